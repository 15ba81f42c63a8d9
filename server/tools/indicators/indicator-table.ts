import type { IndicatorRow } from '@loupe/shared/contract/analyses';
import { percentText } from '../number-text.ts';
import { measureMomentum } from './measure-momentum.ts';
import { measureTrend } from './measure-trend.ts';
import { measureVolatility } from './measure-volatility.ts';
import { measureVolume } from './measure-volume.ts';
import { changeReading, rsiReading } from './readings.ts';
import type { Measure, Study } from './study.ts';

interface RowRule {
  readonly id: string;
  readonly label: string;
  /** Id of the same measure three months ago. */
  readonly before?: string;
  /** The word, and what it means. */
  read(now: number, before: number, value: (id: string) => number): readonly [string, string];
}

const average = (n: number): RowRule => ({
  id: `sma${n}`,
  label: `SMA ${n}`,
  before: `sma${n}_before`,
  read(now, before, value) {
    const side = value('close') >= now ? 'above' : 'below';
    const word = changeReading(now, before, now * 0.01, ['Rising', 'Falling', 'Flat']);
    return [word, `The close stands ${side} the mean of the last ${n} closes.`];
  },
});

const rsiMeanings: Readonly<Record<string, string>> = {
  Overbought: 'Gains have outweighed losses by far; such stretches often pause.',
  Oversold: 'Losses have outweighed gains by far; such stretches often pause.',
  Firm: 'Gains outweigh losses, without being stretched.',
  Weak: 'Losses outweigh gains, without being stretched.',
  Neutral: 'Gains and losses of the last weeks are nearly balanced.',
};

const rules: readonly RowRule[] = [
  {
    id: 'close',
    label: 'Close',
    before: 'close_before',
    read: (now, before) => [
      changeReading(now, before, now * 0.01),
      Number.isNaN(before)
        ? 'The last price of the series.'
        : `The price ${now >= before ? 'rose' : 'fell'} by ${percentText(Math.abs(now / before - 1))} in three months.`,
    ],
  },
  average(20),
  average(50),
  average(200),
  {
    id: 'gap50',
    label: 'Close against SMA 50',
    before: 'gap50_before',
    read: (now, before) => [
      changeReading(now, before, 0.01, ['Wider', 'Narrower', 'Unchanged']),
      now >= 0
        ? 'How far the price could fall before it touches its 50-day average.'
        : 'How far the price has to rise to reach its 50-day average.',
    ],
  },
  {
    id: 'rsi',
    label: 'RSI (14)',
    before: 'rsi_before',
    read: (now) => [rsiReading(now), rsiMeanings[rsiReading(now)] ?? ''],
  },
  {
    id: 'macd_gap',
    label: 'MACD minus signal',
    before: 'macd_gap_before',
    read: (now) =>
      now >= 0
        ? ['Gaining', 'The short average pulls away from the long one upwards.']
        : ['Fading', 'The short average gives way against the long one.'],
  },
  {
    id: 'vol30',
    label: 'Volatility, 30 sessions, yearly',
    before: 'vol30_before',
    read: (now, before) => [
      changeReading(now, before, 0.01),
      `In a year with such days the price would typically move by about ${percentText(now, 0)} either way.`,
    ],
  },
  {
    id: 'atr_share',
    label: 'Average daily range (ATR 14)',
    before: 'atr_before_share',
    read: (now, before) => [
      changeReading(now, before, 0.002, ['Wider', 'Narrower', 'Unchanged']),
      'How far the price usually travels within a session, as a share of the close.',
    ],
  },
  {
    id: 'band_place',
    label: 'Place in the Bollinger bands',
    read: (now) => [
      now > 1 ? 'Above' : now < 0 ? 'Below' : now >= 0.8 ? 'High' : now <= 0.2 ? 'Low' : 'Inside',
      now > 1 || now < 0
        ? 'The close lies outside the band that holds most closes.'
        : 'The close lies inside the band of two standard deviations around its 20-day average.',
    ],
  },
  {
    id: 'fall_year',
    label: 'Largest fall, 1 year',
    before: 'fall_year_before',
    read: (now, before) => [
      changeReading(now, before, 0.001, ['Milder', 'Deeper', 'Unchanged']),
      'What somebody who bought at the worst moment of the year would have lost at the lowest close.',
    ],
  },
  {
    id: 'volume_change',
    label: 'Volume, 20 against 63 sessions',
    read: (now) => [
      changeReading(now, 0, 0.05, ['Busier', 'Quieter', 'Usual']),
      now >= 0
        ? 'More was traded lately than in the quarter.'
        : 'Less was traded lately than in the quarter.',
    ],
  },
];

/** The indicators as rows with their reading; those that the series is too short for are left out. */
export function indicatorTable(study: Study): IndicatorRow[] {
  const measures = new Map<string, Measure>(
    [measureTrend, measureMomentum, measureVolatility, measureVolume]
      .flatMap((measure) => measure(study))
      .filter((one) => Number.isFinite(one.value))
      .map((one) => [one.id, one]),
  );
  const value = (id: string) => measures.get(id)?.value ?? Number.NaN;
  return rules.flatMap(({ id, label, before, read }) => {
    const measure = measures.get(id);
    if (measure === undefined) return [];
    const then = before === undefined ? undefined : measures.get(before);
    const [reading, meaning] = read(measure.value, then?.value ?? Number.NaN, value);
    return [{ id, label, now: measure.text, before: then?.text ?? null, reading, meaning }];
  });
}
