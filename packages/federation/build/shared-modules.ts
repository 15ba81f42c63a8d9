import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isCarried } from '../sharing/carried-stores.ts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version: string;
  readonly strictVersion: boolean;
  readonly eager: boolean;
  /** False: the slice carries no copy of its own. */
  readonly import?: false;
}

/** `provide`: the host, which carries every share from the start. `consume`: a remote's release. `both`: a slice running alone. */
export type SharingRole = 'provide' | 'consume' | 'both';

export function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/**
 * Requests of a peer dependency that must exist once in the page; a trailing slash stands for every subpath.
 * Of `@loupe/shared` only what holds state is shared: its components, formats and texts are pure, so a slice
 * ships the ones it was tested with, and the host need not carry what only a slice uses.
 */
function requestsOf(peer: string, root: string): readonly string[] {
  if (peer === '@loupe/shared') return ['@loupe/shared/environment', ...storeRequests(root)];
  return peer === 'react' || peer === 'react-dom' ? [peer, `${peer}/`] : [peer];
}

/**
 * What a slice asks the host for. The packages of the host contract carry its major and minor (decision 58); their
 * patches change nothing a slice could ask for, so a host of any patch will do.
 */
function rangeOf(peer: string, version: string): string {
  return peer === '@loupe/shared' ? `^${version.replace(/\d+$/, '0')}` : `^${version}`;
}

/**
 * Shares of a slice, computed from its `peerDependencies`: each one a singleton, at the version that is installed.
 * `@loupe/shared` is strict: a slice built for another major is refused instead of run on the wrong stores.
 * A release carries no copies: what must exist once comes from the host, which is deployed first.
 */
export function sharedModules(root: string, role: SharingRole): Record<string, SharedModule> {
  const peers = Object.keys(readPackage(root).peerDependencies ?? {});
  return Object.fromEntries(
    peers.flatMap((peer) => {
      const { version } = readPackage(join(root, 'node_modules', peer));
      const strictVersion = peer === '@loupe/shared';
      const share: SharedModule = {
        singleton: true,
        requiredVersion: rangeOf(peer, version),
        version,
        strictVersion,
        eager: role === 'provide',
        ...(role === 'consume' ? { import: false } : {}),
      };
      return requestsOf(peer, root).map((request) => [request, share]);
    }),
  );
}

/**
 * The stores of `@loupe/shared` that hold something, as requests. The host is built with all of them, also those only
 * slices use: so each exists once, and no slice spends a request on one.
 */
export function storeRequests(root: string): string[] {
  const files = readdirSync(join(root, 'node_modules/@loupe/shared/stores'));
  // Packed, each has its types beside it.
  return files
    .flatMap((file) => /^([\w-]+)(?:\.d)?\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => !isCarried(name))
    .map((name) => `@loupe/shared/stores/${name}`);
}
