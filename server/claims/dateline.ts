import { findPeriods } from './periods.ts';

/** Where and when a report was written, at its very start: "Leeds, 12 May 2025 – …", "BONN (dpa), 3. März 2026. …". */
export interface Dateline {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Characters it takes, with its dash. */
  readonly end: number;
}

const place =
  /^(?:\p{Lu}[\p{L}'’.-]*(?:[ /]\p{Lu}?[\p{L}'’.-]+){0,3}(?:, \p{Lu}[\p{L}. ]{1,20})?(?: \([^)]{2,20}\))?,? ?(?:den )?)?$/u;
const agency = /^(?:\s?(?:\/[^/]{2,30}\/|\([^)]{2,30}\)))?/u;
const parting = /^(?:\s?(?:--|–|-|\u2014|:)\s+|\.?\s*$|\.\s+(?=\p{Lu}))/u;

/** The dateline a text begins with; null when it begins with a sentence. */
export function datelineOf(text: string): Dateline | null {
  const [first] = findPeriods(text.slice(0, 120));
  if (first?.period?.kind !== 'day' || first.start > 60 || !place.test(text.slice(0, first.start)))
    return null;
  const by = agency.exec(text.slice(first.end))?.[0].length ?? 0;
  const dash = parting.exec(text.slice(first.end + by));
  return dash === null ? null : { date: first.period.date, end: first.end + by + dash[0].length };
}

/** "Date: 12 May 2025", "Published on 3 March 2026": the day of a document as a line of its own. */
export function dayOfIssue(text: string): string | null {
  if (text.length > 70) return null;
  const said =
    /^(?:date|dated|published|issued|released?|press release|ad[ -]hoc\p{L}*|datum|veröffentlicht|stand|pressemitteilung|meldung)(?: (?:on|of|am|vom))?\s?:?,? /iu.exec(
      text,
    );
  const rest = said === null ? text : text.slice(said[0].length);
  const [first, second] = findPeriods(rest);
  if (first?.period?.kind !== 'day' || second !== undefined || first.start > (said === null ? 0 : 2))
    return null;
  return /^[.\s]*$/u.test(rest.slice(first.end)) ? first.period.date : null;
}
