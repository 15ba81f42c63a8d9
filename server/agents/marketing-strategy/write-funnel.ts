import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { percentText } from '../../tools/number-text.ts';
import { computedFigure } from '../ground/table-figures.ts';
import type { Channel, CostRange, Range } from './channels.ts';
import { marketingTexts, section } from './messages/marketing-texts.ts';
import {
  breakEvenFigure,
  channelInputs,
  moneyText,
  named,
  partFigure,
  rangeWords,
  type PlanWriting,
} from './plan-figures.ts';

const orNone = (said: Said | null) => said ?? marketingTexts().report.none;

function channelFigure(
  w: PlanWriting,
  channel: Channel,
  shown: { id: string; label: string; value: string; formula: string },
): Words {
  const { of } = marketingTexts().report;
  const one = { ...shown, id: `${shown.id}-${channel.id}`, label: of(shown.label, channel.name) };
  return computedFigure(w, one, channelInputs(w, channel));
}

/** A share with its ends, or only its ceiling where nothing was sold. */
function shareWords(w: PlanWriting, channel: Channel, share: Range): [Said, Said] {
  const { labels, atMost } = marketingTexts().report;
  const figure = (id: string, label: string, value: number, formula: string) =>
    channelFigure(w, channel, { id, label, value: percentText(value, 2), formula });
  const wilson = String.raw`\frac{\hat p + z^2/2n \pm z\sqrt{\hat p(1-\hat p)/n + z^2/4n^2}}{1 + z^2/n}`;
  const high = () => figure('conversion-high', labels.shareHigh, share.high, wilson);
  const mid = figure('conversion', labels.share, share.mid, String.raw`\frac{k}{n}`);
  if (share.low === share.high) return [mid, marketingTexts().report.none];
  if (share.mid === 0) return [mid, atMost(high())];
  return [mid, rangeWords(figure('conversion-low', labels.shareLow, share.low, wilson), high(), '')];
}

/** Reach to sale of each channel. */
export function funnelSection(w: PlanWriting): Block[] {
  const texts = marketingTexts().report;
  const rows = w.plan.channels.map((channel): Said[] => {
    const { share, clickPrice } = channel;
    const price =
      clickPrice === null
        ? null
        : channelFigure(w, channel, {
            id: 'click-price',
            label: texts.labels.click,
            value: moneyText(w.plan, clickPrice),
            formula: String.raw`\frac{c}{n}`,
          });
    const [mid, range] = share === null ? [texts.none, texts.none] : shareWords(w, channel, share);
    const counted = (['impressions', 'clicks'] as const).map((role) => orNone(partFigure(w, channel, role)));
    const results = partFigure(w, channel, 'sales') ?? partFigure(w, channel, 'leads');
    return [named(w, channel), ...counted, orNone(results), orNone(price), mid, range];
  });
  return section(
    'funnel',
    table(texts.funnelHead, rows, { right: [1, 2, 3, 4, 5] }),
    paragraph(texts.funnelNote),
  );
}

function costWords(w: PlanWriting, channel: Channel, cost: CostRange): [Said, Said] {
  const texts = marketingTexts().report;
  const figure = (id: string, label: string, value: number) =>
    channelFigure(w, channel, {
      id,
      label,
      value: moneyText(w.plan, value),
      formula: String.raw`\frac{c}{n \cdot q}`,
    });
  const low = figure('cpa-low', texts.labels.costLow, cost.low);
  if (cost.mid === null) return [texts.noSaleYet, texts.atLeast(low)];
  const mid = figure('cpa', texts.labels.cost, cost.mid);
  if (cost.low === cost.high) return [mid, texts.none];
  const high = cost.high === null ? null : figure('cpa-high', texts.labels.costHigh, cost.high);
  return [mid, rangeWords(low, high, texts.noBound)];
}

/** What a sale may cost, and what it costs in each channel. */
export function breakEvenSection(w: PlanWriting): Block[] {
  const texts = marketingTexts().report;
  const { worth, channels } = w.plan;
  const first = worth === null ? texts.noWorth : texts.worth(breakEvenFigure(w, worth));
  const rows = channels.map((channel): Said[] => {
    const [mid, range] =
      channel.saleCost === null ? [texts.none, texts.none] : costWords(w, channel, channel.saleCost);
    const why =
      channel.saleCost === null && channel.lack !== null
        ? texts.lacks[channel.lack]
        : texts.words[channel.word];
    return [named(w, channel), mid, range, why];
  });
  return section('breakEven', paragraph(first), table(texts.costHead, rows, { right: [1] }));
}
