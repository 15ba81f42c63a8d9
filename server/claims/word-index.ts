import { rememberingTexts } from './recent-texts.ts';

const word = /[\p{L}\p{N}]+/gu;

/** Letters without their case, so that what a pattern with the flags `iu` takes for the same has one key. */
const withoutCase = (text: string) => text.toLowerCase().toUpperCase();

/** Letters beside digits: a mark of a footnote may stand at a word, "profit2" or "2Please". */
const mixed = /\p{N}\p{L}|\p{L}\p{N}/u;
const letters = /\p{L}+/gu;

/** The words of a text, each once, without their case; those with digits in them also without these. */
export const wordsOf = rememberingTexts((text): ReadonlySet<string> => {
  const plain = withoutCase(text);
  const words = new Set(plain.match(word));
  if (mixed.test(plain)) for (const one of plain.match(letters) ?? []) words.add(one);
  return words;
});

/**
 * Finds among many phrases the few that may stand in a text: those whose first word does. Trying each phrase on each
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

  /** Entries with a phrase that begins with a word of the text or with one less its last "s" (a genitive), in their order. */
  among(words: ReadonlySet<string>): T[] {
    const places = new Set(this.#always);
    for (const one of words) {
      for (const place of this.#places.get(one) ?? []) places.add(place);
      if (one.endsWith('S')) for (const place of this.#places.get(one.slice(0, -1)) ?? []) places.add(place);
    }
    return [...places].sort((a, b) => a - b).flatMap((place) => this.#entries[place] ?? []);
  }
}
