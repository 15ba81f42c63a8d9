import { shortLegalForm } from './legal-form-names.ts';
import type { Attribute } from '../packs/attribute.ts';
import { lastDayOfYear, type YearEnd } from '../claims/business-year.ts';
import type { Claim, ClaimValue, Quantity } from '../claims/claim.ts';
import type { PartByPart } from '../part-by-part.ts';
import { nameKey } from '../claims/legal-forms.ts';
import { periodKey } from '../claims/periods.ts';

/** One value with every claim that gives it. */
export interface ValueGroup {
  readonly value: ClaimValue;
  readonly claims: readonly Claim[];
  /** `superseded`: a newer or restated value is beside it. `corrected`: a source says that it is wrong. */
  readonly state: 'holds' | 'superseded' | 'corrected';
}

/** Everything said of one attribute, part and time of one entity. */
export interface Comparison {
  readonly attribute: string;
  readonly part: string | null;
  /** "2025", "2025-Q4", "2025-12-31"; "" for what has no time. */
  readonly time: string;
  readonly values: readonly ValueGroup[];
  readonly relation: 'alone' | 'agrees' | 'differs' | 'superseded' | 'corrected' | 'not comparable';
  /** Difference of the first two values that hold, as a fraction of the first; null when it has none. */
  readonly difference: number | null;
}

/** The time a claim is about, as a key; a stock of a year is the one of its end, where that is known. */
export function timeOf(claim: Claim, attribute: Attribute | undefined, yearEnd: YearEnd): string {
  if (claim.period !== null) return periodKey(claim.period);
  if (attribute?.kind !== 'stock' && attribute?.kind !== 'count') return '';
  if (claim.asOf === null) return '';
  return /^\d{4}$/.test(claim.asOf) && yearEnd !== null ? lastDayOfYear(claim.asOf, yearEnd) : claim.asOf;
}

function isOneUnit(a: Quantity, b: Quantity): boolean {
  if (a.unit.kind === 'money' && b.unit.kind === 'money') return a.unit.currency === b.unit.currency;
  return a.unit.kind === b.unit.kind;
}

/** "More than 1,400" and 1,412: as far above as nobody would round. */
function isWithin(a: Quantity, b: Quantity): boolean {
  const [bounded, other] = a.bound === undefined ? [b, a] : [a, b];
  const ratio = bounded.value === 0 ? Number.NaN : other.value / bounded.value;
  return bounded.bound === 'above' || bounded.bound === 'least'
    ? ratio >= 1 && ratio <= 1.1
    : ratio <= 1 && ratio >= 0.9;
}

/** True when two values are the same as exactly as the less exact of them is written. */
export function isSameValue(a: ClaimValue, b: ClaimValue): boolean {
  if (a.kind === 'quantity' && b.kind === 'quantity') {
    if (!isOneUnit(a, b)) return false;
    const size = Math.max(Math.abs(a.value), Math.abs(b.value));
    if (a.bound !== b.bound) return isWithin(a, b);
    const loose = a.isApproximate || b.isApproximate ? size * 0.02 : 0;
    const tolerance = Math.max(a.precision, b.precision, loose) * (1 + 1e-9);
    return Math.abs(a.value - b.value) <= tolerance && Math.abs(a.high - b.high) <= tolerance;
  }
  if (a.kind === 'date' && b.kind === 'date') return a.date.startsWith(b.date) || b.date.startsWith(a.date);
  if (a.kind === 'text' && b.kind === 'text') {
    const [one, two] = [textKey(shortLegalForm(a.text) ?? a.text), textKey(shortLegalForm(b.text) ?? b.text)];
    // "Lyon" and "Lyon, France" are one place, said more or less exactly.
    const isPart = a.text.startsWith(`${b.text},`) || b.text.startsWith(`${a.text},`);
    return (
      one === two ||
      isPart ||
      isOneTown(a.text, b.text) ||
      isWithinAddress(a.text, b.text) ||
      isWithinAddress(b.text, a.text) ||
      isNumberWithin(one, two) ||
      isNumberWithin(two, one)
    );
  }
  return false;
}

/** "Walsall, England" and "Walsall, West Midlands": one town, and where it lies said in two ways. */
function isOneTown(a: string, b: string): boolean {
  const [one, two] = [townIn(a), townIn(b)];
  return one !== undefined && one === two;
}

/** "Galway" or "Galway, Ireland" and "Parkmore Estate, Galway": a town alone, and with where in it. */
function isWithinAddress(town: string, address: string): boolean {
  const [first = ''] = town.split(', ');
  return address.endsWith(`, ${first}`);
}

const townIn = (text: string) => /^(\p{Lu}[\p{L} .'-]+), \p{Lu}[\p{L} .'-]+$/u.exec(text)?.[1];

/** "HRB 4711" within "Amtsgericht Köln HRB 4711": one number, said more or less exactly. */
function isNumberWithin(short: string, long: string): boolean {
  return /\d{4}/.test(short) && ` ${long} `.includes(` ${short} `);
}

const textKey = (text: string) => nameKey(text.replace(/\(.*?\)/g, ''));

/** How exactly a claim says its value: the smaller, the more exactly. Bounds and "about" say the least. */
function roughness({ value, from }: Claim): number[] {
  if (value.kind === 'quantity')
    return [
      Number(value.isApproximate || value.bound !== undefined),
      value.precision,
      Number(from !== 'table'),
    ];
  return [-(value.kind === 'date' ? value.date : value.text).length];
}

function byExactness(a: Claim, b: Claim): number {
  const [one, two] = [roughness(a), roughness(b)];
  return one.map((part, i) => part - (two[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

interface Agreeing {
  /** The most exact of them. */
  readonly value: ClaimValue;
  readonly claims: Claim[];
}

/**
 * Claims of one value together, the most exact first: two exact ones that differ never meet in a rough one, in whatever
 * order they were read. The groups in the order in which their values were read first.
 */
function* groupByValue(claims: readonly Claim[]): PartByPart<Agreeing[]> {
  const groups: Agreeing[] = [];
  for (const claim of claims.toSorted(byExactness)) {
    yield;
    const known = groups.find((one) => isSameValue(one.value, claim.value));
    if (known === undefined) groups.push({ value: claim.value, claims: [claim] });
    else known.claims.push(claim);
  }
  const order = new Map(claims.map((claim, i) => [claim, i]));
  const orderOf = ({ claims: [first, ...others] }: Agreeing) =>
    others.reduce(
      (least, claim) => Math.min(least, order.get(claim) ?? 0),
      first ? (order.get(first) ?? 0) : 0,
    );
  const firstRead = new Map(groups.map((group) => [group, orderOf(group)]));
  return groups.sort((a, b) => (firstRead.get(a) ?? 0) - (firstRead.get(b) ?? 0));
}

function* compareGroup(
  attribute: Attribute,
  time: string,
  all: readonly Claim[],
): PartByPart<Comparison | null> {
  const stated = all.filter((claim) => claim.polarity === 'stated');
  const [first] = stated;
  if (first === undefined) return null;
  const refused = all.filter((claim) => claim.polarity === 'corrected' || claim.polarity === 'negated');
  const givenUp = all.filter((claim) => claim.polarity === 'corrected');
  const restated = stated.filter((claim) => claim.isRestated);
  const groups = yield* groupByValue(stated);
  const values: ValueGroup[] = [];
  for (const { value, claims } of groups) {
    yield;
    const isRefused = refused.some((claim) => isSameValue(claim.value, value));
    const isRestated = restated.some((claim) => isSameValue(claim.value, value));
    // Where the source says from what it restated, only that value is old; another one differs.
    const isOld = restated.length > 0 && !isRestated && (givenUp.length === 0 || isRefused);
    values.push({ value, claims, state: isOld ? 'superseded' : isRefused ? 'corrected' : 'holds' });
  }
  const holding = values.filter((one) => one.state === 'holds');
  const base = { attribute: attribute.id, part: first.part, time, values };
  if (attribute.hasSeveral === true)
    return {
      ...base,
      relation: holding.some((one) => documentsOf(one.claims) > 1) ? 'agrees' : 'alone',
      difference: null,
    };
  const [one, two] = holding;
  if (one !== undefined && two !== undefined) {
    if (one.value.kind === 'quantity' && two.value.kind === 'quantity' && !isOneUnit(one.value, two.value))
      return { ...base, relation: 'not comparable', difference: null };
    const difference =
      one.value.kind === 'quantity' && two.value.kind === 'quantity' && one.value.value !== 0
        ? two.value.value / one.value.value - 1
        : null;
    return { ...base, relation: 'differs', difference };
  }
  const changed = values.find((value) => value.state !== 'holds');
  if (changed !== undefined)
    return {
      ...base,
      relation: changed.state === 'superseded' ? 'superseded' : 'corrected',
      difference: null,
    };
  return {
    ...base,
    relation: documentsOf(first === undefined ? [] : stated) > 1 ? 'agrees' : 'alone',
    difference: null,
  };
}

function documentsOf(claims: readonly Claim[]): number {
  return new Set(claims.map((claim) => claim.place.document)).size;
}

/**
 * Compares claims of one entity, attribute, part and time with each other. Rumours, expectations, denials and what was
 * once so take no part; values of different currencies are told apart, never compared.
 */
export function* compareClaims(
  claims: readonly Claim[],
  attributes: readonly Attribute[],
  yearEnd: YearEnd,
): PartByPart<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const attribute of attributes) {
    const own = claims.filter((claim) => claim.attribute === attribute.id && claim.voice !== 'rumour');
    const byTime = new Map<string, Claim[]>();
    for (const claim of own) {
      const key = `${claim.part ?? ''}|${timeOf(claim, attribute, yearEnd)}`;
      const group = byTime.get(key);
      if (group === undefined) byTime.set(key, [claim]);
      else group.push(claim);
    }
    for (const [key, group] of byTime) {
      const compared = yield* compareGroup(attribute, key.slice(key.indexOf('|') + 1), group);
      if (compared !== null) comparisons.push(compared);
    }
  }
  return comparisons;
}
