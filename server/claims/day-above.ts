import { namesOtherTime } from './document-day.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { findPeriods } from './periods.ts';

/** What is so when it is written; what "had" or "beschäftigte" tells may be of any day before. */
const isSoNow = {
  en: /(?<!\p{L})(?:employs|has|have|is|are|numbers|counts|works?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:beschäftigt|beschäftigen|hat|haben|zählt|arbeiten|arbeitet|ist|sind)(?!\p{L})/iu,
} as const;

/** The day that a heading opens with: "26 March 2026 · Northern Markets"; null for others. */
function dayOfHeading(heading: string | undefined): string | null {
  const days = findPeriods(heading ?? '').filter(({ period }) => period?.kind === 'day');
  const [first, ...more] = days;
  if (first === undefined || first.start > 0 || more.length > 0) return null;
  return first.period?.kind === 'day' ? first.period.date : null;
}

/** "Verdane employs 560 people" below a heading that is a day is said of that day, where the sentence names no time. */
export function withDayAbove(
  drafts: readonly Draft[],
  { text, reading }: SentenceScope,
  heading: string | undefined,
): Draft[] {
  const day = dayOfHeading(heading);
  const { language } = reading;
  const isOfDay =
    day !== null &&
    isSoNow[language].test(text) &&
    !namesOtherTime(text, day, language, { isAnnounced: false });
  if (!isOfDay) return [...drafts];
  const counts = new Set(reading.attributes.flatMap(({ kind, id }) => (kind === 'count' ? [id] : [])));
  return drafts.map((draft) =>
    counts.has(draft.attribute) && draft.polarity === 'stated' && draft.asOf === null && draft.period === null
      ? { ...draft, asOf: day }
      : draft,
  );
}
