import { numberText, priceDigits } from '../number-text.ts';
import { ema, macd, rsi, smoothedMoves, type Line } from './formulas.ts';
import { rowsInput } from './inputs.ts';
import { isFlat } from './risk.ts';
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

function strength(study: Study): Measure[] {
  const { close, last, before } = study;
  const texts = indicatorTexts();
  const line = rsi(close);
  const moves = smoothedMoves(close);
  const rsiAt = (id: string, label: string, index: number) =>
    at(study, line, index, (value) => ({
      id,
      label,
      text: numberText(value, 1),
      formula: '100 - \\frac{100}{1 + \\overline{U}_{14} / \\overline{D}_{14}}',
      inputs: [
        rowsInput(study, texts.averageGain(study.day(index)), 0, index, ['close'], moves.gain[index] ?? 0),
        rowsInput(study, texts.averageLoss(study.day(index)), 0, index, ['close'], moves.loss[index] ?? 0),
      ],
    }));
  return [
    ...rsiAt('rsi', 'RSI (14)', last),
    ...rsiAt('rsi_15', texts.rsiThreeWeeks, last - 15),
    ...rsiAt('rsi_before', texts.threeMonthsAgo('RSI (14)'), before),
  ];
}

/** RSI now, three weeks and three months ago; MACD with its signal. */
export function measureMomentum(study: Study): Measure[] {
  const { close, last, before } = study;
  // Of a price that did not move for so long there is no momentum to tell.
  if (isFlat(close.slice(Math.max(0, last - 34), last + 1))) return [];
  const texts = indicatorTexts();
  const { line, signal, histogram } = macd(close);
  const [short, long] = [ema(close, 12), ema(close, 26)];
  // As many decimals as the price has.
  const digits = priceDigits(close[last] ?? 0);
  const rows = (name: string, index: number, value: number | undefined) =>
    rowsInput(study, name, 0, index, ['close'], value ?? 0);
  const gap = (id: string, label: string, index: number) =>
    at(study, histogram, index, (value) => ({
      id,
      label,
      text: signed(value, digits),
      formula: '\\mathrm{MACD} - \\mathrm{EMA}_{9}(\\mathrm{MACD})',
      inputs: [rows('MACD (12, 26)', index, line[index]), rows(texts.macdSignal, index, signal[index])],
    }));
  return [
    ...strength(study),
    ...at(study, line, last, (value) => ({
      id: 'macd',
      label: 'MACD (12, 26)',
      text: signed(value, digits),
      formula: '\\mathrm{EMA}_{12}(C) - \\mathrm{EMA}_{26}(C)',
      inputs: [rows(texts.ema(12), last, short[last]), rows(texts.ema(26), last, long[last])],
    })),
    ...at(study, signal, last, (value) => ({
      id: 'macd_signal',
      label: texts.macdSignal,
      text: signed(value, digits),
      formula: '\\mathrm{EMA}_{9}\\left(\\mathrm{EMA}_{12}(C) - \\mathrm{EMA}_{26}(C)\\right)',
      inputs: [rowsInput(study, texts.emaOfMacd, 0, last)],
    })),
    ...gap('macd_gap', texts.macdGap, last),
    ...gap('macd_gap_before', texts.threeMonthsAgo(texts.macdGap), before),
  ];
}

function signed(value: number, digits: number): string {
  const text = numberText(value, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
