import { byCode } from '@loupe/shared/lib/text-order';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { articlesNaming } from '../../launches/silence.ts';
import type { Article } from '../../screening/articles.ts';
import { dayText } from '../../tools/number-text.ts';
import { cutRows, cutText } from '../ground/clause-writing.ts';
import { foot } from '../ground/write-steps.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { launchTexts, section } from './messages/launch-texts.ts';
import {
  articleInput,
  citeHead,
  countFigure,
  keyText,
  launchInput,
  mostRows,
  sentenceMark,
  type LaunchWriting,
} from './writing.ts';

const longestQuote = 300;
const mostUndated = 8;

function dayCell(w: LaunchWriting, article: Article | undefined): Said {
  if (article === undefined || article.day === null) return launchTexts().report.noDay;
  return words`${dayText(article.day)} ${sourceLinks(citeHead(w, article))}`;
}

/** Each file with its articles, and the sentences that were not counted. */
export function writeCoverage(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const { request, matter, found } = w;
  const files = [...Map.groupBy(matter.articles, ({ document }) => document.name)];
  const rows = files.map(([name, articles], i): Said[] => {
    const dated = articles
      .filter(({ day }) => day !== null)
      .toSorted((a, b) => byCode(a.day ?? '', b.day ?? ''));
    const named = request.competitors.filter((one) => articlesNaming(articles, one).length > 0);
    return [
      name,
      countFigure(
        w,
        { id: `file-${i + 1}-${keyText(name)}`, label: report.counts.inFile(name) },
        articles.length,
        articles.slice(0, 40).map((one) => articleInput(w, one)),
      ),
      dayCell(w, dated[0]),
      dayCell(w, dated.at(-1)),
      named.length === 0 ? report.noneNamed : named.map((one) => one.name).join(', '),
    ];
  });
  const shown = cutRows(found.left, mostRows[w.depth], report.more);
  return section(
    'coverage',
    table(report.coverageHead, rows, { right: [1] }),
    ...(found.left.length === 0
      ? []
      : [
          paragraph(report.notCounted),
          table(
            report.notCountedHead,
            shown.rows.map((one) => [
              words`${report.quoted(cutText(one.text, longestQuote))} ${sentenceMark(w, one)}`,
              report.noLaunchReasons[one.why],
            ]),
          ),
        ]),
    ...shown.rest.map((one) => paragraph(one)),
  );
}

/** What was not used, how the report was made, and by whom. */
export function writeClosing(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const { matter, found, request } = w;
  const undated = matter.articles.filter(({ day }) => day === null).map(({ document }) => document.name);
  const names = [...new Set(undated)];
  const older = countFigure(
    w,
    { id: 'older', label: report.counts.older },
    found.older.length,
    found.older.map((one) => launchInput(w, one)),
  );
  const lines: Said[] = [
    ...matter.leftOut,
    ...(names.length === 0
      ? []
      : [report.left.noDay(names.slice(0, mostUndated), Math.max(0, names.length - mostUndated))]),
    ...(found.older.length === 0 ? [] : [report.left.older(older)]),
    report.left.always,
  ];
  return [
    ...section('missing', list(lines)),
    ...section('method', ...report.method.map((one) => paragraph(one))),
    ...foot(request.files.isSample, 'data'),
  ];
}
