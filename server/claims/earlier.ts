import type { Period } from '../table/period.ts';
import type { OwnersBefore } from './block-owner.ts';
import type { Draft, KnownPeople } from './draft.ts';
import type { Interim } from './interim.ts';
import type { OtherFigure } from './other-figure.ts';
import type { OutlookTalk } from './outlook-talk.ts';
import type { RemarksSoFar } from './remark.ts';
import type { YearsByDay } from './years-by-day.ts';

/** What a document has said before the block that is read. */
export interface Earlier extends OwnersBefore {
  readonly expected: Draft[];
  /** Whom it has named with an office. */
  readonly people: KnownPeople;
  /** Day of its dateline, or of its line "Date: …". */
  saidOn: string | null;
  /** The one day in its head; null where there is none. */
  readonly dayOfHead: () => string | null;
  /** The one day below it, on which it was signed; null where there is none. */
  readonly dayOfSigning: () => string | null;
  /** Of a report on less than a year; null for all others. */
  readonly interim: Interim | null;
  /** What it gives of the company beside all known attributes. */
  readonly figures: OtherFigure[];
  /** What it says of expectations. */
  readonly talk: OutlookTalk[];
  /** What it says of the company in its own words. */
  readonly remarks: RemarksSoFar;
  /** Whom it has introduced with an office in the company: what they say is quoted. In capitals. */
  readonly speakers: Set<string>;
  /** The last paragraph where it is a question. */
  question: string | null;
  /** Paragraphs read so far. */
  paragraphs: number;
  /** The year that its head says it reports on. */
  readonly periodOfHead: () => Period | null;
  /** The line "Members of the board were:" above a list. */
  lead: string | null;
  /** The year of the accounts or report that the head of the document names. */
  accounts: Period | null;
  /** Another company that the labelled line before is about, to which an office below belongs. */
  party: string | null;
  /** What the results are for that the document says it reports. */
  reported: Period | null;
  /** The year whose results a dated text tells from its start; null before any, false once it tells of other times. */
  results: number | false | null;
  /** The years that it counted from its own day: "last year". */
  readonly yearsByDay: YearsByDay;
  /** The latest year that the document names, up to its latest day. */
  readonly latestYear: () => number | null;
  /** Its years end on 31 December, as far as it says. */
  readonly hasCalendarYears: () => boolean;
}
