import type { Block } from '../../report/blocks.ts';
import { heading, list, paragraph, table } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import type { Launch } from '../../launches/launch.ts';
import { cutRows } from '../ground/clause-writing.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { launchTexts, section } from './messages/launch-texts.ts';
import type { SinceLast } from './since-last.ts';
import {
  detailOf,
  launchSources,
  launchTime,
  mostRows,
  nameOf,
  sentenceMark,
  timeFigure,
  type LaunchWriting,
} from './writing.ts';

function quoteCell(w: LaunchWriting, launch: Launch): Said {
  const { report } = launchTexts();
  const also = launchSources(w, launch);
  const quoted = words`${report.quoted(launch.proof.text)} ${sentenceMark(w, launch.proof)}`;
  return also.length === 0 ? quoted : words`${quoted} ${report.alsoIn(also)}`;
}

function beforeCell(w: LaunchWriting, launch: Launch): Said {
  const { report } = launchTexts();
  if (launch.earlier.length + launch.otherwise.length === 0) return report.nothingBefore;
  const before = launch.earlier.map((one, i) => {
    const figure = timeFigure(w, `before-${i + 1}-${launch.id}`, report.timeBefore(nameOf(launch)), one);
    return report.announcedBefore(figure, sentenceMark(w, one));
  });
  const beside = launch.otherwise.map((one, i) => {
    const figure = timeFigure(w, `beside-${i + 1}-${launch.id}`, report.timeBeside(nameOf(launch)), one);
    return report.announcedBeside(figure, sentenceMark(w, one));
  });
  return joinWords([...before, ...beside], ', ');
}

/** Every launch by its day with what is reported of it and by whom. */
export function writeLaunches(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const { launches } = w.found;
  if (launches.length === 0) return section('launches', paragraph(report.noLaunches));
  const shown = cutRows(launches, mostRows[w.depth], report.more);
  const rows = shown.rows.map((launch): Said[] => [
    launchTime(w, launch),
    nameOf(launch),
    report.statuses[launch.status],
    quoteCell(w, launch),
    beforeCell(w, launch),
  ]);
  return section(
    'launches',
    table(report.launchHead, rows, { form: 'timeline', title: report.timeline }),
    ...shown.rest.map((one) => paragraph(one)),
    ...(w.depth === 'deep' ? everySentence(w, launches) : []),
  );
}

function everySentence(w: LaunchWriting, launches: readonly Launch[]): Block[] {
  const { report } = launchTexts();
  const items = launches
    .filter(({ mentions }) => mentions.length > 1)
    .map((launch): Said => {
      const byText = new Map(launch.mentions.map((one) => [one.text, one]));
      const quotes = [...byText.values()].map(
        (one) => words`${report.quoted(one.text)} ${sentenceMark(w, one)}`,
      );
      return words`${bold(`${nameOf(launch)}:`)} ${joinWords(quotes, ' ')}`;
    });
  return items.length === 0 ? [] : [heading(report.everySentence, 3), list(items)];
}

/** What the last run said, as a figure that names it. */
function thenFigure(w: LaunchWriting, { before }: SinceLast): Said {
  const { report } = launchTexts();
  if (before === null) return report.nothingThen;
  return figureLink(w.step, {
    id: `then-${before.id}`,
    label: report.saidThen(before.title),
    value: before.detail,
    formula: report.ofLastRun,
    inputs: [{ name: before.title, value: before.detail, from: report.lastRunFrom }],
    source_n: null,
  });
}

function sinceRow(w: LaunchWriting, change: SinceLast): Said[] {
  const { report } = launchTexts();
  const { launch, before, kind } = change;
  const name =
    launch === null ? (before?.title ?? '') : words`${nameOf(launch)} ${sentenceMark(w, launch.proof)}`;
  const now =
    launch === null
      ? report.nothingNow
      : launch.dated === null
        ? detailOf(launch)
        : words`${report.statuses[launch.status]}, ${launchTime(w, launch)}`;
  return [name, report.changes[kind], thenFigure(w, change), now];
}

/** What is new, changed and gone since the last run with the same competitors. */
export function writeFresh(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const { changes, earlier } = w;
  if (changes === null || earlier === undefined) return section('fresh', paragraph(report.firstRun));
  const value = dayText(earlier.finishedAt.toISOString());
  const day = figureLink(w.step, {
    id: 'last-run',
    label: report.lastRun,
    value,
    formula: report.asWritten,
    inputs: [{ name: report.lastRun, value, from: report.lastRunFrom }],
    source_n: null,
  });
  if (changes.length === 0) return section('fresh', paragraph(report.sameAsBefore(day)));
  const shown = cutRows(changes, mostRows[w.depth], report.more);
  return section(
    'fresh',
    paragraph(report.comparedWith(day)),
    table(
      report.freshHead,
      shown.rows.map((one) => sinceRow(w, one)),
    ),
    ...shown.rest.map((one) => paragraph(one)),
  );
}
