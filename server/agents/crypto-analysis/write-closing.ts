import type { Block } from '../../report/blocks.ts';
import { list, paragraph } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { foot } from '../ground/write-steps.ts';
import {
  coinMark,
  idOf,
  isComparable,
  isPeg,
  isPegElsewhere,
  lastRowMark,
  movingCoins,
  pairId,
  pairsOf,
  type CoinWriting,
} from './coin-writing.ts';
import { cryptoTexts, section } from './messages/crypto-texts.ts';
import type { Coin } from './read-coins.ts';

/** Lists of lines are cut here, and those behind a figure there. */
const [mostLines, mostNamed] = [12, 60];

/** Days without a row, the latest by name. */
function missingDays({ book, step }: CoinWriting, coin: Coin): Said[] {
  const found = book.measure(idOf(coin, 'missing_days'));
  if (found === undefined) return [];
  const days = found.inputs.at(-1)?.value ?? '';
  return [
    cryptoTexts().left.missing(coin.title, book.mark(step, found.id), { days, isOne: found.value === 1 }),
  ];
}

/** Rows that were not taken as they are: how many, as a figure that names their lines, and the first of them. */
function lineList(
  { step }: CoinWriting,
  coin: Coin,
  kind: 'duplicates' | 'differing' | 'gaps',
  lines: readonly number[],
): Said[] {
  if (lines.length === 0) return [];
  const { left } = cryptoTexts();
  const count = figureLink(step, {
    id: idOf(coin, `rows_${kind}`),
    label: `${coin.title}: ${left.rowKinds[kind === 'gaps' ? 'gaps' : 'duplicates']}`,
    value: numberText(lines.length, 0),
    formula: '\\#\\{\\text{rows}\\}',
    inputs: lines
      .slice(0, mostNamed)
      .map((line) => ({ name: left.row, value: String(line), from: coin.dossier.name })),
    source_n: null,
  });
  const shown = `${lines.slice(0, mostLines).join(', ')}${lines.length > mostLines ? ' …' : ''}`;
  return [left[kind](coin.title, count, shown)];
}

/** Where the last day of a coin is, and that of one which goes on longer. */
function lastRows(w: CoinWriting, coin: Coin, newest: string): Said {
  const longer = w.coins.find(({ study }) => study.day(study.last) === newest);
  return words`${lastRowMark(w, coin)}${longer === undefined ? '' : lastRowMark(w, longer)}`;
}

/** Coins whose money no file says, beside others whose is said: what they are compared by may be two kinds of money. */
function unsaidMoney({ coins }: CoinWriting): Said[] {
  const monies = new Set(coins.flatMap(({ pair }) => pair.like ?? []));
  const unsaid = movingCoins(coins).filter(({ pair }) => pair.like === null);
  if (monies.size === 0 || unsaid.length === 0) return [];
  return [cryptoTexts().left.unsaidMoney(unsaid.map(({ title }) => title))];
}

function flawsOf(w: CoinWriting, coin: Coin, newest: string): Said[] {
  const { left } = cryptoTexts();
  const { title, study, pair } = coin;
  const { quality } = study.loaded.series;
  const last = study.day(study.last);
  const marked = (said: Said): Said => words`${said}${coinMark(w, coin)}`;
  return [
    ...missingDays(w, coin),
    ...(['duplicates', 'differing'] as const).flatMap((kind) =>
      lineList(
        w,
        coin,
        kind,
        quality.duplicates
          .filter(({ differ }) => differ === (kind === 'differing'))
          .flatMap(({ lines }) => lines),
      ),
    ),
    ...lineList(w, coin, 'gaps', quality.gaps),
    ...(quality.joinedIntraday > 0 ? [marked(left.intraday(title))] : []),
    ...(quality.week === 'seven' ? [] : [marked(left.week(title))]),
    ...(last < newest
      ? [words`${left.oldest(title, dayText(last), dayText(newest))}${lastRows(w, coin, newest)}`]
      : []),
    ...(isPegElsewhere(coin) ? [marked(left.pegMoney(title, pair.quote ?? ''))] : []),
    ...(w.book.has(idOf(coin, 'var95')) || isPeg(coin) ? [] : [marked(left.short(title))]),
    ...(w.book.has(idOf(coin, 'idle_share')) ? [] : [marked(left.noVolume(title))]),
  ];
}

/** What was not used or not computed, how it was computed, and who wrote it. */
export function writeClosing(w: CoinWriting, leftOut: readonly string[], isSample: boolean): Block[] {
  const { left, method } = cryptoTexts();
  const newest =
    w.coins
      .map(({ study }) => study.day(study.last))
      .toSorted()
      .at(-1) ?? '';
  const pairs = pairsOf(w.coins)
    .filter(([a, b]) => !w.book.has(pairId(a, b)))
    .map(([a, b]) => (isComparable(a, b) ? left.few : left.unlike)(a.title, b.title));
  const said: Said[] = [
    ...leftOut,
    ...w.coins.flatMap((coin) => flawsOf(w, coin, newest)),
    ...unsaidMoney(w),
    ...pairs,
    left.always,
  ];
  return [
    ...section('missing', list(said)),
    ...section('method', ...method.map((one) => paragraph(one))),
    ...foot(isSample, 'data'),
  ];
}
