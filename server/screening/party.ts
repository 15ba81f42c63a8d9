import type { Reason } from './match-names.ts';

/** Who is asked for. */
export interface AskedParty {
  readonly names: readonly string[];
  readonly kind: 'person' | 'company';
  /** Dates or years of birth as written; empty when not known. */
  readonly born: readonly string[];
  readonly places: readonly string[];
  readonly numbers: readonly string[];
  readonly sex: 'male' | 'female' | null;
}

/** Somebody on a list. */
export interface Party extends AskedParty {
  readonly id: string;
  readonly topics: readonly string[];
  /** Line of the list on which the party is, from 1. */
  readonly line: number;
}

export type ScreenStatus = 'match' | 'potential match' | 'no match';

export interface ScreenHit {
  readonly party: Party;
  /** The name of the party that is the most like the asked one. */
  readonly name: string;
  readonly score: number;
  readonly status: ScreenStatus;
  readonly reasons: readonly Reason[];
}

/** Set on the even rows of testing/pairs.csv and reported on the odd ones. */
export const thresholds = { match: 0.93, potential: 0.82 } as const;
/** What something against it leaves of a score: below any potential match. */
export const againstCap = 0.69;
