import {
  loadIn,
  planWeeks,
  repetitionsIn,
  setsIn,
  type Kind,
  type WeekOfPlan,
} from '../../fitness/twelve-weeks.ts';
import { addDays } from '../../plan/calendar-days.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import { schedule } from '../ground/schedule-blocks.ts';
import { computedFigure, type TableWriting } from '../ground/table-figures.ts';
import {
  assumedFigure,
  assumedInput,
  assumedText,
  exerciseName,
  minutesText,
  publishedInput,
  setsTimes,
  wholeMinutes,
} from './fitness-words.ts';
import { fitnessTexts, section } from './messages/fitness-texts.ts';
import { lengthOf, secondsOf, type FitnessPlan, type Session } from './plan.ts';

const weekStart = ({ start }: FitnessPlan, week: number): string => addDays(start, (week - 1) * 7);

const kindsOf = ({ sessions }: FitnessPlan): readonly Kind[] => {
  const found = new Set(sessions.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
  return (['heavy', 'weight', 'body'] as const).filter((kind) => found.has(kind));
};

/** Twelve rows: repetitions by kind of exercise, sets and weight. */
export function weeksSection(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const { weekHead } = report;
  const kinds = kindsOf(plan);
  const hasWeights = kinds.some((kind) => kind !== 'body');
  const head = [
    weekHead.week,
    weekHead.from,
    weekHead.what,
    weekHead.sets,
    ...kinds.map((kind) => weekHead[kind]),
    ...(hasWeights ? [weekHead.load] : []),
  ];
  const published = computedFigure(
    w,
    { id: 'load-published', label: report.labels.load, value: '2–10\u00a0%', formula: 'a, b' },
    [publishedInput(plan, 'load-step', '2–10\u00a0%')],
  );
  const lighter = assumedFigure(w, plan, 'lighter');
  return section(
    'weeks',
    table(
      head,
      planWeeks.map((week) => weekRow(w, plan, week, kinds)),
    ),
    ...(hasWeights
      ? [
          paragraph(report.weeksRule(assumedFigure(w, plan, 'load_step'), published, lighter)),
          paragraph(report.weeksPublished(repsFigure(w, plan))),
        ]
      : [paragraph(report.weeksBodyOnly(lighter))]),
    ...(hasWeights && kinds.includes('body') ? [paragraph(report.weeksBody)] : []),
  );
}

/** The repetitions that are published for the person's experience. */
function repsFigure(w: TableWriting, plan: FitnessPlan): Words {
  const { report } = fitnessTexts();
  const isNovice = plan.request.level === 'beginner';
  const value = report.repsRange(isNovice ? '8' : '1', '12');
  return computedFigure(
    w,
    { id: 'reps-published', label: report.labels.repetitions, value, formula: 'a, b' },
    [publishedInput(plan, isNovice ? 'reps-novice' : 'reps-trained', value)],
  );
}

function weekRow(w: TableWriting, plan: FitnessPlan, week: WeekOfPlan, kinds: readonly Kind[]): Said[] {
  const { report } = fitnessTexts();
  const from = weekStart(plan, week.week);
  const load = loadIn(week, plan.request.assumptions.of.load_step.value);
  const loadText =
    week.block === 1 ? report.startWeight : report.moreWeight(percentText(load, load * 100 < 10 ? 1 : 0));
  const [first, ...others] = kinds.map((kind) => plainNumberText(repetitionsIn(week, kind), 0));
  const name = plainNumberText(week.week, 0);
  const figure = computedFigure(
    w,
    {
      id: `week-${week.week}`,
      label: report.labels.week(name),
      value: report.reps(first ?? ''),
      formula: String.raw`r_0 + \Delta r`,
    },
    [
      { name: report.weekHead.from, value: from, figure: true },
      ...others.map((value, i) => ({
        name: report.weekHead[kinds[i + 1] ?? 'weight'],
        value: report.reps(value),
        figure: true as const,
      })),
      { name: report.labels.load, value: loadText, figure: true },
      ...(week.step === null ? [assumedInput(plan, 'lighter')] : []),
    ],
  );
  return [
    name,
    from,
    report.stepNames[week.step ?? 3] ?? '',
    week.step === null ? report.fewerSets(assumedText(plan, 'lighter')) : report.allSets,
    figure,
    ...others.map((value) => report.reps(value)),
    ...(kinds.some((kind) => kind !== 'body') ? [loadText] : []),
  ];
}

/** Every session with its day, as a calendar is written from it. */
export function calendarSection(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const entries = plan.calendar.flatMap(({ date, week: number, session }) => {
    const week = planWeeks[number - 1];
    if (week === undefined) return [];
    const done = inWeek(plan, session, week);
    const what = whatText(done, week);
    const text = numberText(number, 0);
    return [
      {
        day: date,
        cells: [report.calendarSession(session.letter, what), text, dayFigure(w, plan, date, week, done)],
      },
    ];
  });
  return section('calendar', schedule(report.calendarTitle, report.calendarHead, entries));
}

/** "2 × 8: squat, row; 3 × 8: press": what is done as often is listed together. */
function whatText({ entries }: Session, week: WeekOfPlan): string {
  const byTimes = Map.groupBy(entries, ({ sets, kind }) => setsTimes(sets, repetitionsIn(week, kind)));
  return [...byTimes]
    .map(([times, some]) => `${times}: ${some.map(({ exercise }) => exerciseName(exercise)).join(', ')}`)
    .join('; ');
}

const inWeek = ({ request }: FitnessPlan, session: Session, week: WeekOfPlan): Session => ({
  ...session,
  entries: session.entries.map((entry) => ({
    ...entry,
    sets: setsIn(week, entry.sets, request.assumptions.of.lighter.value),
  })),
});

function dayFigure(
  w: TableWriting,
  plan: FitnessPlan,
  date: string,
  week: WeekOfPlan,
  session: Session,
): Words {
  const { report } = fitnessTexts();
  const shown = {
    id: `day-${date}`,
    label: report.labels.session(session.letter),
    value: wholeMinutes(lengthOf(plan, session)),
  };
  return computedFigure(w, { ...shown, formula: String.raw`\lceil w + \sum t \rceil` }, [
    { name: report.calendarHead[0] ?? '', value: date, figure: true },
    { name: report.calendarHead[2] ?? '', value: numberText(week.week, 0), figure: true },
    assumedInput(plan, 'warm_up'),
    ...session.entries.map(({ exercise, sets, kind }) => ({
      name: exerciseName(exercise),
      value: `${setsTimes(sets, repetitionsIn(week, kind))}, ${minutesText(secondsOf(plan, exercise, sets))}`,
      figure: true as const,
    })),
  ]);
}
