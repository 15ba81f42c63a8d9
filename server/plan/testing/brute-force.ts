import type { Cost, Item, Slot } from '../types.ts';

export interface Problem {
  readonly items: readonly Item[];
  readonly slots: readonly Slot[];
  /** Where each item is on a road that begins and ends at 0. */
  readonly places: ReadonlyMap<string, number>;
}

/** The way from 0 past all of them and back. */
const wayAlong = (ids: readonly string[], places: Problem['places']): number =>
  2 * Math.max(0, ...ids.map((id) => places.get(id) ?? 0));

/** What one more stop adds to the way. */
export const wayCost =
  ({ places }: Problem): Cost =>
  (item, _slot, beside) =>
    wayAlong([...beside, item], places) - wayAlong(beside, places);

/** What is wrong with a plan, by the words of the task alone. */
export function faults(problem: Problem, placed: ReadonlyMap<string, number>): readonly string[] {
  const found: string[] = [];
  for (const item of problem.items) {
    const slot = problem.slots.find(({ id }) => id === placed.get(item.id));
    if (!slot) continue;
    if (item.slots && !item.slots.has(slot.id)) found.push(`${item.id} is closed in ${slot.id}`);
    if (item.group !== null && slot.group !== null && item.group !== slot.group)
      found.push(`${item.id} is not where ${slot.id} is spent`);
    for (const need of item.after) {
      const before = placed.get(need);
      if (before === undefined || before > slot.id) found.push(`${item.id} comes before ${need}`);
    }
    if (waitsForItself(item, problem.items)) found.push(`${item.id} waits for itself`);
  }
  for (const slot of problem.slots) {
    const inside = problem.items.filter((item) => placed.get(item.id) === slot.id);
    const minutes = inside.reduce((sum, item) => sum + item.minutes, 0);
    const ids = inside.map((item) => item.id);
    if (minutes + wayAlong(ids, problem.places) > slot.minutes) found.push(`${slot.id} is too full`);
  }
  return found;
}

function waitsForItself(item: Item, items: readonly Item[]): boolean {
  const before = new Set(item.after);
  for (const id of before)
    for (const next of items.find((one) => one.id === id)?.after ?? []) before.add(next);
  return before.has(item.id);
}

/** Must-haves and value of what is placed. */
export function worthOf(problem: Problem, placed: ReadonlyMap<string, number>): readonly [number, number] {
  const inside = problem.items.filter((item) => placed.has(item.id));
  return [inside.filter((item) => item.mustBe).length, inside.reduce((sum, item) => sum + item.value, 0)];
}

/** The most there can be, by trying every plan. */
export function bestByBruteForce(problem: Problem): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  const placed = new Map<string, number>();
  const tryFrom = (index: number): void => {
    const item = problem.items[index];
    if (!item) {
      const [musts, value] = worthOf(problem, placed);
      const isMore = musts > best[0] || (musts === best[0] && value > best[1]);
      if (isMore && faults(problem, placed).length === 0) best = [musts, value];
      return;
    }
    for (const slot of problem.slots) {
      placed.set(item.id, slot.id);
      tryFrom(index + 1);
    }
    placed.delete(item.id);
    tryFrom(index + 1);
  };
  tryFrom(0);
  return best;
}
