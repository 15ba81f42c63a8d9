import { findQuantities, type FoundQuantity, type NumberStyle } from '../claims/quantities.ts';
import { lessWords, shareWords } from '../packs/claims/claim-kinds.ts';
import { everyMatch } from '../claims/every-match.ts';
import {
  limitWords,
  placeWords,
  plainMeasureWords,
  productWords,
  qualifierWords,
  topicWords,
} from '../packs/claims/measures.ts';
import type { ClaimedNumber } from './green-claim.ts';

const namesIn = (words: Readonly<Record<string, RegExp>>, text: string): string[] =>
  Object.entries(words).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** What a text says is measured: topics, and what narrows them down. */
export const measuredIn = (text: string) => ({
  topics: namesIn(topicWords, text),
  qualifiers: namesIn(qualifierWords, text),
});

const year = String.raw`(?:FY ?)?(?<year>(?:19|20)\d\d)(?!\d)`;
const basePatterns = [
  new RegExp(
    String.raw`(?<!\p{L})(?:since|compared (?:to|with)|against|from|versus|vs\.?|relative to|than(?: in)?|als|over|on|gegenüber|seit|im vergleich zu[mr]?|verglichen mit|zum|von)(?: (?:our|the|a|dem|der|das|jahr|year|base ?year|baseline|basisjahr|stand|level|levels|of|in|im|noch|von))* ${year}`,
    'iu',
  ),
  new RegExp(String.raw`(?:base ?year|baseline|basisjahr)[^.\d]{0,20}${year}`, 'iu'),
  new RegExp(String.raw`${year} (?:base ?year|baseline|levels?)`, 'iu'),
  new RegExp(String.raw`(?:between|zwischen) ${year} (?:and|und)`, 'iu'),
];
const yearBefore =
  /(?<!\p{L})(?:(?:last|previous|prior) year|year[- ]on[- ]year|the year before|vorjahr\p{L}*)(?!\p{L})/iu;
const rangeOfYears = /(?<!\d)(?<from>(?:19|20)\d\d) ?(?:–|-|to|bis) ?(?<to>(?:19|20)\d\d)(?!\d)/u;

const isPlain = (word: string): boolean =>
  plainMeasureWords.has(word.toLowerCase()) ||
  [topicWords, qualifierWords].some((words) => namesIn(words, word).length > 0);

/** It speaks of a plant, a shop or a product, of which tables of the whole say nothing. */
const isOfPart = (sentence: string): boolean =>
  placeWords.test(sentence) ||
  productWords.test(sentence) ||
  everyMatch(limitWords, sentence).some(({ groups }) => !(groups?.what ?? '').split(/[ -]/u).some(isPlain));

/** From which year to which a sentence counts, as far as it says. */
function yearsIn(sentence: string): Pick<ClaimedNumber, 'base' | 'end'> {
  const range = rangeOfYears.exec(sentence)?.groups;
  if (range?.from !== undefined && range.to !== undefined)
    return { base: Number(range.from), end: Number(range.to) };
  const found = basePatterns.flatMap((pattern) => pattern.exec(sentence)?.groups?.year ?? []);
  const base = found[0] === undefined ? null : Number(found[0]);
  const others = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].map(([text]) => Number(text));
  const end = others.findLast((one) => one !== base && (base === null || one > base)) ?? null;
  if (base !== null) return { base, end };
  return { base: yearBefore.test(sentence) ? 'before' : null, end };
}

const bounds: readonly [ClaimedNumber['bound'], RegExp][] = [
  ['most', /(?:up to|as much as|bis zu)\s*$/iu],
  ['least', /(?:more than|over|at least|above|mehr als|über|mindestens)\s*$/iu],
  ['about', /(?:about|around|some|nearly|almost|roughly|approximately|rund|etwa|knapp|gut|fast|ca\.)\s*$/iu],
];

const toValue =
  /(?<!\p{L})(?:(?<!up )to|auf|at|bei|reached|erreichte?|stands at)\s*(?:about|around|over|rund|etwa|über)?\s*$/iu;

/** Which way the words beside a percentage point; null where it is none of a change or a share. */
function directionOf(before: string, after: string): ClaimedNumber['direction'] | null {
  if (shareWords.test(after.slice(0, 48))) return 'share';
  if (toValue.test(before)) return shareWords.test(before) ? 'share' : null;
  const near = `${before.slice(-70)} | ${after.slice(0, 40)}`;
  if (lessWords.test(near)) return 'less';
  return shareWords.test(before.slice(-60)) ? 'share' : null;
}

/** The clause of a percentage: from the one before to the one after it. */
function segmentOf(sentence: string, all: readonly FoundQuantity[], i: number) {
  const before = sentence.slice(all[i - 1]?.end ?? 0, all[i]?.start);
  const after = sentence.slice(all[i]?.end, all[i + 1]?.start);
  return { before, after };
}

/** Where something else begins; "between 2019 and 2024" is one time. */
const nextPart = /[,;:]|(?<!\p{L})(?:and|und)(?!\p{L})(?! (?:19|20)\d\d)/u;

/** Topics of the words before the number where they name any, else of those after it. */
function measured(before: string, after: string) {
  const [own, tail] = [measuredIn(before), measuredIn(after.split(nextPart)[0] ?? '')];
  const topics =
    own.topics.length > 0 ? own.topics : tail.topics.length > 0 ? tail.topics : measuredIn(after).topics;
  return { topics, qualifiers: [...new Set([...own.qualifiers, ...tail.qualifiers])] };
}

/**
 * The percentages of a sentence that say how much less, or which share; each with what it measures, since when and
 * how exactly. Using more of something is no claim; "42 % of customers" and "to 80 %" of no share are none.
 */
export function claimedNumbers(
  sentence: string,
  style: NumberStyle,
): (ClaimedNumber & { readonly start: number })[] {
  const percents = findQuantities(sentence, style).filter(
    ({ quantity }) => quantity?.unit.kind === 'percent' && quantity.value === quantity.high,
  );
  let last: ClaimedNumber['direction'] | null = null;
  return percents.flatMap(({ start, quantity }, i) => {
    if (quantity === null) return [];
    const { before, after } = segmentOf(sentence, percents, i);
    // "cut energy by 13 %, and water by 5 %": one verb for both.
    const direction = directionOf(before, after) ?? (/(?:by|um)\s*$/iu.test(before) ? last : null);
    last = direction;
    if (direction === null) return [];
    const bound = bounds.find(([, words]) => words.test(before))?.[0] ?? 'exactly';
    return [
      {
        start,
        value: Math.abs(quantity.value),
        precision: quantity.precision,
        written: quantity.written,
        direction,
        bound,
        ...measured(before, after),
        ...yearsIn(sentence),
        isOfPart: isOfPart(sentence),
      },
    ];
  });
}
