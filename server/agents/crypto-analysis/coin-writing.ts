import type { StepHandle } from '../../engines/run-context.ts';
import { readRule, type Reading } from '../../findings/rules.ts';
import { scoreOf } from '../../findings/score.ts';
import { coinRules, pegRules, type CoinRule } from '../../packs/market/crypto-risk.ts';
import { pegs } from '../../packs/market/coins.ts';
import type { Words } from '../../report/words.ts';
import { linePlace, rowQuote } from '../../claims/table-rows.ts';
import { rangesOf } from '../../table/line-ranges.ts';
import { measureCorrelation } from '../../tools/indicators/correlation-matrix.ts';
import { measureCoverage } from '../../tools/indicators/measure-coverage.ts';
import { measureFalls } from '../../tools/indicators/measure-falls.ts';
import { measureMomentum } from '../../tools/indicators/measure-momentum.ts';
import { measureOddVolume } from '../../tools/indicators/measure-odd-volume.ts';
import { behavesLikePeg, measurePeg } from '../../tools/indicators/measure-peg.ts';
import { measureReturns } from '../../tools/indicators/measure-returns.ts';
import { measureTrend } from '../../tools/indicators/measure-trend.ts';
import { volatility } from '../../tools/indicators/measure-volatility.ts';
import { measureWeek } from '../../tools/indicators/measure-week.ts';
import { coinTexts } from '../../tools/indicators/messages/coin-measures-texts.ts';
import type { Measure } from '../../tools/indicators/study.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { Book } from '../writing/book.ts';
import { cite } from '../ground/dossier.ts';
import { cryptoTexts } from './messages/crypto-texts.ts';
import type { Coin } from './read-coins.ts';

/** What every part of the report is written from. */
export interface CoinWriting {
  readonly step: StepHandle;
  readonly coins: readonly Coin[];
  readonly book: Book;
}

/** The contract's limit of lines that are lit. */
const mostLit = 200;

/** Whether a coin is meant to stay at one unit of money: by its name and quote, or by its prices. */
export function isPeg({ pair, study }: Coin): boolean {
  const money = pegs[pair.base.toUpperCase()];
  return money === undefined
    ? behavesLikePeg(study)
    : pair.like === money || (pair.like === null && behavesLikePeg(study));
}

/** Whether a coin is meant to stay at money that it is not quoted in: its price shows the exchange rate, not its peg. */
export function isPegElsewhere(coin: Coin): boolean {
  return pegs[coin.pair.base.toUpperCase()] !== undefined && coin.pair.quote !== null && !isPeg(coin);
}

/** Coins that are meant to move; one that is pegged to other money only where there is no other. */
export function movingCoins(coins: readonly Coin[]): readonly Coin[] {
  const own = coins.filter((one) => !isPeg(one));
  const moving = own.filter((one) => !isPegElsewhere(one));
  return moving.length > 0 ? moving : own;
}

/** Coins that move of their own; where none of two does, all: what stays at 1 has no trend and no weekend. */
export function freeCoins(coins: readonly Coin[]): readonly Coin[] {
  const free = movingCoins(coins);
  return free.length > 0 && (free.length > 1 || coins.length === 1) ? free : coins;
}

function measuresOf(coin: Coin): Measure[] {
  const { study } = coin;
  const { periodStart, last } = study;
  return [
    ...measureCoverage(study),
    ...volatility(study, 'vol_period', coinTexts().volatility, periodStart, last),
    ...measureReturns(study),
    ...measureFalls(study),
    ...measureTrend(study),
    ...measureMomentum(study),
    ...measureWeek(study),
    ...measureOddVolume(study),
    ...(isPeg(coin) ? measurePeg(study) : []),
  ];
}

export const idOf = (coin: Coin, measure: string) => `${coin.id}_${measure}`;
export const pairId = (left: Coin, right: Coin, window: 'all' | '90' = 'all') =>
  `corr_${[left.id, right.id].toSorted().join('_')}${window === 'all' ? '' : '_90'}`;

/** Each pair of coins once, in the order of the files. */
export const pairsOf = (coins: readonly Coin[]): (readonly [Coin, Coin])[] =>
  coins.flatMap((left, i) => coins.slice(i + 1).map((right) => [left, right] as const));

/** Prices in different money move with the exchange rate as well: their correlation would be of both. */
export const isComparable = ({ pair: a }: Coin, { pair: b }: Coin) =>
  a.like === null || b.like === null || a.like === b.like;

/** Everything that is measured of one coin, with its name before each label. */
export function addCoin(book: Book, coin: Coin): number {
  const found = measuresOf(coin).filter(({ value }) => Number.isFinite(value));
  book.add(
    found.map((one) => ({ ...one, id: idOf(coin, one.id), label: `${coin.title}: ${one.label}` })),
    null,
  );
  return found.length;
}

/** The correlation of each pair over the period, or over its last 90 common days; returns how many there are. */
export function addPairs(book: Book, coins: readonly Coin[], window: 'all' | '90' = 'all'): number {
  const { correlationOf } = cryptoTexts();
  const found = pairsOf(coins)
    .filter(([left, right]) => isComparable(left, right))
    .flatMap(([left, right]) => {
      const pair = {
        left: left.study,
        right: right.study,
        id: pairId(left, right, window),
        label: correlationOf(left.title, right.title),
      };
      return measureCorrelation(pair, window === '90' ? 90 : Infinity) ?? [];
    });
  book.add(found, null);
  return found.length;
}

/** The rows of a coin as a source. */
export function coinMark({ step }: Pick<CoinWriting, 'step'>, coin: Coin): Words {
  const { dossier, study, table: position } = coin;
  const table = dossier.text.tables[position];
  const lines = [...study.loaded.series.lines];
  const ranges = rangesOf(lines);
  if (table === undefined) return [];
  const first = Math.max(0, table.lines.indexOf(lines[0] ?? 0));
  const n = cite(step, {
    dossier,
    place: linePlace(table, [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0], first),
    quote: rowQuote(table, first, dossier.document),
    ...(ranges.length <= mostLit && {
      cells: { kind: 'cells' as const, table: position, rows: ranges, columns: [] },
    }),
  });
  return sourceLinks(n);
}

/** The last row of a coin as a source. */
export function lastRowMark(
  { step }: Pick<CoinWriting, 'step'>,
  { dossier, study, table: position }: Coin,
): Words {
  const table = dossier.text.tables[position];
  const line = study.loaded.series.lines[study.last] ?? 0;
  const row = table?.lines.indexOf(line) ?? -1;
  if (table === undefined || row < 0) return [];
  const quote = rowQuote(table, row, dossier.document);
  return sourceLinks(cite(step, { dossier, place: linePlace(table, [line, line], row), quote }));
}

/** What a coin is judged by. */
const rulesOf = (coin: Coin): readonly CoinRule[] => (isPeg(coin) ? pegRules : coinRules);

export function readingsOf(book: Book, coin: Coin): Reading[] {
  const { notMeasured } = cryptoTexts();
  return rulesOf(coin).map((rule) => {
    const id = idOf(coin, rule.id);
    return readRule(rule, book.has(id) ? { value: book.value(id) } : { reason: notMeasured });
  });
}

export const riskOf = (book: Book, coin: Coin) => scoreOf(readingsOf(book, coin));
