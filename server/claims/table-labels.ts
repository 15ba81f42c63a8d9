import type { Table } from '../table/table.ts';
import { cellText } from './cell-text.ts';

/** More rows are no list of facts of one company. */
const mostRows = 60;
/** So many different words of a column are looked at for a name. */
const mostWords = 3_000;

/** "Kreditnehmer: Kessel GmbH": the rows of a table of labels and values as lines. */
export function labelLines({ columns, rowCount }: Table): string[] {
  const [labels, values] = columns;
  if (columns.length !== 2 || labels?.kind !== 'text' || values === undefined || rowCount > mostRows)
    return [];
  const rows = Array.from(
    { length: rowCount },
    (_, row) => `${cellText(labels, row)}: ${cellText(values, row)}`,
  );
  // Rows of text above the first number were taken for a header of several rows.
  const [names, said] = [labels.name.split(' | '), values.name.split(' | ')];
  return names.length === said.length
    ? [...names.map((name, i) => `${name}: ${said[i] ?? ''}`), ...rows]
    : rows;
}

/** What stands in the head and the text columns of a table, each word once. */
export const wordsOfTable = ({ columns }: Table): string[] =>
  columns.flatMap((column) => [
    column.name,
    ...(column.kind === 'text' || column.kind === 'doubtful' ? column.words.slice(0, mostWords) : []),
  ]);
