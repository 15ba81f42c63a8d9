import { pearson } from '../../statistics/correlation.ts';
import { numberText } from '../number-text.ts';
import { sessionsInput, valueInput } from './inputs.ts';
import { coinTexts } from './messages/coin-measures-texts.ts';
import type { Measure, Study } from './study.ts';

/** Fewer common days say little about how two prices move together. */
const fewestCommonDays = 60;

export interface Pair {
  readonly left: Study;
  readonly right: Study;
  /** Id and name of the pair. */
  readonly id: string;
  readonly label: string;
}

/** Sessions of both on the same day, whose last common day was the day before; over a gap a return would be of two days. */
function commonDays({ left, right }: Pair, window: number): { own: number[]; other: number[] } {
  const place = new Map<number, number>();
  for (let i = right.periodStart; i <= right.last; i += 1) place.set(right.loaded.series.days[i] ?? 0, i);
  const { days } = left.loaded.series;
  const found = { own: [] as number[], other: [] as number[] };
  for (let i = left.periodStart + 1; i <= left.last; i += 1) {
    const day = days[i] ?? 0;
    const before = days[i - 1] ?? 0;
    const [now, then] = [place.get(day), place.get(before)];
    if (now === undefined || then === undefined || now - then !== 1) continue;
    found.own.push(i);
    found.other.push(now);
  }
  return { own: found.own.slice(-window), other: found.other.slice(-window) };
}

const returnsAt = ({ total }: Study, sessions: readonly number[]) =>
  Float64Array.from(sessions, (i) => Math.log((total[i] ?? 1) / (total[i - 1] ?? 1)));

/**
 * Pearson's correlation of the daily log returns of two series over their last `window` common days of the period, -1 to 1.
 * Null with fewer than 60 of them, or where one does not move.
 */
export function measureCorrelation(pair: Pair, window = Infinity): Measure | null {
  const { left, right, id, label } = pair;
  const { own, other } = commonDays(pair, window);
  if (own.length < fewestCommonDays) return null;
  const value = pearson(returnsAt(left, own), returnsAt(right, other));
  if (value === null) return null;
  const texts = coinTexts();
  const closes = (study: Study, sessions: readonly number[]) =>
    sessionsInput(study, texts.closesOf(study.loaded.title), sessions, ['total']);
  return {
    id,
    label,
    value,
    text: numberText(value, 2),
    date: left.day(own.at(-1) ?? left.last),
    formula:
      '\\frac{\\sum (a_t - \\bar a)(b_t - \\bar b)}{\\sqrt{\\sum (a_t - \\bar a)^2 \\sum (b_t - \\bar b)^2}},\\quad r_t = \\ln\\frac{C_t}{C_{t-1}}',
    inputs: [closes(left, own), closes(right, other), valueInput(texts.commonDays, own.length)],
  };
}
