import type { Decision } from './decision.ts';
import type { ColumnScan } from './scan-column.ts';
import type { ColumnDoubt, SeenCell } from './table.ts';

/** Where a cell is, and what it says: "line 4: 1.234". Places are kept in English. */
export function placeOf(scan: ColumnScan, seen: SeenCell): string {
  return `${scan.cells.grid.lineWord} ${scan.cells.line(seen.row)}: ${seen.text}`;
}

/** The refusal of a column, with the cells that show it. */
export const doubtful = (
  doubt: ColumnDoubt,
  scan: ColumnScan,
  ...seen: readonly (SeenCell | null | undefined)[]
): Decision => ({
  kind: 'doubtful',
  doubt,
  evidence: seen.flatMap((one) => (one ? [placeOf(scan, one)] : [])),
  cells: seen.flatMap((one) => one ?? []),
});
