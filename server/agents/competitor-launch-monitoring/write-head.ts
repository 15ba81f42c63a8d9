import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said, type Words } from '../../report/words.ts';
import { lastDay, type Launch } from '../../launches/launch.ts';
import { cutRows } from '../ground/clause-writing.ts';
import { rowMark } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { launchTexts, section } from './messages/launch-texts.ts';
import { cutsOf, ownArticle, reasonsOf, type Reason } from './reasons.ts';
import { subjectText } from './request.ts';
import { titleOf } from './since-last.ts';
import {
  articleInput,
  citeHead,
  countFigure,
  detailOf,
  launchInput,
  launchTime,
  mostRows,
  nameOf,
  sentenceMark,
  whenText,
  type LaunchWriting,
} from './writing.ts';
import { changeFigures, priceChanges } from './write-prices.ts';

/** The next launch with a time that is still to come. */
const nextOf = ({ found, today }: LaunchWriting): Launch | undefined =>
  found.launches.find(
    ({ when, status }) =>
      when !== null && lastDay(when.key) >= today && (status === 'announced' || status === 'delayed'),
  );

function headlineOf(w: LaunchWriting): string {
  const { report } = launchTexts();
  const { launches } = w.found;
  const next = nextOf(w);
  const fresh = w.changes?.filter(({ kind }) => kind === 'fresh').length ?? null;
  const said =
    fresh === null ? report.launchCount(launches.length) : report.freshCount(fresh, launches.length);
  const when = next === undefined || next.when === null ? null : `${next.product} (${whenText(next.when)})`;
  return report.headline(subjectText(w.request), said, when);
}

function countsSaid(w: LaunchWriting): Words {
  const { report } = launchTexts();
  const { counts } = report;
  const { launches } = w.found;
  const articles = countFigure(
    w,
    { id: 'articles', label: counts.articles },
    w.matter.texts.length,
    w.matter.texts.slice(0, 40).map((one) => articleInput(w, one)),
  );
  if (launches.length === 0) return report.leadNone(articles);
  const counted = (id: 'launches' | 'available' | 'ahead' | 'off' | 'rumour', some: readonly Launch[]) =>
    countFigure(
      w,
      { id, label: counts[id] },
      some.length,
      some.map((one) => launchInput(w, one)),
    );
  const names = [...new Set(launches.map(({ competitor }) => competitor))];
  const named = (id: 'companies' | 'listed', some: readonly string[]) =>
    countFigure(
      w,
      { id, label: counts[id] },
      some.length,
      some.map((name) => ({ name, value: name, from: null })),
    );
  const of = (...statuses: readonly Launch['status'][]) =>
    launches.filter(({ status }) => statuses.includes(status));
  const found = report.lead(
    {
      launches: counted('launches', launches),
      companies: named('companies', names),
      listed: named(
        'listed',
        w.request.competitors.map(({ name }) => name),
      ),
      articles,
    },
    launches.length,
  );
  const status = report.leadStatus({
    available: counted('available', of('available')),
    ahead: counted('ahead', of('announced')),
    off: counted('off', of('delayed', 'cancelled')),
    rumour: counted('rumour', of('rumour')),
  });
  return words`${found} ${status}`;
}

function nextSaid(w: LaunchWriting): Said {
  const { report } = launchTexts();
  const next = nextOf(w);
  if (next === undefined) return w.found.launches.length === 0 ? '' : report.leadNoNext;
  return report.leadNext({
    name: bold(nameOf(next)),
    when: launchTime(w, next),
    mark: sentenceMark(w, next.dated ?? next.proof),
  });
}

function pricesSaid(w: LaunchWriting): Said {
  const { report } = launchTexts();
  const moved = priceChanges(w).filter(({ change }) => change !== 0);
  const [most] = moved;
  if (most === undefined) return '';
  const { old, now, change } = changeFigures(w, most);
  const count = countFigure(
    w,
    { id: 'price-changes', label: report.counts.priceChanges },
    moved.length,
    moved.map((one) => ({ name: one.now.item, value: one.now.item, from: null })),
  );
  const mark = rowMark(w, most.now.list.source, most.now.row);
  return words`${report.leadPrices({ count, item: words`${bold(most.now.item)} ${mark}`, from: old, to: now, change })}`;
}

/** What was found, what comes next, and what counts for looking at each; every launch is a finding for review. */
export function writeHead(w: LaunchWriting): Block[] {
  const headline = headlineOf(w);
  const said = joinWords(
    [countsSaid(w), nextSaid(w), pricesSaid(w)].filter((one) => one !== ''),
    ' ',
  );
  for (const launch of w.found.launches)
    w.step.addFinding({
      id: launch.id,
      title: titleOf(launch),
      detail: detailOf(launch),
      status: 'for review',
    });
  writeAnswer(w.step, launchTexts().report.answer(headline, said));
  return [title(headline), lead(said), ...section('react', ...reactBlocks(w))];
}

/** What proves a reason that is somewhere else than the launch. */
function reasonSaid(w: LaunchWriting, launch: Launch, reason: Reason): Said {
  const text = launchTexts().report.reasons[reason];
  if (reason === 'own') {
    const article = ownArticle(w, launch);
    return article === null ? text : words`${text} ${sourceLinks(citeHead(w, article))}`;
  }
  if (reason !== 'cut') return text;
  const marks = cutsOf(w, launch).map(({ now }) => rowMark(w, now.list.source, now.row));
  return words`${text} ${joinWords(marks, '\u202f')}`;
}

function reactBlocks(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const { launches } = w.found;
  if (launches.length === 0) return [paragraph(report.noLaunches)];
  const rated = launches.map((launch) => ({ launch, reasons: reasonsOf(w, launch) }));
  const some = rated
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
  const none = rated.filter(({ reasons }) => reasons.length === 0);
  if (some.length === 0) return [paragraph(report.noReason)];
  const shown = cutRows(some, mostRows[w.depth], report.more);
  const rows = shown.rows.map(({ launch, reasons }): Said[] => [
    words`${nameOf(launch)} ${sentenceMark(w, launch.proof)}`,
    report.statuses[launch.status],
    launchTime(w, launch),
    joinWords(
      reasons.map((one) => reasonSaid(w, launch, one)),
      '; ',
    ),
  ]);
  const names = joinWords(
    none.map(({ launch }) => words`${nameOf(launch)} ${sentenceMark(w, launch.proof)}`),
    ', ',
  );
  return [
    paragraph(report.reactSaid),
    table(report.reactHead, rows),
    ...shown.rest.map((one) => paragraph(one)),
    ...(none.length === 0 ? [] : [paragraph(report.withoutReason(names))]),
  ];
}
