import { isOpen, isSameGroup, isShortEnough } from './choices.ts';
import { type Cost, type Item, type Reason, type Slot, equalWithin } from './types.ts';

/** The slots as a plan fills them. */
export interface Filled {
  readonly slots: readonly Slot[];
  readonly placed: ReadonlyMap<string, number>;
  readonly minutesLeft: ReadonlyMap<number, number>;
  readonly beside: ReadonlyMap<number, readonly string[]>;
}

/** From what keeps an item out altogether to what only just does. */
const kinds = ['other city', 'closed', 'too long', 'prerequisite', 'no room'] as const;

/** The slots filled by what is placed. */
export function fill(
  slots: readonly Slot[],
  items: readonly Item[],
  placed: ReadonlyMap<string, number>,
  cost: Cost,
): Filled {
  const minutesLeft = new Map(slots.map((slot) => [slot.id, slot.minutes]));
  const beside = new Map<number, string[]>(slots.map((slot) => [slot.id, []]));
  for (const item of items) {
    const slot = placed.get(item.id);
    if (slot === undefined) continue;
    const others = beside.get(slot)!;
    const minutes = item.minutes + Math.max(0, cost(item.id, slot, others));
    minutesLeft.set(slot, minutesLeft.get(slot)! - minutes);
    others.push(item.id);
  }
  return { slots, placed, minutesLeft, beside };
}

/** What speaks against putting the item into this slot beside all that is there; null: nothing. */
export function obstacle(item: Item, slot: Slot, filled: Filled, cost: Cost): Reason['kind'] | null {
  if (!isSameGroup(item, slot)) return 'other city';
  if (!isOpen(item, slot)) return 'closed';
  if (!isShortEnough(item, slot, cost)) return 'too long';
  const isReady = item.after.every((id) => (filled.placed.get(id) ?? Infinity) <= slot.id);
  if (!isReady) return 'prerequisite';
  const minutes = item.minutes + Math.max(0, cost(item.id, slot.id, filled.beside.get(slot.id)!));
  return minutes <= filled.minutesLeft.get(slot.id)! + equalWithin ? null : 'no room';
}

/** Why a plan leaves the item out: of all slots, what keeps it from those that come nearest to taking it. */
export function whyLeftOut(item: Item, filled: Filled, cost: Cost): Reason {
  const obstacles = filled.slots.map((slot) => ({ id: slot.id, kind: obstacle(item, slot, filled, cost) }));
  const kind = kinds.findLast((each) => obstacles.some((one) => one.kind === each)) ?? 'no room';
  return {
    kind,
    slots: obstacles.filter((one) => one.kind === kind).map((one) => one.id),
    waitsFor: kind === 'prerequisite' ? item.after.filter((id) => !filled.placed.has(id)).sort() : [],
  };
}
