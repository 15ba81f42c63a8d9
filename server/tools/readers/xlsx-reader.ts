import readWorkbook from 'read-excel-file/universal';
import { appError } from '../../errors/app-error.ts';
import { readLimits, type Cell, type RawTable } from './document.ts';
import { columnName } from './passages.ts';
import { storeZip } from './stored-zip.ts';
import { openZip } from './zip-guard.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/** Tables of a workbook, one per sheet that holds any; the first row with two or more cells is its header. */
export async function readXlsx(bytes: Uint8Array, name: string): Promise<RawTable[]> {
  const { names, parts } = openZip(bytes, name);
  if (!names.some((entry) => entry.startsWith('xl/')))
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.notExcel(name)) });
  // Stored, since the library begins a thread for each part that says it is large.
  const sheets = await readWorkbook(storeZip(parts).buffer).catch((cause: unknown) => {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.damagedExcel(name)),
      cause,
    });
  });
  const tables = sheets
    .map(({ sheet, data }) => sheetTable(sheet, data as unknown as unknown[][], name))
    .filter((table) => table !== null);
  assertText(tables, name);
  if (tables.length === 0)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.noRows(name)) });
  return tables;
}

/** A text that stands once in the file may be the value of a million cells. */
function assertText(tables: readonly RawTable[], name: string): void {
  let characters = 0;
  for (const row of tables.flatMap(({ rows }) => rows))
    for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  if (characters > readLimits.tableCharacters)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.tooComplex(name)) });
}

function sheetTable(sheet: string, data: readonly (readonly unknown[])[], name: string): RawTable | null {
  if (data.length * (data[0]?.length ?? 0) > readLimits.cells) {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.tooManyCells(name, readLimits.cells)),
    });
  }
  const filled = data
    .map((row, i) => ({ cells: row.map(toCell), line: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const start = Math.max(
    0,
    filled.findIndex(({ cells }) => cells.filter((cell) => cell !== null).length > 1),
  );
  const header = filled[start];
  if (header === undefined) return null;
  const rows = filled.slice(start + 1);
  return {
    name: sheet,
    columns: header.cells.map((cell, i) => columnName(String(cell ?? ''), i)),
    rows: rows.map(({ cells }) => cells),
    lines: rows.map(({ line }) => line),
    headerLine: header.line,
    rowCount: rows.length,
    lineWord: 'Row',
  };
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace('T', ' ')
      .replace(/\.\d+Z$/, '');
  return typeof value === 'number' ? value : String(value).slice(0, readLimits.cellCharacters);
}
