/** Something to find a place for: a visit, an exercise, a skill to learn. Ids are unique. */
export interface Item {
  readonly id: string;
  readonly minutes: number;
  readonly value: number;
  readonly mustBe: boolean;
  /** Goes only where the slot names the same group, as a city, or none. */
  readonly group: string | null;
  /** Ids that have to be placed too, in an earlier slot or the same one. */
  readonly after: readonly string[];
  /** Ids of the slots it is open in; null: in all. */
  readonly slots: ReadonlySet<number> | null;
}

/** A stretch of time to put items into. Ids are unique and rise with time. */
export interface Slot {
  readonly id: number;
  readonly minutes: number;
  readonly group: string | null;
}

/** Why an item found no place: what is said of the slots that came nearest to taking it. */
export interface Reason {
  readonly kind: 'closed' | 'too long' | 'no room' | 'prerequisite' | 'other city';
  readonly slots: readonly number[];
  /** Of a prerequisite: the ids it waits for that are not placed. Otherwise empty. */
  readonly waitsFor: readonly string[];
}

interface LeftOut {
  readonly item: string;
  readonly because: Reason;
}

export interface Plan {
  /** The slot of each item that has one. */
  readonly placed: ReadonlyMap<string, number>;
  readonly leftOut: readonly LeftOut[];
  /** Whether no other plan holds more must-haves, or as many and more value; otherwise it is the best one found. */
  readonly isProven: boolean;
  /** How many part plans were looked at. */
  readonly nodes: number;
}

/**
 * The minutes an item takes in a slot on top of its own, beside those already there, as for the way. Never negative;
 * Infinity forbids it. All of a slot's together must not depend on the order they are asked in, nor shrink with a further
 * item: the difference of two lengths of the way is of that kind.
 */
export type Cost = (item: string, slot: number, beside: readonly string[]) => number;

export interface Limits {
  /** Part plans to look at before the best so far is taken. */
  readonly nodes: number;
}

/** Sums of minutes that differ by less are equal: they may have been added in another order. */
export const equalWithin = 1e-9;
