import { expect, it } from 'vitest';
import { tripNames } from './lanes.ts';

it('a column that says how often a lane is driven is known by its name, others are not', () => {
  for (const name of [
    'Trips',
    'Trips per year',
    'Loads',
    'Shipments per week',
    'Anzahl Fahrten',
    'Fahrten pro Jahr',
  ])
    expect(tripNames.test(name), name).toBe(true);
  for (const name of ['Payload', 'Load (t)', 'Tripoli', 'Pieces', 'Anzahl Paletten'])
    expect(tripNames.test(name), name).toBe(false);
});
