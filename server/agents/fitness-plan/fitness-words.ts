import type { Exercise } from '../../fitness/exercises.ts';
import { repetitionsIn, type WeekOfPlan } from '../../fitness/twelve-weeks.ts';
import { words, type Words } from '../../report/words.ts';
import { plainNumberText } from '../../tools/number-text.ts';
import {
  computedFigure,
  givenFigure,
  rowMark,
  type FigureInput,
  type TableCell,
  type TableWriting,
} from '../ground/table-figures.ts';
import { fitnessTexts } from './messages/fitness-texts.ts';
import { lengthOf, restOf, secondsOf, type Entry, type FitnessPlan, type Session } from './plan.ts';
import type { AssumptionId } from './plan-assumptions.ts';

/** An exercise as a reader calls it; its English name is that of the public list. */
export const exerciseName = ({ id, name }: Exercise): string => fitnessTexts().exercises[id] ?? name;

/** The same with the row it is in. */
export const exerciseSaid = (w: TableWriting, exercise: Exercise): Words =>
  words`${exerciseName(exercise)}${rowMark(w, exercise.source, exercise.row)}`;

/** Minutes as printed, exact to the hundredth. */
export const minutesText = (seconds: number): string =>
  fitnessTexts().report.minutes(plainNumberText(seconds / 60, 2));

/** The whole minutes a session takes. */
export const wholeMinutes = (seconds: number): string =>
  fitnessTexts().report.minutes(plainNumberText(Math.ceil(seconds / 60 - 1e-9), 0));

export const setsTimes = (sets: number, reps: number): string =>
  `${plainNumberText(sets, 0)} × ${plainNumberText(reps, 0)}`;

/** A cell of the published ranges. Throws for an id that is not in it. */
export function publishedCell({ ranges }: FitnessPlan, id: string, name: 'Low' | 'High'): TableCell {
  const { columns, rowCount } = ranges.table;
  const [ids, column] = ['ID', name].map((one) => columns.find((some) => some.name === one));
  const row = Array.from({ length: rowCount }, (_, i) => i).find(
    (i) => ids?.kind === 'text' && ids.words[ids.codes[i] ?? 0] === id,
  );
  if (column === undefined || row === undefined) throw new Error(`No published range ${id}.`);
  return { source: ranges, row, column };
}

/** What was published, as the input of a figure. */
export const publishedInput = (plan: FitnessPlan, id: string, value: string): FigureInput => ({
  name: fitnessTexts().report.labels.range,
  value,
  cell: publishedCell(plan, id, 'Low'),
});

/** A number assumed, or set by the person, as it is printed. */
export function assumedText({ request }: FitnessPlan, id: AssumptionId, value?: number): string {
  const { report } = fitnessTexts();
  const of = request.assumptions.of[id];
  const number = value ?? of.value;
  if (of.unit === 'percent') return `${plainNumberText(number * 100, 2)}\u00a0%`;
  if (id === 'warm_up') return minutesText(number * 60);
  if (id === 'activity') return plainNumberText(number, 2);
  if (id === 'reserve') return report.reserve(plainNumberText(number, 0), number === 1);
  return report.seconds(plainNumberText(number, 0));
}

const givenOf = ({ request }: FitnessPlan, id: AssumptionId) =>
  request.assumptions.of[id].from === 'you' ? ('form' as const) : ('assumption' as const);

export const assumedInput = (plan: FitnessPlan, id: AssumptionId): FigureInput => ({
  name: fitnessTexts().report.assumed[id],
  value: assumedText(plan, id),
  given: givenOf(plan, id),
});

export const assumedFigure = (w: TableWriting, plan: FitnessPlan, id: AssumptionId): Words =>
  givenFigure(
    w.step,
    { id: `given-${id}`, label: fitnessTexts().report.assumed[id], value: assumedText(plan, id) },
    givenOf(plan, id),
  );

/** The minutes a session may take. */
export const limitFigure = (w: TableWriting, { request }: FitnessPlan): Words =>
  givenFigure(
    w.step,
    { id: 'limit', label: fitnessTexts().report.labels.limit, value: minutesText(request.minutes * 60) },
    request.isMinutesGiven ? 'form' : 'assumption',
  );

/** "3 × 8" of an exercise of a session, with its rest. */
export function planFigure(
  w: TableWriting,
  plan: FitnessPlan,
  { letter }: Session,
  { exercise, sets, kind }: Entry,
  week: WeekOfPlan,
): Words {
  const { report } = fitnessTexts();
  const reps = repetitionsIn(week, kind);
  const shown = {
    id: `plan-${letter}-${exercise.id}`,
    label: report.labels.plan(exerciseName(exercise)),
    value: setsTimes(sets, reps),
  };
  return computedFigure(w, { ...shown, formula: String.raw`n \times r` }, [
    { name: report.labels.sets, value: report.sets(plainNumberText(sets, 0)), figure: true },
    { name: report.labels.repetitions, value: report.reps(plainNumberText(reps, 0)), figure: true },
    {
      name: report.labels.rest,
      value: report.seconds(plainNumberText(restOf(plan, exercise), 0)),
      figure: true,
    },
  ]);
}

/** The minutes of an exercise. */
export function timeFigure(
  w: TableWriting,
  plan: FitnessPlan,
  { letter }: Session,
  { exercise, sets, kind }: Entry,
): Words {
  const { report } = fitnessTexts();
  const shown = {
    id: `time-${letter}-${exercise.id}`,
    label: report.labels.time(exerciseName(exercise)),
    value: minutesText(secondsOf(plan, exercise, sets)),
  };
  const rest = kind === 'heavy' ? 'heavy_rest' : exercise.isCompound ? 'rest' : 'short_rest';
  return computedFigure(w, { ...shown, formula: String.raw`c + n s + (n - 1) r` }, [
    assumedInput(plan, 'change'),
    { name: report.labels.sets, value: report.sets(plainNumberText(sets, 0)), figure: true },
    assumedInput(plan, 'set_seconds'),
    assumedInput(plan, rest),
  ]);
}

/** The whole minutes of a session, never more than there are. */
export function sessionFigure(w: TableWriting, plan: FitnessPlan, session: Session): Words {
  const { report } = fitnessTexts();
  const shown = {
    id: `session-${session.letter}`,
    label: report.labels.session(session.letter),
    value: wholeMinutes(lengthOf(plan, session)),
  };
  return computedFigure(w, { ...shown, formula: String.raw`\lceil w + \sum t \rceil` }, [
    assumedInput(plan, 'warm_up'),
    ...session.entries.map(({ exercise, sets }) => ({
      name: report.labels.time(exerciseName(exercise)),
      value: minutesText(secondsOf(plan, exercise, sets)),
      figure: true as const,
    })),
  ]);
}
