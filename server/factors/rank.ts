import { factorIds, factors, factorWords, leastCoverage, type FactorId } from '../packs/factors/factors.ts';
import { multipleRoles, type NumberRole } from '../packs/exports/screener.ts';
import { valueAt, type Universe } from '../screen-rules/universe.ts';
import { standardScores, weightedMean, type Scored } from './factor-scores.ts';

/** A column that went into a factor. */
export interface ScoredPart {
  readonly role: NumberRole;
  readonly sign: 1 | -1;
  readonly as: 'inverse' | 'plain' | 'logarithm';
  /** True for momentum of which the last month was taken off. */
  readonly isWithoutLast: boolean;
  /** The numbers that were scored, by place among the rows. */
  readonly values: Float64Array;
  readonly scored: Scored;
}

export interface ScoredFactor {
  readonly id: FactorId;
  readonly weight: number;
  readonly parts: readonly ScoredPart[];
  /** Mean of the parts of each row that has any. */
  readonly scores: Float64Array;
}

export interface Ranking {
  readonly factors: readonly ScoredFactor[];
  readonly missing: readonly FactorId[];
  /** Score of each row and the share of the weight behind it; NaN where too little is there. */
  readonly scores: Float64Array;
}

/** Weights as typed: "value 40, momentum 30"; empty where none is named. */
export function readWeights(text: string): Partial<Record<FactorId, number>> {
  const found: Partial<Record<FactorId, number>> = {};
  for (const [, word = '', number = ''] of text.matchAll(/(\p{L}+)\s*[:=]?\s*(\d+(?:[.,]\d+)?)/gu)) {
    const id = factorIds.find((one) => factorWords[one].test(word));
    if (id !== undefined) found[id] = Number(number.replace(',', '.'));
  }
  return found;
}

/** A price over a loss is no small price: its inverse stays below zero. One over nothing has none. */
function asScored(value: number, { as, role }: { as: ScoredPart['as']; role: NumberRole }): number {
  if (as === 'plain') return value;
  if (as === 'logarithm') return value > 0 ? Math.log(value) : Number.NaN;
  return value === 0 || (value < 0 && role !== 'pe' && multipleRoles.has(role)) ? Number.NaN : 1 / value;
}

function partOf(universe: Universe, part: (typeof factors)[FactorId][number]): ScoredPart | null {
  const { role, sign, as } = part;
  if (universe.columns[role] === undefined) return null;
  const isWithoutLast = role === 'return_12m' && universe.columns.return_1m !== undefined;
  const values = Float64Array.from(universe.rows, (row) => {
    const value = asScored(valueAt(universe, role, row), part);
    if (!isWithoutLast) return value;
    return 100 * ((1 + value / 100) / (1 + valueAt(universe, 'return_1m', row) / 100) - 1);
  });
  const scored = standardScores(values);
  return scored === null ? null : { role, sign, as, isWithoutLast, values, scored };
}

/** Ranks the rows of a universe: the weighted mean of the factors whose columns are there, at least 60 % of the weight. */
export function rankRows(universe: Universe, typed: Partial<Record<FactorId, number>>): Ranking {
  const isTyped = Object.keys(typed).length > 0;
  const all = factorIds.map((id) => {
    const parts = factors[id].flatMap((part) => partOf(universe, part) ?? []);
    // Price over cash flow and its yield are one thing twice.
    const own = parts.filter(({ role }) => role !== 'pfcf' || !parts.some((one) => one.role === 'fcf_yield'));
    const scores = Float64Array.from(
      universe.rows,
      (_, i) =>
        weightedMean(
          own.map(({ scored, sign }) => ({ value: sign * (scored.scores[i] ?? Number.NaN), weight: 1 })),
        ).value,
    );
    return { id, weight: isTyped ? (typed[id] ?? 0) : 1, parts: own, scores };
  });
  const used = all.filter(({ parts, weight }) => parts.length > 0 && weight > 0);
  const scores = Float64Array.from(universe.rows, (_, i) => {
    const { value, coverage } = weightedMean(
      used.map((one) => ({ value: one.scores[i] ?? Number.NaN, weight: one.weight })),
    );
    return coverage >= leastCoverage ? value : Number.NaN;
  });
  const missing = all.filter(({ parts, weight }) => parts.length === 0 && weight > 0).map(({ id }) => id);
  return { factors: used, missing, scores };
}
