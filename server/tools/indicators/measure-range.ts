import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { atr } from './formulas.ts';
import { logReturns, shareOfFalls, yearlyVolatility } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** What the horizon's usual movement would be, and how often a fall to the stop level has happened in spans of that length. */
export function measureRange(study: Study, horizon: number, stop: number | null): Measure[] {
  const { close, last, sessionsPerYear, periodStart } = study;
  const now = close[last] ?? 0;
  if (last < 31) return [];
  const yearly = yearlyVolatility(logReturns(close.slice(last - 30)), sessionsPerYear);
  const spread = yearly * Math.sqrt(horizon / sessionsPerYear);
  const inputs = [
    {
      name: indicatorTexts().volatility30,
      value: percentText(yearly),
      from: study.span(last - 30, last),
    },
    { name: indicatorTexts().horizon, value: indicatorTexts().sessions(horizon), from: null },
    { name: indicatorTexts().close, value: priceText(now), from: study.place(last) },
  ];
  const edge = (id: string, label: string, sign: 1 | -1): Measure => ({
    id,
    label,
    value: now * Math.exp(sign * spread),
    text: priceText(now * Math.exp(sign * spread)),
    date: study.day(last),
    formula: `C_t\\,e^{${sign > 0 ? '' : '-'}\\sigma_y\\sqrt{h/${sessionsPerYear}}}`,
    inputs,
  });
  const measures: Measure[] = [
    {
      id: 'spread',
      label: indicatorTexts().spread(horizon),
      value: spread,
      text: percentText(spread),
      date: study.day(last),
      formula: `\\sigma_y\\sqrt{h/${sessionsPerYear}}`,
      inputs,
    },
    edge('range_low', indicatorTexts().lowerEdge, -1),
    edge('range_high', indicatorTexts().upperEdge, 1),
  ];
  const low = study.bars?.low ?? close;
  const chance = (id: string, label: string, fall: number): Measure => {
    const { share, spans, hits } = shareOfFalls(
      close.slice(periodStart),
      low.slice(periodStart),
      horizon,
      fall,
    );
    return {
      id,
      label,
      value: share,
      text: percentText(share, 0),
      date: study.day(last),
      spans,
      formula: indicatorTexts().chanceFormula(fall),
      inputs: [
        {
          name: indicatorTexts().spansWithFall,
          value: numberText(hits, 0),
          from: study.span(periodStart, last),
        },
        { name: indicatorTexts().spans, value: numberText(spans, 0), from: study.span(periodStart, last) },
      ],
    };
  };
  if (last - periodStart > horizon + 20)
    measures.push(chance('fall10_share', indicatorTexts().fall10(horizon), -0.1));
  if (stop === null || stop <= 0) return measures;
  const fall = stop / now - 1;
  measures.push({
    id: 'stop_gap',
    label: indicatorTexts().stopGap(priceText(stop)),
    value: fall,
    text: signedPercentText(fall),
    date: study.day(last),
    formula: '\\frac{S}{C_t} - 1',
    inputs: [
      { name: indicatorTexts().stop, value: priceText(stop), from: indicatorTexts().yourInput },
      { name: indicatorTexts().close, value: priceText(now), from: study.place(last) },
    ],
  });
  const range = study.bars === null ? undefined : atr(study.bars).at(-1);
  if (range !== undefined && !Number.isNaN(range))
    measures.push({
      id: 'stop_atr',
      label: indicatorTexts().stopAtr,
      value: Math.abs(now - stop) / range,
      text: numberText(Math.abs(now - stop) / range, 1),
      date: study.day(last),
      formula: '\\frac{|C_t - S|}{\\mathrm{ATR}_{14}}',
      inputs: [
        { name: indicatorTexts().close, value: priceText(now), from: study.place(last) },
        { name: indicatorTexts().stop, value: priceText(stop), from: indicatorTexts().yourInput },
        { name: 'ATR (14)', value: priceText(range), from: null },
      ],
    });
  if (fall < 0 && last - periodStart > horizon + 20)
    measures.push(chance('stop_share', indicatorTexts().stopShare(horizon), fall));
  return measures;
}
