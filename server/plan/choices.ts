import { type Cost, type Item, type Slot, equalWithin } from './types.ts';

/** An item that can have a place, with the places it can have. */
export interface Choice {
  readonly item: Item;
  /** Indexes of slots, rising. */
  readonly slots: readonly number[];
}

export const isOpen = (item: Item, slot: Slot): boolean => item.slots === null || item.slots.has(slot.id);

export const isSameGroup = (item: Item, slot: Slot): boolean =>
  item.group === null || slot.group === null || item.group === slot.group;

export const isShortEnough = (item: Item, slot: Slot, cost: Cost): boolean =>
  item.minutes + Math.max(0, cost(item.id, slot.id, [])) <= slot.minutes + equalWithin;

/**
 * The items that alone in the empty slots would have a place, each after those it needs. What needs something that has
 * none, is unknown or waits for the item itself has none either.
 */
export function possibleChoices(
  items: readonly Item[],
  slots: readonly Slot[],
  cost: Cost,
): readonly Choice[] {
  const waiting = items
    .map((item) => ({ item, slots: slotsOf(item, slots, cost) }))
    .filter((choice) => choice.slots.length > 0)
    .sort(byUrgency);
  const ordered: Choice[] = [];
  const known = new Set<string>();
  for (;;) {
    const next = waiting.findIndex(({ item }) => item.after.every((id) => known.has(id)));
    const [choice] = next < 0 ? [] : waiting.splice(next, 1);
    if (!choice) return ordered;
    ordered.push(choice);
    known.add(choice.item.id);
  }
}

function slotsOf(item: Item, slots: readonly Slot[], cost: Cost): readonly number[] {
  return [...slots.keys()].filter((at) => {
    const slot = slots[at]!;
    return isSameGroup(item, slot) && isOpen(item, slot) && isShortEnough(item, slot, cost);
  });
}

/** What has the fewest places is tried first, then must-haves, then what is worth most; never as it was handed in. */
function byUrgency(a: Choice, b: Choice): number {
  return (
    a.slots.length - b.slots.length ||
    Number(b.item.mustBe) - Number(a.item.mustBe) ||
    b.item.value - a.item.value ||
    (a.item.id < b.item.id ? -1 : 1)
  );
}

/** Choices that share no slot and do not wait for each other are planned by themselves: small trees instead of a large one. */
export function independentParts(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  let parts: { slots: Set<number>; ids: Set<string>; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const joined = { slots: new Set(choice.slots), ids: new Set([choice.item.id]), choices: [choice] };
    const apart = [];
    for (const part of parts) {
      const touches =
        choice.slots.some((at) => part.slots.has(at)) || choice.item.after.some((id) => part.ids.has(id));
      if (!touches) {
        apart.push(part);
        continue;
      }
      for (const at of part.slots) joined.slots.add(at);
      for (const id of part.ids) joined.ids.add(id);
      joined.choices.push(...part.choices);
    }
    parts = [...apart, joined];
  }
  const rank = new Map(choices.map((choice, index) => [choice, index]));
  const inOrder = (part: readonly Choice[]) => part.toSorted((a, b) => rank.get(a)! - rank.get(b)!);
  return parts
    .map((part) => inOrder(part.choices))
    .sort((a, b) => a.length - b.length || rank.get(a[0]!)! - rank.get(b[0]!)!);
}
