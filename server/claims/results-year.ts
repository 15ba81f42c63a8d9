import type { Period } from '../table/period.ts';
import type { Block } from './blocks.ts';
import type { Draft } from './draft.ts';
import type { Earlier } from './earlier.ts';

/** A time of its own, or one that a reader must know the day for. */
const ownTime =
  /(?<!\p{L})(?:Quartal\p{L}*|Halbjahr\p{L}*|\p{L}*monat\p{L}*|derzeit|aktuell|heute|inzwischen|mittlerweile|jährlich|künftig|seit|früher|damals|einst|quarter\p{L}*|half|months?|currently|today|now|since|annually|formerly|once)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu;

/**
 * Notes of what year a dated text tells the results from its start: "Husum, 27. März 2025 – … hat das Geschäftsjahr 2024
 * mit einem Umsatz von … abgeschlossen". Only where that is the year before the text was written, and only as long as it
 * tells figures of that year and the one before it alone.
 */
export function noteResults(
  earlier: Earlier,
  drafts: readonly Draft[],
  subject: string | null,
  writtenOn: () => string | null,
): void {
  const told = drafts.filter(({ period, polarity }) => period !== null && polarity === 'stated');
  if (earlier.results === false || told.length === 0) return;
  const years = told.map(({ period }) => (period?.kind === 'year' ? period.year : null));
  const last = Math.max(...years.map((year) => year ?? 0));
  const isOne = years.every((year) => year === last || year === last - 1);
  const isOwn = told.some(({ entity, part }) => entity === subject && part === null);
  const day = writtenOn();
  const isNews = day !== null && Number(day.slice(0, 4)) === last + 1;
  if (earlier.results === null) earlier.results = isOne && isOwn && isNews ? last : false;
  else if (!isOne || last !== earlier.results) earlier.results = false;
}

/** The year of a paragraph that names no time, in a text that has given the results of one year alone; null for any other. */
export function resultsYear({ kind, text }: Block, { results }: Earlier): Period | null {
  if (kind !== 'text' || typeof results !== 'number' || ownTime.test(text)) return null;
  return { kind: 'year', year: results, isFiscal: false };
}
