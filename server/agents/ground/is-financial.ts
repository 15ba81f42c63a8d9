import { cellText } from '../../claims/cell-text.ts';
import { financialLines } from '../../packs/statement/financial-business.ts';
import type { Table } from '../../table/table.ts';

/** With fewer kinds of lines it may be a company that lends or insures beside its business. */
const leastKinds = 2;

/** True where tables have lines of banks or insurers, to which the measures of other companies say nothing. */
export function isFinancial(tables: readonly Table[]): boolean {
  const labels = tables.flatMap(({ columns, rowCount }) =>
    columns.flatMap((column) =>
      column.kind === 'text'
        ? Array.from({ length: Math.min(rowCount, 500) }, (_, row) => cellText(column, row).trim())
        : [],
    ),
  );
  return financialLines.filter((pattern) => labels.some((label) => pattern.test(label))).length >= leastKinds;
}
