import { cityNames } from '../packs/places/city-names.ts';
import { findPlaces, folded, nearPlaces, placesWithin } from './find-places.ts';
import { isOnlyNotes, readNotes, withNotesKept, type Notes } from './notes.ts';
import type { Place } from './places.ts';

/** One thing a person wants to see, as they wrote it, and what it was taken for. */
export interface Wish {
  readonly said: string;
  readonly notes: Notes;
  readonly meant:
    | { readonly kind: 'place'; readonly place: Place }
    /** It could be each of them. */
    | { readonly kind: 'several'; readonly places: readonly Place[] }
    | { readonly kind: 'city'; readonly city: string }
    | { readonly kind: 'unknown'; readonly near: readonly Place[] };
}

const bullet = /^[\s\-*•·▪☐☑✓>]+|^\s*\d{1,2}[.)]\s+/u;
const parting = /\s*(?:[;,、，\n]|(?<!\p{L})(?:and|und|then|dann|plus)(?!\p{L})|\s&\s|\s\+\s)\s*/iu;

/** The city a text names and nothing else. */
export function cityNamed(text: string): string | null {
  const wanted = folded(text);
  const found = Object.entries(cityNames).find(([name, others]) =>
    [name, ...others].some((one) => folded(one) === wanted),
  );
  return found?.[0] ?? null;
}

/** The city a sentence speaks of: "three days in Kyoto". */
function cityWithin(text: string): string | null {
  const words = ` ${folded(text)} `;
  const found = Object.entries(cityNames).find(([name, others]) =>
    [name, ...others].some((one) =>
      /\p{Script=Han}/u.test(one) ? words.includes(one) : words.includes(` ${folded(one)} `),
    ),
  );
  return found?.[0] ?? null;
}

/** Parts at commas that are in no brackets. */
function partsOf(line: string): string[] {
  const kept: string[] = [];
  const bare = line.replace(/[(（][^()（）]*[)）]/gu, (inside) => {
    kept.push(inside);
    return `\uE000${kept.length - 1}\uE000`;
  });
  return bare
    .split(parting)
    .map((part) => part.replace(/\uE000(\d+)\uE000/gu, (_, at: string) => kept[Number(at)] ?? '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** What is left beside the notes, without the marks around it. */
const nameIn = (rest: string): string =>
  rest
    .replace(/[(（]\s*[,;、\s]*[)）]/gu, '')
    .replace(/^[\s:,;–—-]+|[\s:,;.!–—-]+$/gu, '')
    .trim();

function wishesOf(part: string, places: readonly Place[]): Wish[] {
  const notes = readNotes(part);
  const said = nameIn(notes.rest);
  const city = cityNamed(said);
  if (city !== null) return [{ said, notes, meant: { kind: 'city', city } }];
  const found = findPlaces(said, places).places;
  const [only] = found;
  if (only !== undefined && found.length === 1)
    return [{ said, notes, meant: { kind: 'place', place: only } }];
  if (found.length > 1) return [{ said, notes, meant: { kind: 'several', places: found } }];
  const within = placesWithin(said, places);
  if (within.length > 0)
    return within.map((place) => ({ said: place.name, notes, meant: { kind: 'place' as const, place } }));
  const inside = cityWithin(said);
  if (inside !== null && said.split(/\s+/u).length > 1 && nearPlaces(said, places).length === 0)
    return [{ said, notes, meant: { kind: 'city', city: inside } }];
  return [{ said, notes, meant: { kind: 'unknown', near: nearPlaces(said, places) } }];
}

const joined = (a: Notes, b: Notes): Notes => ({
  closed: a.closed === null ? b.closed : b.closed === null ? a.closed : new Set([...a.closed, ...b.closed]),
  closedDays: [...a.closedDays, ...b.closedDays],
  booked: b.booked ?? a.booked,
  minutes: b.minutes ?? a.minutes,
  yen: b.yen ?? a.yen,
  hours: b.hours ?? a.hours,
  rest: a.rest,
});

/** What a person wants to see: one a line, with commas, or in a sentence; notes beside a place belong to it. */
export function readWishes(text: string, places: readonly Place[]): readonly Wish[] {
  const wishes: Wish[] = [];
  for (const line of text.split(/\n+/u)) {
    const whole = withNotesKept(line.replace(bullet, ''));
    const isName = findPlaces(nameIn(readNotes(whole).rest), places).places.length === 1;
    for (const part of isName ? [whole] : partsOf(whole)) {
      const notes = readNotes(part);
      const before = wishes.at(-1);
      if (isOnlyNotes(notes)) {
        if (before !== undefined)
          wishes[wishes.length - 1] = { ...before, notes: joined(before.notes, notes) };
        continue;
      }
      if (/[\p{L}\p{N}]/u.test(nameIn(notes.rest))) wishes.push(...wishesOf(part, places));
    }
  }
  return onlyOnce(wishes);
}

/** The same place wished for twice is wished for once, with the notes of both. */
function onlyOnce(wishes: readonly Wish[]): readonly Wish[] {
  const byKey = new Map<string, Wish>();
  for (const wish of wishes) {
    const { meant } = wish;
    const key =
      meant.kind === 'place'
        ? `place ${meant.place.name}`
        : meant.kind === 'city'
          ? `city ${meant.city}`
          : wish.said;
    const before = byKey.get(key);
    byKey.set(key, before === undefined ? wish : { ...before, notes: joined(before.notes, wish.notes) });
  }
  return [...byKey.values()];
}
