import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  composeRegistry,
  type Release,
  type ReleaseInForce,
} from '@loupe/federation/registry/compose-registry';
import type { RegistryDocument, ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { releaseManifestSchema } from '@loupe/federation/registry/registry-schema';

export interface SiteFolders {
  /** `host/dist`. */
  readonly hostBuild: string;
  /** Folder of the remotes' packages, each with a `dist`. */
  readonly remotes: string;
  /** Where releases are kept, so that an open tab never meets a missing chunk. */
  readonly store: string;
}

export interface SiteContent {
  /** The built page, its placeholders not filled in. */
  readonly template: string;
  readonly registry: RegistryDocument;
  /** Folder of the host's files and their paths in it, `/`-separated; older builds included. */
  readonly hostFolder: string;
  readonly hostFiles: ReadonlySet<string>;
  /** Folder of a published release, or null. */
  findRelease(name: string, version: string): string | null;
}

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Publishes what was built and is not published yet. Null when the host was never built. */
export async function publishBuilds(folders: SiteFolders, now: Date): Promise<SiteContent | null> {
  const page = join(folders.hostBuild, 'index.html');
  if (!existsSync(page)) return null;
  const hostFolder = join(folders.store, 'host');
  await publishHost(folders.hostBuild, hostFolder, now);
  const releases: ReleaseInForce[] = [];
  const remotesFolder = join(folders.store, 'remotes');
  for (const name of await foldersIn(folders.remotes)) {
    const release = await publishRemote(join(folders.remotes, name, 'dist'), remotesFolder, now);
    if (release) releases.push(release);
  }
  const published = await listPublished(remotesFolder);
  return {
    template: await readFile(page, 'utf8'),
    registry: composeRegistry(releases, now),
    hostFolder,
    hostFiles: new Set((await filesBelow(hostFolder)).filter((file) => file !== 'index.html')),
    findRelease: (name, version) =>
      published.has(`${name}/${version}`) ? join(remotesFolder, name, version) : null,
  };
}

/** Hashed names: builds lie beside each other, and a file that is no longer built is kept for a while. */
async function publishHost(build: string, target: string, now: Date): Promise<void> {
  const current = new Set(await filesBelow(build));
  for (const file of current) {
    const to = join(target, file);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(build, file), to);
  }
  for (const file of await filesBelow(target)) {
    const path = join(target, file);
    if (!current.has(file) && (await isOlderThan(path, now))) await rm(path);
  }
}

interface Pointer {
  readonly current: string;
  readonly previous: string | null;
}

/** Copies a release that is new to the store and points to it; the one before stays the way back. */
async function publishRemote(build: string, store: string, now: Date): Promise<ReleaseInForce | null> {
  const built = await readRelease(build);
  if (!built) return null;
  const { name, version } = built.manifest;
  const folder = join(store, name);
  if (!existsSync(join(folder, version))) await copyWhole(build, join(folder, version));
  await utimes(join(folder, version), now, now);
  const pointer = await movePointer(join(folder, 'current.json'), version);
  for (const old of await foldersIn(folder)) {
    const isInUse = old === pointer.current || old === pointer.previous;
    if (!isInUse && (await isOlderThan(join(folder, old), now)))
      await rm(join(folder, old), { recursive: true });
  }
  const previous = pointer.previous === null ? null : await readRelease(join(folder, pointer.previous));
  return { ...built, ...(previous && { previous }) };
}

async function movePointer(file: string, version: string): Promise<Pointer> {
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Pointer) : null;
  if (known?.current === version) return known;
  const pointer: Pointer = { current: version, previous: known?.current ?? null };
  await writeFile(`${file}.new`, JSON.stringify(pointer));
  await rename(`${file}.new`, file);
  return pointer;
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}.part`;
  await cp(from, unfinished, { recursive: true });
  await rename(unfinished, to);
}

/** A build that does not describe itself is not published. */
async function readRelease(folder: string): Promise<Release | null> {
  const file = join(folder, 'release.json');
  if (!existsSync(file)) return null;
  const bytes = await readFile(file);
  const parsed = releaseManifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) return null;
  return {
    manifest: parsed.data as ReleaseManifest,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  };
}

async function listPublished(remotesFolder: string): Promise<Set<string>> {
  const published = new Set<string>();
  for (const name of await foldersIn(remotesFolder)) {
    for (const version of await foldersIn(join(remotesFolder, name))) published.add(`${name}/${version}`);
  }
  return published;
}

async function isOlderThan(path: string, now: Date): Promise<boolean> {
  return now.getTime() - (await stat(path)).mtimeMs > keptMs;
}

async function foldersIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part'))
    .map((entry) => entry.name)
    .toSorted();
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
