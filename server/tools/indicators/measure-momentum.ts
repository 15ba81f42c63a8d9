import { numberText } from '../number-text.ts';
import { macd, rsi, smoothedMoves, type Line } from './formulas.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

function at(
  study: Study,
  line: Line,
  index: number,
  make: (value: number) => Omit<Measure, 'value' | 'date'>,
): Measure[] {
  const value = line[index];
  return value === undefined || Number.isNaN(value)
    ? []
    : ([{ ...make(value), value, date: study.day(index) }] as Measure[]);
}

/** RSI now, three weeks and three months ago; MACD with its signal. */
export function measureMomentum(study: Study): Measure[] {
  const { close, last, before } = study;
  const strength = rsi(close);
  const moves = smoothedMoves(close);
  const { line, signal, histogram } = macd(close);
  // As many decimals as the price has.
  const digits = (close[last] ?? 0) >= 1 ? 2 : (close[last] ?? 0) >= 0.01 ? 4 : 6;
  const rsiFormula = '100 - \\frac{100}{1 + \\overline{U}_{14} / \\overline{D}_{14}}';
  const rsiAt = (id: string, label: string, index: number) =>
    at(study, strength, index, (value) => ({
      id,
      label,
      text: numberText(value, 1),
      formula: rsiFormula,
      inputs: [
        {
          name: indicatorTexts().averageGain(study.day(index)),
          value: numberText(moves.gain[index] ?? 0, digits + 2),
          from: study.span(0, index),
        },
        {
          name: indicatorTexts().averageLoss(study.day(index)),
          value: numberText(moves.loss[index] ?? 0, digits + 2),
          from: study.span(0, index),
        },
      ],
    }));
  const macdInputs = (index: number) => [
    {
      name: indicatorTexts().closesUpTo(study.day(index)),
      value: indicatorTexts().closes(index + 1),
      from: study.span(0, index),
    },
  ];
  return [
    ...rsiAt('rsi', 'RSI (14)', last),
    ...rsiAt('rsi_15', indicatorTexts().rsiThreeWeeks, last - 15),
    ...rsiAt('rsi_before', indicatorTexts().threeMonthsAgo('RSI (14)'), before),
    ...at(study, line, last, (value) => ({
      id: 'macd',
      label: 'MACD (12, 26)',
      text: signed(value, digits),
      formula: '\\mathrm{EMA}_{12}(C) - \\mathrm{EMA}_{26}(C)',
      inputs: macdInputs(last),
    })),
    ...at(study, signal, last, (value) => ({
      id: 'macd_signal',
      label: indicatorTexts().macdSignal,
      text: signed(value, digits),
      formula: '\\mathrm{EMA}_{9}(\\mathrm{MACD})',
      inputs: macdInputs(last),
    })),
    ...at(study, histogram, last, (value) => ({
      id: 'macd_gap',
      label: indicatorTexts().macdGap,
      text: signed(value, digits),
      formula: '\\mathrm{MACD} - \\mathrm{EMA}_{9}(\\mathrm{MACD})',
      inputs: [
        { name: 'MACD', value: signed(line[last] ?? 0, digits), from: null },
        { name: indicatorTexts().signal, value: signed(signal[last] ?? 0, digits), from: null },
      ],
    })),
    ...at(study, histogram, before, (value) => ({
      id: 'macd_gap_before',
      label: indicatorTexts().threeMonthsAgo(indicatorTexts().macdGap),
      text: signed(value, digits),
      formula: '\\mathrm{MACD} - \\mathrm{EMA}_{9}(\\mathrm{MACD})',
      inputs: macdInputs(before),
    })),
  ];
}

function signed(value: number, digits: number): string {
  const text = numberText(value, digits);
  return value > 0 ? `+${text}` : text;
}
