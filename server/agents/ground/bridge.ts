import { profitBefore, profitNow } from '../../packs/statement/bridge.ts';
import type { Expression } from '../../packs/statement/expression.ts';
import { workOut, yearsBackFrom } from '../../statements/compute-expression.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { profitBridge } from '../../statements/profit-bridge.ts';
import { scaleOf } from '../../table/unit-rules.ts';
import { numberText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { bold, words, type Said } from '../../report/words.ts';
import { expressionMark, refusalText } from './expression-figures.ts';
import { groundTexts } from './messages/ground-texts.ts';
import { scoreTexts } from './messages/score-texts.ts';
import { yearMark } from './statement-changes.ts';
import { decimalsOf, idOf, lineName, yearText, type StatementWriting } from './statement-figures.ts';

/** What the amounts of a bridge are shown in: the largest scale of its cells, with all decimals, so that the rows add up. */
function unitOf(w: StatementWriting, parts: readonly Expression[], time: string) {
  const cells = parts.flatMap((part) => {
    const worked = workOut(w.statements, part, time);
    return worked.kind === 'value' ? worked.from : [];
  });
  const scale = Math.max(...cells.map(({ unit }) => scaleOf(unit)));
  const digits = Math.max(...cells.map(({ value }) => decimalsOf(value / scale)));
  const [currency = ''] = cells.map(({ unit }) => (unit.kind === 'money' ? unit.currency : ''));
  const scaleWords = statementTexts().scales[scale] ?? '';
  const said =
    currency === ''
      ? groundTexts().noCurrency(scaleWords.trim())
      : statementTexts().money(currency, '', scaleWords);
  return { title: groundTexts().inUnit(said), print: (value: number) => numberText(value / scale, digits) };
}

/** From the operating profit of the year before to that of the year, by lines; one line where it cannot be made. */
export function bridgeSection(w: StatementWriting, time: string): Block[] {
  const texts = scoreTexts().bridge;
  const bridge = profitBridge(w.statements, time);
  if (bridge.kind === 'refused')
    return [paragraph(words`${texts.open(refusalText(w, bridge.refused))}${yearMark(w, time)}`)];
  const [year, before] = [yearText(time), yearText(yearsBackFrom(w.statements, time)[1] ?? '')];
  const unit = unitOf(w, [profitNow, profitBefore, bridge.rest], time);
  // What is left of binary fractions is no amount: it has no sign.
  const signed = (value: number) => {
    const text = unit.print(Math.abs(value));
    if (!/[1-9]/.test(text)) return text;
    return value > 0 ? `+${text}` : unit.print(value);
  };
  const row = (id: string, name: string, expression: Expression, print = signed): Said[] => [
    name,
    expressionMark(w, expression, { id: idOf('bridge', id, time), label: `${name} (${year})`, time, print }),
  ];
  const rows = [
    row('before', `${lineName('operating_profit')} ${before}`, profitBefore, unit.print),
    ...bridge.effects.map(({ id, effect }) => row(id, texts.effect(lineName(id)), effect)),
    row('rest', texts.rest, bridge.rest),
    row('after', `${lineName('operating_profit')} ${year}`, profitNow, unit.print),
  ];
  const within = bridge.within.length === 0 ? [] : [paragraph(texts.within(bridge.within.map(lineName)))];
  return [
    paragraph(texts.lead),
    table(
      texts.head,
      rows.map(([name = '', mark = '—'], i) => [i % (rows.length - 1) === 0 ? bold(name) : name, mark]),
      { right: [1], title: unit.title },
    ),
    ...within,
  ];
}
