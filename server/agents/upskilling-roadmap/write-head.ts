import type { Block } from '../../report/blocks.ts';
import { lead, listOr, paragraph, title } from '../../report/build-blocks.ts';
import { joinWords, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, countFigure, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { aWeekFigure, courseSaid, hoursFigure, hoursText } from './course-words.ts';
import { section, upskillingTexts } from './messages/upskilling-texts.ts';
import { weeksPlanned, type Roadmap } from './roadmap.ts';

/** How much is missing, what to begin with and whether it fits; each skill is a finding of the run. */
export function writeHead(w: TableWriting, roadmap: Roadmap, isGiven: boolean): Block[] {
  const { report } = upskillingTexts();
  const { needed, missing } = roadmap;
  addFindings(w, roadmap);
  const headline =
    missing.length === 0
      ? report.headlineNone
      : report.headline(numberText(missing.length, 0), numberText(needed.length, 0));
  const counted = report.lead(
    countFigure(w, { id: 'missing', label: report.labels.missing }, missing.length),
    countFigure(w, { id: 'needed', label: report.labels.needed }, needed.length),
  );
  writeAnswer(w.step, counted);
  const said = [counted, ...leadOf(w, roadmap, isGiven)];
  return [title(headline), lead(joinWords(said, ' ')), ...section('first', firstBlock(w, roadmap))];
}

/** Courses named on the first screen. */
const mostFirst = 3;

/** The first courses with their hours and what they are for. */
function firstBlock(w: TableWriting, { missing, chosen, compared, read }: Roadmap): Block {
  const { report } = upskillingTexts();
  const lines = chosen.path.slice(0, mostFirst).map((course) => {
    const names = compared
      .filter(({ need }) => chosen.by.get(need.key) === course)
      .map(({ need }) => need.name);
    return report.first(courseSaid(w, course), hoursFigure(w, course), names.join(', '));
  });
  return listOr(lines, missing.length === 0 ? report.noWeeks : noCourseSaid(read));
}

/** Why there is no course: none teaches what is missing, or the list does not say what they teach. */
function noCourseSaid({ saysSkills }: Roadmap['read']): string {
  const { report } = upskillingTexts();
  return saysSkills ? report.leadNoCourse : report.leadNoSkillColumn;
}

function leadOf(w: TableWriting, roadmap: Roadmap, isGiven: boolean): Said[] {
  const { report } = upskillingTexts();
  const { missing, chosen, minutes, plan, request, read } = roadmap;
  const [first] = chosen.path;
  if (missing.length === 0) return [];
  if (first === undefined) return [noCourseSaid(read)];
  const total = minutes.reduce((sum, one) => sum + one, 0);
  const totalSaid = totalFigure(w, 'hours', total, roadmap);
  const aWeek = aWeekFigure(w, request.minutesAWeek, isGiven);
  const begin = report.leadFirst(
    courseSaid(w, first),
    countFigure(w, { id: 'taught', label: report.labels.taught }, missing.length - chosen.untaught.length),
    totalSaid,
  );
  if (plan.left > 0)
    return [
      begin,
      report.leadFitsNot(aWeek, totalFigure(w, 'left', plan.left, roadmap), fitFigure(w, roadmap)),
    ];
  const weeks = Math.max(...plan.parts.map(({ week }) => week));
  const value = report.weeksText(numberText(weeks, 0), weeks === 1);
  const weeksSaid = computedFigure(
    w,
    { id: 'weeks', label: report.labels.weeks, value, formula: String.raw`\lceil H / h \rceil` },
    [
      { name: report.labels.hours, value: hoursText(total), figure: true },
      { name: report.labels.aWeek, value: hoursText(request.minutesAWeek), figure: true },
    ],
  );
  return [begin, report.leadFits(aWeek, weeksSaid)];
}

function totalFigure(w: TableWriting, id: 'hours' | 'left', minutes: number, roadmap: Roadmap): Words {
  const { labels } = upskillingTexts().report;
  const each = roadmap.chosen.path.map((course, i) => ({
    name: labels.hoursOf(course.name),
    value: hoursText(roadmap.minutes[i] ?? 0),
    figure: true as const,
  }));
  const week = { name: labels.aWeek, value: hoursText(roadmap.request.minutesAWeek), figure: true as const };
  return id === 'hours'
    ? computedFigure(
        w,
        { id, label: labels.hours, value: hoursText(minutes), formula: String.raw`\sum h` },
        each,
      )
    : computedFigure(
        w,
        {
          id,
          label: labels.left,
          value: hoursText(minutes),
          formula: String.raw`\sum h - ${weeksPlanned} w`,
        },
        [...each, week],
      );
}

/** Hours a week, in halves, with which all of it fits. */
export function fitFigure(w: TableWriting, { minutes }: Roadmap): Words {
  const { labels } = upskillingTexts().report;
  const total = minutes.reduce((sum, one) => sum + one, 0);
  const fit = Math.ceil(total / weeksPlanned / 30) * 30;
  return computedFigure(
    w,
    { id: 'fit', label: labels.fitHours, value: hoursText(fit), formula: String.raw`H / ${weeksPlanned}` },
    [{ name: labels.hours, value: hoursText(total), figure: true }],
  );
}

function addFindings({ step }: TableWriting, { needed, chosen }: Roadmap): void {
  const { report } = upskillingTexts();
  for (const { need, had } of needed) {
    const course = chosen.by.get(need.key);
    const isHad = had?.how === 'has';
    step.addFinding({
      id: `skill-${need.key.replaceAll(' ', '-')}`,
      title: need.name,
      detail: isHad ? report.how.has : (course?.name ?? report.noCourse),
      status: isHad ? 'verified' : course === undefined ? 'for review' : 'not verified',
    });
  }
}

export const nothingToPlan = (): Block => paragraph(upskillingTexts().report.noWeeks);
