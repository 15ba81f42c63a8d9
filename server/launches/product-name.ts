import type { Language } from '@loupe/shared/lib/language';
import { launchWords, type LaunchKind } from '../packs/launch/words.ts';
import { nameRuns, type NameRun } from './competitors.ts';

const quoted = /[“„"«‘‚]([\p{Lu}\p{N}][^“”„"»«’]{1,48})[”“"»’‘]/gu;
/** What is before a place, a person or somebody else's thing. */
const ofElse: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:in|at|for|to|from|with|by|near|across|said|says|told|as|like|unlike|than|called on|chief executive|executive|director|manager|founder|president|chief|analyst|spokes\p{L}+)\s(?:the |a |an |its )?$/iu,
  de: /(?<!\p{L})(?:in|im|bei|beim|für|aus|zu|zum|zur|auf|von|vom|gegen|wie|als|sagte?|laut|nach|an|am|Sprecher(?:in)?|Chef(?:in)?|Geschäftsführer(?:in)?|Vorstand)\s(?:der |die |das |den |dem |eine[mnr]? |seine[mnr]? |ihre[mnr]? )?$/iu,
};
const withThing = /(?<!\p{L})mit\s(?:der |dem |den |einer |einem )?$/iu;
/** "called", "the new", "die neue": a name comes. */
const naming =
  /(?<!\p{L})(?:called|named|dubbed|the|its|new|namens|genannt|Modell|Name[n]?|neue[nmrs]?)\s$/iu;

/** Below it a name is that of something else in the sentence. */
const leastScore = -1.6;

interface Scored extends NameRun {
  readonly score: number;
}

interface Asked {
  readonly kind: LaunchKind;
  readonly start: number;
  readonly end: number;
  readonly language: Language;
}

function scored(
  text: string,
  one: NameRun,
  isQuoted: boolean,
  { kind, start, end, language }: Asked,
): Scored {
  const words = launchWords[language];
  const tokens = one.text.split(' ');
  const before = text.slice(Math.max(0, one.start - 40), one.start).replace(/[“„"«‘‚]$/u, '');
  const isAfter = one.start >= end;
  const isDirect = kind === 'noun' && isAfter && one.start - end <= 14;
  const isActive = kind === 'starts' || kind === 'tells';
  const isPlaced = language === 'de' && kind !== 'noun' ? false : (kind === 'comes') !== isAfter;
  const score =
    (isQuoted ? 4 : 0) +
    (/\p{N}/u.test(one.text) ? 2 : 0) +
    (tokens.length > 1 ? 1 : 0) +
    (/\p{Ll}\p{Lu}/u.test(one.text) ? 1 : 0) +
    (naming.test(before) ? 0.5 : 0) +
    (isDirect ? 4 : 0) +
    (isPlaced ? 1.5 : 0) -
    (isActive && language === 'en' && !isAfter ? 2 : 0) -
    (!isDirect && !isQuoted && ofElse[language].test(before) ? 4 : 0) -
    (withThing.test(before) && language === 'de' ? 0.5 : 0) -
    (tokens.length === 1 && words.thing.test(one.text) ? (kind === 'comes' ? 3 : 1) : 0) -
    (words.thing.test(tokens[0] ?? '') && /^\p{N}/u.test(tokens[1] ?? '') ? 4 : 0) -
    (language === 'de' && words.notProduct.test(one.text) ? 6 : 0) -
    (language === 'en' && one.start < end && one.end > start ? 9 : 0) -
    Math.abs(one.start - start) / 400;
  return { ...one, score };
}

/** Without the word of its kind: "Kaffeemaschine Brewline 3" is "Brewline 3". */
function withoutThing({ text }: NameRun, language: Language): string {
  const tokens = text.replace(/['’]s?$/u, '').split(' ');
  const { thing } = launchWords[language];
  const isThing = (at: number) => tokens.length > 1 && thing.test(tokens.at(at) ?? '');
  if (language === 'de') while (isThing(0) && /^\p{Lu}/u.test(tokens[1] ?? '')) tokens.shift();
  // "Brewline 3 Espresso Machine" of a headline; "Loom Planner" is a name.
  else while (isThing(-1) && tokens.slice(0, -1).some((one) => /\d/u.test(one))) tokens.pop();
  return tokens.join(' ');
}

/** A thing without a name of its own: "subscription service", "Kaffeemaschine". */
export const isPlainThing = (product: string): boolean =>
  !/[\p{Lu}\p{N}]/u.test(product) || (!product.includes(' ') && launchWords.de.thing.test(product));

/** "Arc Mini, Its Smallest Speaker Yet" of a headline: what is said of the product, and no second one. */
const isDescription = (text: string, { start, text: run }: NameRun): boolean =>
  /,\s(?:its|their|our|the|a|an)\s$/iu.test(text.slice(0, start)) &&
  /^(?:first|second|third|latest|newest|next|most|best|\p{L}+est)\s/iu.test(run);

const joining = /^['’”“"»]?(?:,| and| und| as well as| sowie)(?: the| its| die| das| den| der)? [“„"«]?$/u;
const stop =
  /\s(?:on|in|for|at|with|from|to|that|which|who|and|by|as|after|before|this|next|today|later|of|under|across|worldwide|earlier|yesterday|but|while|when|because|so|during|until|into|over|is|are|was|were|will|has)(?![\p{L}-]).*$/u;

/** "its first subscription service" after the words: a thing without a name of its own. */
function plainThing(after: string): string | null {
  const [, said = ''] =
    /^\s*(?:(?:an?|its|the|their|our|new|first|latest|own|second|next|another|both)\s+)*([\p{Ll}][\p{Ll}\p{N} -]{2,60})/u.exec(
      after,
    ) ?? [];
  const name = ` ${said}`.replace(stop, '').trim();
  const count = name === '' ? 0 : name.split(' ').length;
  return count >= 1 &&
    count <= 5 &&
    name.length > 3 &&
    !/^(?:on|in|at|for|it|them|today|later|there|again|this|that|plans?|more|most|sales|shipping|production)$/u.test(
      name,
    )
    ? name
    : null;
}

/**
 * Names of what is launched, as written: the best of the names in the sentence, with those joined to it by "and". `masked`
 * is the sentence without companies, times and amounts.
 */
export function productsIn(masked: string, asked: Asked): readonly string[] {
  const { language, kind, end } = asked;
  const words = launchWords[language];
  const after = masked.slice(end);
  const isActive = kind === 'starts' || kind === 'tells';
  if (language === 'en' && isActive && words.notProduct.test(after.trim())) return [];
  const names: NameRun[] = [...masked.matchAll(quoted)]
    .filter(({ 1: said = '' }) => said.split(' ').length <= 5 && !/[.,!?]$/u.test(said))
    .map(({ index, 1: said = '' }) => ({ start: index + 1, end: index + 1 + said.length, text: said }));
  const runs = nameRuns(masked, words).filter(
    (one) => !names.some((q) => q.start <= one.start && one.end <= q.end) && !isDescription(masked, one),
  );
  const all = [
    ...names.map((one) => scored(masked, one, true, asked)),
    ...runs.map((one) => scored(masked, one, false, asked)),
  ];
  const [best] = all.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < leastScore) {
    const thing = language === 'en' && kind !== 'comes' ? plainThing(after) : null;
    return thing === null ? [] : [thing];
  }
  // "startet eine Kampagne für die Brewline": what is begun is something else.
  const isForElse = ofElse[language].test(masked.slice(Math.max(0, best.start - 40), best.start));
  if (isForElse && kind !== 'noun' && runs.some(({ text }) => words.notProduct.test(text))) return [];
  // "its AI planner": the letters alone name nothing.
  const rest = masked.slice(best.end);
  const isLetters = language === 'en' && /^\p{Lu}{2,4}$/u.test(best.text);
  const more = isLetters ? ` ${rest}`.replace(stop, '').replace(/^\s+/u, '') : '';
  if (/^[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u.test(more)) return [`${best.text} ${more}`];
  const joined: string[] = [withoutThing(best, language)];
  let last: NameRun = best;
  for (const next of all.toSorted((a, b) => a.start - b.start)) {
    if (next.start <= last.end || !joining.test(masked.slice(last.end, next.start))) continue;
    joined.push(withoutThing(next, language));
    last = next;
  }
  return joined;
}
