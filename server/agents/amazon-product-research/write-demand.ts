import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { assumptionTable } from '../ground/assumptions.ts';
import { computedFigure, type FigureInput } from '../ground/table-figures.ts';
import { countText, derived, listingCount, listingInputs } from './amounts.ts';
import type { Proxy } from './demand-of.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { isOtherMarket } from './verdict.ts';
import { cashFigures } from './write-cash.ts';

type End = 'low' | 'middle' | 'high';

const shares: Readonly<Record<End, string>> = { low: '0.25', middle: '0.5', high: '0.75' };

/** An end of a proxy, with the rows or the assumption it comes from. */
function proxyFigure(w: ProductWriting, proxy: Proxy, end: End): Words {
  const texts = productTexts().report;
  const { kind, listings } = proxy;
  const name = texts.proxies[kind];
  const shown = {
    id: `demand-${kind}-${end}`,
    label: texts.proxyEnd[end](name),
    value: countText(proxy[end]),
  };
  if (kind !== 'velocity')
    return computedFigure(w, { ...shown, formula: `Q_{${shares[end]}}` }, listingInputs(w, listings, kind));
  const { reviewRate } = w.gathered.request;
  const rate = { low: reviewRate.high, middle: reviewRate.value, high: reviewRate.low }[end];
  const inputs: FigureInput[] = [
    { name: texts.velocity, value: numberText(proxy.velocity ?? 0, 1), figure: true },
    {
      name: texts.reviewRate,
      value: percentText(rate),
      given: reviewRate.from === 'you' ? 'form' : 'assumption',
    },
  ];
  return computedFigure(w, { ...shown, formula: String.raw`\frac{x}{q}` }, inputs);
}

/** Each proxy as a range, what it assumes, and how long the first order lasts by the surest. */
export function demandSection(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { proxies } = w.gathered.demand;
  const hasListings = w.gathered.market.listings.length > 0;
  if (proxies.length === 0)
    return section('demand', paragraph(hasListings ? texts.noProxy : texts.noProxyAtAll));
  const rows = proxies.map((proxy): Said[] => {
    const name = texts.proxies[proxy.kind];
    const count = { id: `demand-${proxy.kind}-listings`, label: texts.proxyEnd.count(name) };
    const role = proxy.kind === 'velocity' ? 'reviews' : proxy.kind;
    return [
      name,
      listingCount(w, count, proxy.listings, role),
      proxyFigure(w, proxy, 'low'),
      proxyFigure(w, proxy, 'middle'),
      proxyFigure(w, proxy, 'high'),
      texts.proxyRange[proxy.kind],
    ];
  });
  return section(
    'demand',
    paragraph(texts.demandLead),
    table(texts.demandHead, rows, { right: [1, 2, 3, 4] }),
    ...reviewPace(w, proxies),
    ...durationSaid(w, proxies[0]),
  );
}

/** What the pace of reviews rests on. */
function reviewPace(w: ProductWriting, proxies: readonly Proxy[]): Block[] {
  const texts = productTexts().report;
  const { request, asOf } = w.gathered;
  const proxy = proxies.find(({ kind }) => kind === 'velocity');
  if (proxy === undefined) return [];
  const velocity = {
    id: 'review-velocity',
    label: texts.velocity,
    value: numberText(proxy.velocity ?? 0, 1),
    formula: String.raw`Q_{0.5}(\frac{x}{\text{months}})`,
  };
  const inputs = (['reviews', 'since'] as const).flatMap((role) => listingInputs(w, proxy.listings, role));
  const day = dayText(new Date(asOf).toISOString());
  return [
    assumptionTable(w, [request.reviewRate], {
      name: () => texts.reviewRate,
      print: (_, value) => percentText(value),
    }),
    paragraph(texts.paceSaid(computedFigure(w, velocity, inputs))),
    paragraph(texts.asOf(day, request.asOf === null)),
  ];
}

function durationSaid(w: ProductWriting, proxy: Proxy | undefined): Block[] {
  const texts = productTexts().report;
  const { quantity } = w.gathered.deal;
  const figures = cashFigures(w);
  if (
    isOtherMarket(w.gathered) ||
    proxy === undefined ||
    quantity === null ||
    figures === null ||
    proxy.low <= 0
  )
    return [];
  const lasts = (end: End) =>
    derived(
      w,
      {
        id: `order-lasts-${end}`,
        label: texts.durationEnd[end],
        value: texts.months(numberText(quantity.value / proxy[end], 1)),
        formula: String.raw`\frac{q}{x}`,
      },
      [
        [texts.cash.quantity, countText(quantity.value)],
        [texts.proxyEnd[end](texts.proxies[proxy.kind]), countText(proxy[end])],
      ],
    );
  const said = { low: lasts('low'), middle: lasts('middle'), high: lasts('high') };
  return [paragraph(texts.duration({ quantity: figures.quantity(), ...said }))];
}
