import { modalityOf } from './modality.ts';
import { findPeriods, periodKey } from './periods.ts';
import { readingWords } from './reading-words.ts';

const enSites =
  '(?:plants?|factory|factories|sites?|offices?|warehouses?|halls?|depots?|branch(?:es)?|stores?|laborator(?:y|ies)|workshops?|shipyards?|headquarters|production lines?)';
const deSites =
  '(?:\\p{L}*(?:werke?|standorte?|hallen?|niederlassung(?:en)?|filialen?|lager|fabriken?|werkstatt|gebäude|neubau|zentrale|büros?|linien?|werft)|Werke?|Standorte?|Hallen?|Niederlassung(?:en)?|Filialen?|Lager|Fabriken?|Werkstatt|Gebäude|Neubau|Zentrale|Büros?|Werft)';
const place = '\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?';

/** A site by a plain noun, and at most a place behind it: nobody else's name is beside it. */
const sites = {
  en: `(?:[Tt]he|[Oo]ur|[Aa]n?|[Ii]ts) (?:[a-z-]+ ){0,2}${enSites}(?: (?:in|at) ${place})?`,
  de: `(?:[Dd]as|[Dd]ie|[Dd]er|[Uu]nser\\p{L}*|[Ee]ine?) (?:\\p{Ll}+ ){0,2}${deSites}(?: (?:in|bei) ${place})?`,
} as const;

const done = {
  en: '(?:opened|inaugurated|closed|shut down|sold|commissioned|enlarged|extended|expanded|completed)',
  de: '(?:eröffnet|eingeweiht|geschlossen|stillgelegt|verkauft|in Betrieb genommen|erweitert|umgebaut|fertiggestellt|bezogen)',
} as const;

/** "@" is the day or month. */
const patterns = {
  en: [
    new RegExp(`^@,? ${sites.en} (?:was|were) (?:[a-z]+ly )?${done.en}(?=[.,;]|$)`, 'u'),
    new RegExp(`^${sites.en} (?:was|were) (?:[a-z]+ly )?${done.en} @(?=[.,;]|$)`, 'u'),
  ],
  de: [
    new RegExp(`^@ wurden? ${sites.de} (?:\\p{Ll}+ )?${done.de}(?=[.,;]|$)`, 'u'),
    new RegExp(`^${sites.de} wurden? @ (?:\\p{Ll}+ )?${done.de}(?=[.,;]|$)`, 'u'),
  ],
} as const;

const lead = { en: /(?:^|\s)(?:on|in)\s$/iu, de: /(?:^|\s)(?:am|im)\s$/iu } as const;

/**
 * When a sentence of a company's own text says that a site was opened or closed: "Am 12. September 2024 wurde das Werk in
 * Brünn eröffnet." An ISO day or month; null where anybody else is named in `before` or in it, or another time is.
 */
export function siteTime(text: string, before: string, language: 'en' | 'de'): string | null {
  if (readingWords[language].otherParties.test(`${before} ${text}`)) return null;
  const [when, ...more] = findPeriods(text);
  if (when === undefined || more.length > 0) return null;
  const { period, start, end } = when;
  if (period?.kind !== 'day' && period?.kind !== 'month') return null;
  const opening = lead[language].exec(text.slice(0, start));
  if (opening === null) return null;
  const from = opening.index + (/^\s/u.test(opening[0]) ? 1 : 0);
  const told = `${text.slice(0, from)}@${text.slice(end)}`;
  if (!patterns[language].some((pattern) => pattern.test(told))) return null;
  if (modalityOf(text, text.length, text.length, language)?.polarity !== 'stated') return null;
  return periodKey(period);
}
