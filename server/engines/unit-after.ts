import { isUnitWord } from './claim-list/units.ts';

const space = '[ \\u00a0\\u202f]?';
const wordAfter = new RegExp(`^${space}(%|‰|[€$£¥]|\\p{L}{1,20}\\.?)(?![\\p{L}\\p{N}])`, 'u');
const mayBeWord = new RegExp(`^${space}(?:%|‰|[€$£¥]|\\p{L}{1,20}\\.?)?$`, 'u');

/** What follows a printed figure: its units said again, to be left out. */
export type UnitAfter =
  | { readonly kind: 'open' }
  /** Characters to leave out; 0 when what follows is no unit of it. */
  | { readonly kind: 'known'; readonly length: number };

/**
 * Units that a text writes again after a figure whose value has its own: "5.2 million EUR" followed by " million" or by
 * another unit, which the figure does not have. A figure without a unit leaves the text alone.
 */
export function readUnitAfter(value: string, text: string, isWhole: boolean): UnitAfter {
  const own = unitsOf(value);
  if (own.length === 0) return { kind: 'known', length: 0 };
  let length = 0;
  for (;;) {
    const rest = text.slice(length);
    const match = wordAfter.exec(rest);
    if (!isWhole && mayBeWord.test(rest)) return { kind: 'open' };
    const word = match?.[1]?.toLowerCase().replace(/\.$/, '');
    if (match === null || word === undefined) return { kind: 'known', length };
    if (!own.includes(word) && !isUnitWord(word)) return { kind: 'known', length };
    // The dot may end the sentence.
    length += match[0].endsWith('.') && !/\.\s*$/.test(value) ? match[0].length - 1 : match[0].length;
  }
}

/** Words and signs a value has besides its number. */
function unitsOf(value: string): string[] {
  return value.toLowerCase().match(/%|‰|[€$£¥]|\p{L}+/gu) ?? [];
}

/** The value without what the text before it has said already: a sign or a currency. */
export function valueAfter(before: string, value: string): string {
  const said = /(?:([−–-])|([€$£¥])|\b(EUR|USD|GBP|CHF|JPY))[ \u00a0\u202f]?$/.exec(before);
  if (!said) return value;
  const start = said[1] === undefined ? (said[2] ?? said[3] ?? '') : (/^[−–-]/.exec(value)?.[0] ?? '\u0000');
  return value.startsWith(start) ? value.slice(start.length).trimStart() : value;
}
