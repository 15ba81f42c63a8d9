import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { atr, bollinger } from './formulas.ts';
import { largestFall, logReturns, yearlyVolatility } from './risk.ts';
import type { Measure, Study } from './study.ts';

function volatility(study: Study, id: string, label: string, from: number, to: number): Measure[] {
  if (from < 0 || to - from < 20) return [];
  const value = yearlyVolatility(logReturns(study.close.slice(from, to + 1)), study.sessionsPerYear);
  return [
    {
      id,
      label,
      value,
      text: percentText(value),
      date: study.day(to),
      formula: `\\sigma_y = \\sqrt{${study.sessionsPerYear}}\\,\\sqrt{\\frac{1}{n-1}\\sum_{t=1}^{n}\\left(r_t-\\bar r\\right)^2}`,
      inputs: [
        { name: 'n (daily log returns)', value: numberText(to - from, 0), from: study.span(from, to) },
        { name: 'Sessions a year', value: String(study.sessionsPerYear), from: null },
      ],
    },
  ];
}

function fall(study: Study, id: string, label: string, from: number, to: number): Measure[] {
  if (from < 0 || to - from < 20) return [];
  const worst = largestFall(study.close.slice(from, to + 1));
  const [peak, trough] = [from + worst.peak, from + worst.trough];
  return [
    {
      id,
      label,
      value: worst.depth,
      text: percentText(worst.depth),
      date: study.day(trough),
      formula: '\\min_t \\left( \\frac{C_t}{\\max_{s \\le t} C_s} - 1 \\right)',
      recovered: worst.recovered === null ? '' : study.day(from + worst.recovered),
      peak_date: study.day(peak),
      inputs: [
        {
          name: `Peak, ${study.day(peak)}`,
          value: priceText(study.close[peak] ?? 0),
          from: study.place(peak),
        },
        {
          name: `Low, ${study.day(trough)}`,
          value: priceText(study.close[trough] ?? 0),
          from: study.place(trough),
        },
      ],
    },
  ];
}

function ranges(study: Study): Measure[] {
  if (study.bars === null || study.last < 20) return [];
  const line = atr(study.bars);
  const { last, before, close } = study;
  const make = (id: string, label: string, index: number): Measure[] => {
    const value = line[index];
    if (value === undefined || Number.isNaN(value)) return [];
    const inputs = [
      {
        name: `Highs, lows and closes to ${study.day(index)}`,
        value: `${index + 1} sessions`,
        from: study.span(
          0,
          index,
          `${study.loaded.series.columns.high}, ${study.loaded.series.columns.low}, ${study.loaded.series.columns.close}`,
        ),
      },
    ];
    const formula =
      '\\mathrm{ATR}_t = \\frac{13\\,\\mathrm{ATR}_{t-1} + \\max(H_t, C_{t-1}) - \\min(L_t, C_{t-1})}{14}';
    const share = value / (close[index] ?? 1);
    return [
      { id, label, value, text: priceText(value), date: study.day(index), formula, inputs },
      {
        id: `${id}_share`,
        label: `${label}, share of the close`,
        value: share,
        text: percentText(share),
        date: study.day(index),
        formula: '\\frac{\\mathrm{ATR}_{14}}{C_t}',
        inputs: [
          { name: 'ATR (14)', value: priceText(value), from: null },
          { name: 'Close', value: priceText(close[index] ?? 0), from: study.place(index) },
        ],
      },
    ];
  };
  return [...make('atr', 'ATR (14)', last), ...make('atr_before', 'ATR (14), three months ago', before)];
}

/** Volatility, ranges, bands and falls. */
export function measureVolatility(study: Study): Measure[] {
  const { close, last, before, periodStart, sessionsPerYear } = study;
  const bands = bollinger(close);
  const top = bands.upper[last] ?? Number.NaN;
  const bottom = bands.lower[last] ?? Number.NaN;
  const place = ((close[last] ?? 0) - bottom) / (top - bottom);
  const measures = [
    ...volatility(study, 'vol30', 'Volatility, 30 sessions, yearly', last - 30, last),
    ...volatility(
      study,
      'vol30_before',
      'Volatility, 30 sessions, yearly, three months ago',
      before - 30,
      before,
    ),
    ...volatility(study, 'vol_period', 'Volatility, whole period, yearly', periodStart, last),
    ...ranges(study),
    ...fall(study, 'fall_year', 'Largest fall, 1 year', Math.max(0, last - sessionsPerYear), last),
    ...fall(
      study,
      'fall_year_before',
      'Largest fall, 1 year, three months ago',
      Math.max(0, before - sessionsPerYear),
      before,
    ),
    ...fall(study, 'fall_period', 'Largest fall, whole period', periodStart, last),
  ];
  const high = close.slice(Math.max(0, last - sessionsPerYear), last + 1).reduce((a, b) => Math.max(a, b), 0);
  const highAt = close.lastIndexOf(high);
  measures.push({
    id: 'fall_now',
    label: 'Below the highest close of 1 year',
    value: (close[last] ?? 0) / high - 1,
    text: percentText((close[last] ?? 0) / high - 1),
    date: study.day(last),
    formula: '\\frac{C_t}{\\max C} - 1',
    inputs: [
      { name: 'Close', value: priceText(close[last] ?? 0), from: study.place(last) },
      { name: `Highest close, ${study.day(highAt)}`, value: priceText(high), from: study.place(highAt) },
    ],
  });
  if (top > bottom) {
    const inputs = [
      {
        name: '20 closes',
        value: `upper ${priceText(top)}, lower ${priceText(bottom)}`,
        from: study.span(last - 19, last),
      },
    ];
    measures.push(
      {
        id: 'band_upper',
        label: 'Bollinger band, upper',
        value: top,
        text: priceText(top),
        date: study.day(last),
        formula: '\\mathrm{SMA}_{20} + 2\\,\\sigma_{20}',
        inputs,
      },
      {
        id: 'band_lower',
        label: 'Bollinger band, lower',
        value: bottom,
        text: priceText(bottom),
        date: study.day(last),
        formula: '\\mathrm{SMA}_{20} - 2\\,\\sigma_{20}',
        inputs,
      },
      {
        id: 'band_place',
        label: 'Place in the bands (0 lower, 100 upper)',
        value: place,
        text: signedPercentText(place, 0).replace('+', ''),
        date: study.day(last),
        formula: '\\frac{C_t - \\mathrm{lower}}{\\mathrm{upper} - \\mathrm{lower}}',
        inputs,
      },
    );
  }
  return measures;
}
