import type { CostName, UnitEconomics } from '../../commerce/unit-economics.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { percentText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput } from '../ground/table-figures.ts';
import { derived, listingInputs, moneyText, shareText } from './amounts.ts';
import type { Deal } from './deal.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts } from './messages/product-texts.ts';

/** A deal whose unit was worked out. */
export type WorkedDeal = Deal & {
  readonly economics: UnitEconomics;
  readonly price: NonNullable<Deal['price']>;
  readonly cost: NonNullable<Deal['cost']>;
};

export const isWorked = (deal: Deal): deal is WorkedDeal => deal.economics !== null;

type Part =
  | 'price'
  | 'vat'
  | 'net'
  | 'refunded'
  | 'referral'
  | 'fulfilment'
  | 'ads'
  | 'cost'
  | 'duty'
  | 'freight'
  | 'landed'
  | 'contribution';

const partsOf = ({ given, ...e }: UnitEconomics): Readonly<Record<Part, number>> => ({
  price: given.price,
  vat: e.vatPaid,
  net: e.netPrice,
  refunded: e.refunded,
  referral: e.referral,
  fulfilment: e.fulfilment,
  ads: e.ads,
  cost: given.cost,
  duty: e.dutyPaid,
  freight: given.freight ?? 0,
  landed: e.landed,
  contribution: e.contribution,
});

const isMoney = (name: CostName) => name === 'freight' || name === 'fulfilment';

/** What of a part goes into a formula: other parts that the report shows, and costs of the form where they were given. */
export function inputsOf(
  { economics, currency }: WorkedDeal,
  parts: readonly Part[],
  costs: readonly CostName[] = [],
): FigureInput[] {
  const texts = productTexts().report;
  const values = partsOf(economics);
  return [
    ...parts.map((part): FigureInput => ({
      name: texts.units[part],
      value: moneyText(currency, values[part]),
      figure: true,
    })),
    ...costs.flatMap((name): FigureInput[] => {
      const value = economics.given[name];
      if (value === null) return [];
      const printed = isMoney(name) ? moneyText(currency, value) : shareText(value);
      return [{ name: texts.costs[name], value: printed, given: 'form' }];
    }),
  ];
}

const formulas: Readonly<Record<Part, readonly [string, readonly Part[], readonly CostName[]]>> = {
  price: ['p', [], []],
  cost: ['e', [], []],
  vat: [String.raw`p - \frac{p}{1 + v}`, ['price'], ['vat']],
  net: [String.raw`\frac{p}{1 + v}`, ['price'], ['vat']],
  refunded: [String.raw`r \cdot n`, ['net'], ['returns']],
  referral: [String.raw`(1 - r) \cdot f \cdot p`, ['price'], ['feeRate', 'returns']],
  fulfilment: ['s', [], ['fulfilment']],
  ads: [String.raw`a \cdot p`, ['price'], ['adShare']],
  duty: [String.raw`d \cdot e`, ['cost'], ['duty']],
  freight: ['t', [], ['freight']],
  landed: [String.raw`e + d \cdot e + t`, ['cost'], ['duty', 'freight']],
  contribution: ['n - r - f - s - a - l', ['net', 'refunded', 'referral', 'fulfilment', 'ads', 'landed'], []],
};

const ids: Readonly<Record<Part, string>> = {
  price: 'price',
  vat: 'vat-paid',
  net: 'net-price',
  refunded: 'refunded',
  referral: 'referral-fee',
  fulfilment: 'fulfilment-fee',
  ads: 'advertising',
  cost: 'unit-cost',
  duty: 'duty-paid',
  freight: 'freight',
  landed: 'landed-cost',
  contribution: 'contribution',
};

export function priceFigure(
  w: ProductWriting,
  { price, currency }: { readonly price: WorkedDeal['price']; readonly currency: string },
): Words {
  const { units, from } = productTexts().report;
  const shown = { id: ids.price, label: units.price, value: moneyText(currency, price.value) };
  if (price.from === 'form') return givenFigure(w.step, shown, 'form');
  const formula = String.raw`\text{${from.median}}`;
  return computedFigure(w, { ...shown, formula }, listingInputs(w, w.gathered.market.priced, 'price'));
}

function costFigure(w: ProductWriting, { cost, currency }: WorkedDeal): Words {
  const texts = productTexts().report;
  const shown = { id: ids.cost, label: texts.units.cost, value: moneyText(currency, cost.value) };
  if (cost.from === 'form') return givenFigure(w.step, shown, 'form');
  const { source, row, column, price } = cost.line;
  const quoted: FigureInput = {
    name: texts.quotePrice,
    value: moneyText(price.currency, price.value),
    cell: { source, row, column },
  };
  const rate: FigureInput = {
    name: texts.rate,
    value: plainNumberText(w.gathered.request.rate ?? 1),
    given: 'form',
  };
  return computedFigure(
    w,
    { ...shown, formula: cost.isConverted ? String.raw`q \cdot x` : 'q' },
    cost.isConverted ? [quoted, rate] : [quoted],
  );
}

/** A part of the unit as a figure. */
export function partFigure(w: ProductWriting, deal: WorkedDeal, part: Part): Words {
  if (part === 'price') return priceFigure(w, deal);
  if (part === 'cost') return costFigure(w, deal);
  const [formula, parts, costs] = formulas[part];
  const label = productTexts().report.units[part];
  const value = moneyText(deal.currency, partsOf(deal.economics)[part]);
  return computedFigure(w, { id: ids[part], label, value, formula }, inputsOf(deal, parts, costs));
}

/** What a unit loses, as a number above zero. */
export function lossFigure(w: ProductWriting, deal: WorkedDeal): Words {
  const { units } = productTexts().report;
  const { contribution } = deal.economics;
  return derived(
    w,
    { id: 'loss', label: units.contribution, value: moneyText(deal.currency, -contribution), formula: '-c' },
    [[units.contribution, moneyText(deal.currency, contribution)]],
  );
}

/** Shares of the unit. */
export function ratioFigure(w: ProductWriting, deal: WorkedDeal, ratio: 'margin' | 'returnOnLanded'): Words {
  const { units } = productTexts().report;
  const { economics } = deal;
  const id = ratio === 'margin' ? 'margin' : 'return-on-landed';
  const over = ratio === 'margin' ? 'net' : 'landed';
  return computedFigure(
    w,
    {
      id,
      label: units[ratio],
      value: percentText(economics[ratio]),
      formula: String.raw`\frac{c}{${over === 'net' ? 'n' : 'l'}}`,
    },
    inputsOf(deal, ['contribution', over]),
  );
}

const evenFormula = String.raw`\frac{l + s}{(1 - r) \cdot (\frac{1}{1 + v} - f) - a}`;
const evenCosts = ['fulfilment', 'vat', 'feeRate', 'adShare', 'returns'] as const;

/** The price at which nothing is left; empty where there is none. */
export function evenFigure(w: ProductWriting, deal: WorkedDeal): Words {
  const { breakEven } = deal.economics;
  if (breakEven === null) return [];
  const shown = {
    id: 'break-even-price',
    label: productTexts().report.even.price,
    value: moneyText(deal.currency, breakEven),
    formula: evenFormula,
  };
  return computedFigure(w, shown, inputsOf(deal, ['landed'], evenCosts));
}

/** Where a part of the unit comes from, for its row. */
export function originOf(w: ProductWriting, { cost, price }: WorkedDeal, part: 'price' | 'cost'): Said {
  const texts = productTexts().report;
  if (part === 'price') return texts.from[price.from];
  if (cost.from === 'form') return texts.from.form;
  const { others, column: taken } = cost.line;
  if (!cost.isConverted) return others.length > 0 ? texts.from.quoteOf(taken.name) : texts.from.quote;
  const { value, currency } = cost.line.price;
  const { source, row, column } = cost.line;
  const quoted = { name: texts.quotePrice, value: moneyText(currency, value), cell: { source, row, column } };
  const rate = w.gathered.request.rate ?? 1;
  return words`${texts.from.quoteRate(
    computedFigure(
      w,
      { id: 'quote-price', label: texts.quotePrice, value: moneyText(currency, value), formula: 'q' },
      [quoted],
    ),
    givenFigure(w.step, { id: 'rate', label: texts.rate, value: plainNumberText(rate) }, 'form'),
  )}`;
}
