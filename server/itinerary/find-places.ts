import type { Place } from './places.ts';

/** What a person wrote, and the places it may mean: none where the table has none, several where it could be each. */
interface Wish {
  readonly said: string;
  readonly places: readonly Place[];
}

/** Letters and digits only, without accents, so that "Sensō-ji" and "Senso-ji" are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The same without spaces: "Sensoji" and "Senso-ji" are one. */
const squeezed = (text: string): string => folded(text).replaceAll(' ', '');

/** Words that say what a place is: people leave them out. */
const kindWord =
  / (?:temple|shrine|taisha|garden|gardens|museum|tower|castle|district|alley|park|tempel|schrein)$/u;

/** Words that name no place by themselves. */
const tooCommon: ReadonlySet<string> = new Set(['national', 'imperial', 'peace']);

const isKind = (name: string): boolean => !name.includes(' ') && kindWord.test(` ${name}`);

/** A name without what is in brackets, and that by itself: "Kinkaku-ji (Golden Pavilion)" goes by both. */
function namesOf({ name, japaneseName, city }: Place): string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/gu)].map((match) => match[1] ?? '');
  const parts = name.replace(/\([^)]*\)/gu, '').split(' / ');
  const names = [name, japaneseName, ...parts, ...inside].map(folded).filter((one) => one !== '');
  const short = names.map((one) => one.replace(kindWord, '')).filter((one) => one !== folded(city));
  const bare = names
    .map((one) => ` ${one} `.replace(` ${folded(city)} `, ' ').trim())
    .filter((one) => one !== '' && !isKind(one));
  const bareShort = bare.map((one) => one.replace(kindWord, '')).filter((one) => !tooCommon.has(one));
  return [...new Set([...names, ...short, ...bare, ...bareShort])];
}

const holdsWords = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

/** The places meant by what a person wrote: by its whole name, else where one name holds the other word by word. */
export function findPlaces(said: string, places: readonly Place[]): Wish {
  const wanted = folded(said.replace(/^\s*(?:the|a|der|die|das|den|dem)\s+/iu, ''));
  if (wanted === '') return { said, places: [] };
  const whole = places.filter((place) => namesOf(place).includes(wanted));
  if (whole.length > 0) return { said, places: whole };
  const bare = wanted.replaceAll(' ', '');
  const short = wanted.replace(kindWord, '').replaceAll(' ', '');
  const close = places.filter((place) =>
    namesOf(place).some((name) => [bare, short].includes(name.replaceAll(' ', ''))),
  );
  if (close.length > 0) return { said, places: close };
  const partly = places.filter((place) => namesOf(place).some((name) => holdsWords(name, wanted)));
  return { said, places: partly };
}

/** The places whose names are within a sentence, the longest names first; no letter counts twice. */
export function placesWithin(sentence: string, places: readonly Place[]): readonly Place[] {
  const named = places
    .flatMap((place) => namesOf(place).map((name) => ({ place, name })))
    .filter(({ name }) => name.includes(' ') || name.length > 4 || /[^\p{Script=Latin}\d]/u.test(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found: Place[] = [];
  let rest = ` ${folded(sentence)} `;
  for (const { place, name } of named) {
    const isLatin = /^[\p{Script=Latin}\d ]+$/u.test(name);
    const at = isLatin ? rest.indexOf(` ${name} `) : rest.indexOf(name);
    if (at < 0) continue;
    rest = `${rest.slice(0, at)} | ${rest.slice(at + name.length + (isLatin ? 1 : 0))}`;
    if (!found.includes(place)) found.push(place);
  }
  return found;
}

/** How many letters have to be changed, added or left out (Levenshtein 1966). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      row.push(Math.min(row[j]! + 1, above[j + 1]! + 1, above[j]! + (letter === b[j] ? 0 : 1)));
    above = row;
  }
  return above[b.length]!;
}

/** Names within this share of the letters are near. */
const nearShare = 0.3;

/** Up to three places that are written nearly so, the nearest first. */
export function nearPlaces(said: string, places: readonly Place[]): readonly Place[] {
  const wanted = squeezed(said);
  if (wanted.length < 4) return [];
  const near = places.map((place) => {
    const shares = namesOf(place).map((name) => {
      const bare = name.replaceAll(' ', '');
      return distance(wanted, bare) / Math.max(wanted.length, bare.length);
    });
    return { place, share: Math.min(...shares) };
  });
  return near
    .filter(({ share }) => share <= nearShare)
    .toSorted((a, b) => a.share - b.share || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, 3)
    .map(({ place }) => place);
}
