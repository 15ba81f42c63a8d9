import { words, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import {
  computedFigure,
  givenFigure,
  rowMark,
  type FigureInput,
  type TableWriting,
} from '../ground/table-figures.ts';
import type { Campaign, Channel } from './channels.ts';
import type { Plan } from './gather.ts';
import { marketingTexts } from './messages/marketing-texts.ts';

/** What every part writes with. */
export interface PlanWriting extends TableWriting {
  readonly plan: Plan;
}

export function moneyText({ currency }: Plan, value: number): string {
  const text = numberText(value, Math.abs(value) >= 1_000 ? 0 : 2);
  return currency === null ? text : `${currency}\u00a0${text}`;
}

/** A number computed from others that the report shows. */
export function derived(
  w: PlanWriting,
  id: string,
  shown: { readonly label: string; readonly value: string; readonly formula: string },
  from: readonly (readonly [name: string, value: string])[],
): Words {
  const inputs = from.map(([name, value]) => ({ name, value, figure: true as const }));
  return computedFigure(w, { id, ...shown }, inputs);
}

/** A channel with the first of its rows as its source; a channel of the form by its name. */
export function named(w: PlanWriting, { name, campaign }: Channel): Words {
  const row = campaign?.parts.cost?.rows[0];
  return campaign === null || row === undefined
    ? words`${name}`
    : words`${name}${rowMark(w, campaign.source, row)}`;
}

/** The two numbers of a channel's curve. */
export const curveInputs = ({ plan }: PlanWriting, { curve }: Channel): FigureInput[] =>
  curve === null
    ? []
    : [
        { name: 'a', value: numberText(curve.a, 3), figure: true },
        { name: 'b', value: moneyText(plan, curve.b), figure: true },
      ];

type Role = keyof Campaign['parts'];

const roleText = (w: PlanWriting, role: Role, value: number) =>
  role === 'cost' ? moneyText(w.plan, value) : numberText(value, Number.isInteger(value) ? 0 : 1);

/** The rows that a number of a channel is the sum of. */
function partInput(w: PlanWriting, { parts, source, nameColumn }: Campaign, role: Role): FigureInput[] {
  const part = parts[role];
  if (part === undefined) return [];
  const { rows, column, value } = part;
  const columns = nameColumn === null ? ([column] as const) : ([nameColumn, column] as const);
  return [{ name: column.name, value: roleText(w, role, value), rows: { source, rows, columns } }];
}

/** A sum over the rows of a channel. */
export function partFigure(w: PlanWriting, { id, name, campaign }: Channel, role: Role): Words | null {
  const part = campaign?.parts[role];
  if (campaign === null || part === undefined) return null;
  const label = marketingTexts().report.parts[role](name);
  const shown = {
    id: `${role}-${id}`,
    label,
    value: roleText(w, role, part.value),
    formula: String.raw`\sum x`,
  };
  return computedFigure(w, shown, partInput(w, campaign, role));
}

const resultRole = ({ parts }: Campaign): Role => (parts.sales === undefined ? 'leads' : 'sales');

/** Where a number of a channel comes from: its rows, and what the person said. */
export function channelInputs(w: PlanWriting, { campaign, used, clickPrice, share }: Channel): FigureInput[] {
  const { labels } = marketingTexts().report;
  if (campaign !== null) {
    const said = used
      .filter(({ id }) => id === 'closing')
      .map(({ value }) => ({ name: labels.closing, value: percentText(value), given: 'form' as const }));
    return [
      ...partInput(w, campaign, 'cost'),
      ...partInput(w, campaign, 'clicks'),
      ...partInput(w, campaign, resultRole(campaign)),
      ...said,
    ];
  }
  return [
    ...(clickPrice === null
      ? []
      : [{ name: labels.click, value: moneyText(w.plan, clickPrice), given: 'form' as const }]),
    ...(share === null
      ? []
      : [{ name: labels.conversion, value: percentText(share.mid, 2), given: 'form' as const }]),
  ];
}

export function budgetFigure(w: PlanWriting, value: number): Words {
  const { labels } = marketingTexts().report;
  return givenFigure(w.step, { id: 'budget', label: labels.budget, value: moneyText(w.plan, value) }, 'form');
}

/** Price times margin, both from the form. */
export function breakEvenFigure(w: PlanWriting, worth: number): Words {
  const { labels } = marketingTexts().report;
  const { price, margin } = w.plan.numbers;
  const shown = {
    id: 'break-even',
    label: labels.breakEven,
    value: moneyText(w.plan, worth),
    formula: String.raw`p \cdot m`,
  };
  return computedFigure(w, shown, [
    { name: labels.price, value: moneyText(w.plan, price.value ?? 0), given: 'form' },
    { name: labels.margin, value: percentText(margin.value ?? 0), given: 'form' },
  ]);
}

const amountOf = ({ amounts }: Plan, { id }: Channel): number => amounts.get(id) ?? 0;

/** Channels of the split that get something, the largest amount first. */
export const funded = (plan: Plan): { readonly channel: Channel; readonly amount: number }[] =>
  plan.channels
    .map((channel) => ({ channel, amount: amountOf(plan, channel) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);

/** What a channel gets of the budget. */
export function amountFigure(w: PlanWriting, channel: Channel): Words {
  const { labels, of } = marketingTexts().report;
  const { plan } = w;
  const { budget } = plan.numbers;
  const shown = {
    id: `amount-${channel.id}`,
    label: of(labels.amount, channel.name),
    value: moneyText(plan, amountOf(plan, channel)),
    formula: String.raw`\arg\max \sum_i a_i \ln(1 + x_i / b_i)`,
  };
  return computedFigure(w, shown, [
    { name: labels.budget, value: moneyText(plan, budget.value ?? 0), figure: true },
    ...(plan.worth === null
      ? []
      : [{ name: labels.breakEven, value: moneyText(plan, plan.worth), figure: true as const }]),
    ...curveInputs(w, channel),
    ...channelInputs(w, channel),
  ]);
}

/** A range of two figures, or what is where it has no upper end. */
export const rangeWords = (low: Words, high: Words | null, none: string): Words =>
  high === null ? words`${low} – ${none}` : words`${low} – ${high}`;
