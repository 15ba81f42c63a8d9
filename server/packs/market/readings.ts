import type { Case } from '../../findings/cases.ts';
import type { ChangeRule } from '../../findings/changes.ts';

/** How a measure reads, as a code; the words are in the messages. */
export type Reading =
  | 'notComputed'
  | 'notComparable'
  | 'overbought'
  | 'oversold'
  | 'firm'
  | 'weak'
  | 'neutral'
  | 'higher'
  | 'lower'
  | 'unchanged'
  | 'wider'
  | 'narrower'
  | 'milder'
  | 'deeper'
  | 'gaining'
  | 'fading'
  | 'above'
  | 'below'
  | 'high'
  | 'low'
  | 'inside'
  | 'busier'
  | 'quieter'
  | 'usual'
  | 'up'
  | 'down';

export type RsiReading = 'notComputed' | 'overbought' | 'oversold' | 'firm' | 'weak' | 'neutral';

/** 70 and above overbought, 30 and below oversold (J. W. Wilder, 1978); the halves between are a convention. */
export const rsiCases: readonly Case<RsiReading>[] = [
  { word: 'overbought', when: [{ measure: 'rsi', least: 70 }] },
  { word: 'oversold', when: [{ measure: 'rsi', most: 30 }] },
  { word: 'firm', when: [{ measure: 'rsi', least: 60 }] },
  { word: 'weak', when: [{ measure: 'rsi', most: 40 }] },
  { word: 'neutral', when: [{ measure: 'rsi' }] },
];

/** Where the close lies in its Bollinger bands, 0 the lower and 1 the upper. */
export const bandCases: readonly Case<'above' | 'below' | 'high' | 'low' | 'inside'>[] = [
  { word: 'above', when: [{ measure: 'band_place', above: 1 }] },
  { word: 'below', when: [{ measure: 'band_place', below: 0 }] },
  { word: 'high', when: [{ measure: 'band_place', least: 0.8 }] },
  { word: 'low', when: [{ measure: 'band_place', most: 0.2 }] },
];

const moves = { more: 'higher', less: 'lower', same: 'unchanged' } as const;
const widths = { more: 'wider', less: 'narrower', same: 'unchanged' } as const;

const average = (id: string): ChangeRule<Reading> => ({
  measure: id,
  before: `${id}_before`,
  unit: 0.01,
  isShare: true,
  words: moves,
});

/** Against three months ago, by measure; conventions of this product. */
export const changeRules = {
  close: { measure: 'close', before: 'close_before', unit: 0.01, isShare: true, words: moves },
  sma20: average('sma20'),
  sma50: average('sma50'),
  sma200: average('sma200'),
  gap50: {
    measure: 'gap50',
    before: 'gap50_before',
    unit: 0.01,
    sides: { above: 'above', below: 'below' },
    words: widths,
  },
  vol30: { measure: 'vol30', before: 'vol30_before', unit: 0.01, words: moves },
  atr_share: { measure: 'atr_share', before: 'atr_before_share', unit: 0.002, words: widths },
  fall_year: {
    measure: 'fall_year',
    before: 'fall_year_before',
    unit: 0.001,
    words: { more: 'milder', less: 'deeper', same: 'unchanged' },
  },
  volume_change: {
    measure: 'volume_change',
    before: null,
    unit: 0.05,
    words: { more: 'busier', less: 'quieter', same: 'usual' },
  },
} as const satisfies Readonly<Record<string, ChangeRule<Reading>>>;
