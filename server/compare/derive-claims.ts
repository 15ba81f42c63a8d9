import { lastDayOfYear, type YearEnd } from '../claims/business-year.ts';
import type { Claim, Quantity } from '../claims/claim.ts';
import { periodKey } from '../claims/periods.ts';
import type { Attribute } from '../packs/attribute.ts';
import { ratioRule, type RatioRule } from '../packs/statement/ratios.ts';
import type { PartByPart } from '../part-by-part.ts';
import { ratioValue } from '../statements/ratio-value.ts';
import type { Comparison, ValueGroup } from './compare-claims.ts';

/** A ratio of claims of one time, or the change of one against the year before. */
export interface Derived {
  readonly attribute: string;
  readonly time: string;
  readonly value: number;
  /** How far it can be from the exact value, because what it is computed from is rounded. */
  readonly error: number;
  /** The claims it is computed from, in the order of the formula. */
  readonly from: readonly Claim[];
  /** Documents differ on one of them: what is stated is then not held against it as well. */
  readonly isContested: boolean;
}

/** What is said of a company, held against each other, with the attributes it was read by. */
export interface Compared {
  readonly comparisons: readonly Comparison[];
  readonly attributes: readonly Attribute[];
  readonly yearEnd: YearEnd;
}

/** The one exact value of an attribute at a time, with a claim that gives it. */
export interface Held {
  readonly claim: Claim;
  readonly quantity: Quantity;
}

const fineness = ({ value }: Claim) => (value.kind === 'quantity' ? value.precision : Infinity);

/** What the report computes with: the most exact of claims that agree; of equally exact ones the cell of a table. */
function mostExact(claims: readonly Claim[]): Claim | undefined {
  return claims
    .filter(({ voice }) => voice === 'own')
    .toSorted((a, b) => fineness(a) - fineness(b) || Number(b.from === 'table') - Number(a.from === 'table'))
    .find(({ value }) => value.kind === 'quantity' && !value.isApproximate && value.bound === undefined);
}

/** Values that hold; what is only reported by others yields to what a document says itself. */
const ownValues = (comparisons: readonly Comparison[], attribute: string, time: string) =>
  comparisons
    .filter((one) => one.attribute === attribute && one.time === time && one.part === null)
    .flatMap(({ values }) => values.filter(({ state }) => state === 'holds'))
    .filter(({ claims }) => claims.some(({ voice }) => voice === 'own'));

const documentsOf = ({ claims }: ValueGroup) => new Set(claims.map(({ place }) => place.document)).size;

/** The value that more documents give than any other. */
function saidByMost(values: readonly ValueGroup[]): ValueGroup | undefined {
  const [most, second] = values.toSorted((a, b) => documentsOf(b) - documentsOf(a));
  if (most === undefined || second === undefined) return most;
  return documentsOf(most) > documentsOf(second) ? most : undefined;
}

/** The one value of an attribute at a time that holds and is exact; null when there is none or sources differ about it. */
export function heldValue(comparisons: readonly Comparison[], attribute: string, time: string): Held | null {
  const own = ownValues(comparisons, attribute, time);
  const tables = own.filter((value) => value.claims.some((claim) => claim.from === 'table'));
  const value = own.length === 1 ? own[0] : tables.length === 1 ? tables[0] : saidByMost(own);
  if (value === undefined || value.value.kind !== 'quantity' || value.value.value !== value.value.high)
    return null;
  // "About" and "more than" are no numbers to compute with.
  const claim = mostExact(value.claims);
  return claim?.value.kind === 'quantity' ? { claim, quantity: claim.value } : null;
}

function isOneMoney(a: Quantity, b: Quantity): boolean {
  if (a.unit.kind === 'money' && b.unit.kind === 'money') return a.unit.currency === b.unit.currency;
  // Without any unit both must come from one table: its scale is then the same.
  return a.unit.kind === 'none' && b.unit.kind === 'none';
}

/** One currency; without any, cells of one table, whose scale is then the same. */
function areAlike(found: readonly Held[]): boolean {
  const [first] = found;
  if (first === undefined || !found.every((one) => isOneMoney(first.quantity, one.quantity))) return false;
  if (first.quantity.unit.kind !== 'none') return true;
  return found.every(
    ({ claim }) => claim.from === 'table' && claim.place.document === first.claim.place.document,
  );
}

/** The values of attributes at their times, when each is known and they can be computed with one another. */
function heldTogether(
  comparisons: readonly Comparison[],
  wanted: readonly (readonly [string, string])[],
): { readonly found: readonly Held[]; readonly isContested: boolean } | null {
  const found = wanted.flatMap(([attribute, time]) => heldValue(comparisons, attribute, time) ?? []);
  if (found.length !== wanted.length || !areAlike(found)) return null;
  const isContested = wanted.some(([attribute, time]) => ownValues(comparisons, attribute, time).length > 1);
  return { found, isContested };
}

/** All of them are in one document. */
const areOfOne = (found: readonly Held[]) =>
  found.every(({ claim }) => claim.place.document === found[0]?.claim.place.document);

/** The key of a year as an attribute's time: a stock is at its end, whose day is not known of "2024/25". */
export function timeInYear(year: string, attribute: Attribute | undefined, yearEnd: YearEnd): string {
  return attribute?.kind === 'stock' && !year.includes('/') && yearEnd !== null
    ? lastDayOfYear(year, yearEnd)
    : year;
}

/** The most that a result moves when each of its values is as far off as it is rounded. */
function errorOf(found: readonly Held[], compute: (values: readonly number[]) => number | null): number {
  const values = found.map(({ quantity }) => quantity.value);
  const exact = compute(values) ?? 0;
  return found.reduce((sum, { quantity }, i) => {
    const moved = compute(values.with(i, quantity.value + quantity.precision)) ?? exact;
    return sum + Math.abs(moved - exact);
  }, 0);
}

/** A ratio of one year, from claims of like units; null when one is missing or the divisor is not above zero. */
export function ratioInYear(
  { comparisons, attributes, yearEnd }: Compared,
  rule: RatioRule,
  year: string,
): Omit<Derived, 'attribute'> | null {
  const lines = [...rule.top.map(({ line }) => line), rule.bottom];
  const held = heldTogether(
    comparisons,
    lines.map((line) => [
      line,
      timeInYear(
        year,
        attributes.find((one) => one.id === line),
        yearEnd,
      ),
    ]),
  );
  if (held === null) return null;
  const { found, isContested } = held;
  if (isContested && !areOfOne(found)) return null;
  const compute = (values: readonly number[]) => ratioValue(rule, values);
  const value = compute(found.map(({ quantity }) => quantity.value));
  if (value === null) return null;
  const from = found.map(({ claim }) => claim);
  return { time: year, value, error: errorOf(found, compute), from, isContested };
}

/** "2024" of "2025", "2023/24" of "2024/25". */
export function yearBefore(year: string): string {
  const before = Number(year.slice(0, 4)) - 1;
  return year.includes('/') ? `${before}/${String((before + 1) % 100).padStart(2, '0')}` : String(before);
}

/** Relative change of an attribute against the year before, which must be above zero. */
export function changeInYear(
  { comparisons, attributes, yearEnd }: Compared,
  id: string,
  year: string,
): Omit<Derived, 'attribute'> | null {
  const attribute = attributes.find((one) => one.id === id);
  const years = [year, yearBefore(year)];
  const held = heldTogether(
    comparisons,
    years.map((one) => [id, timeInYear(one, attribute, yearEnd)]),
  );
  if (held === null) return null;
  const { found, isContested } = held;
  // Of which two values a change is, is not said where documents differ on one and the other is elsewhere.
  if (isContested && !areOfOne(found)) return null;
  const [now, then] = found.map(({ quantity }) => quantity.value);
  if (now === undefined || then === undefined || then <= 0) return null;
  const error = errorOf(found, ([one = 0, before = 1]) => one / before - 1);
  return { time: year, value: now / then - 1, error, from: found.map(({ claim }) => claim), isContested };
}

/** Shares and changes that the pack says how to compute, for every year in which their parts are known. */
export function* deriveClaims(compared: Compared): PartByPart<Derived[]> {
  const { comparisons, attributes } = compared;
  const years = [...new Set(comparisons.map((one) => /^\d{4}(?:\/\d\d)?/.exec(one.time)?.[0] ?? ''))]
    .filter((time) => time !== '')
    .sort();
  const derived: Derived[] = [];
  for (const attribute of attributes) {
    const rule = attribute.ratio === undefined ? undefined : ratioRule(attribute.ratio);
    for (const year of years) {
      yield;
      const found =
        rule !== undefined
          ? ratioInYear(compared, rule, year)
          : attribute.of !== undefined
            ? changeInYear(compared, attribute.of, year)
            : null;
      if (found !== null) derived.push({ ...found, attribute: attribute.id });
    }
  }
  return derived;
}

const periodOf = ({ period }: Claim) => (period === null ? '' : periodKey(period));

/** True when a stated share or change is what the statements give, as exactly as both are written. */
export function agreesWith(claim: Claim, derived: Derived): boolean {
  return (
    claim.value.kind === 'quantity' &&
    periodOf(claim) === derived.time &&
    Math.abs(claim.value.value - derived.value) <=
      (Math.max(claim.value.precision, 0.0005) * (claim.value.isApproximate ? 4 : 1) + derived.error) *
        (1 + 1e-9)
  );
}
