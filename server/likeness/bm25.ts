/**
 * BM25 after Robertson & Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with k1 1.2 and
 * b 0.75. The weight of a word is ln(1 + (N - n + 0.5) / (n + 0.5)): the 1 keeps it above zero where most documents
 * have the word, which in a handful of documents is usual.
 */
const k1 = 1.2;
const b = 0.75;

export interface Bm25 {
  /** One score per document, in their order; a word asked for twice counts once. */
  score(query: readonly string[]): readonly number[];
}

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function indexWords(documents: readonly (readonly string[])[]): Bm25 {
  const counted = documents.map((words) => ({ length: words.length, counts: countWords(words) }));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holders = countWords(counted.flatMap(({ counts }) => [...counts.keys()]));
  const weightOf = (word: string): number => {
    const n = holders.get(word) ?? 0;
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };
  return {
    score(query) {
      const words = [...new Set(query)].toSorted();
      return counted.map(({ length, counts }) =>
        words.reduce((sum, word) => {
          const times = counts.get(word) ?? 0;
          if (times === 0) return sum;
          return sum + (weightOf(word) * times) / (k1 * (1 - b + (b * length) / average) + times);
        }, 0),
      );
    },
  };
}
