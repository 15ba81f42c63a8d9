import { placeTexts } from './messages/places-texts.ts';
import type { PlaceWord } from './messages/places-en.ts';

const head = /^(?:(line|row|page)(s?) (\d+)(?:-(\d+))?((?:, \d+(?:-\d+)?)*)|(section|table) “(.*?)”)/;

/**
 * A place such as "lines 3-9, column Close" in the language spoken right now. Places are stored in English, because
 * they are read again; what is no place stays as it is.
 */
export function placeText(place: string): string {
  const match = head.exec(place);
  if (match === null) return place;
  const texts = placeTexts();
  const [whole, word, , first = '', last, more = '', named, heading = ''] = match;
  const start =
    word === undefined
      ? named === 'table'
        ? texts.table(heading)
        : texts.section(heading)
      : more !== ''
        ? texts.list(word as PlaceWord, `${first}${last === undefined ? '' : `-${last}`}${more}`)
        : last === undefined
          ? texts.one(word as PlaceWord, first)
          : texts.several(word as PlaceWord, first, last);
  const rest = place.slice(whole.length);
  const column = /^, column (.*)$/.exec(rest)?.[1];
  const part = /^, part (\d+)$/.exec(rest)?.[1];
  return `${start}${column !== undefined ? texts.column(column) : part !== undefined ? texts.part(part) : rest}`;
}
