import { distanceText, priceText, signedPercentText } from '../number-text.ts';
import { exactText, priceInput, valueInput } from './inputs.ts';
import { supportAndResistance, type Level } from './levels.ts';
import { rangeNow } from './measure-range.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

const strongest = (levels: readonly Level[]) => levels.slice(0, 3);

/** Nearest support and resistance within the last year, swing points of ±5 sessions, joined within one ATR. */
export function measureLevels(study: Study): Measure[] {
  const from = Math.max(0, study.last - study.sessionsPerYear);
  const cut = (line: Float64Array) => line.slice(from);
  const bars = study.bars ?? { high: study.close, low: study.close, close: study.close };
  const window = { high: cut(bars.high), low: cut(bars.low), close: cut(bars.close) };
  const close = study.close[study.last] ?? 0;
  const range = rangeNow(study);
  const width = range?.value ?? close * 0.015;
  const { support, resistance } = supportAndResistance(window, width);
  const texts = indicatorTexts();
  const closeInput = priceInput(study, texts.closeOf(study.day(study.last)), study.last);
  const make = (level: Level, id: string, label: string): Measure[] => {
    const points = level.points.map(({ index, price, side }) => ({
      name: texts.swingPoint(study.day(from + index)),
      value: exactText(price),
      from: study.place(from + index, study.loaded.series.columns[side] ?? study.loaded.series.columns.close),
    }));
    return [
      {
        id,
        label,
        value: level.price,
        text: priceText(level.price),
        date: study.day(from + (level.points.at(-1)?.index ?? 0)),
        touches: level.points.length,
        formula: '\\frac{1}{m}\\sum_{i=1}^{m} P_i',
        inputs: [valueInput(texts.swingPoints, level.points.length), ...points],
      },
      {
        id: `${id}_gap`,
        label: texts.fromClose(label),
        value: level.price / close - 1,
        text: signedPercentText(level.price / close - 1),
        date: study.day(study.last),
        formula: texts.levelFormula,
        inputs: [valueInput(label, level.price), closeInput],
      },
    ];
  };
  return [
    ...strongest(support).flatMap((level, i) => make(level, `support${i + 1}`, texts.support(i + 1))),
    ...strongest(resistance).flatMap((level, i) =>
      make(level, `resistance${i + 1}`, texts.resistance(i + 1)),
    ),
    {
      id: 'level_width',
      label: texts.levelWidth,
      value: width,
      text: distanceText(width),
      date: study.day(study.last),
      formula: range === null ? '0.015\\,C_t' : '\\mathrm{ATR}_{14}',
      inputs: [range?.input ?? closeInput],
    },
  ];
}
