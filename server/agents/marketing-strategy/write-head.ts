import { salesAt } from '../../options/split-budget.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { joinWords, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { Channel } from './channels.ts';
import { marketingTexts, section } from './messages/marketing-texts.ts';
import {
  amountFigure,
  breakEvenFigure,
  budgetFigure,
  channelInputs,
  curveInputs,
  derived,
  funded,
  moneyText,
  named,
  type PlanWriting,
} from './plan-figures.ts';
import { computedFigure } from '../ground/table-figures.ts';

/** Sales that the curve of a channel promises for what it gets. */
export function salesFigure(w: PlanWriting, channel: Channel, amount: number): Words {
  const { labels, of } = marketingTexts().report;
  const value = numberText(channel.curve === null ? 0 : salesAt(channel.curve, amount), 1);
  const shown = {
    id: `planned-${channel.id}`,
    label: of(labels.planned, channel.name),
    value,
    formula: String.raw`a \ln(1 + x / b)`,
  };
  return computedFigure(w, shown, [
    { name: of(labels.amount, channel.name), value: moneyText(w.plan, amount), figure: true },
    ...curveInputs(w, channel),
    ...channelInputs(w, channel),
  ]);
}

function allSales(w: PlanWriting): Words {
  const { labels, of } = marketingTexts().report;
  const each = funded(w.plan).map(({ channel, amount }) => ({
    name: of(labels.planned, channel.name),
    sales: channel.curve === null ? 0 : salesAt(channel.curve, amount),
  }));
  const sum = each.reduce((all, { sales }) => all + sales, 0);
  const shown = { label: labels.allSales, value: numberText(sum, 1), formula: String.raw`\sum x` };
  return derived(
    w,
    'planned-all',
    shown,
    each.map(({ name, sales }) => [name, numberText(sales, 1)]),
  );
}

function leftFigure(w: PlanWriting, budget: number): Words {
  const { labels } = marketingTexts().report;
  const shown = {
    label: labels.left,
    value: moneyText(w.plan, w.plan.left),
    formula: String.raw`B - \sum x`,
  };
  return derived(w, 'left', shown, [[labels.budget, moneyText(w.plan, budget)]]);
}

/** Where the budget goes, in the first sentences and a table; each channel is a finding. */
export function writeHead(w: PlanWriting, product: string): Block[] {
  const texts = marketingTexts().report;
  const { plan } = w;
  const { channels, worth, left } = plan;
  const budget = plan.numbers.budget.value;
  const subject = product === '' ? texts.subject : product;
  const gets = funded(plan);
  const [first] = gets;
  // Nothing is said of earning where no channel could be tried.
  const isOpen = channels.every(({ curve }) => curve === null);
  for (const channel of channels.slice(0, 20))
    w.step.addFinding({
      id: `channel-${channel.id}`,
      title: channel.name,
      detail: channel.lack === null ? texts.words[channel.word] : texts.lacks[channel.lack],
      status: channel.word,
    });
  const headline =
    first === undefined || budget === null
      ? budget === null
        ? texts.headlineNoBudget(subject)
        : isOpen
          ? texts.headlineOpen(subject)
          : texts.headlineNone(subject)
      : texts.headline(subject, first.channel.name, percentText(first.amount / budget, 0));
  const limit = worth === null ? texts.leadNoWorth : texts.leadWorth(breakEvenFigure(w, worth));
  const main: Said =
    budget === null
      ? texts.leadNoBudget
      : first === undefined
        ? (isOpen ? texts.leadOpen : texts.leadNone)(budgetFigure(w, budget))
        : texts.lead({
            budget: budgetFigure(w, budget),
            name: first.channel.name,
            amount: amountFigure(w, first.channel),
            sales: allSales(w),
          });
  const rest =
    budget !== null && left > budget * 1e-9 && first !== undefined
      ? texts.leadLeft(leftFigure(w, budget))
      : '';
  const said = joinWords(
    [main, limit, rest].filter((one) => one !== ''),
    ' ',
  );
  writeAnswer(w.step, texts.answer(headline, main));
  return [title(headline), lead(said), ...section('where', whereTable(w, budget))];
}

function whereTable(w: PlanWriting, budget: number | null): Block {
  const texts = marketingTexts().report;
  const { plan } = w;
  if (budget === null) return paragraph(texts.noSplit);
  const sorted = plan.channels.toSorted(
    (a, b) => (plan.amounts.get(b.id) ?? 0) - (plan.amounts.get(a.id) ?? 0),
  );
  const rows = sorted.map((channel): Said[] => {
    const amount = plan.amounts.get(channel.id) ?? 0;
    const why = channel.lack === null ? texts.costly : texts.lacks[channel.lack];
    if (amount <= 0) return [named(w, channel), texts.none, texts.none, why];
    const shown = {
      label: texts.of(texts.labels.part, channel.name),
      value: percentText(amount / budget, 0),
      formula: String.raw`\frac{a}{b}`,
    };
    const part = derived(w, `part-${channel.id}`, shown, [
      [texts.of(texts.labels.amount, channel.name), moneyText(plan, amount)],
      [texts.labels.budget, moneyText(plan, budget)],
    ]);
    return [channel.name, amountFigure(w, channel), part, texts.words[channel.word]];
  });
  return table(texts.whereHead, rows, { right: [1, 2] });
}
