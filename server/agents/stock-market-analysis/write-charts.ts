import type { Block } from '../../report/blocks.ts';
import { chart, paragraph } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import type { ChartPoint } from '../../tools/indicators/chart-points.ts';
import { dayText, numberText, percentText, priceText } from '../../tools/number-text.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { noteTexts } from './messages/report-texts.ts';
import type { Writing } from './writing.ts';

/** Fewer points say less than a sentence. */
const fewestPoints = 5;

interface Drawn {
  readonly title: string;
  /** How its numbers were computed. */
  readonly rule: string;
  readonly columns: readonly { readonly name: string; text(point: ChartPoint): string | null }[];
}

const orDash = (value: number | null, print: (value: number) => string) =>
  value === null ? null : print(value);

/** A line or bars over the points of the period, with what they are and where they are from; columns without a number are left out. */
function drawn(
  { chart: { points }, allN }: Writing,
  shape: 'line' | 'bar',
  { title, rule, columns }: Drawn,
): Block[] {
  const known = columns.filter(({ text }) => points.some((point) => text(point) !== null));
  if (points.length < fewestPoints || known.length === 0) return [];
  const rows: Said[][] = points.map((point) => [
    dayText(point.day),
    ...known.map(({ text }) => text(point) ?? '—'),
  ]);
  const head = [noteTexts().charts.session, ...known.map(({ name }) => name)];
  return [paragraph(words`${rule}${sourceLinks(allN)}`), chart(shape, title, head, rows)];
}

const average = (name: string, key: 'sma20' | 'sma50' | 'sma200') => ({
  name,
  text: (point: ChartPoint) => orDash(point[key], priceText),
});

/** Closes with their averages. */
export function priceChart(writing: Writing): Block[] {
  const { charts } = noteTexts();
  const { spacing } = writing.chart;
  return drawn(writing, 'line', {
    title: charts.price,
    rule: charts.priceRule(charts.spacing[spacing]),
    columns: [
      { name: charts.close, text: ({ close }) => priceText(close) },
      ...(spacing === 'day' ? [average('SMA 20', 'sma20')] : []),
      average('SMA 50', 'sma50'),
      ...(spacing === 'day' ? [] : [average('SMA 200', 'sma200')]),
    ],
  });
}

/** How far below its highest close of the period the price stood; nothing for a price that never fell. */
export function fallChart(writing: Writing): Block[] {
  const { charts } = noteTexts();
  const { spacing, points } = writing.chart;
  if (points.every(({ fall }) => fall === 0)) return [];
  return drawn(writing, 'line', {
    title: charts.fall,
    rule: charts.fallRule(charts.spacing[spacing]),
    columns: [{ name: charts.fallColumn, text: ({ fall }) => percentText(fall) }],
  });
}

/** Mean volume of each span. */
export function volumeChart(writing: Writing): Block[] {
  const { charts } = noteTexts();
  const { spacing } = writing.chart;
  return drawn(writing, 'bar', {
    title: charts.volume[spacing],
    rule: charts.volumeRule,
    columns: [
      { name: charts.volumeColumn, text: ({ volume }) => orDash(volume, (value) => numberText(value, 0)) },
    ],
  });
}
