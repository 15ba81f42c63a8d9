import { pegs } from '../../packs/market/coins.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import { foot } from '../ground/write-steps.ts';
import { coinMark, idOf, isComparable, isPeg, pairId, pairsOf, type CoinWriting } from './coin-writing.ts';
import { cryptoTexts, section } from './messages/crypto-texts.ts';
import type { Coin } from './read-coins.ts';

/** Lists of lines are cut here. */
const mostLines = 12;

const linesText = (lines: readonly number[]) =>
  `${lines.slice(0, mostLines).join(', ')}${lines.length > mostLines ? ' …' : ''}`;

function flawsOf(w: CoinWriting, coin: Coin, newest: string): Said[] {
  const { left } = cryptoTexts();
  const { title, study, pair } = coin;
  const { quality } = study.loaded.series;
  const last = study.day(study.last);
  const money = pegs[pair.base.toUpperCase()];
  const marked = (said: Said): Said => words`${said}${coinMark(w, coin)}`;
  return [
    ...(w.book.has(idOf(coin, 'missing_days'))
      ? [left.missing(title, w.book.mark(w.step, idOf(coin, 'missing_days')))]
      : []),
    ...(quality.duplicates.length > 0
      ? [marked(left.duplicates(title, linesText(quality.duplicates.flatMap(({ lines }) => lines))))]
      : []),
    ...(quality.gaps.length > 0 ? [marked(left.gaps(title, linesText(quality.gaps)))] : []),
    ...(quality.joinedIntraday > 0 ? [marked(left.intraday(title))] : []),
    ...(quality.week === 'seven' ? [] : [marked(left.week(title))]),
    ...(last < newest ? [marked(left.oldest(title, dayText(last), dayText(newest)))] : []),
    ...(money !== undefined && pair.quote !== null && !isPeg(coin)
      ? [marked(left.pegMoney(title, pair.quote))]
      : []),
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
    ...pairs,
    left.always,
  ];
  return [
    ...section('missing', list(said)),
    ...section('method', ...method.map((one) => paragraph(one))),
    ...foot(isSample, 'data'),
  ];
}
