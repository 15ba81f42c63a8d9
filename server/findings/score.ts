import type { Reading, RiskWord } from './rules.ts';

/** What a reading adds to a score. */
export const riskPoints: Readonly<Record<RiskWord, number>> = {
  'low risk': 0,
  'medium risk': 0.5,
  'high risk': 1,
};
/** With less of the weight computed there is no word for the whole. */
const leastCoverage = 0.6;

export interface Score {
  /** Weighted mean of the readings, 0 (all low risk) to 1 (all high risk); null when too little was computed. */
  readonly value: number | null;
  readonly status: RiskWord | null;
  /** Share of the weight that was computed, 0 to 1. */
  readonly coverage: number;
}

const weightOf = (readings: readonly Reading[]) => readings.reduce((sum, { rule }) => sum + rule.weight, 0);

/** Weighs readings. What was not computed counts neither way: it lowers the coverage, and below 60 % nothing is said. */
export function scoreOf(readings: readonly Reading[]): Score {
  const all = weightOf(readings);
  const read = readings.filter((one) => one.kind === 'read');
  const weight = weightOf(read);
  const coverage = all === 0 ? 0 : weight / all;
  if (weight === 0 || coverage < leastCoverage) return { value: null, status: null, coverage };
  const value = read.reduce((sum, { rule, status }) => sum + rule.weight * riskPoints[status], 0) / weight;
  return {
    value,
    status: value < 1 / 3 ? 'low risk' : value < 2 / 3 ? 'medium risk' : 'high risk',
    coverage,
  };
}

const words = ['low risk', 'medium risk', 'high risk'] as const;

/**
 * The highest of the readings, for criteria none of which makes up for another. What was not computed does not soften it:
 * only where all were computed is there a low risk, else none is said.
 */
export function worstOf(readings: readonly Reading[]): RiskWord | null {
  const read = readings.flatMap((one) => (one.kind === 'read' ? [words.indexOf(one.status)] : []));
  const worst = words[Math.max(-1, ...read)] ?? null;
  return worst === 'low risk' && read.length < readings.length ? null : worst;
}

/** Readings without which, or with twice the weight of which, the word for the whole would be another. */
export function turningPoints(readings: readonly Reading[]): Reading[] {
  const { status } = scoreOf(readings);
  return readings.filter((one) => {
    if (one.kind !== 'read') return false;
    const without = scoreOf(readings.filter((other) => other !== one));
    const doubled = readings.map((other) =>
      other === one ? { ...one, rule: { ...one.rule, weight: one.rule.weight * 2 } } : other,
    );
    return without.status !== status || scoreOf(doubled).status !== status;
  });
}
