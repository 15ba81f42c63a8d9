import { entriesOf, rolesOfLists, textOf, type ListEntry, type ListRoles } from '../../lists/list-entries.ts';
import type { RoleRule } from '../../table/find-roles.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { tablesOf, type Dossier } from './dossier.ts';
import { listlessLines, listNotes, rowLines, unreadLines, type ColumnNote } from './left-out.ts';
import { readDocuments, type Wanted } from './read-documents.ts';

/** What lists an agent reads, and what it calls their parts. */
interface ListReading<R extends string> {
  readonly rules: readonly RoleRule<R>[];
  /** Whether a table with a name in it is such a list; every one is when left out. */
  readonly isList?: (at: ListRoles<R>['found']['at']) => boolean;
  /** The column without which a row is no entry. */
  readonly name: R;
  readonly texts: {
    readonly columns: Readonly<Record<R, string>>;
    readonly noTable: string;
    readonly noName: string;
  };
}

export interface GatheredLists<R extends string> {
  readonly dossiers: readonly Dossier[];
  readonly entries: readonly ListEntry<R>[];
  /** Files and rows that were not used, a line each. */
  readonly leftOut: readonly string[];
  readonly notes: readonly ColumnNote[];
}

/** Reads the entries of every list of the files, in one step a file, and what of them was not used. */
export async function gatherLists<R extends string>(
  run: AnalystRun,
  wanted: readonly Wanted[],
  { rules, isList = () => true, name, texts }: ListReading<R>,
): Promise<GatheredLists<R>> {
  const { dossiers, failed } = await readDocuments(run, wanted);
  const lists = rolesOfLists(dossiers.flatMap(tablesOf), rules);
  const all = lists.filter(({ found }) => isList(found.at)).flatMap(entriesOf);
  const nameless = all.filter((one) => textOf(one, name) === '');
  const rowsOf = (key: string) =>
    nameless
      .filter(({ source }) => source.document === key)
      .map(({ source, row }) => ({ line: source.table.lines[row] ?? 0, reason: texts.noName }));
  return {
    dossiers,
    entries: all.filter((one) => !nameless.includes(one)),
    leftOut: [
      ...unreadLines(failed),
      ...listlessLines(dossiers, all, texts.noTable),
      ...dossiers.flatMap((one) => rowLines(one.name, rowsOf(one.key))),
    ],
    notes: listNotes(dossiers, lists, texts.columns),
  };
}
