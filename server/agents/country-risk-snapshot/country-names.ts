import { displayNames } from '../../language/kept-words.ts';
import { plainKey } from './read-indicators.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of regions by their names in English and German, of which people write one and files the other. */
function namedRegions(): ReadonlyMap<string, string> {
  const names = ['en', 'de'].map((language) => displayNames(language, { type: 'region', fallback: 'none' }));
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  return new Map(
    codes.flatMap((code) =>
      names.flatMap((one) => {
        const name = one.of(code);
        return name === undefined ? [] : [[plainKey(name), code] as const];
      }),
    ),
  );
}

let regions: ReadonlyMap<string, string> | null = null;

/** What countries are compared by: the code of a known one, else the name. */
export function countryKey(name: string): string {
  regions ??= namedRegions();
  const key = plainKey(name);
  return regions.get(key) ?? key;
}
