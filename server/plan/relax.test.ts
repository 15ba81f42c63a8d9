import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { type Relaxation, relax } from './relax.ts';
import { bestByBruteForce, type Problem, wayCost } from './testing/brute-force.ts';
import { problems } from './testing/problems.ts';
import type { Item, Slot } from './types.ts';

const mustHaves = ({ items }: Problem) => items.filter((item) => item.mustBe).length;

/** Whether any plan at all holds every must-have, by trying each. */
const canHoldAll = (problem: Problem) => bestByBruteForce(problem)[0] === mustHaves(problem);

const longestSlot = 20;

function relaxed(problem: Problem, moreSlots: readonly Slot[], nodes = 100_000): readonly Relaxation[] {
  const scope = { nodes, moreSlots, longestSlot };
  return atOnce(relax(problem.items, problem.slots, wayCost(problem), scope));
}

/** The problem with so much of what a relaxation asks for. */
function changed(problem: Problem, by: Relaxation, moreSlots: readonly Slot[]): Problem {
  if (by.kind === 'more slots')
    return {
      ...problem,
      slots: [...problem.slots, ...moreSlots.filter((slot) => by.slots.includes(slot.id))],
    };
  if (by.kind === 'longer slots')
    return {
      ...problem,
      slots: problem.slots.map((slot) => ({ ...slot, minutes: slot.minutes + by.minutes })),
    };
  const items = problem.items.map((item) => ({
    ...item,
    mustBe: item.mustBe && !by.items.includes(item.id),
  }));
  return { ...problem, items };
}

/** Every way to ask for one less of the same. */
function smaller(by: Relaxation, moreSlots: readonly Slot[]): readonly Relaxation[] {
  if (by.kind === 'longer slots') return [{ ...by, minutes: by.minutes - 1 }];
  if (by.kind === 'fewer items') return [];
  return by.slots.length === 1
    ? [{ ...by, slots: [] }]
    : moreSlots.map((slot) => ({ ...by, slots: [slot.id] }));
}

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  minutes: 5,
  value: 1,
  mustBe: true,
  group: null,
  after: [],
  slots: null,
  ...more,
});

const day = (id: number, minutes = 10, group: string | null = null): Slot => ({ id, minutes, group });

describe('what would make it possible', () => {
  it('does, and less of it does not; nothing is said where all must-haves have a place', () => {
    assert(
      property(problems({ items: 5, slots: 2 }), integer({ min: 0, max: 12 }), (problem, minutes) => {
        const moreSlots = [day(8, minutes), day(9, 12)];
        const ways = relaxed(problem, moreSlots);
        expect(ways.length === 0).toBe(canHoldAll(problem));
        for (const way of ways) {
          expect(canHoldAll(changed(problem, way, moreSlots))).toBe(true);
          if (way.kind !== 'more slots') expect(way.isLeast).toBe(true);
          for (const less of way.isLeast ? smaller(way, moreSlots) : [])
            expect(canHoldAll(changed(problem, less, moreSlots))).toBe(false);
          if (way.kind === 'fewer items')
            expect(way.items.length).toBe(mustHaves(problem) - bestByBruteForce(problem)[0]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('works also where the search is ended early, though it may not be the least', () => {
    assert(
      property(problems({ items: 5, slots: 2 }), integer({ min: 0, max: 8 }), (problem, nodes) => {
        const moreSlots = [day(8, 4), day(9, 12)];
        for (const way of relaxed(problem, moreSlots, nodes)) {
          expect(canHoldAll(changed(problem, way, moreSlots))).toBe(true);
          for (const less of way.isLeast ? smaller(way, moreSlots) : [])
            expect(canHoldAll(changed(problem, less, moreSlots))).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is the least number of days for ten towns in two', () => {
    const items = Array.from({ length: 10 }, (_, index) => item(`town-${index}`));
    const moreSlots = [3, 4, 5, 6, 7].map((id) => day(id));
    expect(relaxed({ items, slots: [day(1), day(2)], places: new Map() }, moreSlots)).toContainEqual({
      kind: 'more slots',
      slots: [3, 4, 5],
      isLeast: true,
    });
  });

  it('is only to do without what is closed whatever is added', () => {
    const items = [item('shut', { slots: new Set() }), item('open')];
    expect(relaxed({ items, slots: [day(1)], places: new Map() }, [day(2)])).toEqual([
      { kind: 'fewer items', items: ['shut'], isLeast: true },
    ]);
  });

  it('takes only the day on which a place is open', () => {
    const items = [item('garden', { slots: new Set([3]) })];
    expect(relaxed({ items, slots: [day(1)], places: new Map() }, [day(2), day(3)])).toContainEqual({
      kind: 'more slots',
      slots: [3],
      isLeast: true,
    });
  });

  it('leaves room for what a must-have waits for', () => {
    const items = [item('base', { mustBe: false }), item('top', { after: ['base'] })];
    expect(relaxed({ items, slots: [day(1, 8)], places: new Map() }, [])).toEqual([
      { kind: 'longer slots', minutes: 2, isLeast: true },
      { kind: 'fewer items', items: ['top'], isLeast: true },
    ]);
  });
});
