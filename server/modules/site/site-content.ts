import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readHostBuild } from '@loupe/federation/registry/host-build';
import type { Deps } from '../../deps.ts';
import { publishBundled } from '../releases/bundled-releases.ts';
import { filesBelow, removeAbandoned } from '../releases/release-folder.ts';
import type { HostShares } from '../releases/release-shares.ts';
import { hostFolderIn, layHost, putHostInForce } from './host-files.ts';
import { findLaidHost, keepLaidHost, madeOf } from './laid-host.ts';
import { pinRegistryKey } from './pin-registry-key.ts';
import { createSharedHostFiles, type HostFiles } from './shared-host-files.ts';

export interface SiteFolders {
  /** `host/dist`. */
  readonly hostBuild: string;
  /** Folder of the remotes' packages, each with a `dist`. */
  readonly remotes: string;
  /** Where the host's files are kept, so that an open tab never meets a missing chunk. */
  readonly store: string;
}

export interface SiteContent {
  /** The built page, its placeholders not filled in. */
  readonly template: string;
  /** Folder of the host's files and what there is in it, `/`-separated; builds of before and of other machines included. */
  readonly hostFolder: string;
  readonly hostFiles: HostFiles;
  /** Which build of the host is served, the same in every process that serves it; null for one that does not say so. */
  readonly hostBuild: string | null;
  /** Null for a host that was built before it said so. */
  readonly hostShares: HostShares | null;
}

type PublishDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'fileStore' | 'releases'>;

/** Publishes what was built and is not published yet. Null when the host was never built. */
export async function publishBuilds(deps: PublishDeps, folders: SiteFolders): Promise<SiteContent | null> {
  if (!existsSync(join(folders.hostBuild, 'index.html'))) return null;
  const shared = createSharedHostFiles(deps);
  const { template, files } = await layOut(deps, folders);
  await putHostInForce(files, folders.store, deps.clock.now(), shared);
  await publishBundled(deps, folders.remotes);
  await deps.releases.refresh();
  await deps.releases.sweep();
  const hostFolder = hostFolderIn(folders.store);
  return {
    template,
    hostBuild: readHostBuild(template),
    hostFolder,
    hostFiles: shared.serveFrom(
      hostFolder,
      (await filesBelow(hostFolder)).filter((file) => file !== 'index.html'),
    ),
    hostShares: await readShares(join(folders.hostBuild, 'release.json')),
  };
}

/** The host with this site's key in it, where its files are sent from; a start with the same build finds it there. */
async function layOut(
  { releases, log }: PublishDeps,
  { hostBuild, store }: SiteFolders,
): Promise<{ readonly template: string; readonly files: readonly string[] }> {
  const made = await madeOf(hostBuild, releases.publicKey);
  const known = await findLaidHost(store, hostFolderIn(store), made);
  if (known !== null) return known;
  await removeAbandoned(store);
  const build = join(store, `host-build.${randomUUID()}.part`);
  const { isPinned } = await pinRegistryKey(hostBuild, build, releases.publicKey);
  if (!isPinned)
    log.error('The built host has no place for the key of the registry and runs no slice: build it again');
  const template = await readFile(join(build, 'index.html'), 'utf8');
  const files = await layHost(build, store);
  await rm(build, { recursive: true, force: true });
  if (isPinned) await keepLaidHost(store, hostFolderIn(store), { made, template, files });
  return { template, files };
}

async function readShares(file: string): Promise<HostShares | null> {
  if (!existsSync(file)) return null;
  const { shared } = JSON.parse(await readFile(file, 'utf8')) as { shared?: Partial<HostShares> };
  return shared?.main && shared.share ? { main: shared.main, share: shared.share } : null;
}
