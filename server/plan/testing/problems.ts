import {
  type Arbitrary,
  array,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  tuple,
  uniqueArray,
} from 'fast-check';
import type { Item, Slot } from '../types.ts';
import type { Problem } from './brute-force.ts';

const groups = constantFrom(null, null, 'north', 'south');

/** Problems small enough to try every plan of: up to so many items into up to so many slots. */
export function problems(most: { items: number; slots: number }): Arbitrary<Problem> {
  const slots = array(record({ minutes: integer({ min: 0, max: 12 }), group: groups }), {
    maxLength: most.slots,
  });
  const items = array(
    record({
      minutes: integer({ min: 0, max: 8 }),
      value: integer({ min: 0, max: 9 }),
      mustBe: boolean(),
      group: groups,
      // Numbers of other items, rarely its own or one that waits for it.
      after: option(integer({ min: 0, max: most.items - 1 }), { freq: 2 }),
      slots: option(uniqueArray(integer({ min: 1, max: most.slots })), { freq: 2 }),
      place: integer({ min: 0, max: 2 }),
    }),
    { maxLength: most.items },
  );
  return tuple(items, slots).map(([drawn, stretches]) => ({
    slots: stretches.map((slot, index): Slot => ({ id: index + 1, ...slot })),
    items: drawn.map(({ place: _place, after, slots: open, ...item }, index): Item => ({
      ...item,
      id: `item-${index}`,
      // Mostly earlier ones; by the remainder also itself and later ones, so that rings occur.
      after: after === null ? [] : [`item-${after % (index + 2)}`],
      slots: open === null ? null : new Set(open),
    })),
    places: new Map(drawn.map(({ place }, index) => [`item-${index}`, place])),
  }));
}
