import type { Period } from '../table/period.ts';
import type { Unit } from '../table/unit.ts';
import type { Basis } from './plan-basis.ts';

/**
 * How a source says something. `negated` and `denied` say that it is not so; `corrected` is a value that the same
 * source replaces by another; `former` was so; `expected` is not so yet.
 */
export type Polarity = 'stated' | 'negated' | 'denied' | 'former' | 'expected' | 'corrected';

/** Who is behind it: the document itself, somebody the document quotes or names, or nobody ("reportedly"). */
export type Voice = 'own' | 'reported' | 'rumour';

/** A number as read: `value` in whole units of `unit`, whose scale is 1. */
export interface Quantity {
  readonly kind: 'quantity';
  readonly value: number;
  /** Upper end of a range such as "between 430 and 445"; equal to `value` otherwise. */
  readonly high: number;
  readonly unit: Unit;
  /** What the source counts in: 1000 for "in EUR thousand". */
  readonly scale: number;
  /** Half of the last digit written, in whole units: 412.6 million is exact to 50,000. */
  readonly precision: number;
  readonly isApproximate: boolean;
  /** "More than 1,400", "at least 1,400": the value lies above it, or there; always approximate too. */
  readonly bound?: 'above' | 'least' | 'below' | 'most';
  /** As the source writes it. */
  readonly written: string;
}

export type ClaimValue =
  | Quantity
  /** ISO day, month or year. */
  | { readonly kind: 'date'; readonly date: string; readonly written: string }
  /** A name, a place, a number of a register: compared by its letters. */
  | { readonly kind: 'text'; readonly text: string };

/** Where a claim is: words of one document that hold the statement. */
export interface ClaimPlace {
  /** Key of the document. */
  readonly document: string;
  /** "line 4", "lines 4-6", "page 3", "section “Outlook”", "row 7", stored in English. */
  readonly locator: string;
  /** The whole sentence, or the cells with their row and column. */
  readonly quote: string;
}

export interface Claim {
  /** Key of the entity it is about (`CompanyName.key`), or the name of another one as written. */
  readonly entity: string;
  /** Id of an attribute of a pack. */
  readonly attribute: string;
  /** Segment, product or country it is limited to; null for the whole. */
  readonly part: string | null;
  readonly value: ClaimValue;
  /** What a flow is about; null for what has no period. */
  readonly period: Period | null;
  /** Day (or year) at which it held or begins to hold; null when not said. */
  readonly asOf: string | null;
  /** Day until which it held; null when not said. */
  readonly until: string | null;
  readonly polarity: Polarity;
  readonly voice: Voice;
  /** Of a person in an office: "acting", "interim". */
  readonly isActing?: boolean;
  /** Of what is expected: a budget or plan says it; left out for a forecast. */
  readonly basis?: Basis;
  /** The source says that this value replaces an earlier one. */
  readonly isRestated: boolean;
  /** Day of the text that says it, when the text is dated. */
  readonly saidOn: string | null;
  /** The day its year is counted from ("last year"): which year of business is meant shows beside other documents. */
  readonly yearCountedFrom?: string;
  readonly from: 'sentence' | 'label' | 'table';
  readonly place: ClaimPlace;
}
