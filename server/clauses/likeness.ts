import type { Clause } from './clause.ts';

const word = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;

/** The words of a text, without case, marks and spelling variants of the same letters. */
const wordsIn = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(word) ?? [];

/** Two texts that only spaces, case and marks tell apart fold to the same; numbers and signs of money stay. */
export const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”„«»"'’‘]/gu, '')
    .replace(/[‐‑–—-]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/[.;:,]$/u, '')
    .trim();

/** A bag of the words and pairs of neighbouring words of a text. */
export function shinglesOf(text: string): ReadonlyMap<string, number> {
  const words = wordsIn(text);
  const bag = new Map<string, number>();
  const put = (key: string) => bag.set(key, (bag.get(key) ?? 0) + 1);
  for (const [i, one] of words.entries()) {
    put(`${one} ${words[i + 1] ?? ''}`);
    // A text of few words has hardly any pairs.
    if (words.length < 8) put(one);
  }
  return bag;
}

const sizeOf = (bag: ReadonlyMap<string, number>) => [...bag.values()].reduce((sum, n) => sum + n, 0);

/** Dice's coefficient of two bags: 1 for the same, 0 for nothing in common. */
export function dice(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = sizeOf(a) + sizeOf(b);
  let both = 0;
  for (const [key, n] of a) both += Math.min(n, b.get(key) ?? 0);
  return size === 0 ? 0 : (2 * both) / size;
}

function letterPairs(text: string): ReadonlyMap<string, number> {
  const letters = folded(text);
  const bag = new Map<string, number>();
  for (let i = 0; i + 1 < letters.length; i += 1) {
    const pair = letters.slice(i, i + 2);
    bag.set(pair, (bag.get(pair) ?? 0) + 1);
  }
  return bag;
}

/** How alike two headings are; null where neither clause has one. */
export function headingLikeness({ heading: a }: Clause, { heading: b }: Clause): number | null {
  if (a === '' && b === '') return null;
  return folded(a) === folded(b) ? 1 : dice(letterPairs(a), letterPairs(b));
}

/** The way to a clause, the same for "Art. 5 Abs. 1" and "Article 5 (1)". */
export function pathKey({ path }: Clause): string {
  const plain = path.map((step) =>
    folded(step)
      .replace(/^(?:art\.?|artikel|article)\s*/u, 'article ')
      .replace(/^(?:sec\.?|section)\s*/u, 'section ')
      .replace(/^(?:para|paragraph|absatz|abs)\.?\s*/u, ''),
  );
  return plain.join('/');
}
