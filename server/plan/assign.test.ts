import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { assign } from './assign.ts';
import { faults, bestByBruteForce, type Problem, wayCost, worthOf } from './testing/brute-force.ts';
import { problems } from './testing/problems.ts';
import type { Item, Plan, Slot } from './types.ts';

const solved = (problem: Problem, nodes = 200_000): Plan =>
  atOnce(assign(problem.items, problem.slots, wayCost(problem), { nodes }));

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  minutes: 60,
  value: 1,
  mustBe: false,
  group: null,
  after: [],
  slots: null,
  ...more,
});

const day = (id: number, minutes = 120, group: string | null = null): Slot => ({ id, minutes, group });

const plan = (items: readonly Item[], slots: readonly Slot[]): Plan =>
  solved({ items, slots, places: new Map() });

const reasons = ({ leftOut }: Plan) => Object.fromEntries(leftOut.map((one) => [one.item, one.because]));

/** The same order for the same numbers. */
const shuffled = <T>(all: readonly T[], by: readonly number[]): T[] =>
  all
    .map((one, index) => ({ one, key: by[index] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);

describe('placing items into slots', () => {
  it('breaks no condition, and comes to what trying every plan comes to', () => {
    assert(
      property(problems({ items: 6, slots: 3 }), (problem) => {
        const result = solved(problem);
        expect(faults(problem, result.placed)).toEqual([]);
        expect(result.isProven).toBe(true);
        expect(worthOf(problem, result.placed)).toEqual(bestByBruteForce(problem));
      }),
      { numRuns: 300 },
    );
  });

  it('comes to as much with seven items and four slots', () => {
    assert(
      property(problems({ items: 7, slots: 4 }), (problem) => {
        expect(worthOf(problem, solved(problem).placed)).toEqual(bestByBruteForce(problem));
      }),
      { numRuns: 25 },
    );
  });

  it('breaks no condition when it is ended early, and says proven only of what is the best', () => {
    assert(
      property(problems({ items: 6, slots: 3 }), integer({ min: 0, max: 12 }), (problem, nodes) => {
        const result = solved(problem, nodes);
        expect(faults(problem, result.placed)).toEqual([]);
        expect(result.nodes).toBeLessThanOrEqual(nodes);
        if (result.isProven) expect(worthOf(problem, result.placed)).toEqual(bestByBruteForce(problem));
      }),
      { numRuns: 200 },
    );
  });

  it('places no less when a slot is an hour longer', () => {
    assert(
      property(problems({ items: 10, slots: 5 }), integer({ min: 0, max: 4 }), (problem, which) => {
        const slots = problem.slots.map((slot, index) =>
          index === which ? { ...slot, minutes: slot.minutes + 60 } : slot,
        );
        const [musts, value] = worthOf(problem, solved(problem).placed);
        const [moreMusts, moreValue] = worthOf(problem, solved({ ...problem, slots }).placed);
        expect(moreMusts).toBeGreaterThanOrEqual(musts);
        if (moreMusts === musts) expect(moreValue).toBeGreaterThanOrEqual(value);
      }),
      { numRuns: 200 },
    );
  });

  it('plans the same whatever order things are handed in, to the end or not', () => {
    const orders = tuple(array(integer(), { minLength: 10 }), array(integer(), { minLength: 5 }));
    assert(
      property(problems({ items: 10, slots: 5 }), orders, (problem, [byItem, bySlot]) => {
        const other = {
          ...problem,
          items: shuffled(problem.items, byItem),
          slots: shuffled(problem.slots, bySlot),
        };
        for (const nodes of [7, 200_000]) {
          const [one, again] = [solved(problem, nodes), solved(other, nodes)];
          expect(again).toEqual(one);
          expect([...again.placed]).toEqual([...one.placed]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('accounts for every item once: placed, or left out for a reason that names slots there are', () => {
    assert(
      property(problems({ items: 10, slots: 5 }), (problem) => {
        const { placed, leftOut } = solved(problem);
        const accounted = [...placed.keys(), ...leftOut.map((one) => one.item)];
        expect(accounted.sort()).toEqual(problem.items.map((one) => one.id).sort());
        const known = new Set(problem.slots.map((slot) => slot.id));
        for (const { because } of leftOut) {
          expect(because.slots.length > 0 || known.size === 0).toBe(true);
          expect(because.slots.every((id) => known.has(id))).toBe(true);
        }
      }),
    );
  });

  it('gives way while it searches, and ends at its limit with the best so far', () => {
    // Thirty lengths that fill no two hours exactly: nobody proves the best of that by looking.
    const items = Array.from({ length: 30 }, (_, index) =>
      item(`visit-${index}`, { minutes: 31 + ((index * 7) % 23), value: 10 + ((index * 11) % 17) }),
    );
    const days = [1, 2, 3, 4, 5].map((id) => day(id));
    const work = assign(items, days, () => 0, { nodes: 5000 });
    let rests = 0;
    let part = work.next();
    for (; !part.done; part = work.next()) rests += 1;
    expect(rests).toBeGreaterThan(30);
    expect(part.value).toMatchObject({ isProven: false, nodes: 5000 });
    expect(part.value.placed.size).toBeGreaterThan(9);
  });
});

describe('what is left out, and why', () => {
  it('is closed in every slot of its city', () => {
    const days = [day(1, 120, 'Porto'), day(2, 120, 'Faro')];
    const result = plan([item('tower', { group: 'Faro', slots: new Set([1]) })], days);
    expect(reasons(result).tower).toEqual({ kind: 'closed', slots: [2], waitsFor: [] });
  });

  it('is in a city where no slot is spent', () => {
    const result = plan([item('tower', { group: 'Braga' })], [day(1, 120, 'Porto'), day(2, 120, 'Faro')]);
    expect(reasons(result).tower).toEqual({ kind: 'other city', slots: [1, 2], waitsFor: [] });
  });

  it('takes longer than any slot it is open in', () => {
    const result = plan([item('hike', { minutes: 200, slots: new Set([1]) })], [day(1), day(2, 300)]);
    expect(reasons(result).hike).toEqual({ kind: 'too long', slots: [1], waitsFor: [] });
  });

  it('takes longer than any slot with the way there', () => {
    const problem = { items: [item('hike')], slots: [day(1, 70)], places: new Map([['hike', 6]]) };
    expect(reasons(solved(problem)).hike?.kind).toBe('too long');
  });

  it('finds no room beside what is worth more', () => {
    const result = plan([item('dear', { value: 5 }), item('cheap', { value: 1 })], [day(1, 90)]);
    expect([...result.placed]).toEqual([['dear', 1]]);
    expect(reasons(result).cheap).toEqual({ kind: 'no room', slots: [1], waitsFor: [] });
  });

  it('gives way to a must-have that is worth less', () => {
    const result = plan([item('dear', { value: 5 }), item('wanted', { mustBe: true })], [day(1, 90)]);
    expect([...result.placed.keys()]).toEqual(['wanted']);
  });

  it('waits for something that has no place, or that nobody knows', () => {
    const items = [item('first', { minutes: 500 }), item('second', { after: ['first', 'unheard of'] })];
    expect(reasons(plan(items, [day(1)])).second).toEqual({
      kind: 'prerequisite',
      slots: [1],
      waitsFor: ['first', 'unheard of'],
    });
  });

  it('waits for itself in a ring', () => {
    const items = [item('hen', { after: ['egg'] }), item('egg', { after: ['hen'] })];
    expect(reasons(plan(items, [day(1)]))).toMatchObject({
      hen: { kind: 'prerequisite', waitsFor: ['egg'] },
      egg: { kind: 'prerequisite', waitsFor: ['hen'] },
    });
  });

  it('is not given to a slot before what it needs', () => {
    const items = [item('base', { slots: new Set([2]) }), item('top', { after: ['base'] })];
    expect([...plan(items, [day(1), day(2)]).placed]).toEqual([
      ['base', 2],
      ['top', 2],
    ]);
  });

  it('has no slot at all to go to', () => {
    expect(reasons(plan([item('tower')], [])).tower).toEqual({ kind: 'no room', slots: [], waitsFor: [] });
  });

  it('is nothing that still fits, even when it is worth nothing', () => {
    expect([...plan([item('stroll', { value: 0 })], [day(1)]).placed]).toEqual([['stroll', 1]]);
  });
});
