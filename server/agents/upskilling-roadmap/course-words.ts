import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { plainNumberText } from '../../tools/number-text.ts';
import { cellText } from '../../claims/cell-text.ts';
import type { Course } from '../../upskilling/courses.ts';
import { plannedHours } from '../../upskilling/hours.ts';
import type { Sentence } from '../../upskilling/needs.ts';
import { quoteSaid, type SentencePlace } from '../ground/quoted-sentences.ts';
import {
  computedFigure,
  givenFigure,
  rowMark,
  type FigureInput,
  type TableWriting,
} from '../ground/table-figures.ts';
import { upskillingTexts } from './messages/upskilling-texts.ts';

export const hoursText = (minutes: number): string =>
  upskillingTexts().report.hours(plainNumberText(minutes / 60, 1));

/** A course with the row it is in. */
export const courseSaid = (w: TableWriting, { name, source, row }: Course): Words =>
  words`${name}${rowMark(w, source, row)}`;

export const coursesSaid = (w: TableWriting, courses: readonly Course[]): Words =>
  joinWords(
    courses.map((course) => courseSaid(w, course)),
    ', ',
  );

/** The sentence something is in: quoted with its place, or that it is in the form. */
export function sentenceSaid({ step }: TableWriting, { text, at }: Sentence<SentencePlace>): Said {
  if (at === null) return upskillingTexts().report.inForm;
  return quoteSaid(step, text, at);
}

/** The hours a course is planned with, from its cells. */
export function hoursFigure(w: TableWriting, course: Course): Words {
  const { labels } = upskillingTexts().report;
  const { hours, hourColumns, source, row } = course;
  const [first, second] = hourColumns;
  if (hours === null || first === undefined) return [];
  const input = (column: typeof first, name: string): FigureInput => ({
    name,
    value: cellText(column, row),
    cell: { source, row, column },
  });
  const value = hoursText(plannedHours(hours) * 60);
  const shown = { id: `hours-${course.id}`, label: labels.hoursOf(course.name), value };
  const isRange = hours.low !== hours.high;
  if (course.lesson !== null)
    return computedFigure(
      w,
      { ...shown, formula: isRange ? String.raw`\frac{m (a + b)}{2 \cdot 60}` : String.raw`\frac{m u}{60}` },
      [input(first, labels.lessons), lessonInput(course.lesson)],
    );
  if (second === undefined)
    return computedFigure(w, { ...shown, formula: isRange ? String.raw`(a + b) / 2` : 'h' }, [
      input(first, labels.listed),
    ]);
  return computedFigure(
    w,
    { ...shown, formula: isRange ? String.raw`(w_a h_a + w_b h_b) / 2` : String.raw`w \cdot h` },
    [input(first, labels.weeksOf), input(second, labels.perWeek)],
  );
}

/** How long a lesson is taken to be. */
export const lessonInput = (minutes: number): FigureInput => ({
  name: upskillingTexts().report.labels.lesson,
  value: upskillingTexts().report.minutes(plainNumberText(minutes, 0)),
  given: 'assumption',
});

/** The hours of a week, as the form says or the agent takes for granted. */
export const aWeekFigure = (w: TableWriting, minutes: number, isGiven: boolean): Words =>
  givenFigure(
    w.step,
    { id: 'hours-a-week', label: upskillingTexts().report.labels.aWeek, value: hoursText(minutes) },
    isGiven ? 'form' : 'assumption',
  );
