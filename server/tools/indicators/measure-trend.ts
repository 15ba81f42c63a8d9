import { numberText, priceText, signedPercentText } from '../number-text.ts';
import { sma, type Line } from './formulas.ts';
import { priceInput, rowsInput } from './inputs.ts';
import { sessionsUnchanged, type Measure, type Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

function average(
  study: Study,
  line: Line,
  n: number,
  { at, id, label = `SMA ${n}` }: { readonly at: number; readonly id: string; readonly label?: string },
): Measure[] {
  const value = line[at];
  if (value === undefined || Number.isNaN(value)) return [];
  return [
    {
      id,
      label,
      value,
      text: priceText(value),
      date: study.day(at),
      formula: `\\frac{1}{${n}} \\sum_{i=0}^{${n - 1}} C_{t-i}`,
      inputs: [rowsInput(study, indicatorTexts().closesTo(n, study.day(at)), at - n + 1, at)],
    },
  ];
}

/** Sessions in a row, up to the last, on which SMA 20 stood on the same side of SMA 50; 0 when they are equal. */
function streak(short: Line, long: Line): number {
  const sideAt = (i: number) => Math.sign((short[i] ?? Number.NaN) - (long[i] ?? Number.NaN));
  const last = short.length - 1;
  const side = sideAt(last);
  if (side === 0) return 0;
  let first = last;
  while (first > 0 && sideAt(first - 1) === side) first -= 1;
  return Number.isNaN(side) ? 0 : last - first + 1;
}

function distance(study: Study, id: string, label: string, n: number, line: Line, at: number): Measure[] {
  const base = line[at] ?? Number.NaN;
  const close = study.close[at] ?? Number.NaN;
  if (Number.isNaN(base)) return [];
  return [
    {
      id,
      label,
      value: close / base - 1,
      text: signedPercentText(close / base - 1),
      date: study.day(at),
      formula: `\\frac{C_t}{\\mathrm{SMA}_{${n}}} - 1`,
      inputs: [
        priceInput(study, indicatorTexts().closeOf(study.day(at)), at),
        rowsInput(study, `SMA ${n}`, at - n + 1, at, ['close'], base),
      ],
    },
  ];
}

function order(study: Study, short: Line, long: Line): Measure[] {
  const { last } = study;
  const start = long[last - 20] ?? Number.NaN;
  if (Number.isNaN(start)) return [];
  const end = long[last] ?? 0;
  const texts = indicatorTexts();
  const slope: Measure = {
    id: 'slope50',
    label: texts.slope50,
    value: end / start - 1,
    text: signedPercentText(end / start - 1),
    date: study.day(last),
    formula: '\\frac{\\mathrm{SMA}_{50,t}}{\\mathrm{SMA}_{50,t-20}} - 1',
    inputs: [
      rowsInput(study, texts.sma50Now, last - 49, last, ['close'], end),
      rowsInput(study, texts.sma50Then, last - 69, last - 20, ['close'], start),
    ],
  };
  const held = streak(short, long);
  if (held === 0) return [slope];
  return [
    slope,
    {
      id: 'streak',
      label: texts.streak,
      value: held,
      text: numberText(held, 0),
      date: study.day(last),
      formula: `\\#\\{k : \\mathrm{sgn}(\\mathrm{SMA}_{20}-\\mathrm{SMA}_{50}) ${texts.unchangedUpTo}\\}`,
      inputs: [
        { name: texts.firstOfOrder, value: study.day(last - held + 1), from: study.place(last - held + 1) },
        rowsInput(study, texts.closesOfOrder, last - held - 49, last),
      ],
    },
  ];
}

/** For how long the close has not changed, where that is long enough to doubt the prices. */
function stillness(study: Study): Measure[] {
  const { last } = study;
  const count = sessionsUnchanged(study, last);
  if (count < 5) return [];
  const texts = indicatorTexts();
  return [
    {
      id: 'unchanged',
      label: texts.unchanged,
      value: count,
      text: numberText(count, 0),
      date: study.day(last),
      formula: '\\#\\{k : C_{t-k} = \\dots = C_t\\}',
      inputs: [rowsInput(study, texts.closesLookedAt, last - count + 1, last)],
    },
  ];
}

/** Close, moving averages, distances, slope, and how long the order of the averages has held. */
export function measureTrend(study: Study): Measure[] {
  const { close, last, before } = study;
  const { againstSma, threeMonthsAgo, closeOf, ...texts } = indicatorTexts();
  const lines = { 20: sma(close, 20), 50: sma(close, 50), 200: sma(close, 200) };
  const [now, day, then] = [close[last] ?? 0, close[last - 1], close[before]];
  const price = (id: string, label: string, at: number, value: number, formula: string): Measure => ({
    id,
    label,
    value,
    text: priceText(value),
    date: study.day(at),
    formula,
    inputs: [priceInput(study, closeOf(study.day(at)), at)],
  });
  const measures = [price('close', texts.close, last, now, 'C_t')];
  if (day !== undefined)
    measures.push({
      id: 'day_change',
      label: texts.dayChange,
      value: now / day - 1,
      text: signedPercentText(now / day - 1, 2),
      date: study.day(last),
      formula: '\\frac{C_t}{C_{t-1}} - 1',
      inputs: [
        priceInput(study, closeOf(study.day(last)), last),
        priceInput(study, closeOf(study.day(last - 1)), last - 1),
      ],
    });
  if (then !== undefined)
    measures.push(price('close_before', texts.closeThen, before, then, `C_{t-${last - before}}`));
  for (const n of [20, 50, 200] as const)
    measures.push(
      ...average(study, lines[n], n, { at: last, id: `sma${n}` }),
      ...average(study, lines[n], n, {
        at: before,
        id: `sma${n}_before`,
        label: threeMonthsAgo(`SMA ${n}`),
      }),
      ...distance(study, `gap${n}`, againstSma(n), n, lines[n], last),
      ...distance(study, `gap${n}_before`, threeMonthsAgo(againstSma(n)), n, lines[n], before),
    );
  return [...measures, ...order(study, lines[20], lines[50]), ...stillness(study)];
}
