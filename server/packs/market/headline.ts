import type { Case } from '../../findings/cases.ts';

export type TrendWord = 'rising' | 'falling' | 'tested' | 'recovering' | 'unclear';

/**
 * Rising: close above a rising 50-day average; falling: below a falling one; the other two cases are in between. Close and
 * average that lie near each other while it hardly moves have no direction.
 */
export const trendCases: readonly Case<TrendWord>[] = [
  {
    word: 'unclear',
    when: [
      { measure: 'slope50', isSize: true, below: 0.005 },
      { measure: 'gap50', isSize: true, below: 0.02 },
    ],
  },
  {
    word: 'rising',
    when: [
      { measure: 'gap50', least: 0 },
      { measure: 'slope50', least: 0 },
    ],
  },
  {
    word: 'recovering',
    when: [
      { measure: 'gap50', least: 0 },
      { measure: 'slope50', below: 0 },
    ],
  },
  {
    word: 'tested',
    when: [
      { measure: 'gap50', below: 0 },
      { measure: 'slope50', least: 0 },
    ],
  },
  {
    word: 'falling',
    when: [
      { measure: 'gap50', below: 0 },
      { measure: 'slope50', below: 0 },
    ],
  },
];

export type CautionWord =
  | 'stopPassed'
  | 'stopNear'
  | 'stretched'
  | 'washedOut'
  | 'farBelow'
  | 'thinner'
  | 'wider'
  | 'calmer'
  | 'steady'
  | 'unmeasured';

/** The second half of the headline: the one thing that matters most, in this order. */
export const cautionCases: readonly Case<CautionWord>[] = [
  { word: 'stopPassed', when: [{ measure: 'stop_gap', least: 0 }] },
  { word: 'stopNear', when: [{ measure: 'stop_atr', below: 1.5 }] },
  { word: 'stretched', when: [{ measure: 'rsi', least: 70 }] },
  { word: 'washedOut', when: [{ measure: 'rsi', most: 30 }] },
  { word: 'farBelow', when: [{ measure: 'fall_now', most: -0.2 }] },
  {
    word: 'thinner',
    when: [
      { measure: 'gap50', above: 0 },
      { measure: 'gap50', less: 'gap50_before', below: 0 },
    ],
  },
  { word: 'wider', when: [{ measure: 'vol30', over: 'vol30_before', above: 1.15 }] },
  { word: 'calmer', when: [{ measure: 'vol30', over: 'vol30_before', below: 0.85 }] },
  { word: 'steady', when: [{ measure: 'vol30', over: 'vol30_before' }] },
];
