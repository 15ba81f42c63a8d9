import { array, assert, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStops } from './order-stops.ts';

type Minutes = (from: number, to: number) => number;

/** Every order there is. */
const permutations = (stops: readonly number[]): number[][] =>
  stops.length === 0
    ? [[]]
    : stops.flatMap((first) =>
        permutations(stops.filter((stop) => stop !== first)).map((rest) => [first, ...rest]),
      );

const lengthOf = (order: readonly number[], minutes: Minutes) =>
  order.slice(1).reduce((sum, to, index) => sum + minutes(order[index]!, to), 0);

const from = (table: readonly number[], count: number): Minutes => {
  return (a, b) => table[(a * count + b) % table.length]!;
};

const tables = array(integer({ min: 1, max: 60 }), { minLength: 49, maxLength: 49 });

/** Where a stop of the road lies. */
const place = (stop: number) => (stop * 5) % 14;

describe('the order of stops', () => {
  it('is the shortest of all orders, one way streets and fixed ends included', () => {
    assert(
      property(tables, integer({ min: 2, max: 6 }), boolean(), boolean(), (table, count, begins, ends) => {
        const minutes = from(table, count);
        const fixed = { ...(begins && { first: 1 }), ...(ends && { last: 0 }) };
        const result = orderStops(count, minutes, fixed);
        const allowed = permutations([...Array(count).keys()]).filter(
          (order) => (!begins || order[0] === 1) && (!ends || order.at(-1) === 0),
        );
        expect(result.isShortest).toBe(true);
        expect(allowed).toContainEqual(result.order);
        expect(result.minutes).toBe(Math.min(...allowed.map((order) => lengthOf(order, minutes))));
      }),
      { numRuns: 60 },
    );
  });

  it('is said not to be proven beyond nine stops, and visits each once between the fixed ends', () => {
    const more = array(integer({ min: 1, max: 60 }), { minLength: 144, maxLength: 144 });
    assert(
      property(more, integer({ min: 10, max: 12 }), (table, count) => {
        const result = orderStops(count, from(table, count), { first: 4, last: 0 });
        expect(result.isShortest).toBe(false);
        expect(result.order.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
        expect([result.order[0], result.order.at(-1)]).toEqual([4, 0]);
        expect(result.minutes).toBe(lengthOf(result.order, from(table, count)));
      }),
      { numRuns: 40 },
    );
  });

  it('finds the way along a road of fourteen stops', () => {
    const result = orderStops(14, (a, b) => Math.abs(place(a) - place(b)), { first: 0 });
    expect(result.minutes).toBe(13);
  });

  it.each([0, 1])('of %i stops is those', (count) => {
    expect(orderStops(count, () => 1)).toEqual({
      order: [...Array(count).keys()],
      minutes: 0,
      isShortest: true,
    });
  });

  it('wants a place that is both ends as two stops', () => {
    expect(() => orderStops(3, () => 1, { first: 1, last: 1 })).toThrow(RangeError);
  });
});
