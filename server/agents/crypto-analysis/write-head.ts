import { scoreOf } from '../../findings/score.ts';
import { statusOf } from '../../findings/rules.ts';
import {
  independentBelow,
  coinRules,
  pegRules,
  moveTogetherFrom,
  type CoinRule,
} from '../../packs/market/crypto-risk.ts';
import { pegWidth } from '../../tools/indicators/measure-peg.ts';
import { isMeant } from '../../packs/market/pair-names.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { valueInput } from '../../tools/indicators/inputs.ts';
import { coinTexts } from '../../tools/indicators/messages/coin-measures-texts.ts';
import { groundTexts } from '../ground/messages/ground-texts.ts';
import { thresholdText } from '../ground/scorecard.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import {
  coinMark,
  idOf,
  isPeg,
  isPegElsewhere,
  movingCoins,
  pairId,
  pairsOf,
  readingsOf,
  riskOf,
  type CoinWriting,
} from './coin-writing.ts';
import { cryptoTexts, section } from './messages/crypto-texts.ts';
import type { Coin } from './read-coins.ts';

const mostNamed = 3;

const mark = ({ book, step }: CoinWriting, coin: Coin, measure: string) =>
  book.mark(step, idOf(coin, measure));

/** Risk and volatility, for order. */
const weightOf = (book: CoinWriting['book'], coin: Coin): readonly [number, number] => [
  riskOf(book, coin).value ?? -1,
  book.value(idOf(coin, 'vol_period')) || 0,
];

const movedMost =
  ({ book }: Pick<CoinWriting, 'book'>) =>
  (a: Coin, b: Coin) => {
    const [[riskA, volA], [riskB, volB]] = [weightOf(book, a), weightOf(book, b)];
    return riskB - riskA || volB - volA;
  };

/** Mean correlation of the pairs without stable coins, with the pairs behind it; nothing for fewer than two coins. */
export function addMean({ book, coins }: Pick<CoinWriting, 'book' | 'coins'>): void {
  const free = pairsOf(movingCoins(coins)).flatMap(([a, b]) => book.measure(pairId(a, b)) ?? []);
  if (free.length === 0) return;
  const value = free.reduce((sum, one) => sum + one.value, 0) / free.length;
  const inputs = free.slice(0, 66).map((one) => valueInput(one.label, one.value));
  book.add(
    [
      {
        id: 'corr_mean',
        label: coinTexts().meanOfPairs,
        value,
        text: numberText(value, 2),
        formula: '\\frac{1}{n}\\sum \\rho_{ab}',
        date: free[0]?.date ?? '',
        inputs: [...inputs, valueInput(coinTexts().pairCount, free.length)],
      },
    ],
    null,
  );
}

function togetherText({ book, step }: CoinWriting): Said {
  if (!book.has('corr_mean')) return '';
  const { together } = cryptoTexts().lead;
  const value = book.value('corr_mean');
  const say =
    value >= moveTogetherFrom ? together.strong : value < independentBelow ? together.apart : together.some;
  return say(book.mark(step, 'corr_mean'));
}

const isOff = ({ book }: Pick<CoinWriting, 'book'>, coin: Coin) =>
  isPeg(coin) && book.value(idOf(coin, 'peg_size')) > pegWidth;

function pegText(w: CoinWriting, coin: Coin): Words {
  const texts = cryptoTexts().lead;
  const gap = mark(w, coin, 'peg_gap');
  if (!isOff(w, coin)) return texts.pegKept(coin.title, gap);
  const day = dayText(w.book.measure(idOf(coin, 'peg_gap'))?.date ?? '');
  const isOne = w.book.value(idOf(coin, 'off_peg')) === 1;
  return texts.peg(coin.title, day, { days: mark(w, coin, 'off_peg'), gap, isOne });
}

/** The coin that the question names, where it names one alone. */
function askedCoin({ coins }: CoinWriting, question: string): Coin | null {
  const said = question.split(/[^\p{L}\p{N}/-]+/u);
  const named = coins.filter(({ pair }) => said.some((word) => word.length > 2 && isMeant(word, pair)));
  return named.length === 1 && coins.length > 1 ? (named[0] ?? null) : null;
}

function leadText(w: CoinWriting, question: string): Words {
  const texts = cryptoTexts().lead;
  const free = movingCoins(w.coins).toSorted(movedMost(w));
  const [first] = free;
  const calm = free.toSorted(
    (a, b) => w.book.value(idOf(a, 'vol_period')) - w.book.value(idOf(b, 'vol_period')),
  )[0];
  const marks = (coin: Coin) => ({
    vol: mark(w, coin, 'vol_period'),
    fall: mark(w, coin, 'fall_period'),
    month: mark(w, coin, 'return_1m'),
  });
  const asked = askedCoin(w, question);
  const said: Said[] = [];
  if (asked !== null && !isPeg(asked)) said.push(texts.asked(asked.title, marks(asked)));
  if (asked !== null && isPegElsewhere(asked))
    said.push(
      words`${cryptoTexts().left.pegMoney(asked.title, asked.pair.quote ?? '')}.${coinMark(w, asked)}`,
    );
  if (first !== undefined) {
    said.push((free.length > 1 ? texts.riskiest : texts.only)(first.title, marks(first)));
    if (w.book.has(idOf(first, 'var95'))) said.push(texts.var95(first.title, mark(w, first, 'var95')));
    if (calm !== undefined && calm !== first)
      said.push(texts.calmest(calm.title, mark(w, calm, 'vol_period')));
  }
  said.push(togetherText(w));
  const stable = w.coins.filter(isPeg);
  const off = stable.filter((one) => isOff(w, one));
  said.push(...(off.length > 0 ? off : stable.slice(0, 1)).map((one) => pegText(w, one)));
  return joinWords(
    said.filter((one) => one !== ''),
    ' ',
  );
}

function addFindings(w: CoinWriting): void {
  const { findings } = cryptoTexts();
  for (const coin of w.coins) {
    const text = (measure: string) => w.book.text(idOf(coin, measure));
    const isMoving = isPeg(coin) || movingCoins(w.coins).includes(coin);
    const status = isMoving ? riskOf(w.book, coin).status : null;
    w.step.addFinding({
      id: `risk-${coin.id}`,
      title: coin.title,
      detail: !isMoving
        ? cryptoTexts().left.pegMoney(coin.title, coin.pair.quote ?? '')
        : status === null
          ? findings.open
          : isPeg(coin)
            ? findings.pegDetail(text('peg_gap'), text('off_peg'))
            : findings.detail(text('vol_period'), text('fall_period')),
      status: status ?? 'for review',
    });
  }
  if (w.book.has('corr_mean'))
    w.step.addFinding({
      id: 'together',
      title: findings.together,
      detail: findings.mean(w.book.text('corr_mean')),
      status: 'verified',
    });
  const gaps = w.coins.filter((one) => w.book.has(idOf(one, 'missing_days')));
  w.step.addFinding({
    id: 'data',
    title: gaps.length === 0 ? findings.complete : findings.gaps,
    detail:
      gaps.length === 0
        ? findings.completeDetail
        : findings.gapsDetail(gaps.map((one) => one.title).join(', ')),
    status: gaps.length === 0 ? 'verified' : 'unverified',
  });
}

const printed = (id: CoinRule['id']) => (value: number) =>
  percentText(value, id === 'idle_share' || id === 'off_peg_share' ? 1 : 0);

/** Where the words for risk begin; the number of each is linked to what it rests on. */
function limitRows(w: CoinWriting, rules: readonly CoinRule[]): Said[][] {
  const texts = cryptoTexts().risk;
  return rules.map((rule) => {
    const reading = { kind: 'not computed', rule, reason: '' } as const;
    const shown = { name: texts.names[rule.id], mark: '', print: printed(rule.id), basis: texts.basis };
    return [
      texts.names[rule.id],
      thresholdText(w.step, reading, shown, 'good'),
      thresholdText(w.step, reading, shown, 'poor'),
    ];
  });
}

function riskBlocks(w: CoinWriting): Block[] {
  const texts = cryptoTexts().risk;
  const { risks } = groundTexts();
  const wordOf = (coin: Coin) => risks[scoreOf(readingsOf(w.book, coin)).status ?? statusOf(notRead)];
  const [free, stable] = [movingCoins(w.coins), w.coins.filter(isPeg)];
  const rowOf = (coin: Coin, measures: readonly string[]) => [
    coin.title,
    ...measures.map((one) => mark(w, coin, one)),
    wordOf(coin),
  ];
  const look = { form: 'scorecard', title: texts.title } as const;
  const rules = [...(free.length > 0 ? coinRules : []), ...(stable.length > 0 ? pegRules : [])];
  return [
    ...(free.length === 0
      ? []
      : [
          table(
            texts.head,
            free.toSorted(movedMost(w)).map((one) =>
              rowOf(
                one,
                coinRules.map(({ id }) => id),
              ),
            ),
            { ...look, right: [1, 2, 3, 4] },
          ),
          paragraph(texts.note),
        ]),
    ...(stable.length === 0
      ? []
      : [
          table(
            texts.pegHead,
            stable.map((one) => rowOf(one, ['peg_gap', 'off_peg_share'])),
            { ...look, right: [1, 2] },
          ),
        ]),
    paragraph(texts.limits),
    table(texts.limitHead, limitRows(w, rules), { right: [1, 2] }),
  ];
}

const notRead = {
  kind: 'not computed',
  rule: { id: '', better: 'lower', good: 0, poor: 0, weight: 1 },
  reason: '',
} as const;

/** The finding, the first screen, the answer and the findings of the run. */
export function writeHead(w: CoinWriting, question: string): { head: Block[]; risk: Block[] } {
  const texts = cryptoTexts();
  const [first] = [...movingCoins(w.coins).toSorted(movedMost(w)), ...w.coins.filter(isPeg)];
  const subject = texts.subject(
    w.coins.slice(0, mostNamed).map((one) => one.title),
    w.coins.length > mostNamed,
  );
  const { status } = first === undefined ? { status: null } : riskOf(w.book, first);
  const word = status === null ? null : texts.risks[status];
  const finding =
    w.coins.length === 1 ? texts.headlines.one(word) : texts.headlines.many(first?.title ?? '', word);
  const off = w.coins.find((one) => isOff(w, one));
  const said = leadText(w, question);
  addFindings(w);
  writeAnswer(w.step, said);
  return {
    head: [
      title(`${subject}: ${finding}${off === undefined ? '' : texts.headlines.offPeg(off.title)}`),
      lead(said),
    ],
    risk: section('risk', ...riskBlocks(w)),
  };
}
