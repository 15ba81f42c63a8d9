import { parseNumber, type DecimalMark } from '../../../tools/market-data/read-numbers.ts';
import type { Cell, RawTable } from '../../../tools/readers/document.ts';

/** Why the cells of a column cannot be computed with. */
export type ColumnDoubt = 'two_marks' | 'unclear_mark' | 'currencies';

const currency = /[$€£¥]|\b(?:USD|EUR|GBP|CHF|JPY)\b/gi;
/** One mark with three digits behind it: grouping or decimals, nobody can tell. */
const undecided = /^[-+−]?[1-9]\d{0,2}[.,]\d{3}$/;

const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.trim() : '');
const bare = (text: string) => text.replace(currency, '').replace(/[\s\u00a0\u202f'’]/g, '');

/** The decimal mark a number proves as it is written; null when it proves none. */
function markOf(text: string): DecimalMark | null {
  if (!/^[-+−]?[\d.,]+[kmb]?$/i.test(text) || undecided.test(text)) return null;
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : '.';
  // A mark that comes twice groups.
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return mark === ',' ? '.' : ',';
  return mark;
}

function marksOf(table: RawTable, columns: readonly number[]): Set<DecimalMark> {
  const marks = table.rows.flatMap((row) => columns.flatMap((at) => markOf(bare(textOf(row[at]))) ?? []));
  return new Set(marks);
}

const isNumber = (cell: Cell | undefined) =>
  typeof cell === 'number' ||
  (['.', ','] as const).some((mark) => parseNumber(bare(textOf(cell)), mark) !== null);

/** Whether nearly all filled cells of a column are numbers, in one way of writing or the other. */
export function isNumberColumn(table: RawTable, at: number): boolean {
  const filled = table.rows
    .map((row) => row[at])
    .filter((cell) => typeof cell === 'number' || textOf(cell) !== '');
  return filled.length > 0 && filled.filter(isNumber).length > filled.length * 0.9;
}

/**
 * The numbers of a column with their rows. The decimal mark is decided once for the column, by its own cells or by the
 * other columns of the table; cells that are no number are left out.
 */
export function columnNumbers(
  table: RawTable,
  at: number,
  numberColumns: readonly number[],
): readonly { readonly value: number; readonly row: number }[] | ColumnDoubt {
  const texts = table.rows.map((row) => textOf(row[at]));
  const currencies = new Set(texts.flatMap((text) => text.match(currency) ?? []).map((sign) => codeOf(sign)));
  if (currencies.size > 1) return 'currencies';
  const own = marksOf(table, [at]);
  if (own.size > 1) return 'two_marks';
  const marks = own.size === 1 ? own : marksOf(table, numberColumns);
  if (marks.size !== 1 && texts.some((text) => undecided.test(bare(text)))) return 'unclear_mark';
  const [mark = '.'] = marks;
  return table.rows.flatMap((cells, row) => {
    const cell = cells[at];
    const value =
      typeof cell === 'number' ? cell : textOf(cell) === '' ? null : parseNumber(bare(textOf(cell)), mark);
    return value === null ? [] : [{ value, row }];
  });
}

const signs: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const codeOf = (sign: string) => signs[sign] ?? sign.toUpperCase();
