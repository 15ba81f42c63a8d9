import type { Column, Table, TextColumn } from './table.ts';

const remark =
  /^(?:units?|currency|notes?|remarks?|comments?|einheit|währung|anhang|bemerkung(?:en)?|hinweise?)$/i;

const isLabel = (column: Column): column is TextColumn =>
  column.kind === 'text' && !remark.test(column.name.trim());

/**
 * The columns that name the rows of a statement, each with the columns it names them for: the first text column, and
 * every one that begins anew behind numbers, as where assets and liabilities stand side by side.
 */
export function rowLabels({
  columns,
}: Table): { readonly labels: TextColumn; readonly of: readonly Column[] }[] {
  const found: { labels: TextColumn; of: Column[] }[] = [];
  for (const [i, column] of columns.entries()) {
    const isFirst = found.length === 0 || (columns[i - 1]?.kind !== 'text' && found.at(-1)?.of.length !== 0);
    if (isFirst && isLabel(column)) found.push({ labels: column, of: [] });
    else if (column.kind !== 'text') found.at(-1)?.of.push(column);
  }
  return found;
}
