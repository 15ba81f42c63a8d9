import type { Period } from '../table/period.ts';
import type { Modality } from './modality.ts';
import type { ClaimValue } from './claim.ts';
import type { Reading, Token } from './tag-sentence.ts';
import type { Surroundings } from './subject.ts';

/** A claim before it has its quote and place. */
export interface Draft extends Modality {
  readonly entity: string;
  readonly attribute: string;
  readonly part: string | null;
  readonly value: ClaimValue;
  readonly period: Period | null;
  readonly asOf: string | null;
  readonly until: string | null;
  readonly isActing?: boolean;
  /** Day on which the sentence says that it was said; else that of the document. */
  readonly saidOn?: string | null;
}

/** An office that a document has given somebody before. */
export interface KnownOffice {
  readonly role: string;
  readonly entity: string;
}

/** Whom a document has named with an office, by the whole name. */
export type KnownPeople = Map<string, KnownOffice>;

/** One sentence with everything needed to read it. */
export interface SentenceScope {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  readonly around: Surroundings;
  /** Period of the sentence before, of the heading or of the title, for figures that name none. */
  readonly period: Period | null;
  /** Last year the paragraph spoke of, for "at the end of the year". */
  readonly year: number | null;
  /** Name of the segment that the section is about; its figures are not the company's. */
  readonly part: string | null;
  /** What the paragraph said before this sentence. */
  readonly paragraph: readonly Draft[];
  /** Whom the document has named with an office before. */
  readonly people: KnownPeople;
  /** What the document expected before this sentence. */
  readonly expected: readonly Draft[];
  /** The section is about what is expected. */
  readonly isOutlook: boolean;
  /** The year that its heading expects something of: "Ausblick 2026". */
  readonly outlookYear: number | null;
  /** The day on which the document was written; null where it does not say. */
  readonly writtenOn: () => string | null;
  /** The latest year that the document names, up to its latest day. */
  readonly latestYear: () => number | null;
  /** Its years end on 31 December, as far as it says. */
  readonly hasCalendarYears: () => boolean;
}
