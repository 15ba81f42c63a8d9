import type { Column, Table, TextColumn } from './table.ts';

const remark =
  /^(?:units?|currency|notes?|remarks?|comments?|einheit|währung|anhang|bemerkung(?:en)?|hinweise?)$/i;

const isLabel = (column: Column): column is TextColumn =>
  column.kind === 'text' && !remark.test(column.name.trim());

/** Different words of a column that are looked at: a statement has fewer rows. */
const mostWords = 200;
const numbering = /^(?:(?:[A-Z]|[IVX]{1,5}|\d{1,2}|[a-z]{1,2})[.)]{0,2})$/;

/** "A.", "1.", "a)" before the labels in a column of their own: they number the rows and name none. */
function isNumbering(column: Column, next: Column | undefined): boolean {
  if (column.kind !== 'text' || next?.kind !== 'text' || !isLabel(next)) return false;
  const filled = column.words.slice(0, mostWords).filter((text) => text.trim() !== '');
  // Headings of parts ("A. Assets") are in the merged cells of both columns.
  return filled.filter((text) => numbering.test(text.trim())).length > filled.length * 0.6;
}

/**
 * The columns that name the rows of a statement, each with the columns it names them for: the first text column, and
 * every one that begins again behind numbers, as where assets and liabilities are side by side.
 */
export function rowLabels({
  columns,
}: Table): { readonly labels: TextColumn; readonly of: readonly Column[] }[] {
  const found: { labels: TextColumn; of: Column[] }[] = [];
  for (const [i, column] of columns.entries()) {
    if (isNumbering(column, columns[i + 1])) continue;
    const isFirst = found.length === 0 || (columns[i - 1]?.kind !== 'text' && found.at(-1)?.of.length !== 0);
    if (isFirst && isLabel(column)) found.push({ labels: column, of: [] });
    else if (column.kind !== 'text') found.at(-1)?.of.push(column);
  }
  return found;
}
