import { placeTexts } from './messages/places-texts.ts';
import type { PlaceWord } from './messages/places-en.ts';

const head = /^(?:(line|row|page)(s?) (\d+)(?:-(\d+))?((?:, \d+(?:-\d+)?)*)|(section|table) “(.*?)”)/;

const sheet = /^sheet (.*?), (?=(?:line|row)s? \d)/;

/**
 * A place such as "page 2, row 9, column Close" in the language spoken right now. Places are stored in English, because
 * they are read again; what is no place stays as it is.
 */
export function placeText(place: string): string {
  const texts = placeTexts();
  const onSheet = sheet.exec(place);
  if (onSheet !== null)
    return `${texts.sheet(onSheet[1] ?? '')}, ${placeText(place.slice(onSheet[0].length))}`;
  const match = head.exec(place);
  if (match === null) return place;
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
  if (/^, (?:line|row)s? \d/.test(rest)) return `${start}, ${placeText(rest.slice(2))}`;
  const column = /^, column (.*)$/.exec(rest)?.[1];
  const part = /^, part (\d+)$/.exec(rest)?.[1];
  return `${start}${column !== undefined ? texts.column(column) : part !== undefined ? texts.part(part) : rest}`;
}
