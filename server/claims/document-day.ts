import { monthPattern } from '../table/month-names.ts';
import type { Block } from './blocks.ts';
import { dayIn, findPeriods, periodKey } from './periods.ts';

/** Seasons and months without a year, as something is dated by them: "in June", "last spring", "im Herbst". */
const looseTime = new RegExp(
  `(?<!\\p{L})(?:in|since|until|till|by|from|during|last|this|next|early|late|mid|im|seit|bis|ab|Anfang|Mitte|Ende|vergangenen?|letzten?|vorigen?|nächsten?|kommenden?)[ -](?:(?:the|early|late|mid|Anfang|Mitte|Ende|dem|vergangenen|letzten)[ -])?(?:${monthPattern}|spring|summer|autumn|fall|winter|Frühjahr|Frühling|Sommer|Herbst)(?!\\p{L})`,
  'iu',
);
/** Days and years counted from the day of telling, days of the week, and what leaves the time open. */
const relativeTime = {
  en: /(?<!\p{L})(?:yesterday|tomorrow|ago|earlier|previously|recently|formerly|since|once|(?:last|next|this|that|previous|following) (?:year|quarter|month|week|night|half)|the (?:year|quarter|month|week|day) (?:before|after)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:gestern|vorgestern|morgen|übermorgen|früher|zuvor|damals|einst|seinerzeit|kürzlich|zuletzt|seit|(?:letzte|vorige|vergangene|nächste|kommende|diese)[nrms]? (?:Geschäftsjahr|Jahr|Quartal|Halbjahr|Monat|Woche)\p{L}*|(?:Vor|Folge)(?:jahr|quartal|monat|woche|tag)\p{L}*|vor (?:\p{L}+|\d+) (?:Jahr|Monat|Woche|Tag)\p{L}*|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend)(?!\p{L})/iu,
} as const;

/** True for a time that begins after a day, both as keys of periods. */
const isLater = (key: string, day: string) => /^\d{4}(?:-\d\d){0,2}$/u.test(key) && key > day;

/**
 * True when a sentence dates what it tells, or part of it, to another time than the day (ISO) it is below. Where it
 * tells of something `announced`, that may lie ahead.
 */
export function namesOtherTime(
  text: string,
  day: string,
  language: 'en' | 'de',
  { isAnnounced }: { readonly isAnnounced: boolean },
): boolean {
  if (looseTime.test(text) || relativeTime[language].test(text)) return true;
  return findPeriods(text).some(({ period, start, end }) => {
    if (period === null) return true;
    const key = periodKey(period);
    const isAhead = isAnnounced && isLater(key, day) && !isDoneThen(text.slice(0, start), text.slice(end));
    return key !== day && !isAhead;
  });
}

const doneOn =
  /(?<!\p{L})(?:was|were|has been|have been) (?:announced|decided|agreed|approved|proposed|resolved|signed|concluded) (?:on|in) $/iu;
const wasAt = /(?<!\p{L})(?:wurden?|ist|sind) (?:am|im) $/iu;
const doneBehind =
  /^ (?:angekündigt|bekannt ?gegeben|beschlossen|vereinbart|genehmigt|unterzeichnet|geschlossen)(?!\p{L})/iu;

/** "A new agreement was signed on 1 October": that is when it was, not what lies ahead. */
const isDoneThen = (before: string, after: string): boolean =>
  doneOn.test(before) || (wasAt.test(before) && doneBehind.test(after));

const newsVerb =
  '(?:announc(?:e|es|ed)|report(?:s|ed)|publish(?:es|ed)|issue[sd]|sign(?:s|ed)|complete[sd]|open(?:s|ed)|close[sd]|acquire[sd]|buys|bought|sells|sold|launch(?:es|ed)|appoint(?:s|ed)|agree[sd]|file[sd]|withdraws|withdrew|recall(?:s|ed)|suspend(?:s|ed)|said|says|confirm(?:s|ed)|receive[sd]|decide[sd]|approve[sd])';
const newsParticiple =
  '(?:bekannt ?gegeben|mitgeteilt|gemeldet|veröffentlicht|vorgelegt|unterzeichnet|abgeschlossen|eröffnet|geschlossen|übernommen|erworben|gekauft|verkauft|bestellt|berufen|beschlossen|vereinbart|beantragt|angekündigt|zurückgerufen|eingestellt|eingeweiht)';
const newsPast =
  '(?:gibt|geben|gab(?:en)?|(?:teil|melde|veröffentlich|leg|kündig)te?n?|(?:unterzeichn|eröffn|beantrag)ete?n?|beschloss(?:en)?|übernahm(?:en)?)';

/** That it happens on the day of telling: "today announced", "hat heute … unterzeichnet"; "today" alone is nowadays. */
const saysToday = {
  en: new RegExp(
    `(?<!\\p{L})(?:today (?:(?:has|have|was|were) )?${newsVerb}|${newsVerb}(?: \\p{L}+)? today)(?!\\p{L})|^Today,? (?:[\\p{L}’'-]+ ){1,5}(?:(?:has|have) )?${newsVerb}(?!\\p{L}| by | from )`,
    'iu',
  ),
  de: new RegExp(
    `(?<!(?:bis|von|noch|seit|ab) )(?<!\\p{L})heute(?!\\p{L}| noch| wie)(?=[^;:]*(?<!\\p{L})${newsParticiple}(?!\\p{L}))(?<=(?:^|[ ,])(?:hat|haben|wurden?)(?!\\p{L})[^;:]*heute|^heute(?= (?:hat|haben|wurden?) ))|(?<!\\p{L})${newsPast} (?:[\\p{L}-]+ ){0,5}heute(?!\\p{L})|^heute ${newsPast}(?!\\p{L})`,
    'iu',
  ),
} as const;
/** What is done by saying it, and what holds from the saying on. */
const isDoneNow =
  /(?<!\p{L})(?:announces|(?:we|hereby) announce|(?:gibt|geben) [^.;]*bekannt|kündigt [^.;]* an)(?!\p{L})|(?<!(?:can|may|kann|können) [^.;]*)(?:with immediate effect|mit sofortiger Wirkung)/iu;

/** Longer ones tell more than one thing. */
const longestText = 600;

/** True when a sentence says itself that what it tells happens on the day it is written. */
export function isOfItsDay(text: string, language: 'en' | 'de'): boolean {
  return text.length <= longestText && (saysToday[language].test(text) || isDoneNow.test(text));
}

/**
 * True for a document whose headings date one thing after the other: what is below such a heading happened on its
 * day. The only dated heading of a document is the day on which it was written.
 */
export function isChronicle(blocks: readonly Block[]): boolean {
  const days = blocks.flatMap(({ kind, text }) => {
    if (kind !== 'heading') return [];
    const [first] = findPeriods(text.slice(0, 40));
    return first !== undefined && first.start <= 3 ? (dayIn(text) ?? []) : [];
  });
  return new Set(days).size > 1;
}
