import type { RegistryEntry, ReleasePointer } from '@loupe/federation/registry/registry-document';

export type Released = ReadonlyMap<string, RegistryEntry>;

/** A file of a release: `file` is its path below the folder of the release. */
interface ReleasedFile {
  readonly remote: string;
  readonly version: string;
  readonly file: string;
}

function versionsOf({ previous, canary, ...live }: RegistryEntry): readonly ReleasePointer[] {
  return [live, canary, previous].filter((version) => version !== null);
}

/**
 * The release that a script at this address belongs to; null for one of the host, of a browser extension, of another
 * site or of a developer's machine. No two releases have a folder in common, and a folder never changes.
 */
export function releasedFile(address: string, remotes: Released, origin: string): ReleasedFile | null {
  for (const [remote, entry] of remotes)
    for (const { base_url: folder, version } of versionsOf(entry)) {
      const { href } = new URL(folder, origin);
      if (address.startsWith(href)) return { remote, version, file: address.slice(href.length) };
    }
  return null;
}
