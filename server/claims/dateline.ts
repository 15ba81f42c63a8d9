import { monthPattern } from '../table/month-names.ts';
import type { Block } from './blocks.ts';
import { findPeriods } from './periods.ts';

/** Where and when a report was written, at its very start: "Leeds, 12 May 2025 – …", "BONN (dpa), 3. März 2026. …", "PORTLAND, Ore. — Sept. 9, 2025 — …". */
export interface Dateline {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Characters it takes, with its dash. */
  readonly end: number;
}

const place =
  /^(?:\p{Lu}[\p{L}'’.-]*(?:[ /](?:\p{Lu}[\p{L}'’.-]*|am|an|der|im|ob|bei|vor|de|la|le|upon|on|the|of)){0,3}(?:, \p{Lu}[\p{L}. ]{1,20})?(?: \([^)]{2,20}\))?(?:\s?(?:--|[–\u2014])\s?(?:\([^)]{2,30}\)\s?(?:--|[–\u2014])\s?)?|,? ?)(?:den |am |on )?)?$/u;
const agency = /^(?:\s?(?:\/[^/]{2,30}\/|\([^)]{2,30}\)))?/u;
const parting = /^(?:\s?(?:--|–|-|\u2014|:)\s+|--(?=\p{Lu})|\.?\s*$|\.\s+(?=\p{Lu}))/u;

const office =
  /(?<!\p{L})(?:Chief|Executive|Chair(?:man|woman|person)?|Director|President|Officer|Secretary|Manager|Founder|CEO|CFO|Vorstand\p{L}*|Vorsitzende\p{L}*|Geschäftsführ\p{L}+|Sprecher(?:in)?)(?!\p{L})/u;

/** The dateline a text begins with; null when it begins with a sentence. */
export function datelineOf(text: string): Dateline | null {
  const [first] = findPeriods(text.slice(0, 120));
  if (first?.period?.kind !== 'day' || first.start > 60 || !place.test(text.slice(0, first.start)))
    return null;
  const by = agency.exec(text.slice(first.end))?.[0].length ?? 0;
  const dash = parting.exec(text.slice(first.end + by));
  if (dash === null) return null;
  // "Jane Roe / Chief Executive / 12 March 2025" below a letter: whose it is, and its day.
  const isSigned = office.test(text.slice(0, first.start));
  return { date: first.period.date, end: isSigned ? 0 : first.end + by + dash[0].length };
}

/** "Passau, am 14. März 2025 Mag. Jan Kühn, Geschäftsführer": the line above the names of who signed. */
const signedLine =
  /^\p{Lu}[\p{L} .-]{2,30}, (?:den |am |on )?\d[^,;:]{4,22}\d{4}(?= (?:(?:Dr|Mag|DI|Dipl|Prof|Ing)(?!\p{L})|\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+(?:,| ·|$)))/u;

/** "Passau, den 14. März 2025" below a report: the one day on which it was signed; null where several were. */
export function dayOfSigning(blocks: readonly Block[]): string | null {
  const days = new Set(
    blocks.flatMap(({ text: whole }) => {
      const text = signedLine.exec(whole)?.[0] ?? whole;
      const line = text.length > 70 || !/^\p{Lu}\p{L}/u.test(text) ? null : datelineOf(text);
      return line !== null && line.end === text.length && /^[^\d]*,/u.test(text) ? [line.date] : [];
    }),
  );
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

const monthOfLetter = new RegExp(
  `^\\p{Lu}[\\p{L}'’. -]{1,30}, (?:im |in )?(?:${monthPattern}) \\d{4}$`,
  'iu',
);
const notPlace =
  /(?<!\p{L})(?:accounts?|balance|sheet|results?|report|statements?|figures|equity|debt|assets|trading|update|review|\p{L}*bilanz|\p{L}*abschluss|\p{L}*bericht|zahlen|ergebnis\p{L}*|\p{L}*kapital|\p{L}*vermögen|stand|stichtag)(?!\p{L})/iu;

/** "Husum, im November 2024", "Leeds, November 2024" above a letter: when it was written, and not of when its figures are. */
export const isMonthOfLetter = (heading: string): boolean =>
  monthOfLetter.test(heading.trim()) && !notPlace.test(heading);

const weekday =
  '(?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)';
const paper =
  '[\\p{L}-]*(?:[Zz]eitung|[Aa]nzeiger|[Bb]latt|[Nn]achrichten|[Kk]urier|[Bb]ote|[Rr]undschau|Presse|Magazin|Post|Echo|News|Times|Gazette|Herald|Courier)';
/** What is before the day in the head of a newspaper, below a headline or beside an address. */
const headsOf = new RegExp(
  `(?:^|[–|·,] )${weekday},? (?:den )?$|^\\*?(?:\\p{Lu}[\\p{L}-]+ )*${paper}, $|^\\*?(?:Von|By) [^,.;]{4,50} [–|·,-] $|^(?:Von|By) (?:\\p{Lu}[\\p{L}.’'-]+ ){1,4}$|\\s{3,}\\p{Lu}[\\p{L} -]{2,25}, (?:den )?$`,
  'u',
);

/** "Oberland-Anzeiger, Samstag, 7. März 2026", "*Von Rosa Pirkl – 22. Mai 2026*": the only day of such a line. */
function dayOfHead(text: string): string | null {
  if (!/\d{4}/u.test(text)) return null;
  const days = findPeriods(text);
  const [day] = days;
  if (days.length !== 1 || day?.period?.kind !== 'day' || !headsOf.test(text.slice(0, day.start)))
    return null;
  return /^(?:\*|\s[–|·-]\s[^.!?]*)?$/u.test(text.slice(day.end)) ? day.period.date : null;
}

/** "Date: 12 May 2025", "Published on 3 March 2026": the day of a document as a line of its own. */
export function dayOfIssue(text: string): string | null {
  if (text.length > 110) return null;
  const said =
    /^(?:date|dated|published|issued|released?|press release|ad[ -]hoc\p{L}*|datum|veröffentlicht|stand|pressemitteilung|meldung)(?: (?:on|of|am|vom))?\s?:?,? /iu.exec(
      text,
    );
  const headed = dayOfHead(text);
  if (headed !== null) return headed;
  const rest = said === null ? text : text.slice(said[0].length);
  if (text.length > 70) return null;
  const [first, second] = findPeriods(rest);
  if (first?.period?.kind !== 'day' || second !== undefined || first.start > (said === null ? 0 : 2))
    return null;
  return /^[.\s]*$/u.test(rest.slice(first.end)) ? first.period.date : null;
}
