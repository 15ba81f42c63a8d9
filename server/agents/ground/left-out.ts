import { words, type Words } from '../../report/words.ts';
import type { ListRoles } from '../../lists/list-entries.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Column } from '../../table/table.ts';
import type { FoundRoles } from '../../table/find-roles.ts';
import { leftOutTexts } from './messages/left-out-texts.ts';
import { headMark, type TableWriting } from './table-figures.ts';

/** A longer list of names is cut, and says so. */
const mostNames = 12;

const namesOf = (
  columns: readonly Column[],
): { readonly names: readonly string[]; readonly more: number } => ({
  names: columns.slice(0, mostNames).map(({ name }) => name),
  more: Math.max(columns.length - mostNames, 0),
});

/** A file or part of it that was not read, with the sentence why. */
interface Unread {
  readonly name: string;
  readonly reason: string;
}

/** What was not read, one line each. */
export const unreadLines = (failed: readonly Unread[]): string[] =>
  failed.map(({ name, reason }) => `${name}: ${reason}`);

/** Something said of a table's columns. Their names are the file's words: only its head supports them. */
export interface ColumnNote {
  readonly line: string;
  readonly source: DocumentTable;
}

/** What is said of columns, each line with the head that names them. */
export const notesSaid = (w: TableWriting, notes: readonly ColumnNote[]): Words[] =>
  notes.map(({ line, source }) => words`${line}${headMark(w, source)}`);

/**
 * What of a table's columns was not used and why: those that could not be read, those of which two could be meant, needed
 * ones that are missing, and the rest by name. `file` is the document's name, `roleNames` what a person calls each role.
 * A report says them with `notesSaid`.
 */
export function columnNotes<R extends string>(
  file: string,
  source: DocumentTable,
  { several, refused, missing, unused }: FoundRoles<R>,
  roleNames: Readonly<Record<R, string>>,
): ColumnNote[] {
  const texts = leftOutTexts();
  const said = new Set([...several, ...refused].map(({ role }) => role));
  const lines = [
    ...refused.map(({ role, column, why }) => texts.refused[why](column.name, roleNames[role])),
    ...several.map(({ role, columns }) => texts.several(roleNames[role], namesOf(columns).names)),
    ...missing.filter((role) => !said.has(role)).map((role) => texts.missing(roleNames[role])),
    ...(unused.length > 0 ? [texts.unused(namesOf(unused).names, namesOf(unused).more)] : []),
  ];
  return lines.map((line) => ({ line: `${file}: ${line}`, source }));
}

/** The same of several lists, each by the name of its file; columns that no role names are listed for `'every column'` only. */
export function listNotes<R extends string>(
  files: readonly { readonly key: string; readonly name: string }[],
  lists: readonly ListRoles<R>[],
  roleNames: Readonly<Record<R, string>>,
  told: 'every column' | 'columns looked for' = 'every column',
): ColumnNote[] {
  return lists.flatMap(({ source, found }) => {
    const name = files.find(({ key }) => key === source.document)?.name ?? source.document;
    const unused = told === 'every column' ? found.unused : [];
    return columnNotes(name, source, { ...found, unused }, roleNames);
  });
}

/** The files that nothing was read from, each with the reason as a sentence. */
export const listlessLines = (
  files: readonly { readonly key: string; readonly name: string }[],
  read: readonly { readonly source: DocumentTable }[],
  reason: string,
): string[] =>
  files
    .filter(({ key }) => read.every(({ source }) => source.document !== key))
    .map(({ name }) => `${name}: ${reason}`);

/** A row that was not used: its line in the file, and the reason as a sentence without the file's name. */
export interface RowRefusal {
  readonly line: number;
  readonly reason: string;
}

/** Refused rows, joined by reason: "sales.csv: no price (lines 4, 9 and 12 more)". */
export function rowLines(file: string, rows: readonly RowRefusal[]): string[] {
  const texts = leftOutTexts();
  return [...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, some]) => {
    const lines = [...new Set(some.map(({ line }) => line))].toSorted((a, b) => a - b);
    const shown = lines.slice(0, mostNames).map(String);
    return `${file}: ${texts.rows(reason, shown, lines.length - shown.length)}`;
  });
}
