import { cellText } from '../../claims/cell-text.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import type { Course } from '../../upskilling/courses.ts';
import { levelOfSkill } from '../../upskilling/needs.ts';
import { skillKey } from '../../upskilling/skill-names.ts';
import { notesSaid } from '../ground/left-out.ts';
import { schedule } from '../ground/schedule-blocks.ts';
import { computedFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import {
  courseSaid,
  coursesSaid,
  hoursFigure,
  hoursText,
  lessonInput,
  sentenceSaid,
} from './course-words.ts';
import { section, upskillingTexts } from './messages/upskilling-texts.ts';
import type { Compared } from './gather.ts';
import { weekEnd, weekStart, type Roadmap } from './roadmap.ts';
import { fitFigure, nothingToPlan } from './write-head.ts';

/** Each skill: where the role asks for it, what the person says, the course. */
export function gapSection(w: TableWriting, { compared, chosen }: Roadmap): Block[] {
  const { report } = upskillingTexts();
  const courseOf = ({ need, had }: Compared): Said => {
    if (had?.how === 'has') return '–';
    if (need.isOptional) return report.notPlanned;
    const course = chosen.by.get(need.key);
    return course === undefined ? report.noCourse : courseSaid(w, course);
  };
  const rows = compared.map((one): Said[] => {
    const { need, had } = one;
    const role = sentenceSaid(w, need.sentence);
    return [
      need.name,
      need.isOptional ? words`${role} (${report.optional})` : role,
      had === null ? report.notSaid : words`${report.how[had.how]}: ${sentenceSaid(w, had.sentence)}`,
      courseOf(one),
    ];
  });
  return section('gap', table(report.gapHead, rows));
}

/** The courses in their order, each with its hours and what it is taken for. */
export function pathSection(w: TableWriting, roadmap: Roadmap): Block[] {
  const { report } = upskillingTexts();
  const { chosen, compared } = roadmap;
  if (chosen.path.length === 0) return section('path', nothingToPlan());
  const nameOf = new Map(compared.map(({ need }) => [need.key, need.name]));
  const rows = chosen.path.map((course): Said[] => {
    const skills = [...chosen.by].filter(([, one]) => one === course).map(([key]) => nameOf.get(key) ?? key);
    return [
      courseSaid(w, course),
      words`${hoursFigure(w, course)}${rangeSaid(w, course)}`,
      skills.length === 0 ? report.forOther : skills.join(', '),
      course.requires.length === 0
        ? '–'
        : words`${requiresSaid(w, course.requires, roadmap)}${rowMark(w, course.source, course.row)}`,
    ];
  });
  return section('path', table(report.pathHead, rows));
}

/** What a course requires, where it is in the list, and which of it the person says they have. */
const requiresSaid = (w: TableWriting, requires: readonly string[], { said, read }: Roadmap): Words =>
  joinWords(
    requires.map((text): Said => {
      const course = read.courses.find(({ name }) => skillKey(name) === skillKey(text));
      const named = course === undefined ? text : courseSaid(w, course);
      return levelOfSkill(skillKey(text), said)?.how === 'has'
        ? words`${named} (${upskillingTexts().report.how.has})`
        : named;
    }),
    ', ',
  );

function rangeSaid(w: TableWriting, { id, name, hours, hourColumns, lesson, source, row }: Course): Said {
  const { report } = upskillingTexts();
  const [column, second] = hourColumns;
  if (hours === null || column === undefined || hours.low === hours.high) return '';
  const value = report.range(plainNumberText(hours.low, 1), plainNumberText(hours.high, 1));
  const cells = [column, ...(second === undefined ? [] : [second])];
  const figure = computedFigure(
    w,
    {
      id: `range-${id}`,
      label: report.labels.hoursOf(name),
      value,
      formula: lesson === null ? 'a, b' : String.raw`\frac{m a}{60}, \frac{m b}{60}`,
    },
    [
      ...cells.map((one) => ({
        name: one.name,
        value: cellText(one, row),
        cell: { source, row, column: one },
      })),
      ...(lesson === null ? [] : [lessonInput(lesson)]),
    ],
  );
  return words` (${figure})`;
}

/** The hours of each course in each week, and the day it ends. */
export function weekSections(w: TableWriting, roadmap: Roadmap): Block[] {
  const { report } = upskillingTexts();
  const { plan, chosen, minutes, request } = roadmap;
  if (plan.parts.length === 0)
    return [...section('weeks', nothingToPlan()), ...section('milestones', nothingToPlan())];
  const weeks = plan.parts.flatMap((part) => {
    const course = chosen.path[part.course];
    if (course === undefined) return [];
    const day = weekStart(roadmap, part.week);
    const label = report.labels.weekHours(course.name, numberText(part.week, 0));
    const figure = computedFigure(
      w,
      {
        id: `week-${part.week}-${course.id}`,
        label,
        value: hoursText(part.minutes),
        formula: String.raw`\min(w, h)`,
      },
      [
        { name: report.weekHead[0] ?? '', value: day, figure: true },
        { name: report.labels.aWeek, value: hoursText(request.minutesAWeek), figure: true },
        {
          name: report.labels.hoursOf(course.name),
          value: hoursText(minutes[part.course] ?? 0),
          figure: true,
        },
      ],
    );
    return [{ day, cells: [courseSaid(w, course), figure] }];
  });
  const ends = chosen.path.flatMap((course, i) => {
    const week = plan.ends[i] ?? null;
    if (week === null) return [];
    const day = weekEnd(roadmap, week);
    return [{ day, cells: [courseSaid(w, course), endFigure(w, course, week, day), report.show] }];
  });
  return [
    ...section('weeks', schedule(report.weekTitle, report.weekHead, weeks)),
    ...section(
      'milestones',
      ends.length === 0 ? nothingToPlan() : schedule(report.milestoneTitle, report.milestoneHead, ends),
    ),
  ];
}

/** The week a course ends in. */
function endFigure(w: TableWriting, { id, name }: Course, week: number, day: string): Words {
  const { labels, milestoneHead, weekText } = upskillingTexts().report;
  const shown = { id: `end-${id}`, label: labels.endOf(name), value: weekText(numberText(week, 0)) };
  return computedFigure(w, { ...shown, formula: String.raw`\lceil \sum h / w \rceil` }, [
    { name: milestoneHead[0] ?? '', value: day, figure: true },
  ]);
}

/** What does not end within thirteen weeks. */
export function laterSection(w: TableWriting, roadmap: Roadmap): Block[] {
  const { report } = upskillingTexts();
  const { chosen, plan } = roadmap;
  if (chosen.path.length === 0) return section('later', nothingToPlan());
  const late = chosen.path.filter((_, i) => (plan.ends[i] ?? null) === null);
  if (late.length === 0) return section('later', paragraph(report.allFits));
  const lines = late.map((course) => report.later(courseSaid(w, course), hoursFigure(w, course)));
  return section('later', listOr(lines, report.allFits), paragraph(report.laterFit(fitFigure(w, roadmap))));
}

/** Rows that are named when all courses are. */
const mostNotTaken = 30;

/** Skills nobody teaches, courses that cannot be planned, prerequisites left open, and what was not read. */
export function missingSection(w: TableWriting, roadmap: Roadmap, isDeep: boolean): Block[] {
  const { report } = upskillingTexts();
  const { chosen, compared, leftOut, notes, read, titles } = roadmap;
  const needOf = (key: string) => compared.find(({ need }) => need.key === key);
  const untaught = chosen.untaught.flatMap((key) => {
    const one = needOf(key);
    return one === undefined ? [] : [report.untaught(words`${one.need.name}${markOf(w, one)}`)];
  });
  const faults = chosen.faults.map(({ course, why, round }) =>
    why === 'cycle' ? report.cycle(coursesSaid(w, round)) : report.noHours(courseSaid(w, course)),
  );
  const open = chosen.open.map(({ course, text }) => openSaid(w, course, text, roadmap));
  const twice = read.twice.map(({ name, source, row }) =>
    report.twice(words`${name}${rowMark(w, source, row)}`),
  );
  const named = titles.map(({ text, at }) =>
    report.titleOfRole(at === null ? report.inQuotes(text) : sentenceSaid(w, { text, at })),
  );
  const others = read.courses.filter(
    (one) => !chosen.path.includes(one) && chosen.faults.every(({ course }) => course !== one),
  );
  const notTaken = isDeep
    ? others.slice(0, mostNotTaken).map((one) => report.notTaken(courseSaid(w, one)))
    : [];
  return section(
    'missing',
    listOr(
      [...untaught, ...faults, ...open, ...twice, ...named, ...leftOut, ...notesSaid(w, notes), ...notTaken],
      report.nothingMissing,
    ),
  );
}

/** A prerequisite that nobody teaches: not named, or with what the person says of it. */
function openSaid(w: TableWriting, course: Course, text: string, { said }: Roadmap): Words {
  const { report } = upskillingTexts();
  const had = levelOfSkill(skillKey(text), said);
  if (had === null) return report.open(courseSaid(w, course), text);
  return report.openLittle(courseSaid(w, course), text, report.how[had.how], sentenceSaid(w, had.sentence));
}

const markOf = (w: TableWriting, { need }: Compared): Said =>
  need.sentence.at === null ? '' : joinWords([' (', sentenceSaid(w, need.sentence), ')']);
