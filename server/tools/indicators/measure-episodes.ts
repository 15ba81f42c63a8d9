import { dayText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { largestFall, logReturns, yearlyVolatility } from './risk.ts';
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
    const peakClose = study.close[start] ?? 0;
    const back = study.close.findIndex((value, i) => i > start && value >= peakClose);
    const end = back < 0 ? study.last : back;
    if (end > start + 1) {
      const worst = largestFall(study.close.slice(start, end + 1));
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
  const byYear = new Map<string, number[]>();
  for (let i = 0; i <= study.last; i += 1)
    byYear.set(study.day(i).slice(0, 4), [...(byYear.get(study.day(i).slice(0, 4)) ?? []), i]);
  return [...byYear].slice(-12).flatMap(([year, indexes], k): Measure[] => {
    const [from, to] = [Math.max(0, (indexes[0] ?? 0) - 1), indexes.at(-1) ?? 0];
    if (to - from < 5) return [];
    const change = (study.close[to] ?? 0) / (study.close[from] ?? 1) - 1;
    const swing = yearlyVolatility(logReturns(study.close.slice(from, to + 1)), study.sessionsPerYear);
    const inputs = [
      {
        name: indicatorTexts().closeOf(study.day(to)),
        value: priceText(study.close[to] ?? 0),
        from: study.place(to),
      },
      {
        name: indicatorTexts().closeOf(study.day(from)),
        value: priceText(study.close[from] ?? 0),
        from: study.place(from),
      },
    ];
    return [
      {
        id: `year${k}`,
        label: indicatorTexts().returnOf(year),
        value: change,
        text: signedPercentText(change),
        date: study.day(to),
        formula: '\\frac{C_t}{C_0} - 1',
        inputs,
      },
      {
        id: `year${k}_vol`,
        label: indicatorTexts().volatilityOf(year),
        value: swing,
        text: percentText(swing),
        date: study.day(to),
        formula: `\\sqrt{${study.sessionsPerYear}}\\,s_r`,
        inputs: [
          { name: indicatorTexts().dailyLogReturns, value: String(to - from), from: study.span(from, to) },
        ],
      },
    ];
  });
}

/** The five deepest falls and the calendar years of the whole series. */
export function measureEpisodes(study: Study): Measure[] {
  const falls = episodes(study)
    .slice(0, 5)
    .map((one, i): Measure => ({
      id: `episode${i + 1}`,
      label: indicatorTexts().deepestFall(
        i + 1,
        dayText(study.day(one.peak)),
        dayText(study.day(one.trough)),
      ),
      value: one.depth,
      text: percentText(one.depth),
      date: study.day(one.trough),
      peak_date: study.day(one.peak),
      recovered: one.recovered === null ? '' : study.day(one.recovered),
      formula: '\\frac{C_{low}}{C_{peak}} - 1',
      inputs: [
        {
          name: indicatorTexts().peak(study.day(one.peak)),
          value: priceText(study.close[one.peak] ?? 0),
          from: study.place(one.peak),
        },
        {
          name: indicatorTexts().low(study.day(one.trough)),
          value: priceText(study.close[one.trough] ?? 0),
          from: study.place(one.trough),
        },
      ],
    }));
  return [...falls, ...years(study)];
}
