import { isoDay } from '../market-data/price-series.ts';
import { findWeek } from '../market-data/trading-week.ts';
import { dayText, listText, numberText } from '../number-text.ts';
import { rowsInput, valueInput } from './inputs.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import type { Measure, Study } from './study.ts';

const listed = 12;

/** How many sessions are computed with, and on how many days of the market's week between them there is none. */
export function measureCoverage(study: Study): Measure[] {
  const { days, quality } = study.loaded.series;
  const { trades } = findWeek(days);
  const known = new Set(days);
  const open: number[] = [];
  for (let day = days[0] ?? 0; day <= (days[study.last] ?? -1); day += 1) if (trades(day)) open.push(day);
  const missing = open.filter((day) => !known.has(day));
  const texts = indicatorTexts();
  const shared = { date: study.day(study.last) };
  const sessions: Measure = {
    ...shared,
    id: 'sessions',
    label: texts.sessionsUsed,
    value: days.length,
    text: numberText(days.length, 0),
    formula: '\\#\\{t : C_t\\}',
    inputs: [
      rowsInput(study, texts.allCloses, 0, study.last),
      { name: texts.rowsRead, value: numberText(quality.rows, 0), from: study.loaded.file },
    ],
  };
  if (missing.length === 0) return [sessions];
  return [
    sessions,
    {
      ...shared,
      id: 'missing_days',
      label: texts.missingDays(quality.week === 'seven'),
      value: missing.length,
      text: numberText(missing.length, 0),
      formula: 'D - n',
      inputs: [
        valueInput(texts.openDays(dayText(study.day(0)), dayText(study.day(study.last))), open.length),
        valueInput(texts.openDaysWithRow, open.length - missing.length),
        {
          name: texts.latestMissing,
          value: listText(missing.slice(-listed).map((day) => dayText(isoDay(day)))),
          from: null,
        },
      ],
    },
  ];
}
