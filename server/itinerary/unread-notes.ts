import { folded } from './find-places.ts';
import type { Wish } from './wishes.ts';

/** Words beside a price or a time that say nothing more: "1000 yen each". */
const idle =
  /^(?:entry|admission|fee|eintritt|each|per person|per head|p\.?\s?p\.?|pro person|pro kopf|je|at least|mindestens|etwa|about)$/iu;

/** What is left of a note after all that was understood; "" for signs and idle words. */
export function noteWithin(rest: string): string {
  const text = rest.replace(/^[\s,;.:!–—-]+|[\s,;:–—-]+$/gu, '');
  return /\p{L}/u.test(text) && !idle.test(text) ? text : '';
}

/** Notes in brackets beside a place that were not understood; what belongs to its name is none. */
export function unreadBeside({ notes, meant }: Wish): readonly string[] {
  if (meant.kind !== 'place') return [];
  const names = folded(`${meant.place.name} ${meant.place.japaneseName}`);
  return [...notes.rest.matchAll(/[(（]([^()（）]*)[)）]/gu)]
    .map(([, inside = '']) => noteWithin(inside))
    .filter((note) => note !== '' && !names.includes(folded(note)));
}
