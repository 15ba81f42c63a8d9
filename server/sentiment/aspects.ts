import { aspectRule, aspects, type AspectId } from '../packs/reviews/aspects.ts';
import { germanReservation } from '../packs/reviews/degree-words.ts';
import type { PartByPart } from '../part-by-part.ts';
import { wilson, type Interval } from '../statistics/intervals.ts';
import { clausesOf, partsOf } from './clauses.ts';
import { judgeReview, type Judged, type Review } from './review.ts';
import { polarityOfSum, scoreSentence, sumOf, type Polarity } from './score-text.ts';

/** A review that speaks of an aspect. */
export interface Mention {
  readonly review: Review;
  /** The clause that speaks of it. */
  readonly clause: string;
  /** By the words of the clause, where they are clear, else by the rating of the review; null where neither says. */
  readonly judged: Judged | null;
}

export interface Aspect {
  readonly id: AspectId;
  readonly mentions: readonly Mention[];
  /** Mentions that could be judged. */
  readonly judged: readonly Mention[];
  readonly negative: readonly Mention[];
  readonly positive: readonly Mention[];
  /** Of the judged that are negative; null without any. */
  readonly share: Interval | null;
}

const namedIn = (text: string, language: 'en' | 'de') =>
  aspects.filter((aspect) => aspect[language].test(text));

/** What the words of a clause say of an aspect; of one that names several things only the part about it is read. */
function wordsSay(clause: string, id: AspectId, isShared: boolean): number | null {
  const { en, degrees } = aspects.find((one) => one.id === id)!;
  const parts = isShared ? partsOf(clause).filter((part) => en.test(part)) : [clause];
  const scores = parts.flatMap((part) => scoreSentence(part, degrees) ?? []);
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + sumOf(score), 0);
}

/** One weak word ("want", "hard") is not enough against the rating of its review. */
const clearSum = 2;

/** Whether a German clause is a reservation, by its own words or those that it follows ("gut, aber | laut"). */
function isReserved({ text, language }: Review, clause: string): boolean {
  if (language !== 'de') return false;
  const before = text.slice(0, Math.max(text.indexOf(clause), 0)).trimEnd();
  const last = before.split(/[\s,]+/).at(-1) ?? '';
  return germanReservation.test(clause) || (!/[.!?…]$/.test(last) && germanReservation.test(last));
}

const isOpposite = (a: Polarity, b: Polarity) => a !== 'neutral' && b !== 'neutral' && a !== b;

function mentionOf(
  review: Review,
  id: AspectId,
  clauses: readonly string[],
  shared: ReadonlySet<string>,
): Mention {
  const scores =
    review.language === 'en'
      ? clauses.map((clause) => ({ clause, value: wordsSay(clause, id, shared.has(clause)) }))
      : [];
  const said = scores.filter(({ value }) => value !== null);
  const sum = said.reduce((total, { value }) => total + (value ?? 0), 0);
  const polarity = said.length === 0 ? 'neutral' : polarityOfSum(sum);
  const strongest = said.toSorted((a, b) => Math.sign(sum) * ((b.value ?? 0) - (a.value ?? 0)))[0];
  const whole = judgeReview(review);
  const isDoubtful = whole?.polarity === 'positive' && clauses.some((clause) => isReserved(review, clause));
  const rated = whole?.by === 'rating' && !isDoubtful ? whole : null;
  if (polarity === 'neutral' || strongest === undefined)
    return { review, clause: clauses[0] ?? '', judged: rated };
  const isDoubted = Math.abs(sum) < clearSum && rated !== null && isOpposite(polarity, rated.polarity);
  if (!isDoubted) return { review, clause: strongest.clause, judged: { polarity, by: 'words' } };
  return { review, clause: strongest.clause, judged: polarity === 'positive' ? rated : null };
}

/** Every aspect that a review speaks of, once. */
function mentionsIn(review: Review): [AspectId, Mention][] {
  const { language } = review;
  if (language !== 'en' && language !== 'de') return [];
  const byAspect = new Map<AspectId, string[]>();
  const shared = new Set<string>();
  for (const clause of clausesOf(review.text, language)) {
    const named = namedIn(clause, language);
    if (named.length > 1) shared.add(clause);
    for (const { id } of named) byAspect.set(id, [...(byAspect.get(id) ?? []), clause]);
  }
  return [...byAspect].map(([id, clauses]) => [id, mentionOf(review, id, clauses, shared)]);
}

const reviewsAtOnce = 16;

/** What reviews speak of, that with the most negative mentions first. */
export function* aspectsOf(reviews: readonly Review[]): PartByPart<Aspect[]> {
  const found = new Map<AspectId, Mention[]>();
  for (const [i, review] of reviews.entries()) {
    if (i % reviewsAtOnce === 0) yield;
    for (const [id, mention] of mentionsIn(review)) found.set(id, [...(found.get(id) ?? []), mention]);
  }
  return [...found]
    .map(([id, mentions]): Aspect => {
      const judged = mentions.filter((one) => one.judged !== null);
      const of = (polarity: string) => judged.filter((one) => one.judged?.polarity === polarity);
      const [negative, positive] = [of('negative'), of('positive')];
      return { id, mentions, judged, negative, positive, share: wilson(negative.length, judged.length) };
    })
    .toSorted((a, b) => b.negative.length - a.negative.length || b.mentions.length - a.mentions.length);
}

/** The status word of an aspect by its negative share and how sure that is; too few wait for a person. */
export function aspectStatus({
  share,
  judged,
}: Aspect): 'high risk' | 'medium risk' | 'low risk' | 'for review' {
  const { few, many, fewest } = aspectRule;
  if (share === null || judged.length < fewest) return 'for review';
  if (share.estimate > many && share.low > few) return 'high risk';
  return share.estimate < few && share.high < many ? 'low risk' : 'medium risk';
}

/** The aspect to begin with: of those said often enough the one with the most negative mentions. */
export const firstToFix = (all: readonly Aspect[]): Aspect | null =>
  all.find((one) => one.judged.length >= aspectRule.fewest && one.negative.length > 0) ?? null;
