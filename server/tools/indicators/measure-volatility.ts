import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { atr, bollinger } from './formulas.ts';
import { largestFall, logReturns, yearlyVolatility } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

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
        { name: indicatorTexts().logReturnsN, value: numberText(to - from, 0), from: study.span(from, to) },
        { name: indicatorTexts().sessionsPerYear, value: String(study.sessionsPerYear), from: null },
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
          name: indicatorTexts().peak(study.day(peak)),
          value: priceText(study.close[peak] ?? 0),
          from: study.place(peak),
        },
        {
          name: indicatorTexts().low(study.day(trough)),
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
        name: indicatorTexts().rangesTo(study.day(index)),
        value: indicatorTexts().sessions(index + 1),
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
        label: indicatorTexts().shareOfClose(label),
        value: share,
        text: percentText(share),
        date: study.day(index),
        formula: '\\frac{\\mathrm{ATR}_{14}}{C_t}',
        inputs: [
          { name: 'ATR (14)', value: priceText(value), from: null },
          { name: indicatorTexts().close, value: priceText(close[index] ?? 0), from: study.place(index) },
        ],
      },
    ];
  };
  return [
    ...make('atr', 'ATR (14)', last),
    ...make('atr_before', indicatorTexts().threeMonthsAgo('ATR (14)'), before),
  ];
}

/** Volatility, ranges, bands and falls. */
export function measureVolatility(study: Study): Measure[] {
  const { close, last, before, periodStart, sessionsPerYear } = study;
  const bands = bollinger(close);
  const top = bands.upper[last] ?? Number.NaN;
  const bottom = bands.lower[last] ?? Number.NaN;
  const place = ((close[last] ?? 0) - bottom) / (top - bottom);
  const measures = [
    ...volatility(study, 'vol30', indicatorTexts().volatility30, last - 30, last),
    ...volatility(
      study,
      'vol30_before',
      indicatorTexts().threeMonthsAgo(indicatorTexts().volatility30),
      before - 30,
      before,
    ),
    ...volatility(study, 'vol_period', indicatorTexts().volatilityPeriod, periodStart, last),
    ...ranges(study),
    ...fall(study, 'fall_year', indicatorTexts().fallYear, Math.max(0, last - sessionsPerYear), last),
    ...fall(
      study,
      'fall_year_before',
      indicatorTexts().threeMonthsAgo(indicatorTexts().fallYear),
      Math.max(0, before - sessionsPerYear),
      before,
    ),
    ...fall(study, 'fall_period', indicatorTexts().fallPeriod, periodStart, last),
  ];
  const high = close.slice(Math.max(0, last - sessionsPerYear), last + 1).reduce((a, b) => Math.max(a, b), 0);
  const highAt = close.lastIndexOf(high);
  measures.push({
    id: 'fall_now',
    label: indicatorTexts().fallNow,
    value: (close[last] ?? 0) / high - 1,
    text: percentText((close[last] ?? 0) / high - 1),
    date: study.day(last),
    formula: '\\frac{C_t}{\\max C} - 1',
    inputs: [
      { name: indicatorTexts().close, value: priceText(close[last] ?? 0), from: study.place(last) },
      {
        name: indicatorTexts().highestClose(study.day(highAt)),
        value: priceText(high),
        from: study.place(highAt),
      },
    ],
  });
  if (top > bottom) {
    const inputs = [
      {
        name: indicatorTexts().twentyCloses,
        value: indicatorTexts().upperLower(priceText(top), priceText(bottom)),
        from: study.span(last - 19, last),
      },
    ];
    measures.push(
      {
        id: 'band_upper',
        label: indicatorTexts().bandUpper,
        value: top,
        text: priceText(top),
        date: study.day(last),
        formula: '\\mathrm{SMA}_{20} + 2\\,\\sigma_{20}',
        inputs,
      },
      {
        id: 'band_lower',
        label: indicatorTexts().bandLower,
        value: bottom,
        text: priceText(bottom),
        date: study.day(last),
        formula: '\\mathrm{SMA}_{20} - 2\\,\\sigma_{20}',
        inputs,
      },
      {
        id: 'band_place',
        label: indicatorTexts().bandPlace,
        value: place,
        text: signedPercentText(place, 0).replace('+', ''),
        date: study.day(last),
        formula: indicatorTexts().bandPlaceFormula,
        inputs,
      },
    );
  }
  return measures;
}
