import { cellText } from '../../claims/cell-text.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import type { PriceChange, PriceRow } from '../../launches/price-changes.ts';
import { numberText, percentText, plainNumberText, signedPercentText } from '../../tools/number-text.ts';
import type { Column } from '../../table/table.ts';
import { cutRows } from '../ground/clause-writing.ts';
import { cellFigure, computedFigure, rowMark } from '../ground/table-figures.ts';
import { launchTexts, section } from './messages/launch-texts.ts';
import { keyText, mostRows, type LaunchWriting } from './writing.ts';

export const priceChanges = ({ compared }: LaunchWriting): readonly PriceChange[] =>
  compared.kind === 'compared' ? compared.prices.changes : [];

const itemOf = ({ item, company, per }: PriceRow): string => {
  const named = company === '' ? item : launchTexts().report.named(item, company);
  return per === '' ? named : `${named}, ${per}`;
};

const moneyText = ({ price, unit }: PriceRow): string => {
  const number = Number.isInteger(price) ? plainNumberText(price) : numberText(price, 2);
  return unit.kind === 'money' ? `${unit.currency} ${number}` : number;
};

const idOf = ({ company, item, per }: PriceRow) => keyText(`${company} ${item} ${per}`);

const priceCell = ({ list: { source, price }, row }: PriceRow) => ({ source, row, column: price });

/** Both prices of a row and the change between them, as figures. */
export function changeFigures(
  w: LaunchWriting,
  { old, now, change }: PriceChange,
): Record<'old' | 'now' | 'change', Words> {
  const { report } = launchTexts();
  const [id, item] = [idOf(now), itemOf(now)];
  const [was, is] = [moneyText(old), moneyText(now)];
  return {
    old: cellFigure(w, priceCell(old), { id: `old-${id}`, label: report.oldPrice(item), value: was }),
    now: cellFigure(w, priceCell(now), { id: `new-${id}`, label: report.newPrice(item), value: is }),
    change: computedFigure(
      w,
      {
        id: `change-${id}`,
        label: report.priceChange(item),
        value: signedPercentText(change),
        formula: '\\frac{p_1 - p_0}{p_0}',
      },
      [
        { name: report.newPrice(item), value: is, cell: priceCell(now) },
        { name: report.oldPrice(item), value: was, cell: priceCell(old) },
      ],
    ),
  };
}

const both = (w: LaunchWriting, { old, now }: PriceChange): Words =>
  words`${rowMark(w, old.list.source, old.row)}\u202f${rowMark(w, now.list.source, now.row)}`;

/** A cell as it is printed; a unit that its column does not name is behind it, as in "2 years". */
function cellSaid(column: Column, row: number): string {
  const text = cellText(column, row).trim();
  if (text === '') return launchTexts().report.emptyCell;
  if (column.kind !== 'number') return text;
  const number = plainNumberText(column.values[row] ?? Number.NaN, column.decimals);
  const { unit } = column;
  if (unit.kind === 'percent') return percentText((column.values[row] ?? 0) / 100, column.decimals);
  const of = unit.kind === 'measure' ? unit.symbol : unit.kind === 'count' ? (unit.of ?? '') : '';
  return of === '' || column.name.includes(of) ? number : `${number} ${of}`;
}

function featuresSaid({ features, old, now }: PriceChange): Said {
  const { report } = launchTexts();
  return features
    .map((one) => report.feature(one.now.name, cellSaid(one.old, old.row), cellSaid(one.now, now.row)))
    .join('; ');
}

function changeRow(w: LaunchWriting, one: PriceChange): Said[] {
  const { report } = launchTexts();
  const { old, now, change } = changeFigures(w, one);
  return [
    words`${itemOf(one.now)} ${both(w, one)}`,
    old,
    now,
    one.change === 0 ? report.samePrice : change,
    one.features.length === 0 ? report.nothingElse : featuresSaid(one),
  ];
}

/** Rows whose price or features changed, the largest change first, and rows of one list alone. */
export function writePrices(w: LaunchWriting): Block[] {
  const { report } = launchTexts();
  const { compared } = w;
  if (compared.kind === 'none') return section('prices', paragraph(report.noPrices));
  if (compared.kind === 'one') return section('prices', paragraph(report.oneList));
  if (compared.kind === 'unread') return section('prices', paragraph(report.unreadList(compared.name)));
  const { changes, added, gone, refused } = compared.prices;
  const shown = cutRows(changes, mostRows[w.depth], report.more);
  const listed = (rows: readonly PriceRow[]) =>
    joinWords(
      rows
        .slice(0, mostRows[w.depth])
        .map((one) => words`${itemOf(one)} ${rowMark(w, one.list.source, one.row)}`),
      ', ',
    );
  const reasons = joinWords(
    refused
      .slice(0, mostRows[w.depth])
      .map(
        ({ list, row, item, why }) =>
          words`${item} ${rowMark(w, list.source, row)}: ${report.priceRefusals[why]}`,
      ),
    '; ',
  );
  return section(
    'prices',
    changes.length === 0
      ? paragraph(report.noChanges)
      : table(
          report.priceHead,
          shown.rows.map((one) => changeRow(w, one)),
          { right: [1, 2, 3] },
        ),
    ...shown.rest.map((one) => paragraph(one)),
    ...(added.length === 0 ? [] : [paragraph(report.added(listed(added)))]),
    ...(gone.length === 0 ? [] : [paragraph(report.gone(listed(gone)))]),
    ...(refused.length === 0 ? [] : [paragraph(report.notCompared(reasons))]),
  );
}
