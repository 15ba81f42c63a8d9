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
    `(?<!(?:stake|share|shares|interest|invested|invests|Anteil|Anteile|beteiligt|Beteiligung) )(?:(?<!\\p{L})(?:in|near|aus|nach) ${escaped(first)}(?=[.,;)]|$| and | und )|^${escaped(first)},? (?:den )?\\d)`,
    'u',
  );
  let isUsed = false;
  for (const text of texts) {
    yield;
    if ((!fileNames.has(text) && lower.test(text)) || place.test(text)) return null;
    for (const { index } of text.matchAll(longer))
      if (!mayFollow.test(text.slice(index + first.length + 1))) return null;
    isUsed ||= text.includes(core) || text.includes(core.toUpperCase());
  }
  return isUsed ? first : null;
}
