import type { Party } from './party.ts';

export interface RemarkDetails extends Pick<Party, 'born' | 'places' | 'numbers' | 'sex'> {
  readonly aliases: readonly string[];
}

/**
 * What the free text of a list says of a party, in the words of the lists of the US Office of Foreign Assets Control:
 * "DOB 12 Mar 1961; POB Omsk, Russia; nationality Russia; Gender Male; Passport 512-77; a.k.a. 'TILLY'."
 */
export function readListRemarks(remarks: string): RemarkDetails {
  const parts = remarks.split(/;\s*/).map((part) => part.trim().replace(/\.$/, ''));
  const after = (words: RegExp) =>
    parts.flatMap((part) => {
      const found = words.exec(part);
      const rest = found === null ? '' : part.slice(found[0].length).trim();
      return rest === '' ? [] : [rest.replace(/^['"“]|['"”]$/gu, '')];
    });
  const [sex] = after(/^gender\s+/i);
  return {
    born: after(/^(?:alt\. )?DOB:?\s+/i),
    places: [...after(/^(?:nationality|citizen)\s+/i), ...after(/^(?:alt\. )?POB:?\s+/i)],
    numbers: after(/^(?:passport|registration (?:id|number)|identification number|tax id no\.?)\s+/i).map(
      (text) => text.replace(/\s*\(.*$/, ''),
    ),
    aliases: after(/^(?:alt\. )?(?:a\.k\.a\.|f\.k\.a\.)\s+/i),
    sex: sex === undefined ? null : /^m/i.test(sex) ? 'male' : /^f/i.test(sex) ? 'female' : null,
  };
}
