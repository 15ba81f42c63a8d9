/** A day, month or year that a text names: "2026-11-19", "2026-11" or "2026". */
export interface NamedDate {
  readonly text: string;
  readonly iso: string;
}

const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|mär|apr(?:il)?|may|mai|june?|juni?|july?|juli|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?';
const years = '(?:19|20)\\d{2}';
const gap = '[\\s\\u00a0\\u202f]{1,2}';

const patterns: readonly (readonly [RegExp, (parts: readonly string[]) => string | null])[] = [
  [
    new RegExp(`\\b(${years})-(\\d{2})-(\\d{2})\\b`, 'gu'),
    ([, y = '', m = '', d = '']) => isoOf(y, Number(m), Number(d)),
  ],
  [
    new RegExp(`\\b(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(${years})\\b`, 'gu'),
    ([, d, m, y = '']) => isoOf(y, Number(m), Number(d)),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:\\.|st|nd|rd|th)?${gap}(${months})\\.?,?${gap}(${years})\\b`, 'giu'),
    ([, d, m = '', y = '']) => isoOf(y, monthOf(m), Number(d)),
  ],
  [
    new RegExp(`\\b(${months})\\.?${gap}(\\d{1,2})(?:st|nd|rd|th)?,?${gap}(${years})\\b`, 'giu'),
    ([, m = '', d, y = '']) => isoOf(y, monthOf(m), Number(d)),
  ],
  [
    new RegExp(`\\b(${months})\\.?,?${gap}(${years})\\b`, 'giu'),
    ([, m = '', y = '']) => isoOf(y, monthOf(m), null),
  ],
  // Months and days in an order nobody can tell are one token, equal only to itself.
  [new RegExp(`\\b(\\d{1,2}/\\d{1,2}/${years})\\b`, 'gu'), ([, literal = '']) => literal],
  [
    new RegExp(
      `(?<![\\d.,])(${years})(?![\\d]|[.,]\\d)(?!${gap}?(?:%|€|\\$|percent|Prozent|EUR|USD|Mio|million))`,
      'gu',
    ),
    ([, y = '']) => y,
  ],
];

/** Dates of a text, and the text with blanks in their places. */
export function takeDates(text: string): { readonly dates: readonly NamedDate[]; readonly rest: string } {
  const dates: NamedDate[] = [];
  let rest = text;
  for (const [pattern, iso] of patterns)
    rest = rest.replace(pattern, (whole: string, ...parts: unknown[]) => {
      const read = iso([whole, ...parts.map(String)]);
      if (read === null) return whole;
      dates.push({ text: whole, iso: read });
      return ' '.repeat(whole.length);
    });
  return { dates, rest };
}

/** True when the text names the day, or for a month or year one within it. */
export function holdsDate(dates: readonly NamedDate[], wanted: NamedDate): boolean {
  return dates.some(({ iso }) => iso === wanted.iso || iso.startsWith(`${wanted.iso}-`));
}

function isoOf(year: string, month: number, day: number | null): string | null {
  if (month < 1 || month > 12 || (day !== null && (day < 1 || day > 31))) return null;
  const parts = [
    year,
    String(month).padStart(2, '0'),
    ...(day === null ? [] : [String(day).padStart(2, '0')]),
  ];
  return parts.join('-');
}

const firstLetters = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const german: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return firstLetters.indexOf(german[start] ?? start) + 1;
}
