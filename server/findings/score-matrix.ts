/**
 * Options weighed by several criteria: the weighted sum of normalised values. Hwang & Yoon, "Multiple Attribute Decision
 * Making", Springer 1981 (simple additive weighting, linear scale transformation); OECD/JRC, "Handbook on Constructing
 * Composite Indicators", 2008, step 5 (min-max), step 6 (weights) and step 7 (sensitivity).
 */
export interface MatrixCriterion {
  readonly id: string;
  readonly name: string;
  /** Not below zero; only its share of all weights counts. */
  readonly weight: number;
  readonly better: 'higher' | 'lower';
  /**
   * `range`: the best of the options has 1 point, the worst 0. `given`: values are points already, from 0 to 1, such as a
   * percentile among others or yes, partly and no.
   */
  readonly scale: 'range' | 'given';
}

/** A value of an option; no cell, or null, is no value, and never a low one. */
export interface MatrixCell {
  readonly option: string;
  readonly criterion: string;
  readonly value: number | null;
}

/** A value with its points, 0 the worst and 1 the best; no points where the criterion does not tell options apart. */
export interface PointedCell {
  readonly value: number;
  readonly points: number | null;
}

export interface OptionScore {
  readonly option: string;
  /** Mean of its points by weight, over the criteria for which it has any; null without one. */
  readonly score: number | null;
  /** Share of all weight for which it has a value, 0 to 1. */
  readonly coverage: number;
  /** 1 is the best, equal scores have one rank; null when less than 60 % of the weight has a value. */
  readonly rank: number | null;
}

export interface MatrixResult {
  readonly options: readonly string[];
  readonly criteria: readonly MatrixCriterion[];
  /** By option, then by criterion. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, PointedCell>>;
  /** Least and greatest value of each criterion that has one. */
  readonly ranges: ReadonlyMap<string, { readonly low: number; readonly high: number }>;
  /** Criteria that tell no options apart: fewer than two values, or all the same. They count for coverage only. */
  readonly flat: readonly string[];
  /** Ranked ones first, the best of them first; then those without a rank, in the order of the options. */
  readonly scores: readonly OptionScore[];
}

/** With less of the weight behind it a score has no rank, as in `score.ts`. */
const leastMatrixCoverage = 0.6;
/** Scores closer than this are one: sums of fractions are not exact. */
const sameScore = 1e-9;

type Range = { readonly low: number; readonly high: number };

/** Scores options. Throws when weights or cells cannot be meant: none above zero, two for one place, no number. */
export function scoreMatrix(
  options: readonly string[],
  criteria: readonly MatrixCriterion[],
  cells: readonly MatrixCell[],
): MatrixResult {
  checkWeights(criteria);
  const values = valuesOf(options, criteria, cells);
  const ranges = new Map(
    criteria.flatMap(({ id }): [string, Range][] => {
      const all = options.flatMap((option) => values.get(option)?.get(id) ?? []);
      return all.length === 0 ? [] : [[id, { low: Math.min(...all), high: Math.max(...all) }]];
    }),
  );
  const flat = criteria.filter((one) => isFlat(one, options, values)).map(({ id }) => id);
  const pointed = new Map(
    options.map((option) => {
      const own = criteria.flatMap((criterion): [string, PointedCell][] => {
        const value = values.get(option)?.get(criterion.id);
        if (value === undefined) return [];
        const range = ranges.get(criterion.id) ?? { low: 0, high: 0 };
        const points = flat.includes(criterion.id) ? null : pointsOf(criterion, value, range);
        return [[criterion.id, { value, points }]];
      });
      return [option, new Map(own)] as const;
    }),
  );
  const scored = options.map((option) => scoreOne(option, criteria, pointed.get(option) ?? new Map()));
  return { options, criteria, cells: pointed, ranges, flat, scores: ranked(scored) };
}

function checkWeights(criteria: readonly MatrixCriterion[]): void {
  if (criteria.some(({ weight }) => !Number.isFinite(weight) || weight < 0))
    throw new RangeError('A weight is a number that is not below zero.');
  if (criteria.every(({ weight }) => weight === 0)) throw new RangeError('No criterion has a weight.');
}

function valuesOf(
  options: readonly string[],
  criteria: readonly MatrixCriterion[],
  cells: readonly MatrixCell[],
): Map<string, Map<string, number>> {
  const values = new Map(options.map((option) => [option, new Map<string, number>()]));
  for (const { option, criterion: id, value } of cells) {
    if (value === null) continue;
    const own = values.get(option);
    const criterion = criteria.find((one) => one.id === id);
    if (own === undefined || criterion === undefined || own.has(id))
      throw new RangeError(`A cell of ${option} and ${id} cannot be placed.`);
    const isPoints = criterion.scale === 'range' || (value >= 0 && value <= 1);
    if (!Number.isFinite(value) || !isPoints) throw new RangeError(`${value} is no value of ${id}.`);
    own.set(id, value);
  }
  return values;
}

function isFlat(
  { id, scale }: MatrixCriterion,
  options: readonly string[],
  values: ReadonlyMap<string, ReadonlyMap<string, number>>,
): boolean {
  const all = options.flatMap((option) => values.get(option)?.get(id) ?? []);
  return scale === 'given' ? all.length === 0 : new Set(all).size < 2;
}

function pointsOf({ better, scale }: MatrixCriterion, value: number, { low, high }: Range): number {
  const share = scale === 'given' ? value : (value - low) / (high - low);
  return better === 'higher' ? share : 1 - share;
}

function scoreOne(
  option: string,
  criteria: readonly MatrixCriterion[],
  cells: ReadonlyMap<string, PointedCell>,
): Omit<OptionScore, 'rank'> {
  let [all, present, weight, sum] = [0, 0, 0, 0];
  for (const criterion of criteria) {
    all += criterion.weight;
    const cell = cells.get(criterion.id);
    if (cell === undefined) continue;
    present += criterion.weight;
    if (cell.points === null) continue;
    weight += criterion.weight;
    sum += criterion.weight * cell.points;
  }
  return { option, score: weight === 0 ? null : sum / weight, coverage: present / all };
}

function ranked(scored: readonly Omit<OptionScore, 'rank'>[]): OptionScore[] {
  const isRanked = (one: (typeof scored)[number]) =>
    one.score !== null && one.coverage >= leastMatrixCoverage - sameScore;
  const best = scored.filter(isRanked).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const rankOf = (score: number) => 1 + best.filter((other) => (other.score ?? 0) > score + sameScore).length;
  return [
    ...best.map((one) => ({ ...one, rank: rankOf(one.score ?? 0) })),
    ...scored.filter((one) => !isRanked(one)).map((one) => ({ ...one, rank: null })),
  ];
}

/** Options of the first rank: more than one where they are equal. */
export const leadersOf = ({ scores }: MatrixResult): OptionScore[] => scores.filter(({ rank }) => rank === 1);

/** The criteria that tell options apart, with their share of the weight of those. */
export function sharesOf({ criteria, flat }: MatrixResult): ReadonlyMap<string, number> {
  const counted = criteria.filter(({ id }) => !flat.includes(id));
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(counted.map(({ id, weight }) => [id, all === 0 ? 0 : weight / all]));
}
