import type { IndicatorRow } from '@loupe/shared/contract/analyses';
import { percentText } from '../number-text.ts';
import { measureMomentum } from './measure-momentum.ts';
import { measureTrend } from './measure-trend.ts';
import { measureFalls } from './measure-falls.ts';
import { measureVolatility } from './measure-volatility.ts';
import { measureVolume } from './measure-volume.ts';
import type { indicatorsEn } from './messages/indicators-en.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import { changeReading, gapReading, rsiReading, type Reading } from './readings.ts';
import type { Measure, Study } from './study.ts';

type Words = typeof indicatorsEn;

interface RowRule {
  readonly id: string;
  label(texts: Words, measure: Measure): string;
  /** Id of the same measure three months ago. */
  readonly before?: string;
  /** How it reads, and what that means. */
  read(
    now: number,
    before: number,
    value: (id: string) => number,
    meanings: Words['meanings'],
  ): readonly [Reading, string];
}

const average = (n: number): RowRule => ({
  id: `sma${n}`,
  label: () => `SMA ${n}`,
  before: `sma${n}_before`,
  read: (now, before, value, { side }) => [
    changeReading(now, before, now * 0.01, ['rising', 'falling', 'flat']),
    side(value('close') >= now, n),
  ],
});

/** The way to the average is a share of the close, while the distance from it is one of the average. */
export function gapMeaning(gap: number, { couldFall, hasToRise }: Words['meanings']): string {
  const way = percentText(Math.abs(gap) / (1 + gap));
  return gap >= 0 ? couldFall(way) : hasToRise(way);
}

const rules: readonly RowRule[] = [
  {
    id: 'close',
    label: (t) => t.close,
    before: 'close_before',
    read: (now, before, _value, { lastPrice, moved }) => [
      changeReading(now, before, now * 0.01),
      Number.isNaN(before) ? lastPrice : moved(now >= before, percentText(Math.abs(now / before - 1))),
    ],
  },
  average(20),
  average(50),
  average(200),
  {
    id: 'gap50',
    label: (t) => t.againstSma(50),
    before: 'gap50_before',
    read: (now, before, _value, meanings) => [gapReading(now, before), gapMeaning(now, meanings)],
  },
  {
    id: 'rsi',
    label: () => 'RSI (14)',
    before: 'rsi_before',
    read: (now, _before, _value, meanings) => {
      const reading = rsiReading(now);
      return [reading, reading === 'notComputed' ? '' : meanings[reading]];
    },
  },
  {
    id: 'macd_gap',
    label: (t) => t.macdGap,
    before: 'macd_gap_before',
    read: (now, _before, _value, { gaining, fading }) =>
      now >= 0 ? ['gaining', gaining] : ['fading', fading],
  },
  {
    id: 'vol30',
    label: (t) => t.volatility30,
    before: 'vol30_before',
    read: (now, before, _value, { volatility }) => [
      changeReading(now, before, 0.01),
      volatility(percentText(now, 0)),
    ],
  },
  {
    id: 'atr_share',
    label: (t) => t.averageRange,
    before: 'atr_before_share',
    read: (now, before, _value, { range }) => [
      changeReading(now, before, 0.002, ['wider', 'narrower', 'unchanged']),
      range,
    ],
  },
  {
    id: 'band_place',
    label: (t) => t.bandPlaceRow,
    read: (now, _before, _value, { outsideBand, insideBand }) => [
      now > 1 ? 'above' : now < 0 ? 'below' : now >= 0.8 ? 'high' : now <= 0.2 ? 'low' : 'inside',
      now > 1 || now < 0 ? outsideBand : insideBand,
    ],
  },
  {
    id: 'fall_year',
    label: (_texts, measure) => measure.label,
    before: 'fall_year_before',
    read: (now, before, _value, { fall }) => [
      changeReading(now, before, 0.001, ['milder', 'deeper', 'unchanged']),
      fall,
    ],
  },
  {
    id: 'volume_change',
    label: (t) => t.volumeRow,
    read: (now, _before, _value, { moreVolume, lessVolume }) => [
      changeReading(now, 0, 0.05, ['busier', 'quieter', 'usual']),
      now >= 0 ? moreVolume : lessVolume,
    ],
  },
];

/** The indicators as rows with their reading; those that the series is too short for are left out. */
export function indicatorTable(study: Study): IndicatorRow[] {
  const measures = new Map<string, Measure>(
    [measureTrend, measureMomentum, measureVolatility, measureFalls, measureVolume]
      .flatMap((measure) => measure(study))
      .filter((one) => Number.isFinite(one.value))
      .map((one) => [one.id, one]),
  );
  const texts = indicatorTexts();
  const value = (id: string) => measures.get(id)?.value ?? Number.NaN;
  return rules.flatMap(({ id, label, before, read }) => {
    const measure = measures.get(id);
    if (measure === undefined) return [];
    const then = before === undefined ? undefined : measures.get(before);
    const [reading, meaning] = read(measure.value, then?.value ?? Number.NaN, value, texts.meanings);
    return [
      {
        id,
        label: label(texts, measure),
        now: measure.text,
        before: then?.text ?? null,
        reading: texts.readings[reading],
        meaning,
      },
    ];
  });
}
