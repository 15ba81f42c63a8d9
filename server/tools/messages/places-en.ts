export type PlaceWord = 'line' | 'row' | 'page';

/** Places in files, as sources and figures name them. */
export const placesEn = {
  one: (word: PlaceWord, number: string) => `${word} ${number}`,
  several: (word: PlaceWord, first: string, last: string) => `${word}s ${first}-${last}`,
  list: (word: PlaceWord, ranges: string) => `${word}s ${ranges}`,
  sheet: (name: string) => `sheet ${name}`,
  section: (heading: string) => `section “${heading}”`,
  table: (name: string) => `table “${name}”`,
  column: (column: string) => `, column ${column}`,
  part: (part: string) => `, part ${part}`,
};
