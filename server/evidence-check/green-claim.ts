import type { ClaimKind } from '../packs/claims/claim-kinds.ts';

/** How a claim is meant: said to be so now, for later, not so, of others, or only under a condition. */
export type Stance = 'claimed' | 'aimed' | 'denied' | 'others' | 'conditional';

/** A percentage a claim is measured by. */
export interface ClaimedNumber {
  /** A fraction: 0.42 for 42 %; never below zero. */
  readonly value: number;
  /** Half of the last digit written, as a fraction. */
  readonly precision: number;
  readonly written: string;
  readonly direction: 'less' | 'share';
  /** "more than 30 %": it holds for anything above. "up to 30 %" tells nothing of the whole. */
  readonly bound: 'exactly' | 'about' | 'least' | 'most';
  /** What is measured, as far as the words beside it say. */
  readonly topics: readonly string[];
  readonly qualifiers: readonly string[];
  /** Years as written; `base` is "before" for "last year". */
  readonly base: number | 'before' | null;
  readonly end: number | null;
  /** It speaks of one plant, shop or product. */
  readonly isOfPart: boolean;
}

/** An environmental claim of a document. */
export interface GreenClaim {
  readonly kind: ClaimKind;
  readonly stance: Stance;
  /** The words that make it a claim, as written. */
  readonly words: string;
  readonly sentence: string;
  readonly document: string;
  readonly locator: string;
  readonly number: ClaimedNumber | null;
  /** The paragraph it is in, or the whole of a short text: what specifies or proves it may be there. */
  readonly around: string;
  /** The sentence, and the next where it begins with the certificate. */
  readonly proof: string;
}
