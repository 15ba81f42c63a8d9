import { cellText } from '../claims/cell-text.ts';
import type { Column, NumberColumn, Table, TextColumn } from '../table/table.ts';

/** Whether a value is the sum of so many others, each rounded in its last decimal. */
const isSum = (value: number, parts: readonly number[], decimals: number): boolean =>
  Math.abs(value - parts.reduce((all, one) => all + one, 0)) <= 0.5 * 10 ** -decimals * (parts.length + 1);

/** A section must have two rows to be summed: of one, a number below says nothing. */
const fewestParts = 2;

function isSubtotal(columns: readonly NumberColumn[], row: number, from: number): boolean {
  const told = columns.map(({ values, decimals }): boolean | null => {
    const value = values[row] ?? Number.NaN;
    const parts = Array.from({ length: row - from }, (_, i) => values[from + i] ?? Number.NaN);
    const given = parts.filter((one) => !Number.isNaN(one));
    if (Number.isNaN(value)) return given.length === 0 ? null : false;
    return given.length >= fewestParts && isSum(value, given, decimals);
  });
  return told.includes(true) && !told.includes(false);
}

/**
 * What rows without a label add up, by the title of the section above them: below "Current assets", three of them and
 * "32,499" alone, the row is the current assets. Only where in every column it is the sum of the rows since that title.
 */
export function printedSubtotals(
  { rowCount, rowKinds }: Table,
  labels: TextColumn,
  of: readonly Column[],
): ReadonlyMap<number, string> {
  const columns = of.filter(
    (one): one is NumberColumn => one.kind === 'number' && one.period !== null && one.unit.kind !== 'percent',
  );
  const found = new Map<number, string>();
  let section: { readonly label: string; readonly from: number } | null = null;
  for (let row = 0; row < rowCount; row += 1) {
    const label = cellText(labels, row).trim();
    const hasNumbers = columns.some(({ values }) => !Number.isNaN(values[row] ?? Number.NaN));
    if (rowKinds?.[row] === 'section' || (label !== '' && !hasNumbers)) section = { label, from: row + 1 };
    else if (label === '' && hasNumbers) {
      if (section !== null && isSubtotal(columns, row, section.from)) found.set(row, section.label);
      section = null;
    }
  }
  return found;
}
