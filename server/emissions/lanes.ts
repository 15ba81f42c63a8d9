import { byName } from '@loupe/shared/lib/text-order';
import { hotShare } from '../packs/logistics/vehicles.ts';
import type { RowEmission } from './transport.ts';

/** All rows of one lane with one vehicle. */
export interface Lane {
  readonly name: string;
  readonly rows: readonly [RowEmission, ...RowEmission[]];
  readonly tkm: number;
  readonly kg: number;
}

export const sumOf = (rows: readonly RowEmission[], of: 'kg' | 'ttw' | 'tkm' | 'low' | 'high'): number =>
  rows.reduce((sum, one) => sum + one[of], 0);

/** Rows by lane and vehicle, the heaviest first. */
export function lanesOf(rows: readonly RowEmission[]): Lane[] {
  const grouped = Map.groupBy(
    rows,
    ({ lane, factor, source }) => `${lane}|${factor.key}|${source.document}|${source.at}`,
  );
  return [...grouped.values()]
    .flatMap((own): Lane[] => {
      const [first, ...others] = own;
      if (first === undefined) return [];
      return [{ name: first.lane, rows: [first, ...others], tkm: sumOf(own, 'tkm'), kg: sumOf(own, 'kg') }];
    })
    .toSorted((a, b) => b.kg - a.kg || byName(a.name, b.name));
}

/** The fewest lanes that together make up four fifths of all. */
export function hotSpots(lanes: readonly Lane[]): Lane[] {
  const whole = lanes.reduce((sum, { kg }) => sum + kg, 0);
  const hot: Lane[] = [];
  let sum = 0;
  for (const lane of lanes) {
    if (sum >= hotShare * whole) break;
    hot.push(lane);
    sum += lane.kg;
  }
  return hot;
}
