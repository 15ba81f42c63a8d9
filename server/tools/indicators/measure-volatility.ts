import { distanceText, percentText, priceText } from '../number-text.ts';
import { atr, bollinger } from './formulas.ts';
import { priceInput, rowsInput, valueInput } from './inputs.ts';
import { deviation, logReturns, mean, parkinson, yearlyVolatility } from './risk.ts';
import { sessionsUnchanged, type Measure, type Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Below this a volatility prints as nothing: such a price does not move, and no risk is read from it. */
export const leastVolatility = 0.0005;
/** A band narrower than this share of the price is an error of the machine. */
const leastBand = 1e-9;

/** Close-to-close volatility of the sessions after `from` up to `to`; nothing for a price that does not move. */
export function volatility(study: Study, id: string, label: string, from: number, to: number): Measure[] {
  if (from < 0 || to - from < 20) return [];
  const value = yearlyVolatility(logReturns(study.total.slice(from, to + 1)), study.sessionsPerYear);
  if (!(value >= leastVolatility)) return [];
  const texts = indicatorTexts();
  return [
    {
      id,
      label,
      value,
      text: percentText(value),
      date: study.day(to),
      formula:
        '\\sqrt{N}\\,\\sqrt{\\frac{1}{n-1}\\sum_{t=1}^{n}\\left(r_t-\\bar r\\right)^2},\\quad r_t = \\ln\\frac{C_t}{C_{t-1}}',
      inputs: [
        rowsInput(study, texts.closesForReturns, from, to, ['total']),
        valueInput(texts.logReturnsN, to - from),
        valueInput(texts.sessionsPerYear, study.sessionsPerYear),
      ],
    },
  ];
}

function rangeVolatility(study: Study, id: string, label: string, to: number): Measure[] {
  const from = to - 29;
  if (study.bars === null || from < 0) return [];
  const { high, low } = study.bars;
  const value = parkinson(high.slice(from, to + 1), low.slice(from, to + 1), study.sessionsPerYear);
  if (!(value >= leastVolatility)) return [];
  const texts = indicatorTexts();
  return [
    {
      id,
      label,
      value,
      text: percentText(value),
      date: study.day(to),
      formula: '\\sqrt{\\frac{N}{4\\,n\\ln 2}\\sum_{t=1}^{n}\\left(\\ln\\frac{H_t}{L_t}\\right)^2}',
      inputs: [
        rowsInput(study, texts.highsAndLows, from, to, ['high', 'low']),
        valueInput(texts.sessionsLabel, 30),
        valueInput(texts.sessionsPerYear, study.sessionsPerYear),
      ],
    },
  ];
}

function ranges(study: Study): Measure[] {
  if (study.bars === null || study.last < 20) return [];
  const line = atr(study.bars);
  const texts = indicatorTexts();
  const make = (id: string, label: string, index: number): Measure[] => {
    const value = line[index];
    if (value === undefined || Number.isNaN(value) || value <= 0) return [];
    if (sessionsUnchanged(study, index) > 14) return [];
    const share = value / (study.close[index] ?? 1);
    const rows = ['high', 'low', 'close'] as const;
    return [
      {
        id,
        label,
        value,
        text: distanceText(value),
        date: study.day(index),
        formula:
          '\\mathrm{ATR}_t = \\frac{13\\,\\mathrm{ATR}_{t-1} + \\max(H_t, C_{t-1}) - \\min(L_t, C_{t-1})}{14}',
        inputs: [rowsInput(study, texts.rangesTo(study.day(index)), 0, index, rows)],
      },
      {
        id: `${id}_share`,
        label: texts.shareOfClose(label),
        value: share,
        text: percentText(share),
        date: study.day(index),
        formula: '\\frac{\\mathrm{ATR}_{14}}{C_t}',
        inputs: [
          rowsInput(study, 'ATR (14)', 0, index, rows, value),
          priceInput(study, texts.closeOf(study.day(index)), index),
        ],
      },
    ];
  };
  return [
    ...make('atr', 'ATR (14)', study.last),
    ...make('atr_before', texts.threeMonthsAgo('ATR (14)'), study.before),
  ];
}

function bands(study: Study): Measure[] {
  const { close, last } = study;
  const lines = bollinger(close);
  const [top, bottom] = [lines.upper[last] ?? Number.NaN, lines.lower[last] ?? Number.NaN];
  const now = close[last] ?? 0;
  if (!(top - bottom > now * leastBand)) return [];
  const texts = indicatorTexts();
  const window = close.slice(last - 19, last + 1);
  const [middle, spread] = [mean(window), deviation(window, 0)];
  const rows = (name: string, value: number) => rowsInput(study, name, last - 19, last, ['close'], value);
  const place = (now - bottom) / (top - bottom);
  const edge = (id: string, label: string, sign: '+' | '-', value: number): Measure => ({
    id,
    label,
    value,
    text: priceText(value),
    date: study.day(last),
    formula: `\\mathrm{SMA}_{20} ${sign} 2\\,\\sigma_{20}`,
    inputs: [rows('SMA 20', middle), rows(texts.populationDeviation, spread)],
  });
  return [
    edge('band_upper', texts.bandUpper, '+', top),
    edge('band_lower', texts.bandLower, '-', bottom),
    {
      id: 'band_place',
      label: texts.bandPlace,
      value: place,
      text: percentText(place, 0),
      date: study.day(last),
      formula: texts.bandPlaceFormula,
      inputs: [
        priceInput(study, texts.closeOf(study.day(last)), last),
        rows(texts.bandLower, bottom),
        rows(texts.bandUpper, top),
      ],
    },
  ];
}

/** Volatility from closes and from ranges, daily ranges, bands. */
export function measureVolatility(study: Study): Measure[] {
  const { last, before, periodStart } = study;
  const texts = indicatorTexts();
  return [
    ...volatility(study, 'vol30', texts.volatility30, last - 30, last),
    ...volatility(study, 'vol30_before', texts.threeMonthsAgo(texts.volatility30), before - 30, before),
    ...volatility(study, 'vol_period', texts.volatilityPeriod, periodStart, last),
    ...rangeVolatility(study, 'parkinson', texts.parkinson, last),
    ...rangeVolatility(study, 'parkinson_before', texts.threeMonthsAgo(texts.parkinson), before),
    ...ranges(study),
    ...bands(study),
  ];
}
