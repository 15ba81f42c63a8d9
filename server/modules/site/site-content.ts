import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Deps } from '../../deps.ts';
import { publishBundled } from '../releases/bundled-releases.ts';
import { filesBelow } from '../releases/release-folder.ts';
import { keptMs } from '../releases/release-policy.ts';
import type { HostShares } from '../releases/release-rules.ts';

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
  /** Folder of the host's files and their paths in it, `/`-separated; older builds included. */
  readonly hostFolder: string;
  readonly hostFiles: ReadonlySet<string>;
  /** Null for a host that was built before it said so. */
  readonly hostShares: HostShares | null;
}

type PublishDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'fileStore' | 'releases'>;

/** Publishes what was built and is not published yet. Null when the host was never built. */
export async function publishBuilds(deps: PublishDeps, folders: SiteFolders): Promise<SiteContent | null> {
  const page = join(folders.hostBuild, 'index.html');
  if (!existsSync(page)) return null;
  const hostFolder = join(folders.store, 'host');
  await publishHost(folders.hostBuild, hostFolder, deps.clock.now());
  await publishBundled(deps, folders.remotes);
  await deps.releases.refresh();
  await deps.releases.sweep();
  return {
    template: await readFile(page, 'utf8'),
    hostFolder,
    hostFiles: new Set((await filesBelow(hostFolder)).filter((file) => file !== 'index.html')),
    hostShares: await readShares(join(folders.hostBuild, 'release.json')),
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
    const ageMs = now.getTime() - (await stat(path)).mtimeMs;
    if (!current.has(file) && ageMs > keptMs) await rm(path);
  }
}

async function readShares(file: string): Promise<HostShares | null> {
  if (!existsSync(file)) return null;
  const { shared } = JSON.parse(await readFile(file, 'utf8')) as { shared?: HostShares };
  return shared ?? null;
}
