import type { FigureInput, TableWriting } from '../ground/table-figures.ts';
import { cellFigure, computedFigure, givenFigure, rowMark } from '../ground/table-figures.ts';
import type { Column } from '../../table/table.ts';
import { bold, words, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import { countryTexts } from './messages/country-texts.ts';
import type { IndicatorValue } from './read-indicators.ts';
import type { Indicator, Scored, Weighed } from './weigh.ts';

/** What the report is written from. */
export interface CountryWriting extends TableWriting {
  readonly weighed: Weighed;
  /** Whose the weights are. */
  readonly weights: 'form' | 'assumption';
}

const mostDigits = 4;

/** A figure as printed, with a unit that the name does not say. */
export function printed(value: number, { unit, name }: Pick<Indicator, 'unit' | 'name'>): string {
  const text = plainNumberText(value, mostDigits);
  const short = unit.replace(/^percent(?: change)?/iu, '%');
  return short === '' || name.includes(short) ? text : `${text}\u00a0${short}`;
}

/** The name of an indicator with the row of the country; of one that it lacks, with a row of the others. */
export function nameMark(w: TableWriting, { name, own, series, others }: Indicator, isBold = false): Words {
  const value = own ?? series.at(-1) ?? others.at(-1);
  const said = isBold ? bold(name) : name;
  return value === undefined
    ? words`${said}`
    : words`${said}${rowMark(w, value.cell.source, value.cell.row)}`;
}

/** A figure of a year as it is in its cell. */
export function valueFigure(w: TableWriting, one: Indicator, value: IndicatorValue): Words {
  const label = countryTexts().report.first(one.name, String(value.year));
  return cellFigure(w, value.cell, {
    id: `value-${one.n}-${value.year}`,
    label,
    value: printed(value.value, one),
  });
}

/** The figures of the peers by the column they are in: each source lights its rows. */
export function peerInputs(peers: readonly IndicatorValue[]): FigureInput[] {
  const texts = countryTexts().report;
  const columns = [...Map.groupBy(peers, ({ cell }) => cell.column).entries()];
  return columns.flatMap(([column, some]: [Column, IndicatorValue[]]): FigureInput[] => {
    const [first] = some;
    if (first === undefined) return [];
    const { cell } = first;
    return [
      {
        name: texts.peerFigures,
        value: texts.peers(numberText(some.length, 0)),
        rows: {
          source: cell.source,
          rows: Uint32Array.from(some.map((one) => one.cell.row).toSorted((a, b) => a - b)),
          columns: [column],
        },
      },
    ];
  });
}

const isBetter = (a: number, b: number, better: 'higher' | 'lower') => (better === 'higher' ? a > b : a < b);

const count = (name: string, value: number): FigureInput => ({
  name,
  value: numberText(value, 0),
  figure: true,
});

/** The percentile with the country's cell, the peers' rows, and how many of them stand worse or equal. */
export function percentileFigure(w: TableWriting, one: Scored): Words {
  const texts = countryTexts().report;
  const worse = one.peers.filter(({ value }) => isBetter(one.own.value, value, one.rule.better)).length;
  const equal = one.peers.filter(({ value }) => value === one.own.value).length;
  return computedFigure(
    w,
    {
      id: `percentile-${one.n}`,
      label: texts.percentile(one.name),
      value: percentText(one.points, 0),
      formula: String.raw`\frac{a + e / 2}{n}`,
    },
    [
      { name: texts.own, value: printed(one.own.value, one), cell: one.own.cell },
      ...peerInputs(one.peers),
      count(texts.worse, worse),
      count(texts.equal, equal),
      count(texts.peerCount, one.peers.length),
    ],
  );
}

export const weightFigure = (w: CountryWriting, { n, name, weight }: Indicator): Words =>
  givenFigure(
    w.step,
    { id: `weight-${n}`, label: countryTexts().report.weight(name), value: plainNumberText(weight, 2) },
    w.weights,
  );

/** A number that this report takes for granted. */
export const ruleFigure = (w: TableWriting, id: string, label: string, value: string): Words =>
  givenFigure(w.step, { id, label, value }, 'assumption');

/** A number of the report's own, from others of it. */
export const derived = (
  w: TableWriting,
  shown: { readonly id: string; readonly label: string; readonly value: string; readonly formula: string },
  from: readonly (readonly [string, string])[] = [],
): Words =>
  computedFigure(
    w,
    shown,
    from.map(([name, value]): FigureInput => ({ name, value, figure: true })),
  );

/** A sum with its parts: "w = 2, p = 67 %". */
export const weightedInputs = (scored: readonly Scored[]): FigureInput[] =>
  scored.map(({ name, weight, points }) => ({
    name,
    value: `w = ${plainNumberText(weight, 2)}, p = ${percentText(points, 0)}`,
    figure: true,
  }));

export const scoreText = (score: number): string => numberText(score, 3);

export type Row = Said[];
