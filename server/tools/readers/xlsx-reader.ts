import { appError } from '../../errors/app-error.ts';
import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { splitGrid } from '../../table/split-grid.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits } from './document.ts';
import { readSheet } from './xlsx-sheet.ts';
import { readWorkbook, type Workbook } from './xlsx-workbook.ts';
import { openZip } from './zip-guard.ts';

/**
 * Cells of the sheets of a workbook that hold any, hidden ones too, several tables of one sheet apart. Throws
 * `file.unreadable`.
 */
export async function readXlsx(bytes: Uint8Array, name: string): Promise<RawGrid[]> {
  const { names, parts } = openZip(bytes, name);
  if (!names.some((entry) => entry.startsWith('xl/')))
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.notExcel(name)) });
  const workbook = readWorkbook(parts);
  if (workbook === null)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.damagedExcel(name)) });
  const grids = sheetGrids(workbook, name);
  if (grids.length === 0)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.noRows(name)) });
  return grids;
}

function sheetGrids(workbook: Workbook, name: string): RawGrid[] {
  let characters = 0;
  return workbook.sheets.flatMap((sheet) => {
    const { rows, formats, hasMerges, hidden, characters: more } = readSheet(sheet.content, workbook);
    characters += more;
    // A text that occurs once in the file may be the value of a million cells.
    if (characters > readLimits.tableCharacters)
      throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.tooComplex(name)) });
    const grid = gridOfRows(sheet.name, rows, {
      lineWord: 'row',
      sheet: sheet.name,
      isHidden: sheet.isHidden,
      isFilled: hasMerges,
      hidden,
      formats,
    });
    return grid.rowCount === 0 ? [] : splitGrid(grid);
  });
}
