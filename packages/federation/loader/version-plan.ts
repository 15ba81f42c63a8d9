import type { RegistryEntry } from '../registry/registry-document.ts';
import type { Candidate } from './candidates.ts';
import { LoadFailure, type RegistryRefusal } from './load-failure.ts';

export interface VersionPlanOptions {
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
  /** Versions of a remote in the order to try them. */
  readonly candidates: (entry: RegistryEntry) => readonly Candidate[];
  /** Why nothing of the registry is run; null when it may be. */
  readonly refusal: RegistryRefusal | null;
}

/** Which versions of each remote this tab tries, in order: decided when the remote is first needed, and kept. */
export function createVersionPlan({ remotes, candidates, refusal }: VersionPlanOptions) {
  const plans = new Map<string, readonly Candidate[]>();

  function planFor(entry: RegistryEntry): readonly Candidate[] {
    const known = plans.get(entry.name) ?? candidates(entry);
    plans.set(entry.name, known);
    return known;
  }

  return {
    /** The versions to try. Throws a LoadFailure when the remote has none here. */
    versionsOf(remote: string): readonly Candidate[] {
      const entry = remotes.get(remote);
      if (!entry) throw new LoadFailure('check', refusal ?? 'not_registered');
      const planned = planFor(entry);
      if (planned.length === 0) throw new LoadFailure('check', 'left_out');
      return planned;
    },
    /** The first of them; undefined when there is none. */
    wantedOf(remote: string): Candidate | undefined {
      const entry = remotes.get(remote);
      return entry && planFor(entry)[0];
    },
    /** Those of a remote that was needed already, else none. */
    decidedOf: (remote: string): readonly Candidate[] => plans.get(remote) ?? [],
  };
}
