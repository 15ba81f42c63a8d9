// From which sources something was built: a build is kept as long as its stamp is that of what is in its folder.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What is built by itself, relative to the root of the repository. */
export interface Built {
  readonly name: string;
  readonly folder: string;
  /** The file in its dist/ that is there once it was built. */
  readonly result: string;
}

/** The server in a few files (server/rolldown.config.ts). */
export const serverBuilt: Built = { name: 'server', folder: 'server', result: 'bundle/index.js' };

const skipped = new Set(['node_modules', 'dist', '.cache', 'testing']);
const notBuilt = /\.test\.tsx?$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return notBuilt.test(entry.name) ? [] : [path];
  });
  return (await Promise.all(nested)).flat();
}

async function hashOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(relative(root, path)).update(await readFile(path));
  return hash.digest('hex');
}

/** Hash of what all builds rest on: packages/shared, packages/federation and the lockfile. */
export async function commonStamp(root: string): Promise<string> {
  return await hashOf(root, [
    ...(await filesBelow(join(root, 'packages/shared'))),
    ...(await filesBelow(join(root, 'packages/federation'))),
    join(root, 'pnpm-lock.yaml'),
  ]);
}

/** `common` is the stamp of what all builds rest on. */
export async function stampOf(root: string, { folder }: Built, common: string): Promise<string> {
  return `${common} ${await hashOf(root, await filesBelow(join(root, folder)))}`;
}

const stampFile = (root: string, { name }: Built) => join(root, '.cache/builds', name);

/** Whether it was built from just these sources. */
export async function isBuiltFrom(root: string, built: Built, stamp: string): Promise<boolean> {
  if (!existsSync(join(root, built.folder, 'dist', built.result))) return false;
  return (await readFile(stampFile(root, built), 'utf8').catch(() => null)) === stamp;
}

export async function keepStamp(root: string, built: Built, stamp: string): Promise<void> {
  await mkdir(join(root, '.cache/builds'), { recursive: true });
  await writeFile(stampFile(root, built), stamp);
}
