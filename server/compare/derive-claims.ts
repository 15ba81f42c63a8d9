import type { Claim, Quantity } from '../claims/claim.ts';
import type { Attribute } from '../packs/attribute.ts';
import { timeOf, type Comparison } from './compare-claims.ts';

/** A ratio of two claims of one time, or the change of one against the year before. */
export interface Derived {
  readonly attribute: string;
  readonly time: string;
  readonly value: number;
  /** The claims it is computed from, in the order of the formula. */
  readonly from: readonly [Claim, Claim];
}

/** The one value of an attribute at a time that holds and is exact; null when there is none or sources differ about it. */
export function heldValue(
  comparisons: readonly Comparison[],
  attribute: string,
  time: string,
): { claim: Claim; quantity: Quantity } | null {
  const found = comparisons.filter(
    (one) => one.attribute === attribute && one.time === time && one.part === null,
  );
  const holding = found.flatMap((one) => one.values.filter((value) => value.state === 'holds'));
  // What is only reported by others yields to what a document says itself.
  const own = holding.filter((value) => value.claims.some((claim) => claim.voice === 'own'));
  const tables = own.filter((value) => value.claims.some((claim) => claim.from === 'table'));
  const best = own.length === 1 ? own : tables.length === 1 ? tables : [];
  const [value] = best;
  if (value === undefined || value.value.kind !== 'quantity' || value.value.value !== value.value.high)
    return null;
  const claim =
    value.claims.find((one) => one.from === 'table' && one.voice === 'own') ??
    value.claims.find((one) => one.voice === 'own');
  return claim === undefined || claim.value.kind !== 'quantity' || claim.value.isApproximate
    ? null
    : { claim, quantity: claim.value };
}

function isOneMoney(a: Quantity, b: Quantity): boolean {
  if (a.unit.kind === 'money' && b.unit.kind === 'money') return a.unit.currency === b.unit.currency;
  // Without any unit both must come from one table: its scale is then the same.
  return a.unit.kind === 'none' && b.unit.kind === 'none';
}

/** `over[0] / over[1]` at a time, from like units of one time; null when either is missing or the divisor is not above zero. */
export function ratioAt(
  comparisons: readonly Comparison[],
  over: readonly [string, string],
  times: readonly [string, string],
): Omit<Derived, 'attribute'> | null {
  const [top, bottom] = [
    heldValue(comparisons, over[0], times[0]),
    heldValue(comparisons, over[1], times[1]),
  ];
  if (
    top === null ||
    bottom === null ||
    bottom.quantity.value <= 0 ||
    !isOneMoney(top.quantity, bottom.quantity)
  )
    return null;
  const isUnitless = top.quantity.unit.kind === 'none';
  if (
    isUnitless &&
    (top.claim.from !== 'table' ||
      bottom.claim.from !== 'table' ||
      top.claim.place.document !== bottom.claim.place.document)
  )
    return null;
  return {
    time: times[0],
    value: top.quantity.value / bottom.quantity.value,
    from: [top.claim, bottom.claim],
  };
}

/** Shares and changes that the pack says how to compute, for every year in which their parts are known. */
export function deriveClaims(
  comparisons: readonly Comparison[],
  attributes: readonly Attribute[],
): Derived[] {
  const years = [...new Set(comparisons.map((one) => one.time.slice(0, 4)))]
    .filter((time) => /^\d{4}$/.test(time))
    .sort();
  return attributes.flatMap((attribute) =>
    years.flatMap((year): Derived[] => {
      const before = String(Number(year) - 1);
      const found =
        attribute.ratio !== undefined
          ? ratioAt(comparisons, attribute.ratio, [year, year])
          : attribute.of !== undefined
            ? ratioAt(comparisons, [attribute.of, attribute.of], [year, before])
            : null;
      if (found === null) return [];
      return [
        {
          ...found,
          attribute: attribute.id,
          time: year,
          value: attribute.of === undefined ? found.value : found.value - 1,
        },
      ];
    }),
  );
}

/** True when a stated share or change is what the statements give. */
export function agreesWith(claim: Claim, derived: Derived, attribute: Attribute): boolean {
  return (
    claim.value.kind === 'quantity' &&
    timeOf(claim, attribute) === derived.time &&
    Math.abs(claim.value.value - derived.value) <=
      Math.max(claim.value.precision, 0.0005) * (claim.value.isApproximate ? 4 : 1) * (1 + 1e-9)
  );
}
