import { daysOfUse } from '../../fitness/training-log.ts';
import { firstWeek } from '../../fitness/twelve-weeks.ts';
import { daysBetween } from '../../plan/calendar-days.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { computedFigure, countFigure, type TableWriting } from '../ground/table-figures.ts';
import { exerciseSaid, planFigure } from './fitness-words.ts';
import { fitnessTexts, section } from './messages/fitness-texts.ts';
import type { FitnessPlan } from './plan.ts';

/** A sheet to fill in, for the four weeks of a block. */
export function logSection(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const rows = plan.sessions.flatMap((session) =>
    session.entries.map((entry): Said[] => [
      session.letter,
      exerciseSaid(w, entry.exercise),
      planFigure(w, plan, session, entry, firstWeek),
      '',
      '',
      '',
      '',
    ]),
  );
  return section('log', paragraph(report.logRead), table(report.logHead, rows), ...logSeen(w, plan));
}

/** What the log holds, and whether its weights are used. */
function logSeen(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const { sets } = plan.log;
  const [first, last] = [sets[0], sets.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = report.loggedDays(dayText(first.day), dayText(last.day));
  const daysFigure = computedFigure(
    w,
    { id: 'logged-days', label: report.labels.loggedDays, value: days, formula: String.raw`\min d, \max d` },
    [first, last].map(({ day, dayColumn, source, row }) => ({
      name: report.logRoles.date,
      value: dayText(day),
      cell: { source, row, column: dayColumn },
    })),
  );
  const count = countFigure(
    w,
    {
      id: 'logged',
      label: report.labels.logged,
      value: report.loggedSets(numberText(sets.length, 0), sets.length === 1),
    },
    sets.length,
  );
  const isOld = daysBetween(last.day, plan.start) > daysOfUse;
  return [
    paragraph(report.logSeen(count, daysFigure)),
    ...(isOld ? [paragraph(report.logOld(daysFigure))] : []),
  ];
}
