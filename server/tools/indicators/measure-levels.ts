import { numberText, priceText, signedPercentText } from '../number-text.ts';
import { atr } from './formulas.ts';
import { supportAndResistance, type Level } from './levels.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

const strongest = (levels: readonly Level[]) => levels.slice(0, 3);

/** Nearest support and resistance within the last year (at least 126 sessions), swing points of ±5 sessions, joined within one ATR. */
export function measureLevels(study: Study): Measure[] {
  const from = Math.max(0, study.last - study.sessionsPerYear);
  const cut = (line: Float64Array) => line.slice(from);
  const bars = study.bars ?? { high: study.close, low: study.close, close: study.close };
  const window = { high: cut(bars.high), low: cut(bars.low), close: cut(bars.close) };
  const width = (study.bars === null ? (study.close[study.last] ?? 0) * 0.015 : atr(bars).at(-1)) ?? 0;
  const { support, resistance } = supportAndResistance(window, width);
  const columns = study.loaded.series.columns;
  const names = study.bars === null ? columns.close : `${columns.high}, ${columns.low}`;
  const close = study.close[study.last] ?? 0;
  const make = (level: Level, id: string, label: string): Measure[] => {
    const points = level.at.map((index) => study.day(from + index));
    const inputs = level.at.slice(-4).map((index) => ({
      name: indicatorTexts().swingPoint(study.day(from + index)),
      value: `${priceText(window.low[index] ?? 0)}-${priceText(window.high[index] ?? 0)}`,
      from: study.place(from + index, names),
    }));
    return [
      {
        id,
        label,
        value: level.price,
        text: priceText(level.price),
        date: points.at(-1) ?? '',
        touches: level.touches,
        formula: indicatorTexts().swingFormula(level.touches, width),
        inputs,
      },
      {
        id: `${id}_gap`,
        label: indicatorTexts().fromClose(label),
        value: level.price / close - 1,
        text: signedPercentText(level.price / close - 1),
        date: study.day(study.last),
        formula: indicatorTexts().levelFormula,
        inputs: [
          { name: label, value: priceText(level.price), from: null },
          { name: indicatorTexts().close, value: priceText(close), from: study.place(study.last) },
        ],
      },
    ];
  };
  return [
    ...strongest(support).flatMap((level, i) =>
      make(level, `support${i + 1}`, indicatorTexts().support(i + 1)),
    ),
    ...strongest(resistance).flatMap((level, i) =>
      make(level, `resistance${i + 1}`, indicatorTexts().resistance(i + 1)),
    ),
    {
      id: 'level_width',
      label: indicatorTexts().levelWidth,
      value: width,
      text: priceText(width),
      date: study.day(study.last),
      formula: study.bars === null ? '0.015\\,C_t' : '\\mathrm{ATR}_{14}',
      inputs: [
        {
          name: indicatorTexts().sessionsLookedAt,
          value: numberText(study.last - from + 1, 0),
          from: study.span(from, study.last, names),
        },
      ],
    },
  ];
}
