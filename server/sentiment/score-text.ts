import { degrees, negations, strengtheners, weakeners } from '../packs/reviews/degree-words.ts';
import { splitSentences } from '../claims/sentence-split.ts';
import { entryAt } from './lexicon.ts';

/** A word of the lexicon in a text, and what it counts there. */
interface Hit {
  readonly word: string;
  /** As in the lexicon. */
  readonly value: number;
  /** After what is before it, and around "but". */
  readonly counted: number;
}

export interface Score {
  /** Between −1 and 1. */
  readonly value: number;
  readonly hits: readonly Hit[];
}

/** A word with the part of the sentence it is in: what turns a word does not reach over a comma. */
interface Token {
  readonly word: string;
  readonly part: number;
}

const wordOrBreak = /[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*|[,;:–—()]/gu;

function tokensOf(sentence: string): Token[] {
  let part = 0;
  return [...sentence.toLowerCase().matchAll(wordOrBreak)].flatMap(([text]) => {
    if (!/[\p{L}\d]/u.test(text)) {
      part += 1;
      return [];
    }
    return [{ word: text.replaceAll('’', "'"), part }];
  });
}

const isNegation = (word: string) => negations.has(word.replaceAll("'", '')) || word.endsWith("n't");

/** Words up to three places before, the nearest first, within the same part. */
function before(tokens: readonly Token[], at: number): string[] {
  const { part } = tokens[at] ?? { part: -1 };
  return [1, 2, 3].flatMap((distance) => {
    const token = tokens[at - distance];
    return token?.part === part ? [token.word] : [];
  });
}

/** "No" turns a word right after it or one further; "no … or …" reaches three. */
function isRefused(near: readonly string[]): boolean {
  return (
    near[0] === 'no' || near[1] === 'no' || (near[2] === 'no' && (near[0] === 'or' || near[0] === 'nor'))
  );
}

/** What a value comes to by the words before it. */
function turned(value: number, near: readonly string[]): number {
  let counted = isRefused(near) ? value * degrees.negation : value;
  for (const [i, word] of near.entries()) {
    const sign = Math.sign(counted);
    const by = degrees.byDistance[i] ?? 0;
    if (strengtheners.has(word)) counted += sign * degrees.step * by;
    if (weakeners.has(word)) counted -= sign * degrees.step * by;
    // "Never so good" praises; "not only good" does too.
    if (word === 'never' && (near[i - 1] === 'so' || near[i - 1] === 'this')) counted *= 1.25;
    else if (word === 'without' && near[i - 1] === 'doubt') continue;
    else if (word === 'not' && near[i - 1] === 'only') continue;
    else if (isNegation(word)) counted *= degrees.negation;
  }
  return near[0] === 'least' && near[1] !== 'at' && near[1] !== 'very' ? counted * degrees.negation : counted;
}

function hitsOf(tokens: readonly Token[], except: ReadonlySet<string>): Hit[] {
  const words = tokens.map(({ word }) => word);
  const but = words.indexOf('but');
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const entry = entryAt(words, at);
    if (entry === null || strengtheners.has(word) || weakeners.has(word) || except.has(word)) continue;
    // "No problem": the "no" turns what follows and is no complaint of its own.
    if (entry.phrase === 'no' && entryAt(words, at + 1) !== null) continue;
    const value = turned(entry.value, before(tokens, at));
    const weight = but < 0 || at === but ? 1 : at < but ? degrees.beforeBut : degrees.afterBut;
    hits.push({ word: entry.phrase, value: entry.value, counted: value * weight });
    at += entry.length - 1;
  }
  return hits;
}

const normal = (sum: number) => sum / Math.sqrt(sum ** 2 + degrees.normal);

export const sumOf = ({ hits }: Pick<Score, 'hits'>) => hits.reduce((sum, { counted }) => sum + counted, 0);

/** What a sum of counted words is called. */
export const polarityOfSum = (sum: number): Polarity => polarityOf({ value: normal(sum) });

/** The score of one English sentence; null where the lexicon has none of its words. `except` are words of a product's name. */
export function scoreSentence(sentence: string, except: ReadonlySet<string> = new Set()): Score | null {
  const hits = hitsOf(tokensOf(sentence), except);
  if (hits.length === 0) return null;
  return { value: normal(sumOf({ hits })), hits };
}

/**
 * The score of an English text: the mean of those sentences that have a word of the lexicon, each by the rules of VADER
 * (Hutto & Gilbert 2014) over AFINN-165. Capitals and exclamation marks are not counted, and a negation does not reach over
 * a comma ("No problems, great product"). Null where no sentence has one.
 */
export function scoreText(text: string, except: ReadonlySet<string> = new Set()): Score | null {
  const scores = splitSentences(text, 'en').flatMap(({ text: one }) => scoreSentence(one, except) ?? []);
  if (scores.length === 0) return null;
  return {
    value: scores.reduce((sum, { value }) => sum + value, 0) / scores.length,
    hits: scores.flatMap(({ hits }) => hits),
  };
}

export type Polarity = 'positive' | 'negative' | 'neutral';

/** The word for a score, as published: from 0.05 on positive, from −0.05 on negative. */
export const polarityOf = ({ value }: Pick<Score, 'value'>): Polarity =>
  value >= degrees.clear ? 'positive' : value <= -degrees.clear ? 'negative' : 'neutral';
