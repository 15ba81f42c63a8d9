import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../releases/release-folder.ts';
import { keptMs } from '../releases/release-policy.ts';
import type { SharedHostFiles } from './shared-host-files.ts';

/** The folder of the host's files. */
export const hostFolderIn = (store: string) => join(store, 'host');

/** Copies the files of a build to where they are sent from. */
export async function layHost(build: string, store: string): Promise<readonly string[]> {
  const folder = hostFolderIn(store);
  const files = await filesBelow(build);
  for (const file of files) {
    const to = join(folder, file);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(build, file), to);
  }
  return files;
}

/**
 * Puts a build of the host in force that lies beside the earlier ones, whose files have other names: an open tab goes on
 * loading the parts of the build it began with. A file stays for as long after its build was last in force as the releases
 * of slices do, however long that build was in force.
 */
export async function putHostInForce(
  laid: readonly string[],
  store: string,
  now: Date,
  shared: SharedHostFiles,
): Promise<void> {
  const folder = hostFolderIn(store);
  const book = join(store, 'host-files.json');
  const current = new Set(laid);
  const atLast = (await listedIn(book)) ?? (await filesBelow(folder));
  for (const file of atLast) {
    // Its time begins now, not when it was laid here.
    if (!current.has(file) && existsSync(join(folder, file))) await utimes(join(folder, file), now, now);
  }
  await writeWhole(book, JSON.stringify(laid));
  await shared.keep(folder, current);
  for (const file of await removeExpired(folder, current, now)) await shared.letGo(file);
}

async function removeExpired(folder: string, current: ReadonlySet<string>, now: Date): Promise<string[]> {
  const removed: string[] = [];
  for (const file of await filesBelow(folder)) {
    if (current.has(file)) continue;
    const path = join(folder, file);
    const ageMs = now.getTime() - (await stat(path)).mtimeMs;
    if (ageMs <= keptMs) continue;
    await rm(path, { force: true });
    removed.push(file);
  }
  return removed;
}

/** Files of the build that was in force until now; null when nobody wrote them down. */
async function listedIn(book: string): Promise<string[] | null> {
  return existsSync(book) ? (JSON.parse(await readFile(book, 'utf8')) as string[]) : null;
}

async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}
