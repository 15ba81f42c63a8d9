import type {
  RegistryDocument,
  RegistryEntry,
  ReleaseManifest,
  ReleasePointer,
} from './registry-document.ts';

export interface Release {
  readonly manifest: ReleaseManifest;
  /** Integrity of the bytes of `release.json`, `sha384-…`. */
  readonly integrity: string;
}

export interface ReleaseInForce extends Release {
  readonly previous?: Release;
}

/** Folder of a release as the server serves it. */
export function releaseUrl(name: string, version: string): string {
  return `/remotes/${name}/${version}/`;
}

function pointTo({ manifest, integrity }: Release): ReleasePointer {
  const baseUrl = releaseUrl(manifest.name, manifest.version);
  return {
    version: manifest.version,
    base_url: baseUrl,
    manifest_url: `${baseUrl}release.json`,
    manifest_integrity: integrity,
  };
}

function entryOf(release: ReleaseInForce): RegistryEntry {
  const { name, owner, version, host_api, entry, exposes, routes, slots, permissions } = release.manifest;
  return {
    ...pointTo(release),
    name,
    owner,
    version,
    host_api,
    entry,
    exposes,
    routes,
    slots,
    permissions,
    previous: release.previous ? pointTo(release.previous) : null,
  };
}

/** The registry document of the releases in force, by name. */
export function composeRegistry(releases: readonly ReleaseInForce[]): RegistryDocument {
  const remotes = releases.map(entryOf).toSorted((a, b) => a.name.localeCompare(b.name));
  return { schema: 1, remotes };
}
