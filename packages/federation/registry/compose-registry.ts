import { createHash } from 'node:crypto';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import { byCode } from '@loupe/shared/lib/text-order';
import type {
  Canary,
  RegistryDocument,
  RegistryEntry,
  ReleaseBody,
  ReleaseManifest,
  ReleasePointer,
  SwitchedOff,
} from './registry-document.ts';

export interface Release {
  readonly manifest: ReleaseManifest;
  /** Integrity of the bytes of `release.json`, `sha384-…`. */
  readonly integrity: string;
  /** What is set of it; absent when it asks for nothing. */
  readonly config?: ConfigValues | undefined;
}

export interface ReleaseInForce extends Release {
  readonly previous?: Release;
  readonly canary?: { readonly release: Release; readonly percent: number };
  /** An admin has switched it off. */
  readonly isOff?: boolean;
}

/** Folder of a release as the server serves it; `origin` when that is another one than the page's. */
function releaseUrl(name: string, version: string, origin = ''): string {
  return `${origin}/remotes/${name}/${version}/`;
}

function pointTo({ manifest, integrity, config }: Release, origin: string): ReleasePointer {
  const baseUrl = releaseUrl(manifest.name, manifest.version, origin);
  return {
    version: manifest.version,
    base_url: baseUrl,
    manifest_url: `${baseUrl}release.json`,
    manifest_integrity: integrity,
    ...(config && { config_values: config }),
  };
}

function inlined(release: Release, origin: string): ReleaseBody & ReleasePointer {
  const { name, owner, version, host_api, entry, exposes, languages } = release.manifest;
  const { routes, slots, fills, opens, permissions } = release.manifest;
  return {
    ...pointTo(release, origin),
    name,
    owner,
    version,
    host_api,
    entry,
    exposes,
    ...(languages && { languages }),
    routes,
    slots,
    ...(fills && { fills }),
    ...(opens && { opens }),
    permissions,
  };
}

function canaryOf({ canary }: ReleaseInForce, origin: string): Canary | null {
  return canary ? { ...inlined(canary.release, origin), percent: canary.percent } : null;
}

function entryOf(release: ReleaseInForce, origin: string): RegistryEntry {
  return {
    ...inlined(release, origin),
    previous: release.previous ? pointTo(release.previous, origin) : null,
    canary: canaryOf(release, origin),
  };
}

/** Its pages are known also while it is off, those of its canary too; where its files are is not. */
function offOf({ manifest, canary }: ReleaseInForce): SwitchedOff {
  return { name: manifest.name, routes: { ...canary?.release.manifest.routes, ...manifest.routes } };
}

/**
 * The registry document of the releases in force, by name; `issuedAt` is when they last changed, `origin` where their
 * files are when that is not the page's own.
 */
export function composeRegistry(
  releases: readonly ReleaseInForce[],
  issuedAt: Date,
  origin = '',
): RegistryDocument {
  const ordered = releases.toSorted((a, b) => byCode(a.manifest.name, b.manifest.name));
  const remotes = ordered.filter(({ isOff }) => !isOff).map((release) => entryOf(release, origin));
  const off = ordered.filter(({ isOff }) => isOff).map(offOf);
  const said = off.length > 0 ? { remotes, switched_off: off } : { remotes };
  const named = JSON.stringify(off.length > 0 ? said : remotes);
  const composition = createHash('sha256').update(named).digest('base64url').slice(0, 16);
  return { schema: 2, composition, issued_at: issuedAt.toISOString(), ...said };
}
