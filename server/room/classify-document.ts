import { documentKinds, type DocumentKindId } from '../packs/room/document-kinds.ts';
import { roomTables } from '../packs/exports/room-tables.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { capTableOf } from './cap-table.ts';
import { customerEntries } from './customer-entries.ts';

/** A document of a data room, as far as its kind can be determined. */
export interface RoomDocument {
  readonly key: string;
  readonly name: string;
  /** Its text by lines; of a table they are not looked at. */
  readonly lines: readonly string[];
  readonly isTable: boolean;
  readonly tables: readonly DocumentTable['table'][];
}

export interface FoundKind {
  readonly id: DocumentKindId;
  /** The words or heads it was known by, as written. */
  readonly because: readonly string[];
}

/** As far as a title reaches. */
const titleLines = 5;
const longestTitle = 120;

function byHeads(document: RoomDocument): FoundKind | null {
  for (const [at, table] of document.tables.entries()) {
    const source = { document: document.key, at, table };
    const heads = table.columns.map(({ name }) => name);
    if (capTableOf(source) !== null) return { id: 'cap_table', because: heads };
    for (const one of roomTables) {
      const known = one.heads.map((head) => heads.find((name) => head.test(name.trim())));
      if (known.every((name) => name !== undefined)) return { id: one.id, because: known };
    }
    if (customerEntries(source) !== null) return { id: 'customers', because: heads };
  }
  return null;
}

/**
 * What a document is: by the heads of its tables where the file is a table, else by the words of its name, else by those of
 * its first lines. Null when nothing tells: it is then named as unknown, and stands for nothing on the checklist.
 */
export function kindOf(document: RoomDocument): FoundKind | null {
  const heads = document.isTable ? byHeads(document) : null;
  if (heads !== null) return heads;
  const name = document.name.replace(/\.[a-z\d]+$/iu, '').replaceAll(/[_-]+/g, ' ');
  const first = document.lines.filter((line) => line.trim() !== '').slice(0, titleLines);
  for (const text of [name, ...first.filter((line) => line.length <= longestTitle)])
    for (const { id, words } of documentKinds) {
      const found = words.exec(text)?.[0];
      if (found !== undefined) return { id, because: [found] };
    }
  return null;
}
