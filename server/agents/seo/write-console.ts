import { nearQueries, type ConsoleRow, type ConsoleTable } from '../../page-audit/search-console.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import {
  cellFigure,
  computedFigure,
  rowMark,
  rowsFigure,
  type TableWriting,
} from '../ground/table-figures.ts';
import { section, seoTexts } from './messages/seo-texts.ts';
import { idOf } from './page-words.ts';

type Shown = 'clicks' | 'impressions' | 'position';

/** A number of one row of an export. */
export function consoleFigure(
  w: TableWriting,
  { roles, source }: ConsoleTable,
  one: ConsoleRow,
  role: Shown,
): Words {
  const texts = seoTexts().report;
  const column = roles.at[role];
  const value = { clicks: one.clicks, impressions: one.impressions, position: one.position }[role];
  if (column === undefined || value === null) return [];
  const name = { clicks: texts.clicks, impressions: texts.impressions, position: texts.position }[role];
  return cellFigure(
    w,
    { source, row: one.row, column },
    {
      id: `${role}-${idOf(one.said)}`,
      label: texts.of(name, one.said),
      value: numberText(value, role === 'position' ? 1 : 0),
    },
  );
}

/** Sums of an export, and the queries or pages that matter most. */
export function consoleSection(w: TableWriting, consoles: readonly ConsoleTable[], most: number): Block[] {
  const texts = seoTexts().report;
  if (consoles.length === 0) return section('console', paragraph(texts.noConsole));
  return section('console', ...consoles.flatMap((one, i) => [sums(w, one, i), ...rowsOf(w, one, most)]));
}

const nameOf = ({ dossiers }: TableWriting, { source }: ConsoleTable) =>
  dossiers.find(({ key }) => key === source.document)?.name ?? '';

function sums(w: TableWriting, one: ConsoleTable, at: number): Block {
  const texts = seoTexts().report;
  const total = (role: 'clicks' | 'impressions') => {
    const column = one.roles.at[role];
    const sum = one.rows.reduce((all, row) => all + row[role], 0);
    const rows = Uint32Array.from(one.rows, ({ row }) => row);
    const shown = {
      id: `${role}-all-${at + 1}`,
      label: texts[role],
      value: numberText(sum, 0),
      formula: String.raw`\sum x`,
    };
    return {
      sum,
      words:
        column === undefined
          ? words``
          : rowsFigure(w, shown, { source: one.source, rows, columns: [column] }),
    };
  };
  const [clicks, seen] = [total('clicks'), total('impressions')];
  const rate = computedFigure(
    w,
    {
      id: `rate-all-${at + 1}`,
      label: texts.rate,
      value: seen.sum === 0 ? '0' : percentText(clicks.sum / seen.sum),
      formula: String.raw`\frac{c}{i}`,
    },
    [
      { name: texts.clicks, value: numberText(clicks.sum, 0), figure: true },
      { name: texts.impressions, value: numberText(seen.sum, 0), figure: true },
    ],
  );
  return paragraph(texts.consoleSums(nameOf(w, one), { clicks: clicks.words, seen: seen.words, rate }));
}

function rowsOf(w: TableWriting, one: ConsoleTable, most: number): Block[] {
  const texts = seoTexts().report;
  const figure = (row: ConsoleRow, role: Shown) => consoleFigure(w, one, row, role);
  const named = (row: ConsoleRow) => words`${row.said}${rowMark(w, row.source, row.row)}`;
  if (one.kind === 'query') {
    const near = nearQueries(one.rows).slice(0, most);
    if (near.length === 0) return [paragraph(texts.noNear)];
    const rows = near.map((row): Said[] => [
      named(row),
      figure(row, 'impressions'),
      figure(row, 'clicks'),
      figure(row, 'position'),
    ]);
    return [paragraph(texts.nearLead), table(texts.nearHead, rows, { right: [1, 2, 3] })];
  }
  const top = one.rows.toSorted((a, b) => b.impressions - a.impressions).slice(0, most);
  const rows = top.map((row): Said[] => [
    named(row),
    figure(row, 'impressions'),
    figure(row, 'clicks'),
    rateOf(w, row),
  ]);
  return [table(texts.pageConsoleHead, rows, { right: [1, 2, 3] })];
}

function rateOf(w: TableWriting, row: ConsoleRow): Said {
  const texts = seoTexts().report;
  if (row.impressions === 0) return '';
  return computedFigure(
    w,
    {
      id: `rate-${idOf(row.said)}`,
      label: texts.of(texts.rate, row.said),
      value: percentText(row.clicks / row.impressions),
      formula: String.raw`\frac{c}{i}`,
    },
    [
      { name: texts.clicks, value: numberText(row.clicks, 0), figure: true },
      { name: texts.impressions, value: numberText(row.impressions, 0), figure: true },
    ],
  );
}
