import { createHash } from 'node:crypto';
import type {
  Canary,
  RegistryDocument,
  RegistryEntry,
  ReleaseBody,
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
  readonly canary?: { readonly release: Release; readonly percent: number };
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

function inlined(release: Release): ReleaseBody & ReleasePointer {
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
  };
}

function canaryOf({ canary }: ReleaseInForce): Canary | null {
  return canary ? { ...inlined(canary.release), percent: canary.percent } : null;
}

function entryOf(release: ReleaseInForce): RegistryEntry {
  return {
    ...inlined(release),
    previous: release.previous ? pointTo(release.previous) : null,
    canary: canaryOf(release),
  };
}

/** The registry document of the releases in force, by name; `issuedAt` is when they last changed. */
export function composeRegistry(releases: readonly ReleaseInForce[], issuedAt: Date): RegistryDocument {
  const remotes = releases.map(entryOf).toSorted((a, b) => a.name.localeCompare(b.name));
  const composition = createHash('sha256').update(JSON.stringify(remotes)).digest('base64url').slice(0, 16);
  return { schema: 2, composition, issued_at: issuedAt.toISOString(), remotes };
}
