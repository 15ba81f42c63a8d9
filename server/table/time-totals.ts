import type { TextColumn } from './table.ts';
import { readPeriod } from './read-period.ts';
import { readYearPart } from './year-part.ts';

/** Whole months of one year; `year` is null where the text names none. */
interface Span {
  readonly year: number | null;
  readonly first: number;
  readonly last: number;
}

const wholeYear =
  /^(?:(?:full |whole )?year(?: to date)?|ytd|(?:gesamt|ganzes )?jahr(?:esergebnis|eswert)?|jahreswert)[\s:.]*$/i;
/** Twelve months to some day: parts of them are in the rows above. */
const rolling = /^(?:ltm|ttm|(?:last|trailing) (?:12|twelve) months|letzte (?:12|zwölf) Monate)(?!\p{L})/iu;
const monthsIn = { month: 1, quarter: 3, half: 6 } as const;

const spanAt = (year: number | null, n: number, size: number): Span => ({
  year,
  first: (n - 1) * size + 1,
  last: n * size,
});

/** The months a label speaks of and nothing else: "Q1", "März", "H1 2024", "Jahr". */
function spanOf(label: string): Span | null {
  if (wholeYear.test(label)) return { year: null, first: 1, last: 12 };
  const part = readYearPart(label);
  if (part !== null) return part.rest === '' ? spanAt(null, part.found.n, monthsIn[part.found.part]) : null;
  const found = readPeriod(label);
  if (found === null || found.rest !== '') return null;
  const { period } = found;
  if (period.kind === 'month') return spanAt(period.year, period.month, 1);
  if (period.kind === 'quarter') return spanAt(period.year, period.quarter, 3);
  if (period.kind === 'half') return spanAt(period.year, period.half, 6);
  return period.kind === 'year' ? { year: period.year, first: 1, last: 12 } : null;
}

const holds = (coarse: Span, fine: Span) =>
  coarse.year === fine.year &&
  coarse.first <= fine.first &&
  fine.last <= coarse.last &&
  fine.last - fine.first < coarse.last - coarse.first;

/** As many labels as a column of times has at most. */
const mostWords = 200;

/**
 * Rows whose time holds the times of two rows above: "Q1" below "January", "February" and "March". Whether such a row
 * is their sum or their mean, it is no record beside them.
 */
export function timeTotals(
  texts: readonly Pick<TextColumn, 'codes' | 'words'>[],
  rowCount: number,
): number[] {
  return texts.flatMap(({ codes, words }) => {
    if (words.length > mostWords) return [];
    const spans = words.map((word) => (word === '' ? null : spanOf(word)));
    const isRolling = words.map((word) => rolling.test(word));
    if (spans.every((span) => span === null)) return [];
    const above = new Set<number>();
    const rows: number[] = [];
    for (let row = 0; row < rowCount; row += 1) {
      const code = codes[row] ?? 0;
      const own = spans[code];
      const parts = own == null ? [] : [...above].filter((one) => holds(own, spans[one] as Span));
      if (parts.length > 1 || (above.size > 0 && isRolling[code])) rows.push(row);
      if (own != null) above.add(code);
    }
    return rows;
  });
}
