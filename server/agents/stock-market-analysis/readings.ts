import type { Book } from '../writing/book.ts';

export type TrendWord = 'rising' | 'falling' | 'tested' | 'recovering' | 'unclear';

/** Rising: close above a rising 50-day average. Falling: below a falling one. The other two cases are in between. */
export function trendOf(book: Book): TrendWord {
  const gap = book.value('gap50');
  const slope = book.value('slope50');
  if (Number.isNaN(gap) || Number.isNaN(slope)) return 'unclear';
  if (Math.abs(slope) < 0.005 && Math.abs(gap) < 0.02) return 'unclear';
  if (gap >= 0) return slope >= 0 ? 'rising' : 'recovering';
  return slope >= 0 ? 'tested' : 'falling';
}

type CautionWord =
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

/** The second half of the headline: the one thing that changed or matters most. */
export function cautionOf(book: Book): CautionWord {
  if (book.has('stop_gap') && book.value('stop_gap') >= 0) return 'stopPassed';
  if (book.value('stop_atr') < 1.5) return 'stopNear';
  if (book.value('rsi') >= 70) return 'stretched';
  if (book.value('rsi') <= 30) return 'washedOut';
  if (book.value('fall_now') <= -0.2) return 'farBelow';
  if (book.value('gap50') > 0 && book.value('gap50') < book.value('gap50_before')) return 'thinner';
  const change = book.value('vol30') / book.value('vol30_before');
  if (Number.isNaN(change)) return 'unmeasured';
  if (change > 1.15) return 'wider';
  return change < 0.85 ? 'calmer' : 'steady';
}

export type RiskWord = 'low risk' | 'medium risk' | 'high risk';

export function volatilityRisk(yearly: number): RiskWord {
  return yearly < 0.2 ? 'low risk' : yearly < 0.4 ? 'medium risk' : 'high risk';
}

export function fallRisk(depth: number): RiskWord {
  return depth > -0.1 ? 'low risk' : depth > -0.25 ? 'medium risk' : 'high risk';
}

/** By distance in ATR and by the share of past spans that fell that far; a share that is not known does not soften. */
export function stopRisk(atrs: number, share: number): RiskWord {
  if (atrs < 1 || share >= 1 / 3) return 'high risk';
  return atrs >= 2 && share < 0.1 ? 'low risk' : 'medium risk';
}

/** The higher of the risks. */
export function worstRisk(...risks: readonly RiskWord[]): RiskWord {
  return (['high risk', 'medium risk'] as const).find((word) => risks.includes(word)) ?? 'low risk';
}
