import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textFile = /\.(js|css|html|json|svg)$/;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
let written = 0;
/** Older than any writing takes: whoever began it is gone. */
const abandonedMs = 60 * 60 * 1000;

/** Every file below a folder with its content, paths with `/`; compressed copies left out. */
export async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const path of await filesBelow(folder))
    if (!/\.(br|gz)$/.test(path)) files.set(path, await readFile(join(folder, path)));
  return files;
}

/** Writes a release whole or not at all, text files also compressed. Right also when another process does the same. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  if (existsSync(folder)) return;
  written += 1;
  const unfinished = `${folder}.${process.pid}-${written}.part`;
  try {
    for (const [path, content] of files) await writeCompressed(join(unfinished, path), content);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Writes a file, and compressed copies beside it when it is text. */
export async function writeCompressed(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (!textFile.test(path)) return;
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  await writeFile(`${path}.br`, await brotli(content, quality));
}

/** Removes what somebody began to write and did not live to finish. */
export async function removeAbandoned(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    // Folders are dated by the disk, so by its clock.
    const since = Date.now() - (await stat(path)).mtimeMs;
    if (since > abandonedMs) await rm(path, { recursive: true, force: true });
  }
}

/** Folders directly below, finished ones only, sorted. */
export async function foldersIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part'))
    .map((entry) => entry.name)
    .toSorted();
}

/** Paths of the files below a folder, `/`-separated. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
