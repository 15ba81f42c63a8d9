import type { TableFile } from '../table-question/answer-source.ts';
import type { AskedTable } from '../table-question/ask-candidate.ts';
import { AppError } from '../errors/app-error.ts';
import { readDocument } from './readers/read-document.ts';
import type { ToolContext } from './tool.ts';

const newestFiles = 4;

export interface OpenedTables {
  readonly tables: readonly AskedTable[];
  /** The file of a table by the table's id. */
  readonly files: ReadonlyMap<string, TableFile>;
}

/**
 * The tables of the newest files that have some, documents and notes too, newest first. `fileIds` are in order, oldest
 * first. Throws what reading a file throws.
 */
export async function openTables(
  context: Pick<ToolContext, 'userId' | 'openFile'>,
  fileIds: readonly string[],
): Promise<OpenedTables> {
  const tables: AskedTable[] = [];
  const files = new Map<string, TableFile>();
  let count = 0;
  for (const id of fileIds.toReversed()) {
    const file = await context.openFile(id);
    if (count >= newestFiles) break;
    const read = await readDocument(context.userId, await file.read(), file.name);
    if (read.typedTables.length > 0) count += 1;
    for (const [i, table] of read.typedTables.entries()) {
      if (table.place.isHidden) continue;
      const name = read.typedTables.length > 1 ? `${file.name} · ${table.name}` : file.name;
      tables.push({ id: `${id}#${i}`, name, table });
      files.set(`${id}#${i}`, file);
    }
  }
  return { tables, files };
}

/** True when one of the newest files has a table. What cannot be read has none. */
export async function hasTables(
  context: Pick<ToolContext, 'userId' | 'openFile'>,
  fileIds: readonly string[],
): Promise<boolean> {
  const newest = fileIds.slice(-newestFiles);
  const kinds = await Promise.all(newest.map(async (id) => (await context.openFile(id)).kind));
  if (kinds.includes('table')) return true;
  try {
    return newest.length > 0 && (await openTables(context, newest)).tables.length > 0;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Finds the file that one of the tables came from. */
export function fileOfTable(files: OpenedTables['files']): (table: AskedTable) => TableFile {
  return ({ id }) => {
    const file = files.get(id);
    if (file === undefined) throw new Error(`The table ${id} has no file.`);
    return file;
  };
}
