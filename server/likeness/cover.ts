import { indexWords } from './bm25.ts';
import { contentWordsOf, partsOfCompound, type ContentWord } from './content-words.ts';
import type { InventionElement } from './elements.ts';

/** So much of an element's words must be in one passage. */
const coveredFrom = 0.6;
/** So few words must all be there. */
const wordsNeededWhole = 2;

export interface Passage {
  readonly text: string;
  readonly locator: string;
}

export interface Cover {
  /** The passage that shares most with the element; null where none shares a word. */
  readonly passage: Passage | null;
  readonly score: number;
  /** Words of the element that are in the passage undenied, as the passage writes them. */
  readonly shared: readonly string[];
  readonly wanted: number;
  readonly isCovered: boolean;
}

/** Compared words of a passage, each with a writing of it; a compound stands for its parts as well. */
function heldWords(words: readonly ContentWord[], known: ReadonlySet<string>): Map<string, string> {
  const held = new Map<string, string>();
  for (const { stem, written, isDenied } of words) {
    if (isDenied) continue;
    for (const one of [stem, ...partsOfCompound(stem, known)]) if (!held.has(one)) held.set(one, written);
  }
  return held;
}

function sharedWith(
  element: InventionElement,
  held: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
) {
  return element.words.flatMap((word) => {
    const whole = held.get(word);
    if (whole !== undefined) return [whole];
    const parts = partsOfCompound(word, known).map((part) => held.get(part));
    const written = parts.filter((part) => part !== undefined);
    return parts.length > 0 && written.length === parts.length ? [[...new Set(written)].join(' … ')] : [];
  });
}

const covers = (shared: number, wanted: number): boolean =>
  wanted <= wordsNeededWhole ? shared === wanted : shared / wanted >= coveredFrom;

/**
 * For each element, the passage of one document that shares most of its words; BM25 decides between equals, then the
 * earlier place. Covered where one passage holds at least 0.6 of the words, or all of them where they are two or fewer.
 */
export function coverOf(elements: readonly InventionElement[], passages: readonly Passage[]): Cover[] {
  const read = passages.map(({ text }) => contentWordsOf(text));
  const known = new Set([...read.flat().map(({ stem }) => stem), ...elements.flatMap(({ words }) => words)]);
  const held = read.map((words) => heldWords(words, known));
  const index = indexWords(
    read.map((words) => words.flatMap(({ stem }) => [stem, ...partsOfCompound(stem, known)])),
  );
  return elements.map((element) => {
    const scores = index.score(element.words);
    const rated = passages.map((passage, at) => ({
      passage,
      score: scores[at] ?? 0,
      shared: sharedWith(element, held[at] ?? new Map(), known),
    }));
    const best = rated.toSorted((a, z) => z.shared.length - a.shared.length || z.score - a.score)[0];
    const wanted = element.words.length;
    if (best === undefined || best.shared.length === 0)
      return { passage: null, score: 0, shared: [], wanted, isCovered: false };
    return { ...best, wanted, isCovered: covers(best.shared.length, wanted) };
  });
}
