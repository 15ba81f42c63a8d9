import { weekday } from '../market-data/price-series.ts';
import { changeMeasure } from './measure-returns.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

const most = { week: 8, month: 12 } as const;

/** Monday of the week a day is in, as a day number. */
function mondayOf(day: number): number {
  return day - ((weekday(day) + 6) % 7);
}

/** Last session of each week or month, oldest first. */
function endsOf(study: Study, span: 'week' | 'month'): number[] {
  const { days } = study.loaded.series;
  const keyOf = (i: number) => (span === 'week' ? mondayOf(days[i] ?? 0) : study.day(i).slice(0, 7));
  const ends: number[] = [];
  for (let i = 0; i <= study.last; i += 1) if (i === study.last || keyOf(i) !== keyOf(i + 1)) ends.push(i);
  return ends;
}

/** Changes of the last weeks and months, from the last close of the one before; the latest may be unfinished. */
export function measureCalendar(study: Study): Measure[] {
  const texts = indicatorTexts();
  return (['week', 'month'] as const).flatMap((span) => {
    const ends = endsOf(study, span).slice(-most[span] - 1);
    return ends
      .slice(1)
      .map((to, i) =>
        changeMeasure(study, `${span}${i + 1}`, texts.spanTo[span](study.day(to)), ends[i] ?? 0, to),
      )
      .toReversed();
  });
}
