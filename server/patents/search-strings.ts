import { contentWordsOf } from '../likeness/content-words.ts';
import type { InventionElement } from '../likeness/elements.ts';
import type { ComparedPatent } from './prior-art.ts';

/** More words of one element make a search too narrow to find anything. */
const mostWords = 4;

/** How a word is written, each writing once, in the order it is met. */
function writingsOf(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { stem, written } of texts.flatMap(contentWordsOf)) {
    const own = found.get(stem) ?? [];
    const lower = written.toLowerCase();
    if (!own.includes(lower)) found.set(stem, [...own, lower]);
  }
  return found;
}

/**
 * One Boolean search per element: its words joined by AND, and by OR whatever else the element and the passages that
 * were quoted for it write for the same word. No word comes from anywhere else.
 */
export function searchStrings(
  elements: readonly InventionElement[],
  compared: readonly ComparedPatent[],
): string[] {
  return elements.map(({ text, words }, at) => {
    const quoted = compared.flatMap(({ covers }) => covers[at]?.passage?.text ?? []);
    const writings = writingsOf([text, ...quoted]);
    return words
      .slice(0, mostWords)
      .map((word) => {
        const ways = writings.get(word) ?? [];
        return ways.length > 1 ? `(${ways.join(' OR ')})` : (ways[0] ?? word);
      })
      .join(' AND ');
  });
}

/** Classes of the documents that cover most, the most frequent first. */
export function nearestClasses(compared: readonly ComparedPatent[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { patent, covered } of compared)
    if (covered > 0) for (const one of patent.classes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, z]) => z - a)
    .slice(0, most)
    .map(([name]) => name);
}
