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
  /** Somebody outside the company says or estimates it: an analyst, a rater, or whoever deals with it and writes "we". */
  readonly isOfOutsider: boolean;
  readonly place: ClaimPlace;
}

/** As many of one document as a report may choose from. */
const mostOfDocument = 120;

/** What a document has said of the company so far. */
export interface RemarksSoFar {
  readonly all: Remark[];
  /** How many there are of each weight. */
  readonly ofWeight: Map<number, number>;
  /** Some were not judged, because as many weightier ones are before them as a report chooses from. */
  isCut: boolean;
}

/** The weightiest of a document, in its order. */
export interface WeightiestRemarks {
  readonly kept: readonly Remark[];
  /** How many others there are; more where `isCut`. */
  readonly left: number;
  readonly isCut: boolean;
}

export const noRemarks = (): RemarksSoFar => ({ all: [], ofWeight: new Map(), isCut: false });

/** False where a sentence of this weight could not be chosen any more: it need not be judged. */
export function isWanted(soFar: RemarksSoFar, weight: number): boolean {
  let before = 0;
  for (const [one, count] of soFar.ofWeight) if (one >= weight) before += count;
  if (before >= mostOfDocument) soFar.isCut = true;
  return before < mostOfDocument;
}

export function addRemark(soFar: RemarksSoFar, remark: Remark): void {
  soFar.all.push(remark);
  soFar.ofWeight.set(remark.weight, (soFar.ofWeight.get(remark.weight) ?? 0) + 1);
}

export function weightiestRemarks({ all, isCut }: RemarksSoFar): WeightiestRemarks {
  const kept = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, mostOfDocument));
  return { kept: all.filter((one) => kept.has(one)), left: all.length - kept.size, isCut };
}
