import type { OptionCell } from '../../options/read-options.ts';
import { paybackWords } from '../../packs/strategy/swot-words.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, type TableWriting } from '../ground/table-figures.ts';
import type { Decision } from './gather.ts';
import { businessTexts, section } from './messages/business-texts.ts';
import { numberOf } from './write-head.ts';

/** An option with what it costs once and what it earns a year, in one currency. */
interface Paid {
  readonly vendor: string;
  readonly cost: OptionCell;
  readonly gain: OptionCell;
  readonly invested: number;
  readonly earned: number;
}

const amountOf = ({ answer }: OptionCell): { value: number; unit: string } | null =>
  answer.kind === 'number' ? answer : null;

function paidOf({ vendors, cellOf }: Decision, invest: string, gain: string): Paid[] {
  return vendors.flatMap((vendor): Paid[] => {
    const cells = [cellOf(vendor, invest), cellOf(vendor, gain)] as const;
    const [cost, profit] = cells;
    if (cost === undefined || profit === undefined) return [];
    const [spent, earned] = [amountOf(cost), amountOf(profit)];
    if (spent === null || earned === null) return [];
    // Nothing is nothing in every currency.
    if (spent.unit !== earned.unit && spent.value !== 0) return [];
    return [{ vendor, cost, gain: profit, invested: spent.value, earned: earned.value }];
  });
}

/** What is earned without an investment, in whose place the others come; null where none, or more than one, is such. */
function baseOf(paid: readonly Paid[]): Paid | null {
  const bases = paid.filter(({ invested, earned }) => invested === 0 && earned > 0);
  return bases.length === 1 ? (bases[0] ?? null) : null;
}

/** Investment by profit a year, or by what a year brings beyond the option that asks for none. */
export function paybackSection(w: TableWriting, decision: Decision): Block[] {
  const texts = businessTexts().report;
  const named = (pattern: RegExp) => decision.criteria.find((one) => pattern.test(one));
  const [invest, gain] = [named(paybackWords.invest), named(paybackWords.gain)];
  if (invest === undefined || gain === undefined) return section('payback', paragraph(texts.noPayback));
  const paid = paidOf(decision, invest, gain);
  const base = baseOf(paid);
  const rows = paid
    .filter((one) => one !== base)
    .map((one): Said[] => [
      one.vendor,
      numberOf(w, decision, one.cost),
      numberOf(w, decision, one.gain),
      yearsOf(w, decision, one, base),
    ]);
  if (rows.length === 0) return section('payback', paragraph(texts.noPayback));
  return section(
    'payback',
    ...(base === null ? [] : [paragraph(texts.paybackBase(base.vendor, base.gain.text))]),
    table([texts.paybackHead.option, invest, gain, texts.paybackHead.years], rows, { right: [3] }),
  );
}

function yearsOf(w: TableWriting, { vendors }: Decision, one: Paid, base: Paid | null): Said {
  const texts = businessTexts().report;
  const yearly = one.earned - (base?.earned ?? 0);
  if (yearly <= 0) return base === null ? texts.noGain : texts.noMore;
  const inputs = [one.cost, one.gain, ...(base === null ? [] : [base.gain])];
  return computedFigure(
    w,
    {
      id: `payback-${vendors.indexOf(one.vendor) + 1}`,
      label: texts.paybackOf(one.vendor),
      value: numberText(one.invested / yearly, 1),
      formula: base === null ? 'I / G' : 'I / (G - G_0)',
    },
    inputs.map(({ vendor, criterion, text }) => ({
      name: vendor === one.vendor ? criterion : texts.swingName(vendor, criterion),
      value: text,
      given: 'form',
    })),
  );
}
