import { byCode } from '@loupe/shared/lib/text-order';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { articlesNaming, type Silence } from '../../launches/silence.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { launchTexts, section } from './messages/launch-texts.ts';
import {
  articleInput,
  citeHead,
  countFigure,
  keyText,
  launchInput,
  mostRows,
  whenText,
  type LaunchWriting,
} from './writing.ts';

function lastCells(w: LaunchWriting, { name, last, days }: Silence): Said[] {
  const { report } = launchTexts();
  if (last === null) return [report.neverNamed, report.nothingThen];
  const source = citeHead(w, last);
  const day = words`${dayText(last.day)} ${sourceLinks(source)}`;
  if (days === null) return [day, report.later];
  const figure = figureLink(w.step, {
    id: `days-${keyText(name)}`,
    label: report.daysAgo(name),
    value: numberText(days, 0),
    formula: report.daysFormula,
    inputs: [
      { name: report.today, value: dayText(w.today), from: null },
      { name: last.title, value: dayText(last.day), from: last.document.name, source_n: source },
    ],
    source_n: source,
  });
  return [day, figure];
}

/** For each competitor when it was last named, how long ago that is, and how much is reported of it. */
export function writeSilence(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const rows = w.silences.map((one): Said[] => {
    const key = keyText(one.name);
    const competitor = w.request.competitors.find(({ name }) => name === one.name);
    const naming = competitor === undefined ? [] : articlesNaming(w.matter.texts, competitor);
    const launches = w.found.launches.filter((launch) => launch.competitor === one.name);
    return [
      one.name,
      ...lastCells(w, one),
      countFigure(
        w,
        { id: `naming-${key}`, label: report.counts.naming(one.name) },
        naming.length,
        naming.slice(0, 40).map((article) => articleInput(w, article)),
      ),
      countFigure(
        w,
        { id: `launches-${key}`, label: report.counts.of(one.name) },
        launches.length,
        launches.map((launch) => launchInput(w, launch)),
      ),
      one.isSilent ? report.silent : report.heard,
    ];
  });
  return section(
    'silence',
    table(report.silenceHead, rows, { right: [2, 3, 4] }),
    paragraph(report.silenceSaid),
  );
}

const mostQuarters = { quick: 2, standard: 4, deep: 12 } as const;

/** Articles on competitors by theme and quarter. */
export function writeThemes(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  if (w.themes.length === 0) return section('themes', paragraph(report.noThemes));
  const quarters = [...new Set(w.themes.map(({ quarter }) => quarter))]
    .toSorted((a, b) => byCode(a, b))
    .slice(-mostQuarters[w.depth]);
  const names = quarters.map((key) => whenText({ key, how: 'said', written: '' }));
  const sums = Map.groupBy(w.themes, ({ theme }) => theme);
  const rows = [...sums]
    .toSorted(([, a], [, b]) => total(b) - total(a))
    .slice(0, mostRows[w.depth])
    .map(([theme, counts]): Said[] => [
      report.themeNames[theme],
      ...quarters.map((quarter, i) => {
        const articles = counts.find((one) => one.quarter === quarter)?.articles ?? [];
        const label = report.counts.theme(report.themeNames[theme], names[i] ?? quarter);
        const inputs = articles.map((article) => articleInput(w, article));
        return countFigure(
          w,
          { id: `theme-${theme}-${quarter.toLowerCase()}`, label },
          articles.length,
          inputs,
        );
      }),
    ]);
  const head = [report.theme, ...names];
  return section('themes', paragraph(report.themesSaid), table(head, rows, { right: allButFirst(head) }));
}

const total = (counts: LaunchWriting['themes']) =>
  counts.reduce((sum, { articles }) => sum + articles.length, 0);
