import type { TableFile } from '../table-question/answer-source.ts';
import type { AskedTable } from '../table-question/ask-candidate.ts';
import { AppError } from '../errors/app-error.ts';
import { readDocument } from './readers/read-document.ts';
import type { ReadableFile, ToolContext } from './tool.ts';

/** Files that are opened whatever their size, and those that are opened while they are small. */
const newestFiles = 4;
const mostFiles = 20;
/** What the further files may weigh together: a byte of a workbook or document takes as long as eight of separated values. */
const mostWeight = 40 * 1024 * 1024;

export interface OpenedTables {
  readonly tables: readonly AskedTable[];
  /** The file of a table by the table's id. */
  readonly files: ReadonlyMap<string, TableFile>;
  /** Names of files that may have tables and were not opened. */
  readonly unread: readonly string[];
}

/** What is asked, so that the files it is about are among those opened. */
export interface OpenFor {
  readonly question?: string;
  /** Files of the answer before. */
  readonly before?: readonly string[];
}

const weightOf = ({ mime, bytes }: ReadableFile) => (/csv|tab-separated/.test(mime) ? bytes : bytes * 8);

/** The files in the order they are opened: those the question names, and then no others; else those of the answer before, and the newest. */
async function inOrder(
  context: Pick<ToolContext, 'openFile'>,
  fileIds: readonly string[],
  { question = '', before = [] }: OpenFor,
): Promise<ReadableFile[]> {
  const all = await Promise.all(fileIds.toReversed().map(async (id) => await context.openFile(id)));
  const asked = question.toLowerCase();
  const named = all.filter(({ name }) => /\.\w+$/.test(name) && asked.includes(name.toLowerCase()));
  const first = all.filter((file) => before.includes(file.id) && !named.includes(file));
  if (named.length > 0) return [...named, ...first];
  return [...first, ...all.filter((file) => !first.includes(file))];
}

/**
 * The tables of the newest files that have some, documents and notes too, newest first: all of them while they are small.
 * `fileIds` are in order, oldest first. Throws what reading a file throws.
 */
export async function openTables(
  context: Pick<ToolContext, 'userId' | 'openFile'>,
  fileIds: readonly string[],
  wanted: OpenFor = {},
): Promise<OpenedTables> {
  const tables: AskedTable[] = [];
  const files = new Map<string, TableFile>();
  const unread: string[] = [];
  let count = 0;
  let weight = 0;
  for (const file of await inOrder(context, fileIds, wanted)) {
    const isFurther = count >= newestFiles;
    if (isFurther) weight += weightOf(file);
    if (count >= mostFiles || (isFurther && weight > mostWeight)) {
      if (file.kind !== 'text') unread.push(file.name);
      continue;
    }
    const read = await readDocument(context.userId, await file.read(), file.name);
    if (read.typedTables.length > 0) count += 1;
    for (const [i, table] of read.typedTables.entries()) {
      if (table.place.isHidden) continue;
      const id = `${file.id}#${i}`;
      const name = read.typedTables.length > 1 ? `${file.name} · ${table.name}` : file.name;
      tables.push({ id, name, file: file.name, table });
      files.set(id, file);
    }
  }
  return { tables, files, unread };
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
