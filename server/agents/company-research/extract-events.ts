import { bare, sentencesOf } from '../writing/sentences.ts';
import type { Dossier, Evidence } from './dossier.ts';

export interface DatedEvent {
  readonly date: string;
  readonly text: string;
  /** Publisher or document, as the heading names it. */
  readonly by: string;
  readonly isAdverse: boolean;
  /** The sentence that makes it adverse, "" otherwise. */
  readonly adverseText: string;
  readonly evidence: Evidence;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const written =
  /\b(\d{1,2})\.? (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/;
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const adverse =
  /\b(claims? |lawsuit|sued|court|damages|recall\w*|fined?|penalt\w+|strike|stopped work|withdrew|regulator|breach|investigat\w+|insolven\w+|default\w*|spoiled|delayed|failed|reduction of (?:shifts|staff|jobs)|layoffs?|leaves the company|will retire|resign\w*|fraud|loss(?:es)?|raised the margin)\b/i;

/** First date of a text as YYYY-MM-DD. */
export function dateIn(text: string): string | null {
  const match = written.exec(text);
  if (match)
    return `${match[3]}-${String(monthNames.indexOf((match[2] ?? '').toLowerCase()) + 1).padStart(2, '0')}-${String(match[1]).padStart(2, '0')}`;
  return iso.exec(text)?.[0] ?? null;
}

/** Dated news under dated headings, and dated list lines ("12 June 2017: Converted …"). */
export function extractEvents(dossier: Dossier): DatedEvent[] {
  const events: DatedEvent[] = [];
  const byHeading = new Map<string, DatedEvent>();
  for (const line of dossier.lines) {
    if (line.text.startsWith('#') || line.text.startsWith('>') || line.text.startsWith('|')) continue;
    const text = bare(line.text);
    const listed = /^(.{6,24}?)[:–-]\s+(.+)$/.exec(text);
    const own = listed?.[1] === undefined ? null : dateIn(listed[1]);
    if (own !== null && listed?.[2] !== undefined) {
      events.push({
        date: own,
        text: listed[2],
        by: line.heading,
        isAdverse: adverse.test(listed[2]),
        adverseText: adverse.test(listed[2]) ? listed[2] : '',
        evidence: { dossier, place: line.place, quote: text },
      });
      continue;
    }
    const date = dateIn(line.heading);
    if (date === null) continue;
    const known = byHeading.get(line.heading);
    const by = line.heading
      .replace(written, '')
      .replace(iso, '')
      .replace(/^[\s·,:|-]+|[\s·,:|-]+$/g, '');
    const sentences = sentencesOf(text);
    const adverseText = known?.adverseText || (sentences.find((sentence) => adverse.test(sentence)) ?? '');
    const first = known?.text ?? sentences[0] ?? text;
    const shown = adverseText === '' || first.includes(adverseText) ? first : `${first} ${adverseText}`;
    byHeading.set(line.heading, {
      date,
      by,
      isAdverse: adverseText !== '',
      adverseText,
      text: shown,
      evidence: known
        ? { ...known.evidence, quote: `${known.evidence.quote} ${text}` }
        : { dossier, place: line.place, quote: text },
    });
  }
  return [...events, ...byHeading.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
