import { areDistinct } from '../table/distinct-values.ts';
import { isCode } from './asked-columns.ts';
import { columnOf, type Reading } from './reading.ts';

/** True for a column of names or numbers of things, one for each row. */
export function namesEachRow(reading: Reading, at: number): boolean {
  const column = columnOf(reading, at);
  if (column === undefined || column.kind === 'date' || column.kind === 'doubtful') return false;
  if (column.kind === 'number' && !isCode(reading, at)) return false;
  const cells = column.kind === 'text' ? column.codes : column.values;
  return cells.length > 1 && areDistinct(cells);
}
