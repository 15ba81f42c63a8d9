import type { Aligned, Pair } from './aligned.ts';
import type { Clause } from './clause.ts';
import { dice, shinglesOf } from './likeness.ts';

/** Two clauses together are as much like the one they were as this. */
const leastTogether = 0.75;
/** And so much more than the one alone. */
const leastGain = 0.1;

interface Whole {
  readonly pair: Pair;
  readonly aligned: Aligned;
}

const likenessOf = (a: string, b: string) => dice(shinglesOf(a), shinglesOf(b));

/** Clauses of one side that nothing pairs, right before or after one that is paired, which it continues. */
function partnerOf(
  one: Clause,
  at: number,
  side: readonly Clause[],
  free: ReadonlySet<number>,
): { readonly at: number; readonly likeness: number } | null {
  const [main] = [side[at]];
  if (main === undefined) return null;
  const alone = likenessOf(one.text, main.text);
  const found = [at + 1, at - 1].flatMap((near) => {
    const other = side[near];
    if (other === undefined || !free.has(near)) return [];
    const text = near > at ? `${main.text} ${other.text}` : `${other.text} ${main.text}`;
    const likeness = likenessOf(one.text, text);
    return likeness >= leastTogether && likeness >= alone + leastGain ? [{ at: near, likeness }] : [];
  });
  return found.toSorted((a, b) => b.likeness - a.likeness)[0] ?? null;
}

/** Where a clause was cut in two, or two were joined, says so; then what is new and what is gone takes its place. */
export function joinSplits(
  old: readonly Clause[],
  now: readonly Clause[],
  wholes: readonly Whole[],
): readonly Aligned[] {
  const freeOld = new Set(old.keys());
  const freeNow = new Set(now.keys());
  for (const { pair } of wholes) {
    freeOld.delete(pair.old);
    freeNow.delete(pair.now);
  }
  const joined = wholes.map(({ pair, aligned }) => {
    if (aligned.kind !== 'changed' || aligned.old === null || aligned.now === null) return { pair, aligned };
    const split = partnerOf(aligned.old, pair.now, now, freeNow);
    const merged = split === null ? partnerOf(aligned.now, pair.old, old, freeOld) : null;
    const partner = split ?? merged;
    if (partner === null) return { pair, aligned };
    const side = split === null ? old : now;
    (split === null ? freeOld : freeNow).delete(partner.at);
    const further = [side[partner.at]].filter((one) => one !== undefined);
    const kind = split === null ? ('merged' as const) : ('split' as const);
    return { pair, aligned: { ...aligned, kind, likeness: partner.likeness, further } };
  });
  return inOrder(old, now, joined, { freeOld, freeNow });
}

function inOrder(
  old: readonly Clause[],
  now: readonly Clause[],
  wholes: readonly Whole[],
  { freeOld, freeNow }: { freeOld: ReadonlySet<number>; freeNow: ReadonlySet<number> },
): readonly Aligned[] {
  const alone = { likeness: 0, isMoved: false, further: [] };
  const placed: { readonly at: number; readonly aligned: Aligned }[] = [
    ...wholes.map(({ pair, aligned }) => ({ at: pair.now, aligned })),
    ...[...freeNow].map((j) => ({
      at: j,
      aligned: { kind: 'new' as const, old: null, now: now[j] ?? null, ...alone },
    })),
  ];
  const nowOf = new Map(wholes.map(({ pair }) => [pair.old, pair.now]));
  for (const i of freeOld) {
    let before = i - 1;
    while (before >= 0 && !nowOf.has(before)) before -= 1;
    const at = (nowOf.get(before) ?? -1) + 0.5;
    placed.push({ at, aligned: { kind: 'gone', old: old[i] ?? null, now: null, ...alone } });
  }
  return placed.toSorted((a, b) => a.at - b.at).map(({ aligned }) => aligned);
}
