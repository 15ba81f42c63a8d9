import type { PartByPart } from '../part-by-part.ts';
import type { Choice } from './choices.ts';
import { type Cost, type Slot, equalWithin } from './types.ts';

/** What a plan comes to: must-haves count first, value second. */
interface Worth {
  readonly musts: number;
  readonly value: number;
}

interface Best extends Worth {
  readonly slotOf: readonly number[];
}

interface Search {
  readonly choices: readonly Choice[];
  readonly slots: readonly Slot[];
  readonly cost: Cost;
  readonly limit: number;
  /** Indexes of the choices each one waits for, and of those that wait for it. */
  readonly needs: readonly (readonly number[])[];
  readonly neededBy: readonly (readonly number[])[];
  readonly byDensity: readonly number[];
  readonly mustsByLength: readonly number[];
  /** The state of the descent, taken back on the way up. */
  readonly slotOf: number[];
  readonly room: number[];
  readonly beside: string[][];
  best: Best;
  nodes: number;
  isCut: boolean;
}

export interface Found {
  readonly slotOf: readonly number[];
  readonly isProven: boolean;
  readonly nodes: number;
}

/** The index that stands for no slot. */
export const nowhere = -1;

/** Part plans between two rests. */
const nodesBetweenRests = 128;

/** The best way to place the choices, by depth-first branch and bound; the best found when `limit` ends it before. */
export function* bestPlaces(
  choices: readonly Choice[],
  slots: readonly Slot[],
  cost: Cost,
  limit: number,
): PartByPart<Found> {
  const search = startSearch(choices, slots, cost, limit);
  yield* descend(search, 0, { musts: 0, value: 0 });
  return { slotOf: search.best.slotOf, isProven: !search.isCut, nodes: search.nodes };
}

function startSearch(choices: readonly Choice[], slots: readonly Slot[], cost: Cost, limit: number): Search {
  const indexes = [...choices.keys()];
  const indexOf = new Map(choices.map(({ item }, index) => [item.id, index]));
  const needs = choices.map(({ item }) => item.after.map((id) => indexOf.get(id)!));
  const density = (index: number) =>
    valueOf(choices[index]!) / Math.max(choices[index]!.item.minutes, equalWithin);
  const length = (index: number) => choices[index]!.item.minutes;
  const usable = new Set(choices.flatMap((choice) => choice.slots));
  return {
    choices,
    slots,
    cost,
    limit,
    needs,
    neededBy: indexes.map((index) => indexes.filter((other) => needs[other]!.includes(index))),
    byDensity: indexes.toSorted((a, b) => density(b) - density(a) || a - b),
    mustsByLength: indexes
      .filter((i) => choices[i]!.item.mustBe)
      .sort((a, b) => length(a) - length(b) || a - b),
    slotOf: choices.map(() => nowhere),
    // Room nothing here can use would only loosen the bound.
    room: slots.map((slot, at) => (usable.has(at) ? slot.minutes : 0)),
    beside: slots.map(() => []),
    best: { musts: 0, value: 0, slotOf: choices.map(() => nowhere) },
    nodes: 0,
    isCut: false,
  };
}

const valueOf = ({ item }: Choice): number => Math.max(0, item.value);

const isBetter = (a: Worth, b: Worth): boolean =>
  a.musts > b.musts || (a.musts === b.musts && a.value > b.value + equalWithin);

/** Decides the choice at `depth` and all after it. */
function* descend(search: Search, depth: number, worth: Worth): PartByPart<void> {
  if (isBetter(worth, search.best)) search.best = { ...worth, slotOf: [...search.slotOf] };
  const choice = search.choices[depth];
  if (!choice || !isBetter(mostPossible(search, depth, worth), search.best)) return;
  if (search.nodes >= search.limit) {
    search.isCut = true;
    return;
  }
  search.nodes += 1;
  if (search.nodes % nodesBetweenRests === 0) yield;
  const withIt = { musts: worth.musts + Number(choice.item.mustBe), value: worth.value + valueOf(choice) };
  for (const { at, minutes } of waysToPlace(search, depth)) {
    search.slotOf[depth] = at;
    const roomBefore = search.room[at]!;
    search.room[at] = roomBefore - minutes;
    search.beside[at]!.push(choice.item.id);
    yield* descend(search, depth + 1, withIt);
    search.beside[at]!.pop();
    search.room[at] = roomBefore;
    search.slotOf[depth] = nowhere;
  }
  yield* descend(search, depth + 1, worth);
}

/** The slots that still take it, the one that costs least first. */
function waysToPlace(search: Search, index: number): readonly { at: number; minutes: number }[] {
  const from = earliest(search, index, index);
  if (from === null) return [];
  const { item, slots } = search.choices[index]!;
  return slots
    .filter((at) => at >= from && item.minutes <= search.room[at]! + equalWithin)
    .map((at) => ({
      at,
      minutes: item.minutes + Math.max(0, search.cost(item.id, search.slots[at]!.id, search.beside[at]!)),
    }))
    .filter(({ at, minutes }) => minutes <= search.room[at]! + equalWithin)
    .sort((a, b) => a.minutes - b.minutes || a.at - b.at);
}

/** The first slot after all that it needs, of which those below `depth` are decided; null when one has no place. */
function earliest(search: Search, index: number, depth: number): number | null {
  let from = 0;
  for (const need of search.needs[index]!) {
    if (need >= depth) continue;
    const at = search.slotOf[need]!;
    if (at === nowhere) return null;
    from = Math.max(from, at);
  }
  return from;
}

/** No way on from here comes to more: what still has a slot, poured into all the room there is as if it were one. */
function mostPossible(search: Search, depth: number, worth: Worth): Worth {
  const canStill = stillPossible(search, depth);
  const room = search.room.reduce((sum, minutes) => sum + minutes, 0);
  return {
    musts: worth.musts + mostMusts(search, canStill, room),
    value: worth.value + mostValue(search, canStill, room),
  };
}

/** By index from `depth` on: whether a slot has the room, and nothing it needs is left out. */
function stillPossible(search: Search, depth: number): readonly boolean[] {
  const can = search.choices.map((choice, index) => {
    if (index < depth) return false;
    const from = earliest(search, index, depth);
    if (from === null) return false;
    return choice.slots.some((at) => at >= from && choice.item.minutes <= search.room[at]! + equalWithin);
  });
  // Those waited for are before those that wait, so that one pass carries a "no" all the way.
  for (const [index, possible] of can.entries()) {
    if (possible || index < depth) continue;
    for (const waiting of search.neededBy[index]!) can[waiting] = false;
  }
  return can;
}

function mostMusts(search: Search, canStill: readonly boolean[], room: number): number {
  let left = room;
  let musts = 0;
  for (const index of search.mustsByLength) {
    if (!canStill[index]) continue;
    left -= search.choices[index]!.item.minutes;
    if (left < -equalWithin) break;
    musts += 1;
  }
  return musts;
}

function mostValue(search: Search, canStill: readonly boolean[], room: number): number {
  let left = room;
  let value = 0;
  for (const index of search.byDensity) {
    if (!canStill[index]) continue;
    const { minutes } = search.choices[index]!.item;
    if (minutes > left) return value + (valueOf(search.choices[index]!) * left) / minutes;
    left -= minutes;
    value += valueOf(search.choices[index]!);
  }
  return value;
}
