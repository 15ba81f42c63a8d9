import type { Clause } from './clause.ts';

/**
 * What became of a clause. One that is elsewhere with other words is 'changed', not 'moved': nobody may overlook
 * the change.
 */
export type AlignedKind = 'same' | 'changed' | 'moved' | 'new' | 'gone' | 'split' | 'merged';

export interface Aligned {
  readonly kind: AlignedKind;
  readonly old: Clause | null;
  readonly now: Clause | null;
  /** 1 for the same words, 0 where there is no other side. */
  readonly likeness: number;
  /** Its number or heading is another one, or it is elsewhere among paragraphs without numbers. */
  readonly isMoved: boolean;
  /** Of 'split' and 'merged': the further clauses of the side that has several. */
  readonly further: readonly Clause[];
}

/** A pair of clauses by their positions. */
export interface Pair {
  readonly old: number;
  readonly now: number;
  readonly likeness: number;
}
