import { numberText } from '../number-text.ts';
import { macd, rsi, smoothedMoves, type Line } from './formulas.ts';
import type { Measure, Study } from './study.ts';

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
          name: `Average gain to ${study.day(index)}, Wilder smoothing over 14`,
          value: numberText(moves.gain[index] ?? 0, digits + 2),
          from: study.span(0, index),
        },
        {
          name: `Average loss to ${study.day(index)}, Wilder smoothing over 14`,
          value: numberText(moves.loss[index] ?? 0, digits + 2),
          from: study.span(0, index),
        },
      ],
    }));
  const macdInputs = (index: number) => [
    { name: `Closes to ${study.day(index)}`, value: `${index + 1} closes`, from: study.span(0, index) },
  ];
  return [
    ...rsiAt('rsi', 'RSI (14)', last),
    ...rsiAt('rsi_15', 'RSI (14), 15 sessions ago', last - 15),
    ...rsiAt('rsi_before', 'RSI (14), three months ago', before),
    ...at(study, line, last, (value) => ({
      id: 'macd',
      label: 'MACD (12, 26)',
      text: signed(value, digits),
      formula: '\\mathrm{EMA}_{12}(C) - \\mathrm{EMA}_{26}(C)',
      inputs: macdInputs(last),
    })),
    ...at(study, signal, last, (value) => ({
      id: 'macd_signal',
      label: 'MACD signal (9)',
      text: signed(value, digits),
      formula: '\\mathrm{EMA}_{9}(\\mathrm{MACD})',
      inputs: macdInputs(last),
    })),
    ...at(study, histogram, last, (value) => ({
      id: 'macd_gap',
      label: 'MACD minus signal',
      text: signed(value, digits),
      formula: '\\mathrm{MACD} - \\mathrm{EMA}_{9}(\\mathrm{MACD})',
      inputs: [
        { name: 'MACD', value: signed(line[last] ?? 0, digits), from: null },
        { name: 'Signal', value: signed(signal[last] ?? 0, digits), from: null },
      ],
    })),
    ...at(study, histogram, before, (value) => ({
      id: 'macd_gap_before',
      label: 'MACD minus signal, three months ago',
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
