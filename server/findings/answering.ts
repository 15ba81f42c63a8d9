import { statusOf, type Reading } from './rules.ts';
import { riskPoints } from './score.ts';

const mostFindings = 3;

function riskOf(one: Reading): number {
  const status = statusOf(one);
  return status === 'for review' ? 0 : riskPoints[status];
}

/**
 * The readings an answer begins with: those whose words the question speaks of, else those of the highest risk, and of
 * these the weightiest; three at most. `words` by the id of the rule.
 */
export function answeringReadings(
  readings: readonly Reading[],
  question: string,
  words: Readonly<Record<string, RegExp>>,
): Reading[] {
  const read = readings.filter((one) => one.kind === 'read');
  const named = read.filter(({ rule }) => words[rule.id]?.test(question));
  return (named.length > 0 ? named : read)
    .toSorted((a, b) => riskOf(b) - riskOf(a) || b.rule.weight - a.rule.weight)
    .slice(0, mostFindings);
}
