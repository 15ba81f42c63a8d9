import { numberText, priceText, signedPercentText } from '../number-text.ts';
import { sma, type Line } from './formulas.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

function average(study: Study, line: Line, n: number, at: number, id: string): Measure[] {
  const value = line[at];
  if (value === undefined || Number.isNaN(value)) return [];
  return [
    {
      id,
      label: `SMA ${n}`,
      value,
      text: priceText(value),
      date: study.day(at),
      formula: `\\mathrm{SMA}_{${n}} = \\frac{1}{${n}} \\sum_{i=0}^{${n - 1}} C_{t-i}`,
      inputs: [
        {
          name: indicatorTexts().closesTo(n, study.day(at)),
          value: indicatorTexts().sum(numberText(value * n, 2)),
          from: study.span(at - n + 1, at),
        },
      ],
    },
  ];
}

/** Sessions in a row, up to the last, on which SMA 20 stood on the same side of SMA 50. */
function streak(short: Line, long: Line): number {
  let count = 0;
  const side = Math.sign((short.at(-1) ?? Number.NaN) - (long.at(-1) ?? Number.NaN));
  for (
    let i = short.length - 1;
    i >= 0 && Math.sign((short[i] ?? Number.NaN) - (long[i] ?? Number.NaN)) === side;
    i -= 1
  )
    count += 1;
  return count;
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
      formula: `\\frac{C_t}{\\mathrm{SMA}_{${n}}} - 1 = \\frac{${close}}{${base.toFixed(4)}} - 1`,
      inputs: [
        { name: indicatorTexts().close, value: priceText(close), from: study.place(at) },
        { name: `SMA ${n}`, value: priceText(base), from: study.span(at - n + 1, at) },
      ],
    },
  ];
}

/** Close, moving averages, distances, slope, and how long the order of the averages has held. */
export function measureTrend(study: Study): Measure[] {
  const { close, last, before } = study;
  const { againstSma, threeMonthsAgo } = indicatorTexts();
  const lines = { 20: sma(close, 20), 50: sma(close, 50), 200: sma(close, 200) };
  const now = close[last] ?? 0;
  const day = close[last - 1] ?? now;
  const measures: Measure[] = [
    {
      id: 'close',
      label: indicatorTexts().close,
      value: now,
      text: priceText(now),
      date: study.day(last),
      formula: 'C_t',
      inputs: [
        { name: indicatorTexts().closeOf(study.day(last)), value: priceText(now), from: study.place(last) },
      ],
    },
    {
      id: 'day_change',
      label: indicatorTexts().dayChange,
      value: now / day - 1,
      text: signedPercentText(now / day - 1, 2),
      date: study.day(last),
      formula: '\\frac{C_t}{C_{t-1}} - 1',
      inputs: [
        { name: indicatorTexts().close, value: priceText(now), from: study.place(last) },
        { name: indicatorTexts().closeBefore, value: priceText(day), from: study.place(last - 1) },
      ],
    },
  ];
  for (const n of [20, 50, 200] as const) {
    measures.push(
      ...average(study, lines[n], n, last, `sma${n}`),
      ...average(study, lines[n], n, before, `sma${n}_before`),
    );
  }
  const then = close[before];
  if (then !== undefined)
    measures.push({
      id: 'close_before',
      label: indicatorTexts().closeThen,
      value: then,
      text: priceText(then),
      date: study.day(before),
      formula: 'C_{t-63}',
      inputs: [
        {
          name: indicatorTexts().closeOf(study.day(before)),
          value: priceText(then),
          from: study.place(before),
        },
      ],
    });
  measures.push(
    ...distance(study, 'gap50', againstSma(50), 50, lines[50], last),
    ...distance(study, 'gap50_before', threeMonthsAgo(againstSma(50)), 50, lines[50], before),
  );
  measures.push(
    ...distance(study, 'gap200', againstSma(200), 200, lines[200], last),
    ...distance(study, 'gap200_before', threeMonthsAgo(againstSma(200)), 200, lines[200], before),
  );
  const start = lines[50][last - 20] ?? Number.NaN;
  if (!Number.isNaN(start)) {
    const end = lines[50][last] ?? 0;
    const held = streak(lines[20], lines[50]);
    measures.push(
      {
        id: 'slope50',
        label: indicatorTexts().slope50,
        value: end / start - 1,
        text: signedPercentText(end / start - 1),
        date: study.day(last),
        formula: '\\frac{\\mathrm{SMA}_{50,t}}{\\mathrm{SMA}_{50,t-20}} - 1',
        inputs: [
          { name: indicatorTexts().sma50Now, value: priceText(end), from: study.span(last - 49, last) },
          {
            name: indicatorTexts().sma50Then,
            value: priceText(start),
            from: study.span(last - 69, last - 20),
          },
        ],
      },
      {
        id: 'streak',
        label: indicatorTexts().streak,
        value: held,
        text: numberText(held, 0),
        date: study.day(last),
        formula: `\\#\\{k : \\mathrm{sgn}(\\mathrm{SMA}_{20}-\\mathrm{SMA}_{50}) ${indicatorTexts().unchangedUpTo}\\}`,
        inputs: [
          {
            name: indicatorTexts().firstOfOrder,
            value: study.day(last - held + 1),
            from: study.place(last - held + 1),
          },
        ],
      },
    );
  }
  return measures;
}
