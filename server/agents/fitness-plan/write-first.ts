import { firstWeek, repetitions } from '../../fitness/twelve-weeks.ts';
import { startingSet } from '../../fitness/training-log.ts';
import { trainingDays } from '../../packs/fitness/volume.ts';
import type { Block } from '../../report/blocks.ts';
import { heading, lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { joinWords, type Said } from '../../report/words.ts';
import { dayText, listText, numberText, plainNumberText } from '../../tools/number-text.ts';
import { cellFigure, computedFigure, countFigure, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import {
  assumedFigure,
  exerciseName,
  exerciseSaid,
  limitFigure,
  planFigure,
  publishedInput,
  sessionFigure,
  timeFigure,
} from './fitness-words.ts';
import { fitnessTexts, section } from './messages/fitness-texts.ts';
import { restOf, type Entry, type FitnessPlan, type Session } from './plan.ts';
import { energyOf } from './safety.ts';

const weekdayName = (day: number): string => fitnessTexts().report.weekdays[day - 1] ?? '';

const weekdays = (days: readonly number[]): string =>
  listText(days.toSorted((a, b) => a - b).map(weekdayName));

/** The first day with its session and minutes, the week, how far it comes; then the sessions of the first week. */
export function writeHead(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const { sessions, calendar, groups } = plan;
  const [first, day] = [sessions[0], calendar[0]];
  if (first === undefined || day === undefined) throw new Error('There is no session to write.');
  const limit = limitFigure(w, plan);
  const date = computedFigure(
    w,
    { id: 'first-day', label: report.labels.first, value: dayText(day.date), formula: String.raw`\min d` },
    [{ name: report.labels.first, value: plan.start, figure: true }],
  );
  const exercises = plainNumberText(first.entries.length, 0);
  const count = countFigure(
    w,
    {
      id: 'exercises',
      label: report.labels.exercises,
      value: report.exercises(exercises, first.entries.length === 1),
    },
    first.entries.length,
  );
  const begin = report.lead(weekdayName(day.weekday), date, count, sessionFigure(w, plan, first));
  writeAnswer(w.step, begin);
  const within = groups.filter(({ is }) => is === 'within').length;
  const said = [
    begin,
    report.leadWeek(weekdays(sessions.map((one) => one.day)), limit),
    report.leadSets(
      countFigure(w, { id: 'within', label: report.labels.within }, within),
      countFigure(w, { id: 'groups', label: report.labels.groups }, groups.length),
    ),
  ];
  return [
    title(report.headline(weekdayName(day.weekday), dayText(day.date))),
    lead(joinWords(said, ' ')),
    ...section('first', ...sessionBlocks(w, plan, first), ...howHard(w, plan)),
    ...notesOf(plan).map(paragraph),
    ...sessions.slice(1).flatMap((one) => sessionBlocks(w, plan, one)),
    ...spareNotes(w, plan),
  ];
}

function howHard(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const hasBody = plan.sessions.some(({ entries }) => entries.some(({ kind }) => kind === 'body'));
  const said = report.howHard(assumedFigure(w, plan, 'reserve'));
  return [paragraph(hasBody ? joinWords([said, report.fewer], ' ') : said)];
}

/** What has to be read before the first session. */
function notesOf({ request }: FitnessPlan): string[] {
  const { report } = fitnessTexts();
  const { parts, movements, isCleared, notUnderstood } = request.limits;
  return [
    report.medical,
    ...(request.owned.size === 0 ? [report.noEquipment] : []),
    ...(isCleared ? [report.cleared] : []),
    ...(energyOf(request).refusal === null ? [] : [report.noLoss]),
    ...(parts.length > 0 ? [report.limitsTaken(listText(parts.map((part) => report.parts[part])))] : []),
    ...(movements.length > 0
      ? [report.named(movements.map((movement) => report.movements[movement]).join('; '))]
      : []),
    ...notUnderstood.map(report.limitUnread),
  ];
}

function sessionBlocks(w: TableWriting, plan: FitnessPlan, session: Session): Block[] {
  const { report } = fitnessTexts();
  const { letter, day, focus, entries } = session;
  const rows = entries.map((entry): Said[] => [
    exerciseSaid(w, entry.exercise),
    planFigure(w, plan, session, entry, firstWeek),
    report.seconds(plainNumberText(restOf(plan, entry.exercise), 0)),
    weightSaid(w, plan, session, entry),
    timeFigure(w, plan, session, entry),
  ]);
  return [
    heading(`${report.session(letter, weekdayName(day))}, ${report.focus[focus]}`, 3),
    table(report.sessionHead, rows),
    paragraph(
      report.sessionLong(
        assumedFigure(w, plan, 'warm_up'),
        sessionFigure(w, plan, session),
        limitFigure(w, plan),
      ),
    ),
  ];
}

function weightSaid(
  w: TableWriting,
  plan: FitnessPlan,
  { letter }: Session,
  { exercise, kind }: Entry,
): Said {
  const { report } = fitnessTexts();
  if (kind === 'body') return report.weightOf.body;
  const found = startingSet(plan.log, exercise.id, repetitions[kind].low, plan.start);
  if (found?.weight == null) return report.weightOf.find;
  const { value, unit, column } = found.weight;
  const text = plainNumberText(value, 2);
  const print = unit === 'kg' ? report.kilograms : unit === 'lb' ? report.pounds : report.asInLog;
  const shown = {
    id: `start-${letter}-${exercise.id}`,
    label: report.labels.startWeight(exerciseName(exercise)),
    value: print(text),
  };
  return report.weightOf.loaded(cellFigure(w, { source: found.source, row: found.row, column }, shown));
}

function spareNotes(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const empty = plan.emptyDays.map((day) => paragraph(report.empty(weekdayName(day))));
  if (plan.spareDays.length === 0) return empty;
  const { level } = plan.request;
  const { low, high } = trainingDays[level];
  const value = report.daysRange(numberText(low, 0), numberText(high, 0));
  const published = computedFigure(
    w,
    { id: 'days-published', label: report.labels.daysPublished, value, formula: 'a, b' },
    [publishedInput(plan, `days-${level}`, value)],
  );
  // Fewer days than are published are used where more would leave a muscle no rest.
  const spare = plan.sessions.length + plan.emptyDays.length < high ? report.spareRest : report.spare;
  return [...empty, paragraph(spare(weekdays(plan.spareDays), published))];
}
