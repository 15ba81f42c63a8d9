import type { Pair } from './aligned.ts';

/** The pairs that must be taken out for the others to be in the same order on both sides: as few as can be. */
export function pairsOutOfOrder(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const sorted = pairs.toSorted((a, b) => a.old - b.old);
  // The longest rising run of positions (patience sorting).
  const tails: number[] = [];
  const before: (number | null)[] = [];
  for (const [i, { now }] of sorted.entries()) {
    const at = tails.findIndex((tail) => (sorted[tail]?.now ?? 0) >= now);
    const place = at < 0 ? tails.length : at;
    before.push(tails[place - 1] ?? null);
    tails[place] = i;
  }
  const kept = new Set<number>();
  for (let i: number | null = tails.at(-1) ?? null; i !== null; i = before[i] ?? null) kept.add(i);
  return new Set(sorted.filter((_, i) => !kept.has(i)));
}
