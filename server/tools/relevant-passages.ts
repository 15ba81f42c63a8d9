import type { NewSource } from '../engines/run-context.ts';

interface PlacedText {
  readonly locator: string;
  readonly text: string;
}

/** As much of one document as a language model gets at once. */
const roomCharacters = 12_000;
/** Half of the weight a word can have in one passage is reached at so many mentions. */
const saturation = 1.2;

/**
 * The passages of a document that say most about a question, best first, as far as there is room; all of them in their
 * order when they fit. Words weigh by how few passages have them (the rank of BM25 without lengths: passages are alike).
 */
export function relevantPassages<T extends PlacedText>(
  passages: readonly T[],
  question: string,
): readonly T[] {
  if (passages.reduce((sum, { text }) => sum + text.length, 0) <= roomCharacters) return passages;
  const counted = passages.map(({ text }) => countStems(text));
  const asked = [...countStems(question).keys()];
  const weights = asked.map((stem) => {
    const having = counted.filter((counts) => counts.has(stem)).length;
    return [stem, Math.log(1 + (passages.length - having + 0.5) / (having + 0.5))] as const;
  });
  const rank = (counts: ReadonlyMap<string, number>) =>
    weights.reduce((sum, [stem, weight]) => {
      const count = counts.get(stem) ?? 0;
      return sum + (weight * count) / (count + saturation);
    }, 0);
  const ranked = passages
    .map((passage, index) => ({ passage, index, rank: rank(counted[index] ?? new Map()) }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index);
  let room = roomCharacters;
  return ranked.flatMap(({ passage }) => {
    room -= passage.text.length;
    return room >= 0 ? [passage] : [];
  });
}

/** One source for each passage, so that a statement can cite the passage it rests on. */
export function sourcesOfPassages(passages: readonly PlacedText[], whole: NewSource): NewSource[] {
  return passages.map(({ locator, text }) => ({
    ...whole,
    key: `${whole.key}:${locator}`,
    locator,
    excerpt: text.slice(0, longestExcerpt),
  }));
}

/** Passages are shorter; a table's may not be. */
const longestExcerpt = 2_400;

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]{3,}/gu)) {
    const stem = word.slice(0, 6);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
