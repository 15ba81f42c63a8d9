/**
 * A number as a question writes it: 1,500.5 in English, 1.500,5 in German. One mark with three digits behind it is
 * read by the language. Null when it is no number.
 */
export function readNumber(written: string, language: 'en' | 'de'): number | null {
  const text = written.replace(/[−–]/g, '-');
  if (!/^[-+]?\d+(?:[.,]\d+)*$/.test(text)) return null;
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  const mark = markOf(text, comma, point, language);
  const grouping = mark === '.' ? ',' : '.';
  const [whole = '', ...decimals] = text.split(mark);
  const isGrouped = whole.includes(grouping);
  if (decimals.length > 1 || decimals.some((part) => part.includes(grouping))) return null;
  if (isGrouped && !/^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  const value = Number(`${whole.replaceAll(grouping, '')}.${decimals[0] ?? '0'}`);
  return Number.isFinite(value) ? value : null;
}

function markOf(text: string, comma: number, point: number, language: 'en' | 'de'): '.' | ',' {
  const usual = language === 'de' ? ',' : '.';
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return usual;
  const mark = comma >= 0 ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return other;
  const isThree = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return isThree ? usual : mark;
}
