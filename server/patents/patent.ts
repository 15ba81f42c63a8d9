import type { Passage } from '../likeness/cover.ts';

/** What a date of a patent document is the date of. */
export type DateKind = 'priority' | 'filing' | 'publication';

export interface PatentDate {
  /** As "2019-03-14". */
  readonly day: string;
  /** As the document writes it. */
  readonly written: string;
  readonly locator: string;
}

/** A patent document as far as it says so itself; what it does not say is null or empty. */
export interface Patent {
  readonly number: string | null;
  readonly title: string | null;
  readonly abstract: Passage | null;
  readonly claims: readonly Passage[];
  /** All paragraphs that may be quoted, claims and abstract among them. */
  readonly passages: readonly Passage[];
  readonly dates: Readonly<Partial<Record<DateKind, PatentDate>>>;
  readonly classes: readonly string[];
}
