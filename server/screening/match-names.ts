import { fatherWords } from '../packs/names/particles.ts';
import { assignTokens, type TokenPair } from './assign-tokens.ts';
import { joinedLike } from './join-split-words.ts';
import type { NameParts, NameToken } from './name-tokens.ts';
import type { TokenReason } from './token-likeness.ts';

/** Why a score is what it is; codes, so that each language has its own words for them. */
type ReasonCode =
  | TokenReason
  | 'other_order'
  | 'unmatched_word'
  | 'other_particles'
  | 'father_and_son'
  | 'only_common_names'
  | 'only_typing_errors'
  | 'common_name'
  | 'one_word_only'
  | 'same_birth_year'
  | 'birth_year_differs_by_one'
  | 'born_in_another_year'
  | 'same_place'
  | 'other_sex'
  | 'same_number'
  | 'other_number'
  | 'other_place_listed'
  | 'other_kind'
  | 'other_legal_form'
  | 'other_country_in_name'
  | 'acronym'
  | 'telling_word_differs';

export interface Reason {
  readonly code: ReasonCode;
  readonly asked?: string;
  readonly found?: string;
}

export interface NameLikeness {
  readonly score: number;
  readonly pairs: readonly TokenPair[];
  readonly reasons: readonly Reason[];
  /** Words matched as words, not as initials. */
  readonly fullWords: number;
  /** Every word that matched is borne by many. */
  readonly isCommon: boolean;
}

const familyWeight = 1.3;
const commonWeight = 0.7;
const swapCost = 0.01;
const unmatchedCost = 0.06;

const weightOf = (a: NameToken, b: NameToken = a) =>
  (a.isCommon && b.isCommon ? commonWeight : 1) * (a.isFamily || b.isFamily ? familyWeight : 1);

const weighty = (tokens: readonly NameToken[]) => tokens.filter(({ kind }) => kind !== 'particle');

/**
 * How alike two names of persons are, from 0 to 1: the best one-to-one pairs of their words, weighed by how rare they
 * are (the idea of soft TF-IDF: Cohen, Ravikumar & Fienberg 2003), over the shorter name. Symmetric.
 */
export function likenessOf(a: NameParts, b: NameParts): NameLikeness {
  const one = joinedLike(a.tokens, b.tokens);
  const other = joinedLike(b.tokens, one);
  const [first, second] = [weighty(one), weighty(other)];
  const pairs = assignTokens(first, second, weightOf);
  const leftA = first.filter((token) => !pairs.some((pair) => pair.a === token));
  const leftB = second.filter((token) => !pairs.some((pair) => pair.b === token));
  const reasons = pairs.map(({ a: { text: asked }, b: { text: found }, reason }): Reason => ({
    code: reason,
    asked,
    found,
  }));
  let score = weighted(pairs, first.length, second.length, leftA, leftB);
  const lower = (to: number, code: ReasonCode) => {
    score = Math.min(score, to);
    reasons.push({ code });
  };
  score *= 1 - unmatchedCost * Math.abs(leftA.length - leftB.length);
  reasons.push(...leftA.map(({ text }): Reason => ({ code: 'unmatched_word', asked: text })));
  reasons.push(...leftB.map(({ text }): Reason => ({ code: 'unmatched_word', found: text })));
  if (isReordered(pairs)) lower(score - swapCost, 'other_order');
  if (particlesOf(one) !== particlesOf(other)) reasons.push({ code: 'other_particles' });
  if (isFatherSwapped(one, other, pairs)) lower(0.6, 'father_and_son');
  if (isOnlyCommon(pairs, leftA, leftB)) lower(0.6, 'only_common_names');
  if (pairs.length > 0 && pairs.every(({ reason }) => reason === 'typing_error'))
    lower(0.8, 'only_typing_errors');
  if (Math.min(first.length, second.length) === 1 && Math.max(first.length, second.length) > 1)
    lower(0.8, 'one_word_only');
  return {
    score: Math.max(0, score),
    pairs,
    reasons,
    fullWords: pairs.filter(({ reason }) => reason !== 'initial').length,
    isCommon: pairs.every((pair) => pair.a.isCommon || pair.b.isCommon),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function weighted(
  pairs: readonly TokenPair[],
  lengthA: number,
  lengthB: number,
  leftA: readonly NameToken[],
  leftB: readonly NameToken[],
) {
  const all = sum(pairs.map((pair) => weightOf(pair.a, pair.b)));
  const reached = sum(pairs.map((pair) => pair.score * weightOf(pair.a, pair.b)));
  const over = (left: readonly NameToken[]) => {
    const whole = all + sum(left.map((token) => weightOf(token)));
    return whole === 0 ? 0 : reached / whole;
  };
  if (lengthA === lengthB) return Math.min(over(leftA), over(leftB));
  return lengthA < lengthB ? over(leftA) : over(leftB);
}

const isReordered = (pairs: readonly TokenPair[]) =>
  pairs.some((pair, at) => at > 0 && pair.atB < pairs[at - 1]!.atB);

const particlesOf = (tokens: readonly NameToken[]) =>
  tokens
    .filter(({ kind }) => kind === 'particle')
    .map(({ text }) => text)
    .sort()
    .join(' ');

const hasFather = (tokens: readonly NameToken[]) => tokens.some(({ text }) => fatherWords.has(text));

/** "Tariq bin Salman" is the father of "Salman bin Tariq", or his son. */
function isFatherSwapped(a: readonly NameToken[], b: readonly NameToken[], pairs: readonly TokenPair[]) {
  return hasFather(a) && hasFather(b) && isReordered(pairs);
}

/** Common words alone say something only when the whole names are the same. */
function isOnlyCommon(pairs: readonly TokenPair[], leftA: readonly NameToken[], leftB: readonly NameToken[]) {
  const full = pairs.filter(({ reason }) => reason !== 'initial');
  if (full.some((pair) => !(pair.a.isCommon || pair.b.isCommon))) return false;
  return leftA.length + leftB.length > 0 || pairs.some(({ score }) => score < 0.93);
}
