/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  readonly text: string;
  readonly is_hit: boolean;
}

/** Signs that no plain text has: nothing written can look like a mark. */
export const marks = { open: '\ue000', close: '\ue001' } as const;

/** Characters around the best place that are looked through for what matches. */
const windowSize = 1200;
/** Where the place cannot be told, so much of the beginning is looked through. */
export const longestLook = 30_000;

/** Letters without case and accents, one for one, so that places stay where they are. */
const folded = (text: string): string =>
  text.replaceAll(/[^ -~]|[A-Z]/g, (letter) => letter.normalize('NFD').toLowerCase()[0] ?? letter);

/** Beginnings that tell words of a search in a text, whatever their endings are. */
function beginningsOf(search: string): string[] {
  const words = folded(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, Math.max(3, Math.min(6, word.length - 2)))))];
}

/** The part of a text with the most of the words that were looked for; the beginning when none can be seen. */
export function windowAround(plain: string, search: string): string {
  if (plain.length <= windowSize) return plain;
  const begins = beginningsOf(search);
  const text = folded(plain);
  const places = begins.flatMap((begin) => placesOf(text, begin).map((at) => ({ at, begin })));
  places.sort((one, other) => one.at - other.at);
  let best = { at: 0, words: 0 };
  for (const [first, { at }] of places.entries()) {
    const near = new Set<string>();
    for (let i = first; i < places.length; i += 1) {
      const place = places[i];
      if (!place || place.at - at > windowSize / 2) break;
      near.add(place.begin);
    }
    if (near.size > best.words) best = { at, words: near.size };
    if (best.words === begins.length) break;
  }
  const from = Math.max(0, best.at - windowSize / 4);
  const start = from === 0 ? 0 : from + Math.max(0, plain.slice(from, best.at).search(/\s/u) + 1);
  return plain.slice(start, start + windowSize);
}

/** Words are found where they begin; at most so many, since a common one is everywhere. */
function placesOf(text: string, begin: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(begin); at >= 0 && places.length < 200; at = text.indexOf(begin, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) places.push(at);
  return places;
}

/** How often something was marked. */
export const countMarks = (marked: string): number => marked.split(marks.open).length - 1;

/** A marked text as pieces of one line; marks that follow each other are one. */
export function partsOf(marked: string): TextPart[] {
  const line = marked.replaceAll(/\s+/gu, ' ').replaceAll(`${marks.close} ${marks.open}`, ' ').trim();
  return line
    .split(marks.open)
    .flatMap((piece, index): TextPart[] => {
      if (index === 0) return [{ text: piece, is_hit: false }];
      const [hit = '', rest = ''] = piece.split(marks.close);
      return [
        { text: hit, is_hit: true },
        { text: rest, is_hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** Words of a search as they are looked for in titles: anywhere, whatever their case. */
export const wordsOfTitle = (search: string): string[] =>
  [
    ...new Set(
      search
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, 12);

/** A title with the words that were looked for. */
export function titleParts(title: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text: title, is_hit: false }];
  const any = words.toSorted((one, other) => other.length - one.length).join('|');
  return title
    .split(new RegExp(`(${any})`, 'giu'))
    .map((text, index) => ({ text, is_hit: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
