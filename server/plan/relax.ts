import type { PartByPart } from '../part-by-part.ts';
import { assign } from './assign.ts';
import { isOpen } from './choices.ts';
import type { Cost, Item, Limits, Plan, Slot } from './types.ts';

/** A change with which every must-have has a place; each has been planned through. */
export type Relaxation = MoreSlots | LongerSlots | FewerItems;

/** Whether less of the same does not do, proven. */
interface Least {
  readonly isLeast: boolean;
}

interface MoreSlots extends Least {
  readonly kind: 'more slots';
  /** Of the slots that could be added, these. */
  readonly slots: readonly number[];
}

interface LongerSlots extends Least {
  readonly kind: 'longer slots';
  /** By so much each. */
  readonly minutes: number;
}

interface FewerItems extends Least {
  readonly kind: 'fewer items';
  /** Must-haves to do without. */
  readonly items: readonly string[];
}

interface Scope extends Limits {
  /** Slots that could be added, in the order to add them, with ids as items name them when they are open or closed. */
  readonly moreSlots: readonly Slot[];
  /** No slot is made longer than this. */
  readonly longestSlot: number;
}

interface Enough extends Least {
  readonly much: number;
}

/** A way to ask for more: the slots there would be with so much of it. */
type Larger = (much: number) => readonly Slot[];

/** What would let every must-have be placed, one quantity at a time; empty when they have a place as it is. */
export function* relax(
  items: readonly Item[],
  slots: readonly Slot[],
  cost: Cost,
  scope: Scope,
): PartByPart<readonly Relaxation[]> {
  const needed = whatMustHavesNeed(items);
  const now = yield* assign(needed, slots, cost, scope);
  if (holdsAll(needed, now)) return [];
  const found: Relaxation[] = [];
  const added = yield* least(needed, cost, scope, now, scope.moreSlots.length, (count) => [
    ...slots,
    ...scope.moreSlots.slice(0, count),
  ]);
  if (added) found.push(yield* onlyThoseNeeded(needed, slots, cost, scope, added));
  const longest = Math.floor(scope.longestSlot - Math.max(0, ...slots.map((slot) => slot.minutes)));
  const longer = yield* least(needed, cost, scope, now, longest, (minutes) =>
    slots.map((slot) => ({ ...slot, minutes: slot.minutes + minutes })),
  );
  if (longer) found.push({ kind: 'longer slots', minutes: longer.much, isLeast: longer.isLeast });
  const fewer = yield* withoutSome(needed, slots, cost, scope, now);
  return fewer ? [...found, fewer] : found;
}

/** The must-haves and all they wait for. The others would only take room, and count for nothing here. */
function whatMustHavesNeed(items: readonly Item[]): readonly Item[] {
  const ids = new Set(items.filter((item) => item.mustBe).map((item) => item.id));
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const id of ids) for (const before of byId.get(id)?.after ?? []) ids.add(before);
  return items.filter((item) => ids.has(item.id)).map((item) => (item.mustBe ? item : { ...item, value: 0 }));
}

/** Leaves out of the first slots to add each without which it works too, as a day in another city. */
function* onlyThoseNeeded(
  items: readonly Item[],
  slots: readonly Slot[],
  cost: Cost,
  scope: Scope,
  added: Enough,
): PartByPart<MoreSlots> {
  let kept = scope.moreSlots.slice(0, added.much);
  for (const slot of kept) {
    const fewer = kept.filter((one) => one !== slot);
    if (holdsAll(items, yield* assign(items, [...slots, ...fewer], cost, scope))) kept = fewer;
  }
  // Of different ones, others of what could be added might do with fewer: that was not tried.
  const isLeast = added.isLeast && (kept.length === 1 || areAlike(items, slots, scope.moreSlots));
  return { kind: 'more slots', slots: kept.map((slot) => slot.id), isLeast };
}

/** Whether it makes no difference which of the slots to add are taken. */
function areAlike(items: readonly Item[], slots: readonly Slot[], moreSlots: readonly Slot[]): boolean {
  const lastNow = Math.max(...slots.map((slot) => slot.id));
  const kinds = moreSlots.map((slot) =>
    JSON.stringify([slot.minutes, slot.group, slot.id > lastNow, items.map((item) => isOpen(item, slot))]),
  );
  return new Set(kinds).size === 1 && moreSlots[0]!.id > lastNow;
}

const holdsAll = (items: readonly Item[], plan: Plan): boolean =>
  items.every((item) => !item.mustBe || plan.placed.has(item.id));

/** The least of a quantity that does, by halving: more of it never places fewer must-haves. Null when `most` does not. */
function* least(
  items: readonly Item[],
  cost: Cost,
  limits: Limits,
  now: Plan,
  most: number,
  larger: Larger,
): PartByPart<Enough | null> {
  if (most < 1 || !holdsAll(items, yield* assign(items, larger(most), cost, limits))) return null;
  let enough = most;
  let tooLittle = { much: 0, isProven: now.isProven };
  while (enough - tooLittle.much > 1) {
    const much = Math.floor((enough + tooLittle.much) / 2);
    const plan = yield* assign(items, larger(much), cost, limits);
    if (holdsAll(items, plan)) enough = much;
    else tooLittle = { much, isProven: plan.isProven };
  }
  return { much: enough, isLeast: tooLittle.isProven };
}

/** The must-haves that the best plan leaves out; the others are planned again without them. */
function* withoutSome(
  items: readonly Item[],
  slots: readonly Slot[],
  cost: Cost,
  limits: Limits,
  now: Plan,
): PartByPart<FewerItems | null> {
  const givenUp = new Set(
    items.filter((item) => item.mustBe && !now.placed.has(item.id)).map((item) => item.id),
  );
  const kept = whatMustHavesNeed(
    items.map((item) => ({ ...item, mustBe: item.mustBe && !givenUp.has(item.id) })),
  );
  if (!holdsAll(kept, yield* assign(kept, slots, cost, limits))) return null;
  return { kind: 'fewer items', items: [...givenUp].sort(), isLeast: now.isProven };
}
