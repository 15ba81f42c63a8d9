import type { DiffPart } from './word-diff.ts';

/** With more edits than this, nothing of the old text is to be recognized. */
const mostEdits = 1_200;

/**
 * The shortest way from one row of words to another (E. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986);
 * null where it is too long. `reached[k]` is how far the old row is used up on diagonal k = used of old - used of new.
 */
export function editScript(old: readonly string[], now: readonly string[]): readonly DiffPart[] | null {
  const trace: ReadonlyMap<number, number>[] = [];
  const reached = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= Math.min(mostEdits, old.length + now.length); edits += 1) {
    trace.push(new Map(reached));
    for (let k = -edits; k <= edits; k += 2) {
      let x = isDown(reached, k, edits) ? (reached.get(k + 1) ?? 0) : (reached.get(k - 1) ?? 0) + 1;
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x += 1;
      reached.set(k, x);
      if (x >= old.length && x - k >= now.length) return backFrom(old, now, trace);
    }
  }
  return null;
}

/** Whether the way comes to a diagonal by a word put in. */
const isDown = (reached: ReadonlyMap<number, number>, k: number, edits: number) =>
  k === -edits || (k !== edits && (reached.get(k - 1) ?? 0) < (reached.get(k + 1) ?? 0));

function backFrom(
  old: readonly string[],
  now: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
): readonly DiffPart[] {
  const parts: DiffPart[] = [];
  let [x, y] = [old.length, now.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reached = trace[edits] ?? new Map<number, number>();
    const k = x - y;
    const before = isDown(reached, k, edits) ? k + 1 : k - 1;
    const fromX = edits === 0 ? 0 : (reached.get(before) ?? 0);
    const fromY = edits === 0 ? 0 : fromX - before;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      parts.push({ kind: 'same', text: old[x] ?? '' });
    }
    if (edits > 0)
      parts.push(
        before === k + 1 ? { kind: 'new', text: now[fromY] ?? '' } : { kind: 'gone', text: old[fromX] ?? '' },
      );
    [x, y] = [fromX, fromY];
  }
  return parts.toReversed();
}
