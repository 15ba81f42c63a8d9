import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Logger } from 'pino';
import { releaseKey, type FileStore } from '../../providers/storage/file-store.ts';
import { integrityOf, packArchive, readManifest, type OpenedRelease } from './release-archive.ts';
import { foldersIn, readFolder } from './release-folder.ts';
import { bundledChange, firstChannel } from './release-policy.ts';
import {
  findRelease,
  insertChannel,
  insertRelease,
  lockChannel,
  updateChannel,
} from './releases.repository.ts';
import { isSameContent, rowOf } from './store-release.usecases.ts';

interface PublishDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly fileStore: FileStore;
  readonly releases: { readonly folder: string };
}

/** Publishes every slice that was built with the site: each folder below `remotes` that has a `dist`. */
export async function publishBundled(deps: PublishDeps, remotes: string): Promise<void> {
  for (const name of await foldersIn(remotes)) {
    const build = join(remotes, name, 'dist');
    const opened = await openBuild(deps, build);
    if (opened) await publish(deps, build, opened);
  }
}

/** A build that does not describe itself is not published. */
async function openBuild({ log }: PublishDeps, build: string): Promise<OpenedRelease | null> {
  if (!existsSync(join(build, 'release.json'))) return null;
  try {
    const files = await readFolder(build);
    const written = files.get('release.json') ?? new Uint8Array();
    return { manifest: readManifest(written), manifestIntegrity: integrityOf(written), files };
  } catch (error) {
    log.error({ err: error, build }, 'this build of a slice cannot be published');
    return null;
  }
}

async function publish(deps: PublishDeps, build: string, opened: OpenedRelease): Promise<void> {
  const { db, clock, log, releases } = deps;
  const { manifest } = opened;
  const { name, version } = manifest;
  const known = await findRelease(db, name, version);
  if (known && !isSameContent(known.manifest, manifest)) {
    log.error({ name, version }, 'this version was published before with other content: build it again');
    return;
  }
  const now = clock.now();
  // What is stored under this version may have been tested more than the build that lies here.
  if (!known || known.manifestIntegrity === opened.manifestIntegrity)
    await copyBuild(build, join(releases.folder, name, version));
  if (!known) {
    await keepForOthers(deps, opened);
    const facts = { source: 'bundled', uploadedBy: null, checks: null, createdAt: now } as const;
    const sizes = new Map(manifest.files.map((file) => [file.file, file.gzip_bytes]));
    await insertRelease(db, rowOf(opened, sizes, facts));
  }
  await db.transaction(async (tx) => {
    const before = await lockChannel(tx, name);
    if (!before) {
      await insertChannel(tx, firstChannel(name, version, 100), now);
      return;
    }
    const live = await findRelease(tx, name, before.liveVersion);
    const isLiveBundled = live?.source === 'bundled';
    const isWithdrawn = known !== null && known.withdrawnAt !== null;
    const change = bundledChange(before, version, { isLiveBundled, isWithdrawn });
    if (change) await updateChannel(tx, before, change, now);
  });
}

/** With the compressed files that the build has made. Right also when the same release is unpacked meanwhile. */
async function copyBuild(build: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await cp(build, unfinished, { recursive: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** Other machines of this site may run an older build and must still serve this one. */
async function keepForOthers({ fileStore, log }: PublishDeps, opened: OpenedRelease): Promise<void> {
  const { name, version } = opened.manifest;
  try {
    await fileStore.put(releaseKey(name, version), await packArchive(opened.files));
  } catch (error) {
    log.error({ err: error, name, version }, 'the archive of a built slice could not be kept');
  }
}
