import { sentenceSegmenter } from '../language/kept-words.ts';
import { everyMatch } from './every-match.ts';
import type { Block } from './blocks.ts';

/** A sentence of a text with its place in it. */
export interface Sentence {
  readonly text: string;
  /** Characters from the start of the text. */
  readonly start: number;
}

/** What ends with a point and goes on: titles, "Nr.", "z. B.", initials, ordinals of German dates. */
const goesOn =
  /(?:(?<!\p{L})(?:Dr|Prof|Kaufm|kaufm|Techn|techn|stv|stellv|Stellv|geb|Mr|Mrs|Ms|Hr|Fr|St|Nr|No|Nos|vs|approx|ca|rd|bzw|evtl|ggf|inkl|exkl|zzgl|gem|lt|vgl|Vj|ggü|Mag|Dipl|Ing|Dkfm|Bakk|lic|iur|oec|habil|rer|nat|jur|phil|med|Rev|Hon|Capt|Messrs|h|c|sog|insb|einschl|max|min|Str|Abs|Art|Ziff|Fig|pp|z\.\s?B|u\.\s?a|d\.\s?h|i\.\s?d\.\s?R|e\.g|i\.e|o\.\s?g|u|z|d|i|Jan|Feb|Apr|Jun|Jul|Aug|Sep|Sept|Okt|Oct|Nov|Dez|Dec)\.|(?<!\p{L})\p{Lu}\.|(?<![\p{L}\d.,])\d{1,2}\.)\s*$/u;
/** Numbers in short form: what follows is their unit, or another sentence. */
const shortScale = /(?<!\p{L})(?:Mio|Mrd|Tsd|mn|bn|Bio)\.\s*$/u;
const unitNext =
  /^\s*(?:[\p{Ll}\d€$£(]|\p{Lu}{3}(?!\p{L})|Euro|US-Dollar|Dollar|Franken|Pfund|Kronen|Złoty|Zloty|Forint)/u;
const legalForm =
  /(?<!\p{L})(?:Inc|Ltd|Co|Corp|N\.V|B\.V|S\.A|S\.p\.A|S\.L|plc|e\.V|e\.K|a\.s|s\.r\.o|d\.o\.o|d\.d|z\s?o\.o|Kft|Zrt|Nyrt|Bhd|Lda|Ltda)\.\s*$/u;

const americanDay =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\.\s*$/u;
const county =
  /^\s*(?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?!\p{L})/u;

/** True when the text before belongs to the same sentence as the text after. */
function isOneSentence(before: string, after: string, language: string): boolean {
  // "Jane Roe is 63. She plans …": English writes no ordinals with a point.
  if (language === 'en' && /\p{L}\S* \d{1,2}\.\s*$/u.test(before) && /^\s*\p{Lu}\p{Ll}+ \p{Ll}/u.test(after))
    return false;
  // "No. Turnover was …" answers; "No. 14" counts.
  if (/(?:^|[.!?]\s+)No\.\s*$/u.test(before) && !/^\s*\d/u.test(after)) return false;
  // "effective June 1. He replaces": an American day ends a sentence; "1. Juni" begins with its number.
  if (americanDay.test(before) && /^\s*\p{Lu}/u.test(after)) return false;
  // "registered in England no. 00512877"
  if (/(?<=\p{L} )nos?\.\s*$/u.test(before) && /^\s*(?:\p{Lu}{1,3} ?)?\d{4,}/u.test(after)) return true;
  // "in Mallow, Co. Cork": a county.
  if (/, Co\.\s*$/u.test(before) && county.test(after)) return true;
  // "Renner v. Tallis & Brook": the sides of a case; "at 8:30 a.m. Eastern Time".
  if (/\p{L} \*?v\.\s*$/u.test(before) && /^\s*\p{Lu}/u.test(after)) return true;
  if (
    /\d ?[ap]\.m\.\s*$/u.test(before) &&
    /^\s*(?:[\p{Ll}(]|\p{Lu}{2,4}(?!\p{L})|\p{Lu}\p{Ll}+ (?:Time|time)(?!\p{L}))/u.test(after)
  )
    return true;
  if (legalForm.test(before))
    return /^\s*(?:[\p{Ll}&(,]|(?:KG|KGaA|OHG|Ltd|Limited|Inc)(?!\p{L}))/u.test(after);
  if (shortScale.test(before)) return unitNext.test(after);
  return goesOn.test(before);
}

const partsHere = /[.!?]["”“)]?\s+(?=[\d€$£])|(?<=\S) {3,}(?=\S)/gu;

/** Segments by Unicode, parted also before a figure at the start of a sentence ("… employees. 2024 was …") and at columns. */
function segments(text: string, language: string): { segment: string; index: number }[] {
  return [...sentenceSegmenter(language).segment(text)].flatMap(({ segment, index }) => {
    const parts: { segment: string; index: number }[] = [];
    let start = 0;
    for (const { index: at, 0: mark } of everyMatch(partsHere, segment)) {
      parts.push({ segment: segment.slice(start, at + mark.length), index: index + start });
      start = at + mark.length;
    }
    return [...parts, { segment: segment.slice(start), index: index + start }];
  });
}

const noteMark = /^[¹²³⁰-⁹*†‡]{1,3}\s+/u;

/**
 * Sentences of a paragraph by the rules of Unicode (UAX 29), joined again after abbreviations, initials and ordinals,
 * which those rules do not know.
 */
export function splitSentences(text: string, language: string): Sentence[] {
  const sentences: { text: string; start: number }[] = [];
  for (const { segment, index } of segments(text, language)) {
    const last = sentences.at(-1);
    // "… is neutral.¹ By 2035 …": the mark of a note belongs to what it is behind.
    const mark = last === undefined || /\s$/u.test(last.text) ? '' : (noteMark.exec(segment)?.[0] ?? '');
    if (last !== undefined && mark !== '') {
      last.text += mark;
      sentences.push({ text: segment.slice(mark.length), start: index + mark.length });
    } else if (last !== undefined && isOneSentence(last.text, segment, language)) last.text += segment;
    else sentences.push({ text: segment, start: index });
  }
  return sentences.flatMap(({ text: raw, start }) => {
    const trimmed = raw.trim();
    return trimmed === '' ? [] : [{ text: trimmed, start: start + raw.indexOf(trimmed) }];
  });
}

const known = new WeakMap<Block, Map<string, readonly Sentence[]>>();

/** Sentences of a block of a document, which is read several times. */
export function sentencesOf(block: Block, language: string): readonly Sentence[] {
  const byLanguage = known.get(block) ?? new Map<string, readonly Sentence[]>();
  known.set(block, byLanguage);
  const sentences = byLanguage.get(language) ?? splitSentences(block.text, language);
  byLanguage.set(language, sentences);
  return sentences;
}
