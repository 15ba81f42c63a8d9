import { rememberingTexts } from './recent-texts.ts';

const word = /[\p{L}\p{N}]+/gu;

/** Letters without their case, so that what a pattern with the flags `iu` takes for the same has one key. */
const withoutCase = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- what one turn is enough for
  /^[\u0000-\u007f]*$/.test(text) ? text.toUpperCase() : text.toLowerCase().toUpperCase();

/** Letters beside digits: a mark of a footnote may be at a word, "profit2" or "2Please". */
const mixed = /\p{N}\p{L}|\p{L}\p{N}/u;
const letters = /\p{L}+/gu;

/**
 * The words of a text, each once, without their case: also without a last "s" (a genitive), and those with digits in them
 * without these.
 */
export const wordsOf = rememberingTexts((text): ReadonlySet<string> => {
  const plain = withoutCase(text);
  const words = new Set<string>();
  for (const one of plain.match(word) ?? []) {
    words.add(one);
    if (one.endsWith('S')) words.add(one.slice(0, -1));
  }
  if (mixed.test(plain)) for (const one of plain.match(letters) ?? []) words.add(one);
  return words;
});

/**
 * Finds among many phrases the few that may be in a text: those whose first word is. Trying each phrase on each
 * sentence is what reading a long text would spend its time on.
 */
export class WordIndex<T> {
  readonly #places = new Map<string, number[]>();
  readonly #always: number[] = [];

  readonly #entries: readonly T[];

  constructor(entries: readonly T[], phrasesOf: (entry: T) => readonly string[]) {
    this.#entries = entries;
    for (const [place, entry] of entries.entries())
      for (const phrase of phrasesOf(entry)) {
        const [first] = withoutCase(phrase).match(word) ?? [];
        if (first === undefined) this.#always.push(place);
        else this.#add(first, place);
      }
  }

  #add(first: string, place: number): void {
    const known = this.#places.get(first);
    if (known === undefined) this.#places.set(first, [place]);
    else if (known.at(-1) !== place) known.push(place);
  }

  /** The first words of its phrases. */
  get firstWords(): Iterable<string> {
    return this.#places.keys();
  }

  /** Entries with a phrase that begins with one of the words of a text (`wordsOf`, or those that may be one), in their order. */
  among(words: ReadonlySet<string> | readonly string[]): T[] {
    const places = new Set(this.#always);
    const add = (one: string) => {
      const found = this.#places.get(one);
      if (found !== undefined) for (const place of found) places.add(place);
    };
    // Of a few phrases each is looked for among the words, not the other way round.
    const few = words instanceof Set && this.#places.size < words.size ? words : null;
    for (const one of few === null ? words : this.#places.keys()) if (few?.has(one) !== false) add(one);
    if (places.size === 0) return [];
    return [...places].sort((a, b) => a - b).flatMap((place) => this.#entries[place] ?? []);
  }
}
