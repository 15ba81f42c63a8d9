import { AppError } from '../../errors/app-error.ts';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { textAt } from '../../screen-rules/universe.ts';
import { measureCorrelation } from '../../tools/indicators/correlation-matrix.ts';
import { makeStudy, type Study } from '../../tools/indicators/study.ts';
import { looksLikePrices, symbolsIn } from '../../tools/market-data/find-columns.ts';
import { cutHistory } from '../../tools/market-data/load-series.ts';
import { readPrices } from '../../tools/market-data/read-prices.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import type { Dossier } from '../ground/dossier.ts';
import { computedFigure, rowMark } from '../ground/table-figures.ts';
import { Book } from '../writing/book.ts';
import { screenTexts, section } from './messages/screen-texts.ts';
import { idOf, keyOf, nameOf, type Outcome, type Screening, type ScreenWriting } from './screening.ts';
import { countMark } from './write-head.ts';

/** The daily prices of a ticker among the price files; null where none has it, or it cannot be read. */
function studyOf(prices: readonly Dossier[], ticker: string): Study | null {
  for (const dossier of prices)
    for (const [position, given] of dossier.text.tables.entries()) {
      if (!looksLikePrices(given) && symbolsIn(given).length < 2) continue;
      const symbol = symbolsIn(given).find((one) => one.toLowerCase() === ticker.toLowerCase());
      if (symbol === undefined) continue;
      try {
        const series = readPrices(given, { symbol, question: '', hasMoved: false });
        return makeStudy(
          {
            series: cutHistory({ ...series, name: dossier.name, table: position }),
            file: dossier.name,
            title: symbol,
            fileId: dossier.fileId,
            isSample: dossier.isSample,
            document: dossier.key,
            keptAt: new Date(dossier.keptAt),
          },
          '1y',
        );
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }
  return null;
}

const idOfPair = (a: string, b: string) => `corr-${[a, b].toSorted().join('-')}`;

const input = (name: string, value: number) => ({ name, value: numberText(value, 0), figure: true }) as const;

function correlations(w: ScreenWriting, shortlist: readonly Outcome[], prices: readonly Dossier[]): Block[] {
  const texts = screenTexts().overlap;
  if (prices.length === 0) return [paragraph(texts.noPrices)];
  const found = shortlist.flatMap(({ row }) => {
    const study = studyOf(prices, keyOf(w.screening, row));
    return study === null ? [] : [{ id: idOf(w.screening, row), name: keyOf(w.screening, row), study }];
  });
  const book = new Book();
  found.forEach((left, i) => {
    for (const right of found.slice(i + 1)) {
      const measure = measureCorrelation({
        left: left.study,
        right: right.study,
        id: idOfPair(left.id, right.id),
        label: texts.pair(left.name, right.name),
      });
      if (measure !== null) book.add([measure], null);
    }
  });
  if (!found.some((a) => found.some((b) => book.has(idOfPair(a.id, b.id)))))
    return [paragraph(texts.noneFound)];
  const head = [texts.corner, ...found.map(({ name }) => name)];
  const rows = found.map((row) => [
    row.name,
    ...found.map((column): Said => (row === column ? '' : book.mark(w.step, idOfPair(row.id, column.id)))),
  ]);
  return [table(head, rows, { right: allButFirst(head), form: 'plain', title: texts.correlation })];
}

export function writeOverlap(
  w: ScreenWriting,
  shortlist: readonly Outcome[],
  prices: readonly Dossier[],
): Block[] {
  const texts = screenTexts().overlap;
  const { sector } = w.screening.universe.found.at;
  const bySector = Map.groupBy(shortlist, ({ row }) => textAt(sector, row));
  const rows = [...bySector]
    .filter(([name]) => name !== '')
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, some], i): Said[] => [
      name,
      countMark(
        w,
        { id: `sector-${i + 1}`, label: texts.count(name) },
        some.map(({ row }) => row),
      ),
    ]);
  const none = shortlist.length === 0 ? texts.noneListed : texts.noSector;
  const sectors = rows.length === 0 ? paragraph(none) : table(texts.head, rows, { right: [1] });
  return section('overlap', sectors, ...correlations(w, shortlist, prices));
}

/** Who entered and left since the earlier export, screened by the same rules. */
export function writeChanged(
  w: ScreenWriting,
  shortlist: readonly Outcome[],
  earlier: { readonly wasGiven: boolean; readonly screening: Screening | null; readonly top: number },
): Block[] {
  const texts = screenTexts().changed;
  if (!earlier.wasGiven) return section('changed', paragraph(texts.noEarlier));
  const before = earlier.screening;
  if (before === null) return section('changed', paragraph(texts.notRead));
  const old = before.passed.slice(0, earlier.top);
  const keys = new Set(shortlist.map(({ row }) => keyOf(w.screening, row)));
  const oldKeys = new Set(old.map(({ row }) => keyOf(before, row)));
  const marked = (of: Screening, some: readonly Outcome[], id: string, label: string): Said => {
    const names = joinWords(
      some.map(({ row }) => words`${nameOf(of, row)} ${rowMark(w, of.source, row)}`),
      ', ',
    );
    const rows = some.map(({ row }) => row);
    return some.length === 0
      ? texts.none
      : words`${countMark({ ...w, screening: of }, { id, label }, rows)}: ${names}`;
  };
  const left = old.filter(({ row }) => !keys.has(keyOf(before, row)));
  const entered = shortlist.filter(({ row }) => !oldKeys.has(keyOf(w.screening, row)));
  const stayed = shortlist.filter(({ row }) => oldKeys.has(keyOf(w.screening, row)));
  const turnover =
    old.length === 0
      ? texts.none
      : computedFigure(
          w,
          {
            id: 'turnover',
            label: texts.turnover,
            value: percentText(left.length / old.length, 0),
            formula: '\\frac{n_{\\text{out}}}{n_{\\text{before}}}',
          },
          [input(texts.left, left.length), input('n', old.length)],
        );
  return section(
    'changed',
    table(texts.head, [
      [texts.entered, marked(w.screening, entered, 'entered', texts.entered)],
      [texts.left, marked(before, left, 'left', texts.left)],
      [texts.stayed, marked(w.screening, stayed, 'stayed', texts.stayed)],
      [texts.turnover, turnover],
    ]),
  );
}
