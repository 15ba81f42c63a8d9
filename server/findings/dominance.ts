import type { MatrixResult, PointedCell } from './score-matrix.ts';

/**
 * Pairs of options of which the first is at least as good by every criterion and better by one, so that no weights can
 * prefer the second (Pareto dominance; Hwang & Yoon 1981). Only options with values for the same criteria are compared: of
 * an empty cell nobody knows.
 */
export function dominated({ options, criteria, cells, flat }: MatrixResult): [string, string][] {
  const counted = criteria.filter(({ id }) => !flat.includes(id)).map(({ id }) => id);
  const of = (option: string): ReadonlyMap<string, PointedCell> => cells.get(option) ?? new Map();
  return options.flatMap((a) =>
    options.filter((b) => a !== b && isDominated(counted, of(a), of(b))).map((b): [string, string] => [a, b]),
  );
}

function isDominated(
  counted: readonly string[],
  better: ReadonlyMap<string, PointedCell>,
  worse: ReadonlyMap<string, PointedCell>,
): boolean {
  const pairs = counted
    .filter((id) => better.has(id) || worse.has(id))
    .map((id) => [better.get(id)?.points ?? null, worse.get(id)?.points ?? null] as const);
  if (pairs.length === 0 || pairs.some(([a, b]) => a === null || b === null)) return false;
  return pairs.every(([a, b]) => (a ?? 0) >= (b ?? 0)) && pairs.some(([a, b]) => (a ?? 0) > (b ?? 0));
}
