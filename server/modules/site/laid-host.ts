import { createHash } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../releases/release-folder.ts';

/** The build that was laid out last, so that a start with the same one need not do so again. */
interface LaidHost {
  /** What it was made of: the build's own files and the key in them. */
  readonly madeOf: string;
  readonly template: string;
  /** Bytes of each file, `/`-separated. */
  readonly files: Readonly<Record<string, number>>;
}

const bookOf = (store: string) => join(store, 'laid-host.json');

/** Another build, or the same under another key, is another. */
export async function madeOf(build: string, key: string): Promise<string> {
  const hash = createHash('sha256').update(key);
  for (const file of (await filesBelow(build)).toSorted())
    hash.update(`\n${file} `).update(
      createHash('sha256')
        .update(await readFile(join(build, file)))
        .digest(),
    );
  return hash.digest('hex');
}

/**
 * The page of the build that lies in `folder`, and its files; null unless it is this one, whole: a file that was lost, or
 * cut short when the power went, has it laid out again.
 */
export async function findLaidHost(
  store: string,
  folder: string,
  made: string,
): Promise<{ readonly template: string; readonly files: readonly string[] } | null> {
  const laid = await readBook(store);
  if (laid?.madeOf !== made) return null;
  const files = Object.keys(laid.files);
  const sizes = await Promise.all(files.map(async (file) => await sizeOf(join(folder, file))));
  const isWhole = files.every((file, index) => sizes[index] === laid.files[file]);
  return isWhole ? { template: laid.template, files } : null;
}

/** To be kept when all files lie there. */
export async function keepLaidHost(
  store: string,
  folder: string,
  { made, template, files }: { made: string; template: string; files: readonly string[] },
): Promise<void> {
  const sized = await Promise.all(
    files.map(async (file) => [file, await sizeOf(join(folder, file))] as const),
  );
  const laid = { madeOf: made, template, files: Object.fromEntries(sized) };
  const unfinished = `${bookOf(store)}.${process.pid}.part`;
  await writeFile(unfinished, JSON.stringify(laid));
  await rename(unfinished, bookOf(store));
}

async function readBook(store: string): Promise<LaidHost | null> {
  try {
    return JSON.parse(await readFile(bookOf(store), 'utf8')) as LaidHost;
  } catch {
    return null;
  }
}

/** Null for a file that is not there. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
