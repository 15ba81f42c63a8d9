import type { IndicatorRow } from '@loupe/shared/contract/analyses';
import { percentText } from '../number-text.ts';
import { firstCase, type ValueOf } from '../../findings/cases.ts';
import { readChange } from '../../findings/changes.ts';
import { bandCases, changeRules, rsiCases, type Reading } from '../../packs/market/readings.ts';
import { measureMomentum } from './measure-momentum.ts';
import { measureTrend } from './measure-trend.ts';
import { measureFalls } from './measure-falls.ts';
import { measureVolatility } from './measure-volatility.ts';
import { measureVolume } from './measure-volume.ts';
import type { indicatorsEn } from './messages/indicators-en.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import type { Measure, Study } from './study.ts';

type Words = typeof indicatorsEn;

interface RowRule {
  readonly id: string;
  label(texts: Words, measure: Measure): string;
  /** Id of the same measure three months ago. */
  readonly before?: string;
  /** How it reads, and what that means. */
  read(now: number, before: number, value: ValueOf, meanings: Words['meanings']): readonly [Reading, string];
}

const changed = (id: keyof typeof changeRules, value: ValueOf): Reading =>
  readChange<Reading>(changeRules[id], value) ?? 'notComparable';

const average = (n: 20 | 50 | 200): RowRule => ({
  id: `sma${n}`,
  label: () => `SMA ${n}`,
  before: `sma${n}_before`,
  read: (now, _before, value, { side }) => [changed(`sma${n}`, value), side(value('close') >= now, n)],
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
    read: (now, before, value, { lastPrice, moved }) => [
      changed('close', value),
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
    read: (now, _before, value, meanings) => [changed('gap50', value), gapMeaning(now, meanings)],
  },
  {
    id: 'rsi',
    label: () => 'RSI (14)',
    before: 'rsi_before',
    read: (_now, _before, value, meanings) => {
      const reading = firstCase(rsiCases, value, 'notComputed');
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
    read: (now, _before, value, { volatility }) => [changed('vol30', value), volatility(percentText(now, 0))],
  },
  {
    id: 'atr_share',
    label: (t) => t.averageRange,
    before: 'atr_before_share',
    read: (_now, _before, value, { range }) => [changed('atr_share', value), range],
  },
  {
    id: 'band_place',
    label: (t) => t.bandPlaceRow,
    read: (now, _before, value, { outsideBand, insideBand }) => [
      firstCase(bandCases, value, 'inside'),
      now > 1 || now < 0 ? outsideBand : insideBand,
    ],
  },
  {
    id: 'fall_year',
    label: (_texts, measure) => measure.label,
    before: 'fall_year_before',
    read: (_now, _before, value, { fall }) => [changed('fall_year', value), fall],
  },
  {
    id: 'volume_change',
    label: (t) => t.volumeRow,
    read: (now, _before, value, { moreVolume, lessVolume }) => [
      changed('volume_change', value),
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
