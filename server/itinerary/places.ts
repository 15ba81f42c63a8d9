import { cellText } from '../claims/cell-text.ts';
import type { DocumentTable } from '../statements/read-statements.ts';

/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Something to visit, as the reference table has it. */
export interface Place extends Point {
  readonly name: string;
  readonly japaneseName: string;
  readonly city: string;
  readonly kind: string;
  readonly source: DocumentTable;
  readonly row: number;
}

/** The reference table as places. Throws for a table that is none: it comes with the product. */
export function readPlaces(source: DocumentTable): readonly Place[] {
  const column = (name: string) => source.table.columns.find((one) => one.name === name);
  const [name, japaneseName, city, kind] = ['Name', 'Japanese name', 'City', 'Kind'].map(column);
  const [latitude, longitude] = [column('Latitude'), column('Longitude')];
  if (!name || !japaneseName || !city || !kind) throw new Error('The places of Japan are not as expected.');
  if (latitude?.kind !== 'number' || longitude?.kind !== 'number')
    throw new Error('The places of Japan have no coordinates.');
  return Array.from({ length: source.table.rowCount }, (_, row) => ({
    name: cellText(name, row),
    japaneseName: cellText(japaneseName, row),
    city: cellText(city, row),
    kind: cellText(kind, row),
    latitude: latitude.values[row] ?? Number.NaN,
    longitude: longitude.values[row] ?? Number.NaN,
    source,
    row,
  }));
}
