import { withLatinLetters } from './latin-letters.ts';

/** The town of an address, where it is in the text. */
export interface Town {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is numbered within a building, an estate or a street, and is no town: "Unit 9", "Suite 400", "Halle 4", "Postfach 12". */
const numberedPart = String.raw`(?:Units?|Suite|Floor|Level|Building|Block|Plot|Lot|Office|Room|Bay|Flat|Apartment|Shop|Warehouse|Hangar|Gate|Tower|Phase|P\.? ?O\.? Box|Post Office Box|Private Bag|Postfach|Halle|Gebäude|Haus|Stiege|Top|Tür|Objekt|Tor|Trakt|Stock|Etage|Turm) (?:No\.? |Nr\.? )?(?:\d[\d/&-]*\p{Lu}?|\p{Lu}\d*)(?![\p{L}\d])`;
const floor = String.raw`(?:\d{1,3}(?:st|nd|rd|th) |\d{1,3}\. |Ground |First |Second |Third |Top )(?:Floor|floor|Stock|OG|Etage)`;
/** "Gewerbestraße 7", "Am Graben 14", "Seestrasse 45/2": a name and a number of a house. */
const house = String.raw`(?:(?:Am|An der|Im|In der|Auf der|Unter den|Bei der) )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)* \d{1,3}(?:[/–-]\d{1,3})*\p{Ll}?(?![\p{L}\d])`;
const street = String.raw`\d{1,4}(?:[–-]\d{1,4})?\p{Lu}? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)* (?:Street|St|Road|Rd|Lane|Avenue|Ave|Way|Drive|Square|Quay|Parade|Terrace|Place|Boulevard|Blvd|Row|Hill|Park|Court|Crescent|Highway|Parkway)`;
const word = String.raw`(?:\p{Lu}[\p{L}'’&-]*|\d{1,6}\p{Lu}?|(?:of|the|upon|on|am|an der|im|in der|ob der|bei|de|la|le)(?= \p{Lu}))`;
const part = String.raw`${word}(?: ${word})*`;
const postcode = String.raw`(?:(?:A|AT|CH|D|DE|FL)-)?\d{4,5} `;
const town = String.raw`\p{Lu}\p{Ll}[\p{L}-]*(?: (?:(?:am|an der|im|in der|ob der|bei) )?\p{Lu}[\p{L}-]*)*`;
const endOfAddress = String.raw`(?=[.;()]|$|, \p{Ll}| (?:and|und|where|which|since|with|mit|wo|seit|ansässig|niedergelassen)(?!\p{L}))`;

const latin = (pattern: string) => new RegExp(withLatinLetters(pattern), 'u');
const first = latin(`^(?:${numberedPart}|${floor}|${street}|${house})`);
const isNumbered = latin(`^(?:${numberedPart}|${floor}|${street}|${house})$`);
const more = latin(`^(?:${floor}|${numberedPart}|${street}|${part})(?=,|[.;()]|$| \\p{Ll})`);
/** "…, 4600 Wels", "… in 8702 Zollikon": a number before a town is its own. */
const coded = latin(`^(?:,| in)? ?${postcode}(?<town>${town})${endOfAddress}`);
const end = latin(`^${endOfAddress}`);

/** True where a part of an address begins that is no town, whatever follows. */
export const beginsAddress = (text: string, start: number): boolean => first.test(text.slice(start));

/**
 * The town of the address that begins there: what is behind its postcode, else its last two parts, which are the town
 * with its estate or country. Null where it does not end as addresses do, or holds nothing but numbered parts.
 */
export function townOfAddress(text: string, start: number): Town | null {
  const parts: { readonly start: number; readonly end: number }[] = [];
  for (let at = start; ;) {
    const code = coded.exec(text.slice(at));
    const name = code?.groups?.town;
    if (code !== null && name !== undefined && parts.length > 0) {
      const from = at + code[0].length - name.length;
      return { text: name, start: from, end: from + name.length };
    }
    const from = parts.length === 0 ? at : at + 2;
    if (parts.length > 0 && !text.startsWith(', ', at)) break;
    const found = more.exec(text.slice(from));
    if (found === null) break;
    at = from + found[0].length;
    parts.push({ start: from, end: at });
  }
  const last = parts.at(-1);
  if (last === undefined || !end.test(text.slice(last.end))) return null;
  const towns = parts
    .slice(1)
    .filter((one) => !isNumbered.test(text.slice(one.start, one.end)) || one === last);
  const [from] = towns.slice(-2);
  const isTown = (one: typeof last) => latin('^\\p{Lu}\\p{Ll}').test(text.slice(one.start));
  if (from === undefined || !towns.slice(-2).every(isTown)) return null;
  return { text: text.slice(from.start, last.end), start: from.start, end: last.end };
}
