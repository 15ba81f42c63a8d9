import type { PartByPart } from '../part-by-part.ts';

/** A text as a pattern that finds it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Capitalised words that may follow a company's name without making it another's. */
export const mayFollow =
  /^(?:'s|’s)?\s?(?:Shares?|Shareholders?|Directors?|Group|Gruppe|Konzern|CEO|CFO|COO|CTO|Chief|Executive (?:Board|Committee)|Supervisory Board|Chair\p{L}*|President|Managing Director|Finance Director|In|On|Der|Die|Das|Im|At|The|Q[1-4]|FY|H[12]|EUR|USD|GBP|Umsatz\p{L}*|Mitarbeiter\p{L}*|Annual|Half|Quarterly|Interim|Preliminary|Trading (?:Update|Statement)|Investor (?:Presentation|Relations|Day|News)|Results|Announces|Appoints|Names|Reports|Posts|Raises|Lowers|Cuts|Lifts|Confirms|Expects|Warns|Completes|Sustainability|Report|Accounts|Financials?|Balance|Income|Cash|Profit|Profile|News|Press|Register|Company|Dossier|Overview|Fact|Key|Board|Abschluss|Jahresabschluss|Geschäftsbericht|Halbjahr\p{L}*|Zwischenbericht|Prognose\p{L}*|Vorstand|Aufsichtsrat|Ad-hoc\p{L}*|Quartalsbericht|Lagebericht|Bericht|Bilanz|GuV|Profil|Pressemitteilung|Registerauszug|Handelsregister|Kennzahlen|Zahlen|Segmente?|Steckbrief)(?!\p{L})/u;

/** Words that begin the names of many. */
export const commonFirst =
  /^(?:American|British|Central|Deutsche[rs]?|Eastern|European|Europäische[rs]?|First|Allgemeine|Banco|Great|German|General|Global|International\p{L}*|National\p{L}*|Northern|North|Neue|Old|Pacific|Royal|Southern|South|Swiss|United|Universal|Vereinigte|Western|West|World|\p{Lu}\p{Ll}+ische[rsn]?)$/u;

/** A kind of company is nobody's name. */
const houses =
  /(?:genossenschaft|gesellschaft|verein|verband|stiftung|betriebe|werke|bank|kasse|society|association)$/iu;

/** "Verdane" of "Verdane Optics", "Hale & Rowe" of "Hale & Rowe Optics". */
function shortOf(core: string): { first: string; second: string } | null {
  const words = core.split(/\s+/);
  const isPair = /^(?:&|and|und)$/u.test(words[1] ?? '');
  const [first, second] = [words.slice(0, isPair ? 3 : 1).join(' '), words[isPair ? 3 : 1]];
  if (second === undefined) return null;
  if (isPair) return { first, second };
  return first.length < 5 || !/^\p{Lu}\p{Ll}+$/u.test(first) || commonFirst.test(first) || houses.test(first)
    ? null
    : { first, second };
}

/** Not within an address of mail or of the web. */
const notInAddress = ['(?<![\\p{L}@./_-])', '(?![\\p{L}@/_-]|\\.\\p{L})'] as const;

/** Words before the name of a company that belongs to another. */
const isSubsidiary =
  /(?<!\p{L})(?:[Ss]ubsidiar(?:y|ies)|Tochter(?:gesellschaft|unternehmen|firma|firmen)?(?:en|n|s)?|Töchter(?:n|unternehmen)?):?(?: (?:sind|ist|are|is|der|die|das|den|the|its|und|and|,|heißt|heißen|called|namens|\p{Lu}[\p{L}.&-]*,?)){0,8}[„“"]?\s?$/u;
/** What a list says behind the name of a product. */
const listed = /^ ?[:–—-] \p{Ll}/u;
/** So far before the name they may be. */
const nearby = 90;

/**
 * The start of the name, where the documents use it so and nobody else's name begins with it; not where it is an
 * ordinary word. Names of files, often written small, tell nothing of that.
 */
export function* firstWord(
  core: string,
  texts: readonly string[],
  fileNames: ReadonlySet<string>,
): PartByPart<string | null> {
  const short = shortOf(core);
  if (short === null) return null;
  const { first, second } = short;
  const longer = new RegExp(
    `(?<![\\p{L}\\p{N}-])${escaped(first)} (?!${escaped(second)})\\p{Lu}\\p{L}+`,
    'gu',
  );
  const lower = new RegExp(`${notInAddress[0]}${escaped(first.toLowerCase())}${notInAddress[1]}`, 'u');
  // "in Ostrava, Czech Republic", "Ostrava, 12 May 2025": the word is a place.
  const place = new RegExp(
    `(?<!(?:stake|share|shares|interest|invested|invests|Anteil|Anteile|beteiligt|Beteiligung) )(?:(?<!\\p{L})(?:in|near|aus|nach) (?:\\p{Lu}[\\p{L}-]+(?:,| and| und) ){0,3}${escaped(first)}(?=[.,;)]|$| and | und )|^${escaped(first)},? (?:den )?\\d)`,
    'u',
  );
  let isUsed = false;
  const [owned, strange] = [new Set<string>(), new Set<string>()];
  for (const text of texts) {
    yield;
    if ((!fileNames.has(text) && lower.test(text)) || place.test(text)) return null;
    for (const { 0: name, index } of text.matchAll(longer)) {
      if (mayFollow.test(text.slice(index + first.length + 1))) continue;
      // "Its subsidiary Verdane Service Ltd": belongs to whom the short name stands for.
      // "Verdane Rota: duty planning" of a list of products.
      const isProduct = text.slice(0, index).trim() === '' && listed.test(text.slice(index + name.length));
      if (isProduct || isSubsidiary.test(text.slice(Math.max(0, index - nearby), index))) owned.add(name);
      else strange.add(name);
    }
    isUsed ||= text.includes(core) || text.includes(core.toUpperCase());
  }
  return isUsed && [...strange].every((name) => owned.has(name)) ? first : null;
}
