import { heading, paragraph, table as tableBlock } from '../../report/build-blocks.ts';
import type { Block } from '../../report/blocks.ts';
import type { Said } from '../../report/words.ts';
import type { Column } from '../../table/table.ts';
import { numberText } from '../../tools/number-text.ts';
import { cellText, valueText } from '../../table-question/value-text.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Dossier } from '../ground/dossier.ts';
import { cellFigure, rowsFigure, type TableWriting } from '../ground/table-figures.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';

const mostTables = 8;
const mostColumns = 12;

/** The tables that their files show. */
export const tablesOf = (dossiers: readonly Dossier[]): DocumentTable[] =>
  dossiers.flatMap(({ key, document }) =>
    document.tables
      .map((table, at): DocumentTable => ({ document: key, at, table }))
      .filter(({ table }) => !table.place.isHidden && table.rowCount > 0),
  );

/** The rows of records in which a column of numbers or days has a value. */
function filledRows({ table }: DocumentTable, column: Column): Uint32Array {
  if (column.kind !== 'number' && column.kind !== 'date') return new Uint32Array();
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row += 1)
    if ((table.rowKinds?.[row] ?? 'record') === 'record' && !Number.isNaN(column.values[row] ?? NaN))
      rows.push(row);
  return Uint32Array.from(rows);
}

/** The row with the lowest and the one with the highest value. */
function ends(column: Column, rows: Uint32Array): readonly [number, number] {
  const at = (row: number) =>
    column.kind === 'number' || column.kind === 'date' ? (column.values[row] ?? 0) : 0;
  let [low, high] = [rows[0] ?? 0, rows[0] ?? 0];
  for (const row of rows) {
    if (at(row) < at(low)) low = row;
    if (at(row) > at(high)) high = row;
  }
  return [low, high];
}

function rowOf(w: TableWriting, source: DocumentTable, column: Column, id: string): readonly Said[] | null {
  const rows = filledRows(source, column);
  if (rows.length === 0) return null;
  const texts = ownAgentTexts();
  const shown = (row: number) =>
    column.kind === 'number'
      ? valueText(column.values[row] ?? 0, column.unit, column.decimals)
      : cellText(column, row);
  const [low, high] = ends(column, rows);
  const count = rowsFigure(
    w,
    {
      id: `${id}-rows`,
      label: texts.columnCount(column.name),
      value: numberText(rows.length, 0),
      formula: 'n',
    },
    { source, rows, columns: [column] },
  );
  const end = (row: number, name: string, label: string) =>
    cellFigure(w, { source, row, column }, { id: `${id}-${name}`, label, value: shown(row) });
  return [
    column.name,
    count,
    end(low, 'lowest', texts.columnMin(column.name)),
    end(high, 'highest', texts.columnMax(column.name)),
  ];
}

/** Each table with its columns of numbers and days: how many rows have a value, and the ends. Nothing is added up: what can be is asked for. */
export function writeTables(w: TableWriting, tables: readonly DocumentTable[]): Block[] {
  const texts = ownAgentTexts();
  if (tables.length === 0) return [paragraph(texts.noTables)];
  const parts = tables.slice(0, mostTables).flatMap((source, i): Block[] => {
    const dossier = w.dossiers.find(({ key }) => key === source.document);
    const name =
      dossier === undefined || source.table.name === dossier.name
        ? source.table.name
        : `${dossier.name} · ${source.table.name}`;
    const rows = source.table.columns.slice(0, mostColumns).flatMap((column, j) => {
      const row = rowOf(w, source, column, `t${i + 1}-${j + 1}`);
      return row === null ? [] : [row];
    });
    return [
      heading(name, 3),
      rows.length === 0
        ? paragraph(texts.noNumbers)
        : tableBlock(texts.tableHead, rows, { right: [1, 2, 3] }),
    ];
  });
  const more = tables.length - mostTables;
  return more > 0 ? [...parts, paragraph(texts.moreTables(more))] : parts;
}
