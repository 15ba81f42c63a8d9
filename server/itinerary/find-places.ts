import type { Place } from './places.ts';

/** What a person wrote, and the places it may mean: none where the table has none, several where it could be each. */
interface Wish {
  readonly said: string;
  readonly places: readonly Place[];
}

/** Letters and digits only, without accents, so that "Sensō-ji" and "Senso-ji" are one. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** A name without what stands in brackets, and that by itself: "Kinkaku-ji (Golden Pavilion)" goes by both. */
function namesOf({ name, japaneseName }: Place): string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/gu)].map((match) => match[1] ?? '');
  const parts = name.replace(/\([^)]*\)/gu, '').split(' / ');
  return [name, japaneseName, ...parts, ...inside].map(folded).filter((one) => one !== '');
}

const holdsWords = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

/** The places meant by what a person wrote: by its whole name, else where one name holds the other word by word. */
export function findPlaces(said: string, places: readonly Place[]): Wish {
  const wanted = folded(said);
  if (wanted === '') return { said, places: [] };
  const whole = places.filter((place) => namesOf(place).includes(wanted));
  if (whole.length > 0) return { said, places: whole };
  const partly = places.filter((place) => namesOf(place).some((name) => holdsWords(name, wanted)));
  return { said, places: partly };
}
