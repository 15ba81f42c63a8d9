import { buildNumbers } from './build-column.ts';
import type { DecimalMark } from './read-number.ts';
import { isTotalWord, provesTotal } from './row-kinds.ts';
import type { ColumnScan } from './scan-column.ts';
import type { RowKind } from './table.ts';

const mostRows = 2_000;

/**
 * The decimal mark with which the totals of a column are the sums of its rows, when with the other they are not: 1.200 and
 * 350 are 1.550 only as whole thousands. Null when both readings add up, or none does.
 */
export function markOfSum(
  scan: ColumnScan,
  labels: ColumnScan | undefined,
): { mark: DecimalMark; row: number } | null {
  if (labels === undefined || scan.cells.length > mostRows) return null;
  const kinds = Array.from({ length: scan.cells.length }, (_, row): RowKind => {
    const label = labels.cells.load(row) ? labels.cells.string() : '';
    return isTotalWord(label) ? 'total' : scan.cells.load(row) ? 'record' : 'section';
  });
  const totals = kinds.flatMap((kind, row) => (kind === 'total' ? [row] : []));
  const found = (['.', ','] as const).flatMap((mark) => {
    const numbers = buildNumbers(scan.cells, { mark, letters: 'scales' });
    const row = totals.find((total) => provesTotal([numbers], kinds, total) === true);
    return row === undefined ? [] : [{ mark, row }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
