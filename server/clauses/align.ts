import type { PartByPart } from '../part-by-part.ts';
import type { Clause } from './clause.ts';
import type { Aligned, AlignedKind, Pair } from './aligned.ts';
import { dice, folded, headingLikeness, pathKey, shinglesOf } from './likeness.ts';
import { pairsOutOfOrder } from './order.ts';
import { joinSplits } from './splits.ts';

const leastAtSamePath = 0.35;
const leastElsewhere = 0.55;
/** Whatever the headings are, the texts must have something in common. */
const leastText = { samePath: 0.2, elsewhere: 0.4 } as const;
const pathBonus = 0.1;

function byKey(clauses: readonly Clause[], keyOf: (clause: Clause) => string): Map<string, number[]> {
  const map = new Map<string, number[]>();
  for (const [i, clause] of clauses.entries()) {
    const key = keyOf(clause);
    map.set(key, [...(map.get(key) ?? []), i]);
  }
  return map;
}

/** Clauses of the same words, those of the same path first, then the nearest. */
function* pairEqual(old: readonly Clause[], now: readonly Clause[]): PartByPart<Pair[]> {
  const pairs: Pair[] = [];
  const others = byKey(now, ({ text }) => folded(text));
  for (const [key, olds] of byKey(old, ({ text }) => folded(text))) {
    yield;
    const free = new Set(others.get(key) ?? []);
    const take = (i: number, j: number | undefined) => {
      if (j === undefined) return false;
      free.delete(j);
      pairs.push({ old: i, now: j, likeness: 1 });
      return true;
    };
    const left = olds.filter(
      (i) =>
        !take(
          i,
          [...free].find((j) => isSamePath(old[i], now[j])),
        ),
    );
    for (const i of left) take(i, [...free].toSorted((a, b) => Math.abs(a - i) - Math.abs(b - i))[0]);
  }
  return pairs;
}

function isSamePath(a: Clause | undefined, b: Clause | undefined): boolean {
  return a !== undefined && b !== undefined && pathKey(a) === pathKey(b);
}

interface Candidate extends Pair {
  readonly score: number;
}

/** Headings with one clause below them: "Entry into force" is found again under another number. */
function soleHeadings(clauses: readonly Clause[]): ReadonlySet<string> {
  const all = byKey(clauses, ({ heading }) => folded(heading));
  return new Set([...all].flatMap(([key, some]) => (key !== '' && some.length === 1 ? [key] : [])));
}

function candidateOf(
  old: Clause,
  now: Clause,
  text: number,
  { isSole, ...at }: { old: number; now: number; isSole: (clause: Clause) => boolean },
): Candidate | null {
  const heading = headingLikeness(old, now) ?? text;
  const likeness = 0.7 * text + 0.3 * heading;
  const samePath = isSamePath(old, now) || (heading === 1 && isSole(old) && isSole(now));
  const isLikely = samePath
    ? likeness >= leastAtSamePath && text >= leastText.samePath
    : likeness >= leastElsewhere && text >= leastText.elsewhere;
  return isLikely ? { ...at, likeness, score: likeness + (samePath ? pathBonus : 0) } : null;
}

/** Which clauses hold a pair of words, so that only those with something in common are compared. */
function holdersOf(
  bags: readonly (ReadonlyMap<string, number> | null)[],
): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, number[]>();
  for (const [j, bag] of bags.entries())
    for (const key of bag?.keys() ?? []) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [j]);
      else known.push(j);
    }
  return holders;
}

/** Pairs of clauses not paired yet that have much in common. */
function* candidatesAmong(
  old: readonly Clause[],
  now: readonly Clause[],
  paired: readonly Pair[],
): PartByPart<Candidate[]> {
  const [usedOld, usedNow] = [new Set(paired.map((one) => one.old)), new Set(paired.map((one) => one.now))];
  const bags = now.map(({ text }, j) => (usedNow.has(j) ? null : shinglesOf(text)));
  const holders = holdersOf(bags);
  const candidates: Candidate[] = [];
  const [soleOld, soleNow] = [soleHeadings(old), soleHeadings(now)];
  const isSole = ({ heading }: Clause) => soleOld.has(folded(heading)) && soleNow.has(folded(heading));
  for (const [i, clause] of old.entries()) {
    if (usedOld.has(i)) continue;
    yield;
    const bag = shinglesOf(clause.text);
    for (const j of new Set([...bag.keys()].flatMap((key) => holders.get(key) ?? []))) {
      const [other, otherBag] = [now[j], bags[j]];
      if (other === undefined || !otherBag) continue;
      const found = candidateOf(clause, other, dice(bag, otherBag), { old: i, now: j, isSole });
      if (found !== null) candidates.push(found);
    }
  }
  return candidates;
}

const distance = (one: Pair) => Math.abs(one.old - one.now);

/** Each clause once, the likeliest pairs first, of equal ones the nearest. */
function likeliest(candidates: readonly Candidate[]): Pair[] {
  const [usedOld, usedNow] = [new Set<number>(), new Set<number>()];
  const taken: Pair[] = [];
  for (const one of candidates.toSorted((a, b) => b.score - a.score || distance(a) - distance(b))) {
    if (usedOld.has(one.old) || usedNow.has(one.now)) continue;
    usedOld.add(one.old);
    usedNow.add(one.now);
    taken.push({ old: one.old, now: one.now, likeness: one.likeness });
  }
  return taken;
}

/** What became of each clause, in the order of the new text; a clause that is gone is where it stood. */
export function* align(old: readonly Clause[], now: readonly Clause[]): PartByPart<readonly Aligned[]> {
  const equal = yield* pairEqual(old, now);
  const pairs = [...equal, ...likeliest(yield* candidatesAmong(old, now, equal))];
  const unnumbered = pairs.filter(
    (one) => isSamePath(old[one.old], now[one.now]) && old[one.old]?.number === null,
  );
  const misplaced = pairsOutOfOrder(unnumbered);
  const isEqual = new Set(equal);
  const whole = pairs.map((pair) => {
    const [before, after] = [old[pair.old] ?? null, now[pair.now] ?? null];
    const isMoved = !isSamePath(before ?? undefined, after ?? undefined) || misplaced.has(pair);
    const kind: AlignedKind = !isEqual.has(pair) ? 'changed' : isMoved ? 'moved' : 'same';
    return {
      pair,
      aligned: { kind, old: before, now: after, likeness: pair.likeness, isMoved, further: [] },
    };
  });
  return joinSplits(old, now, whole);
}
