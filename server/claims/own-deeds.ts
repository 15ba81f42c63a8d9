import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { modalityOf } from './modality.ts';
import { findPeriods, periodKey } from './periods.ts';
import { readingWords } from './reading-words.ts';

/** Whose deeds are looked for in a document. */
export interface Doer {
  readonly company: KnownCompany;
  readonly others: readonly OtherName[];
  /** Words that are the company here: "we" where it speaks, "the group" too where nobody else is named; null: none. */
  readonly selves: 'we' | 'any' | null;
}

/** "On", "in early", "Ende" before a day or month. */
const before = {
  en: /(?:^|\s)(?:on|in)(?: (?:early|late|mid-?))?\s$/iu,
  de: /(?:^|\s)(?:am|im|Anfang|Mitte|Ende|zum)\s$/iu,
} as const;

/** "Ende März 2025" is read as the last day of March, which nobody said. */
const lastDay = /^Ende \p{L}/u;

/** What happens once. */
const deeds = {
  en: /(?<!\p{L})(?:acquired|bought|sold|divested|opened|closed|launched|signed|agreed|completed|merged|listed|floated|moved|relocated|founded|formed|set up|established|commissioned|began|started|won|awarded|announced|appointed|elected|filed|issued|placed|refinanced|repaid|settled|sued|recalled|suspended|stopped|entered|joined|withdrew|reached|received|secured|converted|renamed|expanded|restructured|cut)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:übern(?:ahm|ommen)|erw(?:arb|orben)|(?:ge|ver)?kauft|(?:kauf|verkauf)te|eröffnete?|eröffnet|(?:ab|ge)?schloss|(?:ab)?geschlossen|gründete|gegründet|startete|gestartet|unterzeichnete?|vereinbarte?|verlegte?|fusionierte?|verschm(?:olz|olzen)|umfirmierte?|beantragte?|meldete|gemeldet|gewann|gewonnen|erhielt|erhalten|begann|begonnen|kündigte|angekündigt|bestellte?|berief|berufen|nahm|genommen|bezog|bezogen|stellte|eingestellt|begab|begeben|platzierte?|beschloss|beschlossen|rief|führte|eingeführt|ging|baute|erweiterte?|brachte)(?:en|n)?(?!\p{L})/iu,
} as const;

/** What is still to be done is no deed. */
const isMeant = {
  en: /(?<!\p{L})(?:will|shall|would|could|may|might|should|plans?|intends?|expects?|wants?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wird|werden|soll(?:en|te|ten)?|könnten?|dürften?|plant|planen|will|wollen|beabsichtig\p{L}*|erwart\p{L}*)(?!\p{L})/iu,
} as const;

const ownWords = {
  we: /(?<!\p{L})(?:we|wir)(?!\p{L})/iu,
  any: /(?<!\p{L})(?:we|wir|the (?:company|group)|(?:die|das) (?:Gesellschaft|Unternehmen|Gruppe))(?!\p{L}|['’]s)/iu,
} as const;

const article = /(?<!\p{L})(?:the|die|der|das) $/iu;

/** True for a sentence that speaks of something done, by whomever. */
export const tellsDeed = (text: string, language: 'en' | 'de') => deeds[language].test(text);

/**
 * When a sentence says that the company did something: "In March 2025 we bought …", "Im März 2025 eröffnete die Verdane
 * Optics …". An ISO day, or a month "2025-03"; null where another one may have done it, or another time is named too.
 */
export function deedTime(
  text: string,
  { company, others, selves }: Doer,
  language: 'en' | 'de',
): string | null {
  if (!deeds[language].test(text) || isMeant[language].test(text)) return null;
  const [when, ...more] = findPeriods(text);
  if (when === undefined || more.length > 0) return null;
  const { period, start, end } = when;
  if (period?.kind !== 'month' && period?.kind !== 'day') return null;
  const isOnIt = before[language].test(text.slice(0, start)) || lastDay.test(text.slice(start, end));
  if (!isOnIt) return null;
  const [named] = findCompanies(text, company, others);
  const self = selves === null ? null : ownWords[selves].exec(text);
  const isSelf = self !== null && self.index < (named?.start ?? Infinity);
  if (!isSelf && named?.key !== company.key) return null;
  const doer = isSelf ? self.index : (named?.start ?? 0);
  const isAfter = doer > start;
  const lead = text.slice(0, doer);
  if (!isSelf && /[’']s?$/u.test(text.slice(named?.start, named?.end))) return null;
  if (readingWords[language].otherParties.test(lead)) return null;
  // Before the doer is the time, and at most the verb.
  const rest = (
    isAfter ? lead.slice(0, start).replace(/\p{L}+(?:[ -]\p{L}+)?\s$/u, '') + lead.slice(end) : lead
  )
    .replace(article, ' ')
    .match(/\p{L}+/gu);
  if ((rest?.length ?? 0) > 1) return null;
  const modality = modalityOf(text, text.length, text.length, language);
  if (modality === null || modality.polarity === 'negated') return null;
  if (period.kind === 'month') return periodKey(period);
  return lastDay.test(text.slice(start, end)) ? period.date.slice(0, 7) : period.date;
}
