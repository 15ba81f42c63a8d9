import type { Element, ElementContent } from 'hast';
import { chartDataOf, type ChartData } from '../lib/chart-data.ts';
import type { Language } from '../lib/language.ts';
import { decimalMarkOf, fitsMark, readNumber } from '../lib/printed-number.ts';
import { textOf } from './block-title.ts';

export interface ChartTable {
  readonly data: ChartData;
  /** What the table says of a point: the cell of each series as it is printed, with its figures and sources. */
  readonly cells: readonly (readonly (readonly ElementContent[])[])[];
}

const elementsIn = ({ children }: Element, tagName?: string): Element[] =>
  children.filter(
    (node): node is Element => node.type === 'element' && (tagName === undefined || node.tagName === tagName),
  );

/** The words of a cell without the marks of its sources. */
function wordsOf(cell: Element | undefined): string {
  const said = cell?.children.filter((node) => node.type !== 'element' || node.tagName !== 'sup') ?? [];
  return said.map(textOf).join('').trim();
}

/**
 * The chart of a table: the first column names the points, each further one with numbers is a series. Numbers are read as
 * the exports read them (`server/report/chart-data.ts`); null when nothing can be drawn from them.
 */
export function readChartTable(table: Element, language: Language): ChartTable | null {
  const mark = decimalMarkOf(language);
  const [head, ...rows] = elementsIn(table)
    .flatMap((part) => elementsIn(part, 'tr'))
    .map((row) => elementsIn(row));
  if (head === undefined || rows.length === 0) return null;
  const texts = rows.map((row) => head.map((_, at) => wordsOf(row[at])));
  if (!fitsMark(texts.flat(), mark)) return null;
  const heads = head.slice(1).map(wordsOf);
  const numbers = texts.map(([point = '', ...own]) => ({
    point,
    numbers: own.map((text) => readNumber(text, mark)),
  }));
  const data = chartDataOf(heads, numbers);
  if (data === null) return null;
  const drawn = heads.flatMap((_, at) => (numbers.some((row) => row.numbers[at] != null) ? [at + 1] : []));
  return { data, cells: rows.map((row) => drawn.map((at) => row[at]?.children ?? [])) };
}
