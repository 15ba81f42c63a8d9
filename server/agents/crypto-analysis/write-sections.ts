import { rsiCases } from '../../packs/market/readings.ts';
import { firstCase } from '../../findings/cases.ts';
import { moveTogetherFrom } from '../../packs/market/crypto-risk.ts';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, chart, list, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { outlierAt } from '../../statistics/robust-z.ts';
import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import { priceInput } from '../../tools/indicators/inputs.ts';
import { isoDay } from '../../tools/market-data/price-series.ts';
import { dayText, numberText, priceText } from '../../tools/number-text.ts';
import { figureLink } from '../writing/evidence-links.ts';
import {
  coinMark,
  freeCoins,
  idOf,
  isPeg,
  isPegElsewhere,
  pairId,
  pairsOf,
  type CoinWriting,
} from './coin-writing.ts';
import { cryptoTexts, section } from './messages/crypto-texts.ts';
import type { Coin } from './read-coins.ts';

const mark = ({ book, step }: CoinWriting, coin: Coin, measure: string): Words =>
  book.mark(step, idOf(coin, measure));
const dayOf = (
  { book }: CoinWriting,
  coin: Coin,
  measure: string,
  key: 'date' | 'peak_date' | 'recovered',
) => {
  const day = book.measure(idOf(coin, measure))?.[key];
  return typeof day === 'string' && day !== '' ? dayText(day) : '';
};

const pairText = ({ title, pair }: Coin) => (pair.quote === null ? title : `${title}/${pair.quote}`);

function lastClose(w: CoinWriting, coin: Coin): Words {
  const { study } = coin;
  const day = study.day(study.last);
  const value = study.close[study.last] ?? Number.NaN;
  return figureLink(w.step, {
    id: idOf(coin, 'close'),
    label: cryptoTexts().moved.close(pairText(coin), dayText(day)),
    value: priceText(value),
    formula: 'C_t',
    inputs: [{ ...priceInput(study, indicatorTexts().closeOf(day), study.last) }],
    source_n: null,
  });
}

const spacing = 7;
const mostPoints = 160;

/** Closes of all coins from the first common day on, which is 100. */
function chartBlocks(w: CoinWriting): Block[] {
  const texts = cryptoTexts().moved;
  const places = w.coins.map(({ study }) => {
    const { days } = study.loaded.series;
    return new Map(
      Array.from({ length: study.last - study.periodStart + 1 }, (_, i) => [
        days[study.periodStart + i] ?? 0,
        study.periodStart + i,
      ]),
    );
  });
  const common = [...(places[0]?.keys() ?? [])].filter((day) => places.every((place) => place.has(day)));
  const points = common.filter((_, i) => (common.length - 1 - i) % spacing === 0).slice(-mostPoints);
  const [first] = points;
  if (first === undefined || points.length < 5) return [];
  const closeOn = (coin: Coin, i: number, day: number) =>
    coin.study.total[places[i]?.get(day) ?? 0] ?? Number.NaN;
  const rows = points.map((day) => [
    dayText(isoDay(day)),
    ...w.coins.map((coin, i) => numberText((closeOn(coin, i, day) / closeOn(coin, i, first)) * 100, 1)),
  ]);
  const sources = joinWords(
    w.coins.map((coin) => coinMark(w, coin)),
    '\u202f',
  );
  return [
    paragraph(words`${texts.chartRule}.${sources}`),
    chart('line', texts.chart, [texts.chartDay, ...w.coins.map(({ title }) => title)], rows),
  ];
}

export function writeMoved(w: CoinWriting): Block[] {
  const texts = cryptoTexts().moved;
  const rows = w.coins.map((coin) => [
    words`${coin.title} ${coinMark(w, coin)}`,
    coin.pair.quote ?? '—',
    lastClose(w, coin),
    dayText(coin.study.day(coin.study.last)),
    ...['return_1m', 'return_3m', 'return_1y'].map((one) => mark(w, coin, one)),
  ]);
  return section(
    'moved',
    table(texts.head, rows, { right: [2, 4, 5, 6] }),
    paragraph(texts.note),
    ...chartBlocks(w),
  );
}

function matrix(w: CoinWriting, window: 'all' | '90'): Block {
  const texts = cryptoTexts().together;
  const coins = freeCoins(w.coins);
  const head = [texts.corner, ...coins.map(({ title }) => title)];
  const rows = coins.map((row) => [
    row.title,
    ...coins.map((column): Said => (row === column ? '' : w.book.mark(w.step, pairId(row, column, window)))),
  ]);
  return table(head, rows, {
    right: allButFirst(head),
    title: texts[window === 'all' ? 'all' : 'recent'],
    form: 'plain',
  });
}

export function writeTogether(w: CoinWriting, isDeep: boolean): Block[] {
  const texts = cryptoTexts().together;
  if (w.coins.length < 2) return section('together', paragraph(texts.alone));
  const found = pairsOf(freeCoins(w.coins))
    .filter(([a, b]) => w.book.has(pairId(a, b)))
    .map(([a, b]) => ({ name: `${a.title}–${b.title}`, id: pairId(a, b), value: w.book.value(pairId(a, b)) }))
    .toSorted((a, b) => b.value - a.value);
  const [most, least] = [found[0], found.at(-1)];
  if (most === undefined || least === undefined) return section('together', paragraph(texts.none));
  const from = figureLink(w.step, {
    id: 'together-from',
    label: texts.strongFrom,
    value: numberText(moveTogetherFrom, 1),
    formula: `\\text{${cryptoTexts().risk.basis}}`,
    inputs: [],
    source_n: null,
  });
  const ends =
    found.length < 2
      ? []
      : [
          paragraph(
            words`${texts.strongest(most.name, w.book.mark(w.step, most.id))}${texts.weakest(least.name, w.book.mark(w.step, least.id))}`,
          ),
        ];
  return section(
    'together',
    matrix(w, 'all'),
    ...ends,
    paragraph(texts.note(from)),
    paragraph(texts.hedge),
    ...(isDeep ? [matrix(w, '90')] : []),
  );
}

export function writeFalls(w: CoinWriting): Block[] {
  const texts = cryptoTexts().falls;
  const dated = (coin: Coin, measure: string): Said =>
    w.book.has(idOf(coin, measure)) ? texts.on(mark(w, coin, measure), dayOf(w, coin, measure, 'date')) : '—';
  const rows = w.coins.map((coin): Said[] => [
    coin.title,
    mark(w, coin, 'fall_period'),
    w.book.has(idOf(coin, 'fall_period'))
      ? texts.fromTo(dayOf(w, coin, 'fall_period', 'peak_date'), dayOf(w, coin, 'fall_period', 'date'))
      : '—',
    w.book.has(idOf(coin, 'fall_period')) ? dayOf(w, coin, 'fall_period', 'recovered') || texts.notBack : '—',
    dated(coin, 'worst_day'),
    dated(coin, 'worst_week'),
    mark(w, coin, 'fall_now'),
  ]);
  return section('falls', table(texts.head, rows, { right: [1, 4, 5, 6] }));
}

export function writeTrend(w: CoinWriting): Block[] {
  const texts = cryptoTexts().trend;
  const { readings } = indicatorTexts();
  const rows = freeCoins(w.coins).map((coin): Said[] => [
    coin.title,
    mark(w, coin, 'gap50'),
    mark(w, coin, 'gap200'),
    mark(w, coin, 'rsi'),
    readings[firstCase(rsiCases, (id) => w.book.value(idOf(coin, id)), 'notComputed')],
  ]);
  return section('trend', table(texts.head, rows, { right: [1, 2, 3] }), paragraph(texts.note));
}

export function writeWeekends(w: CoinWriting): Block[] {
  const texts = cryptoTexts().weekends;
  const known = freeCoins(w.coins).filter((coin) => w.book.has(idOf(coin, 'weekend_share')));
  if (known.length === 0) return section('weekends', paragraph(texts.none));
  const rows = known.map((coin) => [
    coin.title,
    ...['moves_weekend', 'moves_week', 'weekend_share'].map((one) => mark(w, coin, one)),
  ]);
  return section('weekends', table(texts.head, rows, { right: [1, 2, 3] }), paragraph(texts.note));
}

export function writeVolume(w: CoinWriting, isDeep: boolean): Block[] {
  const texts = cryptoTexts().volume;
  const known = w.coins.filter((coin) => w.book.has(idOf(coin, 'odd_days')));
  if (known.length === 0) return section('volume', paragraph(texts.none));
  const rows = known.flatMap((coin) =>
    Array.from({ length: isDeep ? 12 : 3 }, (_, i) => `odd_volume${i + 1}`)
      .filter((id) => w.book.has(idOf(coin, id)))
      .map((id): Said[] => [
        coin.title,
        dayOf(w, coin, id, 'date'),
        mark(w, coin, id),
        String(w.book.measure(idOf(coin, id))?.['change'] ?? ''),
      ]),
  );
  const limit = figureLink(w.step, {
    id: 'odd-volume-from',
    label: texts.limit,
    value: numberText(outlierAt, 1),
    formula: `\\text{${texts.limitBasis}}`,
    inputs: [],
    source_n: null,
  });
  return section(
    'volume',
    list(
      known.map((coin) =>
        texts.count(coin.title, mark(w, coin, 'odd_days'), w.book.value(idOf(coin, 'odd_days')) === 1),
      ),
    ),
    rows.length === 0 ? paragraph(texts.quiet) : table(texts.head, rows, { right: [2, 3] }),
    paragraph(texts.note(limit)),
  );
}

export function writeStable(w: CoinWriting): Block[] {
  const texts = cryptoTexts().stable;
  const stable = w.coins.filter(isPeg);
  const elsewhere = w.coins
    .filter(isPegElsewhere)
    .map(
      (coin) => words`${cryptoTexts().left.pegMoney(coin.title, coin.pair.quote ?? '')}${coinMark(w, coin)}`,
    );
  if (stable.length === 0)
    return section('stable', ...(elsewhere.length > 0 ? [list(elsewhere)] : [paragraph(texts.none)]));
  const rows = stable.map((coin): Said[] => [
    coin.title,
    mark(w, coin, 'off_peg'),
    mark(w, coin, 'off_peg_share'),
    mark(w, coin, 'peg_gap'),
    dayOf(w, coin, 'peg_gap', 'date'),
  ]);
  return section(
    'stable',
    table(texts.head, rows, { right: [1, 2, 3] }),
    paragraph(texts.note),
    ...(elsewhere.length > 0 ? [list(elsewhere)] : []),
  );
}
