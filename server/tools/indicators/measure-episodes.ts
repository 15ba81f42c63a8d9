import { dayText, percentText } from '../number-text.ts';
import { priceInput } from './inputs.ts';
import { changeMeasure } from './measure-returns.ts';
import { volatility } from './measure-volatility.ts';
import { largestFall } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

interface Episode {
  readonly peak: number;
  readonly trough: number;
  readonly recovered: number | null;
  readonly depth: number;
}

/** Separate falls: each from a high until that high is reached again; deepest first. */
function episodes(study: Study): Episode[] {
  const found: Episode[] = [];
  let start = 0;
  while (start < study.last) {
    const peakClose = study.total[start] ?? 0;
    const back = study.total.findIndex((value, i) => i > start && value >= peakClose);
    const end = back < 0 ? study.last : back;
    if (end > start + 1) {
      const worst = largestFall(study.total.slice(start, end + 1));
      if (worst.peak === 0 && worst.depth < 0)
        found.push({
          peak: start,
          trough: start + worst.trough,
          recovered: back < 0 ? null : back,
          depth: worst.depth,
        });
    }
    start = end;
  }
  return found.sort((a, b) => a.depth - b.depth);
}

function years(study: Study): Measure[] {
  const byYear = new Map<string, { first: number; last: number }>();
  for (let i = 0; i <= study.last; i += 1) {
    const year = study.day(i).slice(0, 4);
    byYear.set(year, { first: byYear.get(year)?.first ?? i, last: i });
  }
  const texts = indicatorTexts();
  return [...byYear].slice(-12).flatMap(([year, { first, last }], k): Measure[] => {
    const from = Math.max(0, first - 1);
    if (last - from < 5) return [];
    return [
      changeMeasure(study, `year${k}`, texts.returnOf(year), from, last),
      ...volatility(study, `year${k}_vol`, texts.volatilityOf(year), from, last),
    ];
  });
}

/** The five deepest falls and the calendar years of the whole series. */
export function measureEpisodes(study: Study): Measure[] {
  const texts = indicatorTexts();
  const falls = episodes(study)
    .slice(0, 5)
    .map((one, i): Measure => ({
      id: `episode${i + 1}`,
      label: texts.deepestFall(i + 1, dayText(study.day(one.peak)), dayText(study.day(one.trough))),
      value: one.depth,
      text: percentText(one.depth),
      date: study.day(one.trough),
      peak_date: study.day(one.peak),
      recovered: one.recovered === null ? '' : study.day(one.recovered),
      formula: '\\frac{C_{low}}{C_{peak}} - 1',
      inputs: [
        priceInput(study, texts.peak(study.day(one.peak)), one.peak, 'total'),
        priceInput(study, texts.low(study.day(one.trough)), one.trough, 'total'),
        ...(one.recovered === null
          ? []
          : [priceInput(study, texts.reachedAgain(study.day(one.recovered)), one.recovered, 'total')]),
      ],
    }));
  return [...falls, ...years(study)];
}
