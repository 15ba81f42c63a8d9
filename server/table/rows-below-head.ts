import { textOf, type CellKind } from './cell-kinds.ts';
import type { RawGrid } from './raw-grid.ts';
import { isEmptyWord, readNumberCell } from './read-number.ts';
import { readUnit } from './read-unit.ts';

const mostRows = 3;
const year = /^(?:FY ?)?(?:19|20)\d\d(?: ?[/–-] ?(?:20)?\d\d)?[A-Z*]?$/u;

const isUnit = (text: string) => readUnit(text.replace(/^[([]|[)\]]$/g, ''), true) !== null;

const isName = (text: string) =>
  year.test(text) || isUnit(text) || (!isEmptyWord(text) && readNumberCell(text) === null);

/**
 * True for a row that goes on with the header above it: no label or a unit, and names over most columns of numbers, as
 * "2024 | 2023" below "Years ended 31 December", "Ist | Plan" below the years, "TEUR | %".
 */
function goesOn(grid: RawGrid, row: number, profile: readonly CellKind[]): boolean {
  const label = textOf(grid, row, 0);
  if (label !== '' && !isUnit(label)) return false;
  const named = profile.flatMap((_, column) => {
    const text = column === 0 ? '' : textOf(grid, row, column);
    return text === '' ? [] : [{ text, column }];
  });
  return (
    named.length >= 2 &&
    named.length * 2 >= profile.length - 1 &&
    named.every(({ text }) => isName(text)) &&
    // A row of numbers with a label is below.
    named.some(
      ({ column }) => readNumberCell(textOf(grid, row + 1, column)) !== null || row + 2 < grid.rowCount,
    )
  );
}

/** Rows of a header of which its writer could mark the first alone. */
export function withRowsBelow(
  grid: RawGrid,
  marked: number,
  start: number,
  profile: readonly CellKind[],
): number {
  if (marked === 0) return 0;
  let count = marked;
  while (count < mostRows && start + count + 1 < grid.rowCount && goesOn(grid, start + count, profile))
    count += 1;
  return count;
}
