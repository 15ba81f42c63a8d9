import { concentration } from '../../commerce/competition.ts';
import type { CostName } from '../../commerce/unit-economics.ts';
import { readRule, statusOf, type Measured, type Reading } from '../../findings/rules.ts';
import { scoreOf } from '../../findings/score.ts';
import {
  fewestForConcentration,
  productRules,
  type ProductRule,
  type ProductRuleId,
} from '../../packs/commerce/unit-rules.ts';
import { listText } from '../../tools/number-text.ts';
import type { Gathered } from './gather.ts';
import { productTexts } from './messages/product-texts.ts';

export type Verdict = 'yes' | 'maybe' | 'unproven' | 'no' | 'open' | 'none';

/** Without these what is left is an upper bound that says little. */
const neededCosts: readonly CostName[] = ['freight', 'vat', 'feeRate', 'fulfilment', 'adShare'];

/** Names of what was not given, as a list in a sentence. */
export function missingText(missing: readonly CostName[]): string {
  const { costs } = productTexts().report;
  return listText(missing.map((name) => costs[name]));
}

export const neededMissing = ({ deal }: Gathered): CostName[] =>
  neededCosts.filter((name) => deal.economics?.missing.includes(name) === true);

/** Reviews by brand, the most first; a listing without a brand is one of its own. */
export function brandsOf({ market }: Pick<Gathered, 'market'>) {
  const reviewed = market.listings.filter(({ reviews }) => reviews !== null);
  const nameOf = ({ brand, title, row }: (typeof reviewed)[number]) =>
    brand === '' ? `${title} ${row}` : brand.toLowerCase();
  const brands = [...Map.groupBy(reviewed, nameOf).values()].map((own) => ({
    name: own[0]?.brand || (own[0]?.title ?? ''),
    listings: own,
    reviews: own.reduce((sum, { reviews }) => sum + (reviews ?? 0), 0),
  }));
  return { reviewed, brands: brands.toSorted((a, b) => b.reviews - a.reviews) };
}

/** The concentration of reviews over brands; null of too few listings. */
export function reviewConcentration(gathered: Pick<Gathered, 'market'>): number | null {
  const { reviewed, brands } = brandsOf(gathered);
  return reviewed.length < fewestForConcentration
    ? null
    : concentration(brands.map(({ reviews }) => reviews));
}

/** The listings are priced in another currency than the product: what they sell is of another marketplace. */
export function isOtherMarket({ deal, market }: Pick<Gathered, 'deal' | 'market'>): boolean {
  return deal.currency !== '' && market.currency !== '' && deal.currency !== market.currency;
}

/**
 * Months until the cash of the order is back when it sells like the low end of the surest proxy: a new listing seldom sells
 * like the middle one. Null where it is not known, or never.
 */
export function monthsBack(gathered: Gathered): number | null {
  const {
    deal: { cash },
    demand,
  } = gathered;
  if (isOtherMarket(gathered)) return null;
  const [proxy] = demand.proxies;
  if (cash === null || proxy === undefined || cash.unitsBack === null || cash.unitsBack > cash.quantity)
    return null;
  return proxy.low > 0 ? cash.unitsBack / proxy.low : null;
}

function cashShare({ deal: { cash } }: Gathered): Measured {
  const texts = productTexts().report;
  if (cash === null) return { reason: texts.noQuantity };
  return cash.unitsBack === null ? { reason: texts.neverBack } : { value: cash.unitsBack / cash.quantity };
}

function demandReason(gathered: Gathered): string {
  const texts = productTexts().report;
  const { deal, demand, market } = gathered;
  const { cash, economics } = deal;
  if (economics === null) return texts.noUnit;
  if (cash === null) return texts.noQuantity;
  if (cash.unitsBack === null || cash.unitsBack > cash.quantity) return texts.neverBack;
  if (isOtherMarket(gathered)) return texts.placeUnlike(deal.currency, market.currency);
  return demand.proxies.length === 0 ? texts.noDemand : texts.neverBack;
}

function measured(gathered: Gathered, id: ProductRuleId): Measured {
  const texts = productTexts().report;
  const { economics } = gathered.deal;
  if (id === 'competition') {
    const value = reviewConcentration(gathered);
    const reason = gathered.market.listings.length === 0 ? texts.noListings : texts.fewReviews;
    return value === null ? { reason } : { value };
  }
  if (economics === null) return { reason: texts.noUnit };
  if (id === 'cash') return cashShare(gathered);
  if (id === 'demand') {
    const value = monthsBack(gathered);
    return value === null ? { reason: demandReason(gathered) } : { value };
  }
  if (id === 'break_even_share')
    return economics.breakEven === null
      ? { reason: texts.evenNone }
      : { value: economics.breakEven / economics.given.price };
  return { value: id === 'margin' ? economics.margin : economics.returnOnLanded };
}

/** With costs missing, what is left is at most this: a bad word holds, a good one does not. */
function read(gathered: Gathered, rule: ProductRule): Reading {
  const reading = readRule(rule, measured(gathered, rule.id));
  const missing = neededMissing(gathered);
  const isSure = rule.id === 'competition' || missing.length === 0 || statusOf(reading) === 'high risk';
  return isSure || reading.kind !== 'read'
    ? reading
    : readRule(rule, { reason: productTexts().report.notFull(missingText(missing)) });
}

export const readingsOf = (gathered: Gathered): Reading[] => productRules.map((rule) => read(gathered, rule));

/**
 * A margin with high risk decides alone; else the weighted score does, as far as everything needed was given. A good score
 * does not hide a measure with high risk, nor that nothing tells how much sells.
 */
export function verdictOf(gathered: Gathered, readings: readonly Reading[]): Verdict {
  if (gathered.deal.economics === null) return 'none';
  const margin = readings.find(({ rule }) => rule.id === 'margin');
  if (margin !== undefined && statusOf(margin) === 'high risk') return 'no';
  const { status } = scoreOf(readings);
  if (neededMissing(gathered).length > 0 || status === null) return 'open';
  if (status === 'high risk') return 'no';
  if (status === 'medium risk' || readings.some((one) => statusOf(one) === 'high risk')) return 'maybe';
  return readings.some(({ kind, rule }) => rule.id === 'demand' && kind !== 'read') ? 'unproven' : 'yes';
}

/** The measures to be careful of: those with high risk, else those with medium risk. */
export function weakText(readings: readonly Reading[]): string {
  const { weak } = productTexts().report;
  const of = (status: 'high risk' | 'medium risk') => readings.filter((one) => statusOf(one) === status);
  const found = of('high risk').length > 0 ? of('high risk') : of('medium risk');
  return listText(found.map(({ rule }) => weak[rule.id as ProductRuleId]));
}
