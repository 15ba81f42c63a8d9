import type { Column, Table, TextColumn } from '../table/table.ts';
import { isFormHead } from '../table/form-heads.ts';
import { cellText } from './cell-text.ts';

/** More rows are no list of facts of one company. */
const mostRows = 60;
/** So many different words of a column are looked at for a name. */
const mostWords = 3_000;

/** The columns of a form: label and value, and what is remarked of them; null for a table that is none. */
export function formColumns({ columns }: Table): {
  readonly labels: TextColumn;
  readonly values: Column;
  readonly remarks: Column | null;
} | null {
  const [labels, values, remarks = null] = columns;
  if (labels?.kind !== 'text' || values === undefined || columns.length > 4) return null;
  const isForm = columns.length === 2 || isFormHead(labels.name, values.name);
  return isForm ? { labels, values, remarks } : null;
}

const hasDay =
  /\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}\.? \p{L}{3,} (?:19|20)\d\d/u;

/** One row of a form as a line: "Employees: 342 (31 December 2025)"; of a remark the time alone is given. */
export function formLine(form: NonNullable<ReturnType<typeof formColumns>>, row: number): string {
  const remark = form.remarks === null ? '' : cellText(form.remarks, row);
  const line = `${cellText(form.labels, row)}: ${cellText(form.values, row)}`;
  const day = hasDay.exec(remark)?.[0] ?? '';
  return day === '' || line.includes('(') ? line : `${line} (${day})`;
}

/** "Kreditnehmer: Kessel GmbH": the rows of a table of labels and values as lines. */
export function labelLines(table: Table): string[] {
  const { rowCount } = table;
  const form = formColumns(table);
  if (form === null || rowCount > mostRows) return [];
  const { labels, values } = form;
  const rows = Array.from({ length: rowCount }, (_, row) => formLine(form, row));
  // Rows of text above the first number were taken for a header of several rows.
  const [names, said] = [labels.name.split(' | '), values.name.split(' | ')];
  return names.length === said.length
    ? [...names.map((name, i) => `${name}: ${said[i] ?? ''}`), ...rows]
    : rows;
}

/** What is in the head and the text columns of a table, each word once. */
export const wordsOfTable = ({ columns }: Table): string[] =>
  columns.flatMap((column) => [
    column.name,
    ...(column.kind === 'text' || column.kind === 'doubtful' ? column.words.slice(0, mostWords) : []),
  ]);
