import type { placesEn, PlaceWord } from './places-en.ts';

const words: Readonly<Record<PlaceWord, readonly [string, string]>> = {
  line: ['Zeile', 'Zeilen'],
  row: ['Zeile', 'Zeilen'],
  page: ['Seite', 'Seiten'],
};

export const placesDe: typeof placesEn = {
  one: (word, number) => `${words[word][0]} ${number}`,
  several: (word, first, last) => `${words[word][1]} ${first}–${last}`,
  list: (word, ranges) => `${words[word][1]} ${ranges.replaceAll('-', '–')}`,
  sheet: (name) => `Blatt ${name}`,
  section: (heading) => `Abschnitt „${heading}“`,
  table: (name) => `Tabelle „${name}“`,
  column: (column) => `, Spalte ${column}`,
  part: (part) => `, Teil ${part}`,
};
