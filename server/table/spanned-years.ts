const span =
  /(?<![\p{L}\d])(?:(?:FY|GJ)\s?['’]?)?((?:19|20)?\d{2})\s?([/–-])\s?((?:19|20)?\d{2})(?![\p{L}\d/.-])/iu;
const whole = new RegExp(`^${span.source}$`, 'iu');

function spanOf(match: RegExpExecArray | null): string | null {
  const [written = '', first = '', sign = '', second = ''] = match ?? [];
  // "2011-12" may be a month.
  const isOpen = sign === '-' && !/^(?:FY|GJ)/i.test(written) && second.length === 2;
  const year = Number(first) + (first.length === 2 ? 2000 : 0);
  const isNext = (year + 1) % 100 === Number(second.slice(-2));
  return match === null || isOpen || !isNext ? null : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** "2023/24" of a text that is a year over two of the calendar ("FY23/24", "2023/2024"); null for any other. */
export const spannedYear = (text: string): string | null => spanOf(whole.exec(text.trim()));

/** The year over two of the calendar that a text speaks of; null for none. */
export const spannedYearIn = (text: string): string | null => spanOf(span.exec(text));
