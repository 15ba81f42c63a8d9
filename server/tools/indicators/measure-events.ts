import { dayText, numberText, priceDigits, signedPercentText } from '../number-text.ts';
import { sma, type Line } from './formulas.ts';
import { priceInput, rowsInput } from './inputs.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

const mostCrossings = 6;
const mostGaps = 5;

interface Crossing {
  readonly at: number;
  /** Sessions of the shorter line; 1 is the close itself. */
  readonly short: 1 | 20 | 50;
  readonly long: 50 | 200;
}

function crossingsOf(
  study: Study,
  short: Crossing['short'],
  long: Crossing['long'],
  lines: Record<number, Line>,
): Crossing[] {
  const [a, b] = [lines[short] ?? study.close, lines[long] ?? study.close];
  const first = Math.max(1, study.last - study.sessionsPerYear);
  const found: Crossing[] = [];
  for (let at = first; at <= study.last; at += 1) {
    const now = (a[at] ?? Number.NaN) - (b[at] ?? Number.NaN);
    const before = (a[at - 1] ?? Number.NaN) - (b[at - 1] ?? Number.NaN);
    if ((now > 0 && before <= 0) || (now < 0 && before >= 0)) found.push({ at, short, long });
  }
  return found;
}

/** Crossings of averages of the last year with their days, the latest first: 20 and 50, 50 and 200, close and 200. */
export function measureCrossings(study: Study): Measure[] {
  const lines = { 20: sma(study.close, 20), 50: sma(study.close, 50), 200: sma(study.close, 200) };
  const found = [
    ...crossingsOf(study, 20, 50, lines),
    ...crossingsOf(study, 50, 200, lines),
    ...crossingsOf(study, 1, 200, lines),
  ].sort((a, b) => b.at - a.at);
  const texts = indicatorTexts();
  const digits = priceDigits(study.close[study.last] ?? 0);
  return found.slice(0, mostCrossings).map(({ at, short, long }, i) => {
    const valueOf = (n: number) => (n === 1 ? study.close[at] : lines[n as 20]?.[at]) ?? 0;
    const value = valueOf(short) - valueOf(long);
    const input = (n: number) =>
      n === 1
        ? priceInput(study, texts.closeOf(study.day(at)), at)
        : rowsInput(study, `SMA ${n}`, at - n + 1, at, ['close'], valueOf(n));
    const name = short === 1 ? 'C_t' : `\\mathrm{SMA}_{${short}}`;
    const text = numberText(value, digits);
    return {
      id: `crossing${i + 1}`,
      label: texts.crossing(short, long, value > 0),
      value,
      text: value > 0 ? `+${text}` : text,
      date: study.day(at),
      formula: `${name} - \\mathrm{SMA}_{${long}}`,
      inputs: [input(short), input(long)],
    };
  });
}

/** A gap that would print as 0.0 % is none to anybody. */
const leastGap = 0.001;

/** Sessions of the last year that began and stayed beyond the range of the one before: the widest, the latest first, and whether the gap was closed since. */
export function measureGaps(study: Study): Measure[] {
  if (study.bars === null) return [];
  const { high, low } = study.bars;
  const texts = indicatorTexts();
  const found: Measure[] = [];
  const first = Math.max(1, study.last - study.sessionsPerYear);
  for (let i = study.last; i >= first; i -= 1) {
    const isUp = (low[i] ?? 0) > (high[i - 1] ?? 0);
    const isDown = (high[i] ?? 0) < (low[i - 1] ?? 0);
    if (!isUp && !isDown) continue;
    const [edge, from] = isUp ? ([low, high] as const) : ([high, low] as const);
    const level = from[i - 1] ?? 0;
    const value = (edge[i] ?? 0) / level - 1;
    if (Math.abs(value) < leastGap) continue;
    const closed = (isUp ? low : high).findIndex(
      (price, k) => k > i && (isUp ? price <= level : price >= level),
    );
    const [now, then] = isUp ? (['low', 'high'] as const) : (['high', 'low'] as const);
    found.push({
      id: '',
      label: texts.gapEvent(isUp, study.day(i)),
      value,
      text: signedPercentText(value),
      date: study.day(i),
      closed: closed < 0 ? '' : study.day(closed),
      formula: isUp ? '\\frac{L_t}{H_{t-1}} - 1' : '\\frac{H_t}{L_{t-1}} - 1',
      inputs: [
        priceInput(study, isUp ? texts.lowOf(study.day(i)) : texts.highOf(study.day(i)), i, now),
        priceInput(study, isUp ? texts.highOf(study.day(i - 1)) : texts.lowOf(study.day(i - 1)), i - 1, then),
        ...(closed < 0 ? [] : [priceInput(study, texts.closedOn(dayText(study.day(closed))), closed, now)]),
      ],
    });
  }
  const widest = new Set(found.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, mostGaps));
  return found
    .filter((one) => widest.has(one))
    .map((one, i): Measure => ({ ...one, id: `gap_event${i + 1}` }));
}
