import type { PartByPart } from '../part-by-part.ts';
import { type Choice, independentParts, possibleChoices } from './choices.ts';
import { fill, obstacle, whyLeftOut } from './explain.ts';
import { bestPlaces, nowhere } from './search.ts';
import type { Cost, Item, Limits, Plan, Slot } from './types.ts';

/**
 * Places items into slots: as many must-haves as can be, then as much value. Says of each item left out why. The same
 * whatever order they are handed in; where the limit ends the search, the best plan so far, not proven to be the best.
 */
export function* assign(
  items: readonly Item[],
  slots: readonly Slot[],
  cost: Cost,
  limits: Limits,
): PartByPart<Plan> {
  const inTime = slots.toSorted((a, b) => a.id - b.id);
  const choices = possibleChoices(items, inTime, cost);
  const placed = new Map<string, number>();
  const parts = independentParts(choices);
  let nodes = 0;
  let isProven = true;
  for (const [index, part] of parts.entries()) {
    const share = Math.floor((limits.nodes - nodes) / (parts.length - index));
    const found = yield* bestPlaces(part, inTime, cost, share);
    nodes += found.nodes;
    isProven &&= found.isProven;
    keep(part, found.slotOf, inTime, placed);
  }
  fillUp(choices, inTime, placed, cost);
  return { placed: inOrder(placed), leftOut: leftOut(items, choices, inTime, placed, cost), isProven, nodes };
}

function keep(
  part: readonly Choice[],
  slotOf: readonly number[],
  slots: readonly Slot[],
  placed: Map<string, number>,
): void {
  for (const [index, { item }] of part.entries()) {
    const at = slotOf[index]!;
    if (at !== nowhere) placed.set(item.id, slots[at]!.id);
  }
}

/** What is worth nothing, or what the search did not come to, still goes where there is room: nothing free stays unused. */
function fillUp(
  choices: readonly Choice[],
  slots: readonly Slot[],
  placed: Map<string, number>,
  cost: Cost,
): void {
  const items = choices.map((choice) => choice.item);
  for (const item of items) {
    if (placed.has(item.id)) continue;
    const filled = fill(slots, items, placed, cost);
    const free = slots.find((slot) => obstacle(item, slot, filled, cost) === null);
    if (free) placed.set(item.id, free.id);
  }
}

const inOrder = (placed: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...placed].sort(([a, slot], [b, other]) => slot - other || (a < b ? -1 : 1)));

function leftOut(
  items: readonly Item[],
  choices: readonly Choice[],
  slots: readonly Slot[],
  placed: ReadonlyMap<string, number>,
  cost: Cost,
): Plan['leftOut'] {
  const filled = fill(
    slots,
    choices.map((choice) => choice.item),
    placed,
    cost,
  );
  return items
    .filter((item) => !placed.has(item.id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((item) => ({ item: item.id, because: whyLeftOut(item, filled, cost) }));
}
