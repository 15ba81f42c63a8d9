import type { RegistryEntry, ReleaseBody, ReleasePointer } from '../registry/registry-document.ts';
import type { Source } from './outcome.ts';

/** One version of a remote that may be run, in the order of the list it is in. */
export interface Candidate {
  readonly source: Source;
  readonly pointer: ReleasePointer;
  /** What the registry says of it; null: its manifest has to be fetched. */
  readonly release: ReleaseBody | null;
}

/** The versions of a remote, the wanted one first; each later one is taken when all before it failed. */
export function candidatesOf(entry: RegistryEntry, isInCanary: boolean): readonly Candidate[] {
  const { canary, previous } = entry;
  const live: Candidate = { source: 'live', pointer: entry, release: entry };
  return [
    ...(isInCanary && canary ? [{ source: 'canary', pointer: canary, release: canary } as const] : []),
    live,
    ...(previous ? [{ source: 'previous', pointer: previous, release: null } as const] : []),
  ];
}
