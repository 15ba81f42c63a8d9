import { displayNames } from '../language/kept-words.ts';
import type { OtherName } from './company-names.ts';
import { isNamesake, namesakePatterns } from './namesakes.ts';
import { formPattern, nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from '../part-by-part.ts';
import { peopleAmong } from './people-named.ts';
import { commonFirst, escaped } from './short-name.ts';
import { strangerPatterns } from './stranger-patterns.ts';
import { nameWord as word } from './stranger-words.ts';

/** Words at the start of a sentence that name nobody, and offices, months and the like. */
const nobody =
  /^(?:The|This|That|These|Those|It|Its|He|She|They|We|Our|Your|You|Their|His|Her|Who|Which|What|There|Here|In|On|At|As|By|For|From|With|Since|While|When|After|Before|But|And|Or|If|Although|Both|Each|Every|All|Some|Many|Most|No|None|Nobody|Everyone|About|Under|Over|Until|During|Between|Throughout|Across|Despite|Without|Through|Per|End|Year|Early|Late|Last|Next|Today|Yesterday|Now|Then|Management|Revenue|Sales|Turnover|Profit|Income|Group|Company|Corporation|Firm|Business|Segment|Division|Unit|Board|Directors?|Chief|Executive|Officer|Chair\p{L}*|President|Managing|Founder|Shareholders?|Share|Shares|Working|Mr|Mrs|Ms|Dr|Prof|Dame|Sir|Lord|Lady|Der|Die|Das|Den|Dem|Des|Ein|Eine|Es|Er|Sie|Wir|Ihr|Sein|Unser|Im|Am|Zum|Zur|Auf|Aus|Bei|Mit|Nach|Von|Vor|Seit|Für|Als|Per|Gegen|Bis|Ab|Zu|Durch|Ohne|Dank|Trotz|Laut|Unter|Zwischen|Während|Ende|Anfang|Mitte|Jahr|Jahres\p{L}+|Quartals?\p{L}*|Halbjahr\p{L}*|Vorjahr\p{L}*|Geschäftsjahr\p{L}*|Frühjahr|Frühling|Stand|Auch|Und|Aber|Doch|Heute|Damit|Dabei|Konzern|Unternehmen|Gesellschaft|Gruppe|Firma|Genossenschaft|Stiftung|Umsatz|Gewinn|Ergebnis|Vorstand|Mitarbeiter\p{L}*|Beschäftigte\p{L}*|Insgesamt|Weltweit|Derzeit|Aktuell|Zuletzt|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Jänner|Februar|März|Mai|Juni|Juli|Oktober|Dezember|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Euro|Dollar|Franken|Analysis|Segment|Region|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Q[1-4]|FY|EBITDA?|CEO|CFO|COO|CTO|Europe|Europa|America|Asia|Africa|EU|EMEA|Britain|Buy|Hold|Sell)$/u;

/** True for a word that is no name of a company. */
export const isNoCompanyName = (text: string): boolean => nobody.test(text);

const regions = {
  en: displayNames('en', { type: 'region' }),
  de: displayNames('de', { type: 'region' }),
};
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names of countries in both languages. */
const countries: ReadonlySet<string> = new Set(
  letters.flatMap((a) =>
    letters.flatMap((b) => Object.values(regions).flatMap((names) => names.of(`${a}${b}`) ?? [])),
  ),
);

/** True for the name of a country in English or German. */
export const isCountry = (name: string): boolean => countries.has(name);

const isForm = new RegExp(`^(?:${formPattern})$`, 'u');

/** "Separately, the company said …": how a sentence begins. */
const adverb =
  /^(?:\p{Lu}\p{Ll}+(?:ally|ently|antly|ately|edly|ingly|ously|ively|arly|ably|inly|itly)|Meanwhile|However|Moreover|Furthermore|Instead|Elsewhere|Otherwise|Nevertheless|Nonetheless|Therefore|Today|Yesterday|Overall|Together|Later|Earlier|Gleichzeitig|Außerdem|Zudem|Ferner|Dagegen|Hingegen|Inzwischen|Daneben|Darüber)$/u;

function isName(words: readonly string[], own: ReadonlySet<string>): boolean {
  const [first = ''] = words;
  return (
    first.length >= 3 &&
    !isForm.test(first) &&
    !words.some((one) => nobody.test(one)) &&
    !(words.length === 1 && adverb.test(first)) &&
    // "Ellismoor Foods" beside Brackwater Foods: what companies do may be common to their names, and so may their first word.
    (!own.has(first.toLowerCase()) || isNamesake(words, own)) &&
    !countries.has(words.join(' '))
  );
}

const nameAfter = new RegExp(`^(?:${word})(?: ${word})?`, 'u');

/** The longer name that a short one stands for in the texts: "Dunmore Haulage" of "Dunmore". */
function longerOf(short: string, text: string): string | null {
  const at = text.indexOf(`${short} `);
  if (at < 0) return null;
  const found = nameAfter.exec(text.slice(at + short.length + 1))?.[0];
  return found === undefined || found.split(' ').some((one) => nobody.test(one)) ? null : `${short} ${found}`;
}

/** "the Marine Systems segment", "die Sparte Marine Systems": a part of a company. */
const ofParts = [
  `(${word}(?: (?:& )?${word}){0,2}) (?:segment|division|business unit|business area|business line|unit|brand)(?!\\p{L})`,
  `(?<!\\p{L})(?:Segments?|Sparte|Division|Marke|(?:Geschäfts)?[Bb]ereichs?|Geschäftsfelde?s?) (${word}(?: (?:& )?${word}){0,2})`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** "Rival Penrose Analytical": what it is, at the head of a sentence. */
const whatItIs =
  /^(?:Rivals?|Competitors?|Peers?|Konkurrent(?:in)?|Wettbewerber(?:in)?|Mitbewerber(?:in)?|Rivale|Rivalin) (?=\p{Lu})/u;

/** The names that patterns find in a text, each without its legal form and without what it is. */
const namesBy = (patterns: typeof strangerPatterns, text: string): string[] =>
  patterns
    .filter(({ hint }) => hint.test(text))
    .flatMap(({ pattern }) => [...text.matchAll(pattern)])
    .map(({ groups }) => splitName((groups?.name ?? '').trim().replace(/['’]s?$/u, '')).core)
    .map((name) => name.replace(whatItIs, ''));

/**
 * Names of companies without a legal form, where the documents say that they are companies: beside "rival" or
 * "supplier", or as the subject of what only companies do. `own` are the words of the company asked for, in lower case.
 */
export function* roomOfStrangers(
  texts: readonly string[],
  own: ReadonlySet<string>,
): PartByPart<OtherName[]> {
  const found = new Map<string, OtherName>();
  const parts = new Set<string>();
  const ownWord = new RegExp([...own].map(escaped).join('|'), 'iu');
  for (const text of texts) {
    yield;
    for (const pattern of ofParts)
      for (const [, part = ''] of text.matchAll(pattern)) parts.add(part.replace(/^The /u, ''));
    const alike = ownWord.test(text) ? namesBy(namesakePatterns, text) : [];
    const named = [
      ...namesBy(strangerPatterns, text),
      ...alike.filter((one) => isNamesake(one.split(' '), own)),
    ];
    for (const written of named)
      if (isName(written.split(' '), own))
        found.set(written, { written, key: nameKey(written), name: written });
  }
  for (const part of parts) found.delete(part);
  for (const person of yield* peopleAmong([...found.keys()], texts)) found.delete(person);
  if (found.size === 0 || found.size > mostStrangers) return [...found.values()];
  const first = [...found.values()];
  for (const text of texts) {
    yield;
    for (const { written, key, name: known } of first) {
      const longer = written.includes(' ') ? null : longerOf(written, text);
      if (longer !== null && !found.has(longer)) found.set(longer, { written: longer, key, name: known });
      // "Coldbrook" of "Coldbrook Pumps".
      const [short = ''] = written.split(' ');
      const isShort = short !== written && short.length >= 5 && !found.has(short) && !commonFirst.test(short);
      if (isShort && isName([short], own) && isAlone(short, written, text))
        found.set(short, { written: short, key, name: known });
    }
  }
  return [...found.values()];
}

/** The first word of a name stands alone in a text as a company does: "Coldbrook increased", "at Coldbrook", "Coldbrook's". */
function isAlone(first: string, written: string, text: string): boolean {
  const at = text.indexOf(first);
  if (at < 0) return false;
  const alone = new RegExp(
    `(?:(?:^|[.!?:;] )${escaped(first)} (?:is|was|has|had|will|employs|sold|said|makes|made|grew|increased|reported|generated|posted)|\\b(?:at|of|by|from|with) ${escaped(first)}(?= \\p{Ll}|[.,;:])|${escaped(first)}['’]s)(?!\\p{L})`,
    'u',
  );
  return alone.test(text.replaceAll(written, ''));
}

/** So many strangers are a list; their longer names are not looked for. */
const mostStrangers = 200;
