import { nextSaleCost, salesAt } from '../../options/split-budget.ts';
import { tornado } from '../../options/tornado.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure } from '../ground/table-figures.ts';
import type { Channel, Range } from './channels.ts';
import { marketingTexts, section } from './messages/marketing-texts.ts';
import {
  amountFigure,
  channelInputs,
  curveInputs,
  funded,
  moneyText,
  type PlanWriting,
} from './plan-figures.ts';
import { salesFigure } from './write-head.ts';

function curveFigure(
  w: PlanWriting,
  channel: Channel,
  shown: { id: string; label: string; value: string; formula: string },
): Words {
  const label = marketingTexts().report.of(shown.label, channel.name);
  return computedFigure(w, { ...shown, id: `${shown.id}-${channel.id}`, label }, [
    ...curveInputs(w, channel),
    ...channelInputs(w, channel),
  ]);
}

/** A cap of the person, or a multiple of the average month. */
function capFigure(w: PlanWriting, channel: Channel, cap: number): Words {
  const { labels, of } = marketingTexts().report;
  const shown = {
    id: `cap-${channel.id}`,
    label: of(labels.cap, channel.name),
    value: moneyText(w.plan, cap),
  };
  if (channel.used.some(({ id }) => id === 'cap')) return givenFigure(w.step, shown, 'form');
  const factor = channel.used.find(({ id }) => id === 'growth');
  return computedFigure(w, { ...shown, formula: String.raw`g \cdot \frac{\sum c}{m}` }, [
    {
      name: 'g',
      value: numberText(factor?.value ?? 0, 1),
      given: factor?.from === 'you' ? 'form' : 'assumption',
    },
    ...channelInputs(w, channel),
  ]);
}

/** What each channel gets, what that is expected to bring, and what the next sale would cost. */
export function splitSection(w: PlanWriting): Block[] {
  const texts = marketingTexts().report;
  const { labels } = texts;
  const gets = funded(w.plan);
  if (gets.length === 0)
    return section(
      'split',
      paragraph(w.plan.numbers.budget.value === null ? texts.noSplit : texts.nothingEarns),
    );
  const rows = gets.map(({ channel, amount }): Said[] => {
    const { curve, month } = channel;
    if (curve === null || month === null) return [channel.name];
    const money = (id: string, label: string, value: number, formula: string) =>
      curveFigure(w, channel, { id, label, value: moneyText(w.plan, value), formula });
    return [
      channel.name,
      channel.campaign === null
        ? texts.none
        : money('month', labels.month, month.spend, String.raw`\frac{\sum c}{m}`),
      amountFigure(w, channel),
      capFigure(w, channel, curve.cap),
      salesFigure(w, channel, amount),
      money('next', labels.next, nextSaleCost(curve, amount), String.raw`\frac{b + x}{a}`),
      channel.isFitted ? texts.fitted : texts.through,
    ];
  });
  return section(
    'split',
    paragraph(texts.splitNote),
    table(texts.splitHead, rows, { right: [1, 2, 3, 4, 5] }),
  );
}

/** Sales of the whole split when one channel sells at the ends of its range. */
export function sensitivitySection(w: PlanWriting): Block[] {
  const texts = marketingTexts().report;
  const each = funded(w.plan).flatMap(({ channel, amount }) =>
    channel.curve === null || channel.share === null || channel.share.low === channel.share.high
      ? []
      : [{ channel, share: channel.share, sales: salesAt(channel.curve, amount) }],
  );
  if (each.length === 0) return section('sensitivity', paragraph(texts.noSwing));
  const all = funded(w.plan).reduce(
    (sum, { channel, amount }) => sum + (channel.curve === null ? 0 : salesAt(channel.curve, amount)),
    0,
  );
  const at = ({ share, sales }: { readonly share: Range; readonly sales: number }, end: 'low' | 'high') =>
    all + sales * (share[end] / share.mid - 1);
  const rows = tornado(each, at).map(({ input: { channel }, atLow, atHigh }): Said[] => {
    const figure = (id: string, label: string, value: number) =>
      curveFigure(w, channel, {
        id,
        label,
        value: numberText(value, 1),
        formula: String.raw`S + s \cdot (q' / q - 1)`,
      });
    return [
      channel.name,
      figure('swing-low', texts.labels.swingLow, atLow),
      figure('swing-high', texts.labels.swingHigh, atHigh),
    ];
  });
  return section('sensitivity', paragraph(texts.swingNote), table(texts.swingHead, rows, { right: [1, 2] }));
}
