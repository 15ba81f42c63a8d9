import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
}

export function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/**
 * Requests of a peer dependency that must exist once in the page; a trailing slash stands for every subpath.
 * Of `@loupe/shared` only what holds state is shared: its components, formats and texts are pure, so a slice
 * ships the ones it was tested with, and the host need not carry what only a slice uses.
 */
const requestsOf: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  '@loupe/shared': ['@loupe/shared/environment', '@loupe/shared/stores/'],
};

/**
 * Shares of a slice, computed from its `peerDependencies`: each one a singleton, at the version that is installed.
 * `@loupe/shared` is strict: a slice built for another major is refused instead of run on the wrong stores.
 */
export function sharedModules(root: string, isEager: boolean): Record<string, SharedModule> {
  const peers = Object.keys(readPackage(root).peerDependencies ?? {});
  return Object.fromEntries(
    peers.flatMap((peer) => {
      const { version } = readPackage(join(root, 'node_modules', peer));
      const strictVersion = peer === '@loupe/shared';
      const share = { singleton: true, requiredVersion: `^${version}`, version, strictVersion, eager: isEager } as const;
      return (requestsOf[peer] ?? [peer]).map((request) => [request, share]);
    }),
  );
}
