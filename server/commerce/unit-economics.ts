/** Costs that may be known or not. */
export type CostName = 'freight' | 'duty' | 'vat' | 'feeRate' | 'fulfilment' | 'adShare' | 'returns';

/**
 * One unit sold, all in one currency; shares are fractions. Null was not given: it is left out and named, so that what
 * remains is an upper bound, and never taken for zero.
 */
export type UnitInputs = Readonly<Record<CostName, number | null>> & {
  /** As buyers pay it, with VAT. */
  readonly price: number;
  /** Paid to the supplier. */
  readonly cost: number;
};

export interface UnitEconomics {
  readonly given: UnitInputs;
  readonly missing: readonly CostName[];
  readonly dutyPaid: number;
  readonly landed: number;
  readonly netPrice: number;
  readonly vatPaid: number;
  /** Of the price without VAT, for units that come back. */
  readonly refunded: number;
  readonly referral: number;
  readonly fulfilment: number;
  readonly ads: number;
  readonly contribution: number;
  /** Contribution over the price without VAT. */
  readonly margin: number;
  readonly returnOnLanded: number;
  /** What remains of each unit of price before costs that do not depend on it. */
  readonly keep: number;
  /** Costs that do not depend on the price. */
  readonly fixed: number;
  /** Null where no price is high enough. */
  readonly breakEven: number | null;
}

export const costNames: readonly CostName[] = [
  'freight',
  'duty',
  'vat',
  'feeRate',
  'fulfilment',
  'adShare',
  'returns',
];

/** What a unit costs at the door: the supplier's price, duty on it, freight. */
export function landedCost(given: Pick<UnitInputs, 'cost' | 'freight' | 'duty'>): number {
  return given.cost * (1 + (given.duty ?? 0)) + (given.freight ?? 0);
}

/**
 * What a unit leaves. Contribution is a straight line in the price p: p · k − c with
 * k = (1 − r) · (1 ÷ (1 + v) − f) − a and c = landed cost + fulfilment, so that the break-even price is c ÷ k. A unit that
 * comes back is refunded with its referral fee and not sold again; fulfilment and advertising are spent all the same.
 */
export function unitEconomics(given: UnitInputs): UnitEconomics {
  const { price } = given;
  const of = (name: CostName): number => given[name] ?? 0;
  const landed = landedCost(given);
  const netPrice = price / (1 + of('vat'));
  const kept = 1 - of('returns');
  const referral = kept * of('feeRate') * price;
  const ads = of('adShare') * price;
  const refunded = of('returns') * netPrice;
  const contribution = netPrice - refunded - referral - of('fulfilment') - ads - landed;
  const keep = kept * (1 / (1 + of('vat')) - of('feeRate')) - of('adShare');
  const fixed = landed + of('fulfilment');
  return {
    given,
    missing: costNames.filter((name) => given[name] === null),
    dutyPaid: of('duty') * given.cost,
    landed,
    netPrice,
    vatPaid: price - netPrice,
    refunded,
    referral,
    fulfilment: of('fulfilment'),
    ads,
    contribution,
    margin: contribution / netPrice,
    returnOnLanded: contribution / landed,
    keep,
    fixed,
    breakEven: keep > 0 ? fixed / keep : null,
  };
}

/** The price at which this share of the price without VAT remains; null where no price is high enough. */
export function priceForMargin({ given, keep, fixed }: UnitEconomics, margin: number): number | null {
  const left = keep - margin / (1 + (given.vat ?? 0));
  return left > 0 ? fixed / left : null;
}

/** What a unit may cost at the door for this margin at the given price; below zero: at no cost. */
export function landedForMargin(of: UnitEconomics, margin: number): number {
  return of.given.price * of.keep - of.fulfilment - margin * of.netPrice;
}

/** The share of the price that can go into advertising until nothing remains. */
export function mostAdShare({ given, keep, fixed }: UnitEconomics): number {
  return keep + (given.adShare ?? 0) - fixed / given.price;
}
