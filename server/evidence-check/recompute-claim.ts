import type { ClaimedNumber, GreenClaim } from './green-claim.ts';
import { matchSeries } from './match-series.ts';
import type { MeasuredCell, MeasuredSeries } from './measured-series.ts';

/** Why a number of a claim could not be held against the files. */
export type OpenReason =
  | 'no base year'
  | 'no figures'
  | 'no year'
  | 'several'
  | 'one part'
  | 'up to'
  | 'zero';

/** What the files give instead of the claimed number. */
export interface Recomputed {
  readonly kind: 'computed';
  readonly names: readonly string[];
  /** A fraction, below zero for less; of a share the share itself. */
  readonly value: number;
  readonly holds: boolean;
  /** How far the claim is from it, as a fraction. */
  readonly difference: number;
  /** Empty for a share that is given as such. */
  readonly from: readonly MeasuredCell[];
  readonly to: readonly MeasuredCell[];
  readonly base: number | null;
  readonly end: number;
  /** The claim names no last year; the last of the table was taken. */
  readonly isEndTaken: boolean;
}

export interface NotRecomputed {
  readonly kind: 'open';
  readonly reason: OpenReason;
  /** A series of the same topic that was not used. */
  readonly near: MeasuredSeries | null;
  /** Without a base year: the years from which the files would give the claimed number. */
  readonly fits: readonly Recomputed[];
}

/** Rule of thumb: "about" and "nearly" leave a percentage point. */
const aboutTolerance = 0.01;

/** Whether a computed number bears the claimed one out, as exactly as it is written. */
function isBorneOut({ value, precision, bound }: ClaimedNumber, found: number): boolean {
  const rounding = precision + 1e-9;
  if (bound === 'least') return found >= value - rounding;
  const tolerance = bound === 'about' ? Math.max(precision, aboutTolerance) + 1e-9 : rounding;
  return Math.abs(found - value) <= tolerance;
}

const cellsAt = (parts: readonly MeasuredSeries[], year: number): readonly MeasuredCell[] | null => {
  const cells = parts.flatMap(({ at }) => at.get(year) ?? []);
  return cells.length === parts.length ? cells : null;
};

const total = (cells: readonly MeasuredCell[]) => cells.reduce((sum, { value }) => sum + value, 0);
const yearsOf = (parts: readonly MeasuredSeries[]): number[] =>
  [...(parts[0]?.at.keys() ?? [])].filter((year) => cellsAt(parts, year) !== null).toSorted((a, b) => a - b);

const open = (
  reason: OpenReason,
  near: MeasuredSeries | null = null,
  fits: readonly Recomputed[] = [],
): NotRecomputed => ({
  kind: 'open',
  reason,
  near,
  fits,
});

/** The change between two years, held against the claim; null where a year is missing or the first is not above zero. */
function changeBetween(
  parts: readonly MeasuredSeries[],
  number: ClaimedNumber,
  years: { readonly base: number; readonly end: number },
): Recomputed | null {
  const [from, to] = [cellsAt(parts, years.base), cellsAt(parts, years.end)];
  if (from === null || to === null || total(from) <= 0 || years.base >= years.end) return null;
  const value = (total(to) - total(from)) / total(from);
  const moved = -value;
  return {
    kind: 'computed',
    names: parts.map(({ name }) => name),
    value,
    holds: isBorneOut(number, moved),
    difference: Math.abs(moved - number.value),
    from,
    to,
    ...years,
    isEndTaken: number.end === null,
  };
}

/** The last year counted: the one named, for an aim the last of the table. */
function endOf(years: readonly number[], number: ClaimedNumber, isAim: boolean): number | null {
  if (number.end !== null && !isAim) return years.includes(number.end) ? number.end : null;
  return years.at(-1) ?? null;
}

function changeOf(
  all: readonly MeasuredSeries[],
  number: ClaimedNumber,
  claim: GreenClaim,
): Recomputed | NotRecomputed {
  const { parts, several, near } = matchSeries(
    all.filter(({ isPercent }) => !isPercent),
    number,
    claim,
  );
  const years = yearsOf(parts);
  const end = endOf(years, number, claim.stance === 'aimed');
  if (number.base === null) {
    const fits = years.flatMap((base) =>
      end === null ? [] : (changeBetween(parts, number, { base, end }) ?? []),
    );
    return open(
      'no base year',
      near,
      fits.filter(({ holds }) => holds),
    );
  }
  if (several) return open('several', near);
  if (parts.length === 0) return open('no figures', near);
  if (end === null) return open('no year', parts[0]);
  const base = number.base === 'before' ? end - 1 : number.base;
  if (!years.includes(base) || base >= end) return open('no year', parts[0]);
  return changeBetween(parts, number, { base, end }) ?? open('zero', parts[0]);
}

const without = (all: readonly string[], ...some: readonly string[]) =>
  all.filter((one) => !some.includes(one));

/** A share as a row of percentages, or as the part over the whole in one unit. */
function shareOf(
  all: readonly MeasuredSeries[],
  number: ClaimedNumber,
  claim: GreenClaim,
): Recomputed | NotRecomputed {
  const stated = matchSeries(
    all.filter(({ isPercent }) => isPercent),
    number,
    claim,
  );
  const amounts = all.filter(({ isPercent }) => !isPercent);
  const [part, whole] = [
    matchSeries(amounts, number, claim),
    matchSeries(amounts, number, claim, without(number.qualifiers, 'renewable', 'recycled')),
  ];
  const isRatio =
    part.parts.length === 1 &&
    whole.parts.length === 1 &&
    part.parts[0]?.unit === whole.parts[0]?.unit &&
    part.parts[0] !== whole.parts[0];
  const used = stated.parts.length === 1 ? stated.parts : isRatio ? [...whole.parts, ...part.parts] : [];
  if (used.length === 0)
    return open(stated.several || part.several ? 'several' : 'no figures', stated.near ?? part.near);
  const years = yearsOf(used);
  const year = endOf(
    years,
    { ...number, end: number.end ?? (typeof number.base === 'number' ? number.base : null) },
    claim.stance === 'aimed',
  );
  const cells = year === null ? null : cellsAt(used, year);
  if (year === null || cells === null) return open('no year', used[0]);
  const [first, second] = cells;
  if (first === undefined || (second !== undefined && first.value <= 0)) return open('zero', used[0]);
  const value = second === undefined ? percentValue(first) : second.value / first.value;
  const [from, to] = second === undefined ? [[], [first]] : [[first], [second]];
  const names = used.map(({ name }) => name);
  const isEndTaken = number.end === null && number.base === null;
  const difference = Math.abs(value - number.value);
  return {
    kind: 'computed',
    names,
    value,
    holds: isBorneOut(number, value),
    difference,
    from,
    to,
    base: null,
    end: year,
    isEndTaken,
  };
}

/** Percentages of a table as fractions: 62 and 62 % are 0.62. */
const percentValue = ({ value }: MeasuredCell) => value / 100;

/** "At the dye house" of a claim, and "Dye house" in the column that says what a row counts. */
function isOfNamedPlace({ boundary }: MeasuredSeries, { sentence }: GreenClaim): boolean {
  const words = boundary?.match(/\p{L}{4,}/gu) ?? [];
  const said = sentence.toLowerCase();
  return words.length > 0 && words.every((word) => said.includes(word.toLowerCase()));
}

/** Holds the number of a claim against what the tables of the files measure. Null for a claim without a number. */
export function recomputeClaim(
  claim: GreenClaim,
  all: readonly MeasuredSeries[],
): Recomputed | NotRecomputed | null {
  const { number } = claim;
  if (number === null || claim.kind === 'comparison') return null;
  if (number.bound === 'most') return open('up to');
  const recomputed = (from: readonly MeasuredSeries[]) =>
    number.direction === 'share' ? shareOf(from, number, claim) : changeOf(from, number, claim);
  const ofPlace = number.isOfPart ? recomputed(all.filter((one) => isOfNamedPlace(one, claim))) : null;
  if (ofPlace?.kind === 'computed') return ofPlace;
  const found = recomputed(all);
  // A table of the whole says nothing of a part, whatever number it gives.
  return found.kind === 'computed' && number.isOfPart ? open('one part') : found;
}
