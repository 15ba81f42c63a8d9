/** How a document writes numbers; null when nothing in it tells, or when it tells both. */
export type DecimalMark = '.' | ',' | null;

const number = /(?<![\d.,\p{L}])\d+(?:[.,]\d+)+(?![\d\p{L}]|[.,]\d)/gu;

/** What one number proves: "1.234,5" and "194,0" a decimal comma, "412.6" and "1,240,000" a decimal point. */
function provenBy(text: string): DecimalMark {
  const marks = text.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return null;
  if (new Set(marks).size > 1) return marks.indexOf(last) === marks.length - 1 ? (last as '.' | ',') : null;
  // The same mark twice separates thousands, if it does so by threes; dates such as 31.12.2025 do not.
  if (marks.length > 1) return /^\d{1,3}([.,]\d{3})+$/.test(text) ? (last === ',' ? '.' : ',') : null;
  const decimals = text.length - text.lastIndexOf(last) - 1;
  return decimals === 3 && !text.startsWith('0') ? null : (last as '.' | ',');
}

/** "2.1 Rahmenbedingungen": the number of a chapter. */
const chapter = /^[#\s]*\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}[^\d.!?]{2,70}$/gmu;

/** "14.00 Uhr", "2.30 pm": the time of a day. */
const clock =
  /(?<![\d.,])\d{1,2}\.\d{2}(?=\s?(?:(?:[–-]|bis|to|und|and)\s?\d{1,2}\.\d{2}\s?)?(?:Uhr|[ap]\.?m)(?!\p{L}))/giu;
/** "Note 15.2", "Ziffer 4.1", "version 2.0": a place in a text or of a product. */
const numbered =
  /(?<=(?<!\p{L})(?:[Nn]otes?|[Ss]ections?|[Cc]hapters?|[Vv]ersion|[Ff]igures?|[Tt]ables?|Ziffer|Ziff\.|Abschnitt|Kapitel|Tabelle|Abbildung|Abb\.|Punkt|TOP|Nr\.|No\.) )\d{1,2}\.\d{1,2}(?![\d.,]|\s?(?:%|Mio|million|Tsd|T€|TEUR))/gu;

/** The decimal marks that the numbers of a text prove. */
export function provenMarks(text: string): Set<DecimalMark> {
  // Days such as 31.12.25 and times are no numbers.
  const cleaned = text
    .replace(chapter, ' ')
    .replace(clock, ' ')
    .replace(numbered, ' ')
    .replace(/\b\d{1,2}\.\d{1,2}\.(?:(?:\d{4}|\d{2})\b|(?!\d))/g, ' ');
  const proven = new Set<DecimalMark>();
  for (const [found] of cleaned.matchAll(number)) proven.add(provenBy(found));
  proven.delete(null);
  // Who parts thousands by an apostrophe has the point for decimals: "1'240'000" beside "64.5".
  if (!proven.has(',') && /\d['’]\d{3}(?!\d)/u.test(cleaned)) proven.add('.');
  return proven;
}

/**
 * The decimal mark of a text: what its own numbers prove, else what its language writes. `isMixed` when numbers prove
 * both; then only numbers that cannot be read two ways are read.
 */
export function decimalMarkOf(
  proven: ReadonlySet<DecimalMark>,
  language: string | null,
): { readonly mark: DecimalMark; readonly isMixed: boolean } {
  if (proven.size > 1) return { mark: null, isMixed: true };
  const [mark] = proven;
  if (mark !== undefined && mark !== null) {
    const usual = language === 'de' ? ',' : language === 'en' ? '.' : mark;
    // A text in one language with numbers of another may hold both: what can be read two ways is not read.
    return usual === mark ? { mark, isMixed: false } : { mark, isMixed: true };
  }
  return { mark: language === 'de' ? ',' : language === 'en' ? '.' : null, isMixed: false };
}

/** A number as written, with as many decimals as it has; null when it can be read two ways. */
export function readNumber(
  written: string,
  { mark, isMixed }: { readonly mark: DecimalMark; readonly isMixed: boolean },
  isCount = false,
): { readonly value: number; readonly decimals: number } | null {
  const text = written.replace(/[\s\u00a0\u202f’'](?=\d{3}(?!\d))/g, '');
  if (/^\d+$/.test(text)) return { value: Number(text), decimals: 0 };
  const own = provenBy(text);
  const decimalMark = own ?? (isMixed ? null : mark);
  if (decimalMark === null) return null;
  const group = decimalMark === ',' ? '.' : ',';
  const [whole = '', decimals = '', ...rest] = text.split(decimalMark);
  if (rest.length > 0 || !isGrouped(whole, group)) return null;
  // Nobody counts people to a thousandth: "194.000" of an English text was written by a German hand, or the other way.
  if (isCount && decimals.length > 0) return null;
  if (own === null && decimals.length === 3) return null;
  return { value: Number(`${whole.split(group).join('')}.${decimals || '0'}`), decimals: decimals.length };
}

function isGrouped(whole: string, group: string): boolean {
  return !whole.includes(group) || new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole);
}
