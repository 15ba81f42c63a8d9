import type { HostEntry } from '@loupe/federation/registry/page';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { consumedShares, type SharedRequests } from '@loupe/federation/registry/shared-requests';
import { isInCaretRange } from '@loupe/federation/registry/version-range';
import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import { appError } from '../../errors/app-error.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';
import type { OpenedRelease } from './release-archive.ts';

/** Versions of what the deployed host shares on the pages of each of its entries, by exact request. */
export type HostShares = Readonly<Record<HostEntry, SharedRequests>>;

const table: Readonly<Record<string, RouteShape>> = routes;

/** Entries of the host on whose pages a release is shown: the whole site, and the small one for shared chats. */
function entriesOf({ routes: claimed }: ReleaseManifest): HostEntry[] {
  const isOnSharePages = Object.keys(claimed).some(
    (route) => Object.hasOwn(table, route) && table[route]?.owner === 'share',
  );
  return isOnSharePages ? ['main', 'share'] : ['main'];
}

/** What the release's own scripts ask the page for; empty for one that another toolchain has built its own way. */
function requestsInFiles({ files }: OpenedRelease): SharedRequests {
  const scripts = [...files].filter(([path]) => /\.m?js$/.test(path));
  return consumedShares(scripts.map(([, content]) => Buffer.from(content).toString('utf8')));
}

/** Throws `release.shared_undeclared` for a description that says less than the files, or only a folder of modules. */
function assertDeclared({ shared }: ReleaseManifest, inFiles: SharedRequests): void {
  const folder = Object.keys(shared).find((request) => request.endsWith('/'));
  if (folder !== undefined)
    throw appError('release.shared_undeclared', {
      sentence: refusals.said((t) => t.sharedFolder(folder)),
      details: { shared: folder },
    });
  const other = Object.entries(inFiles).find(
    ([request, range]) => !Object.hasOwn(shared, request) || shared[request] !== range,
  );
  if (other)
    throw appError('release.shared_undeclared', {
      sentence: refusals.said((t) => t.sharedUndeclared(other.join(' '))),
      details: { shared: other[0] },
    });
}

/** Version that a host has of a module; of a folder, which earlier releases name, that of anything in it. */
function versionOf(has: SharedRequests, request: string): string {
  const found = request.endsWith('/') ? Object.keys(has).find((one) => one.startsWith(request)) : request;
  return found !== undefined && Object.hasOwn(has, found) ? (has[found] ?? '') : '';
}

/**
 * Throws `release.shared_range` for the first module that the deployed host does not have in the range asked for. Asked
 * at the upload, and again when a version is put in force: the host may have become another since.
 */
export function assertHostHas(manifest: ReleaseManifest, host: HostShares): void {
  for (const entry of entriesOf(manifest)) {
    for (const [request, range] of Object.entries(manifest.shared)) {
      const version = versionOf(host[entry], request);
      if (isInCaretRange(version, range)) continue;
      throw appError('release.shared_range', {
        sentence: refusals.said((t) => t.unmetShare(`${request} ${range}`, version)),
        details: { shared: request },
      });
    }
  }
}

/**
 * Checks what a release takes from the host: every module by its exact request, as its files ask for it, against the
 * host that is deployed. `host` null: a host that does not say what it shares. Answers with whether the files said so
 * themselves. Throws `release.shared_undeclared` or `release.shared_range`.
 */
export function assertShares(opened: OpenedRelease, host: HostShares | null): { isReadFromFiles: boolean } {
  const inFiles = requestsInFiles(opened);
  assertDeclared(opened.manifest, inFiles);
  if (host) assertHostHas(opened.manifest, host);
  return { isReadFromFiles: Object.keys(inFiles).length > 0 };
}
