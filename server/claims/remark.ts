import type { ClaimPlace } from './claim.ts';

/**
 * A sentence in which a document speaks of the company asked for, in its own words: shown as a quotation where no claim
 * says the same, never compared and never computed with.
 */
export interface Remark {
  /** As written, with the sentence before it where it cannot be understood alone. */
  readonly text: string;
  /** The sentence alone. */
  readonly sentence: string;
  /** Characters from the start of its paragraph to the start and the end of `text`. */
  readonly span: { readonly start: number; readonly end: number };
  /** The paragraph's place in the document, counted from 0. */
  readonly paragraph: number;
  /** Headings above it, the nearest last. */
  readonly headings: readonly string[];
  /** What it answers: the paragraph above, where that is a question; else null. */
  readonly question: string | null;
  /** How many amounts and counts it gives; shares where it gives none. */
  readonly figures: number;
  /** How much it tells: figures, days and years, offices, other companies. */
  readonly weight: number;
  /** It opens with the company or with "we". */
  readonly isOfSubject: boolean;
  readonly isExpected: boolean;
  readonly place: ClaimPlace;
}

/** As many of one document as a report may choose from. */
const mostOfDocument = 120;

/** The weightiest of a document, in its order, and how many others there are. */
export function weightiestRemarks(remarks: readonly Remark[]): {
  readonly kept: readonly Remark[];
  readonly left: number;
} {
  const kept = new Set(remarks.toSorted((a, b) => b.weight - a.weight).slice(0, mostOfDocument));
  return { kept: remarks.filter((one) => kept.has(one)), left: remarks.length - kept.size };
}
