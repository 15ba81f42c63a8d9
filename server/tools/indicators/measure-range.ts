import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { atr } from './formulas.ts';
import { priceInput, rowsInput, valueInput } from './inputs.ts';
import { leastVolatility } from './measure-volatility.ts';
import { logReturns, shareOfFalls, yearlyVolatility } from './risk.ts';
import { sessionsUnchanged, type Measure, type MeasureInput, type Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Last average true range with its rows; null without complete highs and lows, or without any movement. */
export function rangeNow(study: Study): { value: number; input: MeasureInput } | null {
  const value = study.bars === null ? Number.NaN : (atr(study.bars).at(-1) ?? Number.NaN);
  // What is left of older ranges says nothing of a price that stands still.
  if (!(value > 0) || sessionsUnchanged(study, study.last) > 14) return null;
  return { value, input: rowsInput(study, 'ATR (14)', 0, study.last, ['high', 'low', 'close'], value) };
}

/** One standard deviation over the horizon, as a share and as prices around the close. */
function usualMovement(study: Study, horizon: number): Measure[] {
  const { close, total, last, sessionsPerYear } = study;
  if (last < 31) return [];
  const now = close[last] ?? 0;
  const yearly = yearlyVolatility(logReturns(total.slice(last - 30)), sessionsPerYear);
  if (!(yearly >= leastVolatility)) return [];
  const texts = indicatorTexts();
  const spread = yearly * Math.sqrt(horizon / sessionsPerYear);
  const inputs = [
    rowsInput(study, texts.volatility30, last - 30, last, ['total'], yearly),
    valueInput(texts.horizonSessions, horizon),
    valueInput(texts.sessionsPerYear, sessionsPerYear),
  ];
  const edge = (id: string, label: string, sign: 1 | -1): Measure => ({
    id,
    label,
    value: now * Math.exp(sign * spread),
    text: priceText(now * Math.exp(sign * spread)),
    date: study.day(last),
    formula: `C_t\\,e^{${sign > 0 ? '' : '-'}\\sigma_y\\sqrt{h/N}}`,
    inputs: [...inputs, priceInput(study, texts.closeOf(study.day(last)), last)],
  });
  return [
    {
      id: 'spread',
      label: texts.spread(horizon),
      value: spread,
      text: percentText(spread),
      date: study.day(last),
      formula: '\\sigma_y\\sqrt{h/N}',
      inputs,
    },
    edge('range_low', texts.lowerEdge, -1),
    edge('range_high', texts.upperEdge, 1),
  ];
}

/** In which share of the spans of that length in the period the price fell so far. */
function chance(study: Study, id: string, label: string, horizon: number, fall: number): Measure {
  const { close, last, periodStart } = study;
  const low = study.bars?.low ?? close;
  const seen = shareOfFalls(close.slice(periodStart), low.slice(periodStart), horizon, fall);
  const texts = indicatorTexts();
  return {
    id,
    label,
    value: seen.share,
    text: percentText(seen.share, 0),
    date: study.day(last),
    spans: seen.spans,
    formula: texts.chanceFormula,
    inputs: [
      valueInput(texts.spansWithFall, seen.hits),
      valueInput(texts.spans, seen.spans),
      valueInput(texts.horizonSessions, horizon),
      valueInput(texts.fallLimit, fall),
      rowsInput(study, texts.closesAndLows, periodStart, last, study.bars ? ['close', 'low'] : ['close']),
    ],
  };
}

function stopMeasures(study: Study, stop: number): Measure[] {
  const { close, last } = study;
  const now = close[last] ?? 0;
  const texts = indicatorTexts();
  const stopInput = valueInput(texts.stop, stop, texts.yourInput);
  const closeInput = priceInput(study, texts.closeOf(study.day(last)), last);
  const gap: Measure = {
    id: 'stop_gap',
    label: texts.stopGap(priceText(stop)),
    value: stop / now - 1,
    text: signedPercentText(stop / now - 1),
    date: study.day(last),
    formula: '\\frac{S}{C_t} - 1',
    inputs: [stopInput, closeInput],
  };
  const range = rangeNow(study);
  if (range === null) return [gap];
  return [
    gap,
    {
      id: 'stop_atr',
      label: texts.stopAtr,
      value: Math.abs(now - stop) / range.value,
      text: numberText(Math.abs(now - stop) / range.value, 1),
      date: study.day(last),
      formula: '\\frac{|C_t - S|}{\\mathrm{ATR}_{14}}',
      inputs: [closeInput, stopInput, range.input],
    },
  ];
}

/** What the horizon's usual movement would be, and how often a fall to the stop level has happened in spans of that length. */
export function measureRange(study: Study, horizon: number, stop: number | null): Measure[] {
  const measures = usualMovement(study, horizon);
  const hasSpans = measures.length > 0 && study.last - study.periodStart > horizon + 20;
  const texts = indicatorTexts();
  if (hasSpans) measures.push(chance(study, 'fall10_share', texts.fall10(horizon), horizon, -0.1));
  if (stop === null || stop <= 0) return measures;
  measures.push(...stopMeasures(study, stop));
  const fall = stop / (study.close[study.last] ?? 0) - 1;
  if (fall < 0 && hasSpans)
    measures.push(chance(study, 'stop_share', texts.stopShare(horizon), horizon, fall));
  return measures;
}
