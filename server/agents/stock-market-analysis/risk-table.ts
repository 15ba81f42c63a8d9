import { statusOf, type Reading } from '../../findings/rules.ts';
import { priceRules, stopRules, type MarketRule } from '../../packs/market/risk-rules.ts';
import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { groundTexts } from '../ground/messages/ground-texts.ts';
import { thresholdText } from '../ground/scorecard.ts';
import { noteTexts } from './messages/report-texts.ts';
import { readRisks } from './readings.ts';
import type { Writing } from './writing.ts';

const print = (id: MarketRule['id'], value: number) =>
  id === 'stop_atr' ? numberText(value, 1) : percentText(value, id === 'stop_share' ? 0 : 1);

/** What the word for the risk is read from: measure, thresholds and reading; of a stop where one was given. */
export function riskTable({ step, book, request }: Writing): Block {
  const texts = noteTexts().risks;
  const { risks } = groundTexts();
  // Below the close a stop is read by its distance. One that the price has passed has none: its side says all.
  const isPassed = book.value('stop_gap') >= 0;
  const ofStop = stopRules.filter(({ id }) => (id === 'stop_gap') === isPassed);
  const rules = request.stop === null ? priceRules : [...priceRules, ...ofStop];
  const rows = readRisks(rules, book).map((reading: Reading, at) => {
    const id = rules[at]?.id ?? 'vol30';
    const shown = {
      name: texts.names[id],
      mark: book.mark(step, id),
      print: (value: number) => print(id, value),
      basis: texts.basis,
    };
    const [low, high] = (['good', 'poor'] as const).map((side) => thresholdText(step, reading, shown, side));
    return [shown.name, shown.mark, low ?? '', high ?? '', risks[statusOf(reading)]];
  });
  return table(texts.head, rows, { form: 'scorecard', title: texts.title, right: [1] });
}
