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
  /** Days of the week on which it is closed, 1 is Monday; null where nobody says: it is not known to be open. */
  readonly closedOn: ReadonlySet<number> | null;
  readonly source: DocumentTable;
  readonly row: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The reference table as places. Throws for a table that is none: it comes with the product. */
export function readPlaces(source: DocumentTable): readonly Place[] {
  const column = (name: string) => source.table.columns.find((one) => one.name === name);
  const texts = ['Name', 'Japanese name', 'City', 'Kind', 'Closed'].map(column);
  const [name, japaneseName, city, kind, closed] = texts;
  const [latitude, longitude] = [column('Latitude'), column('Longitude')];
  if (!name || !japaneseName || !city || !kind || !closed)
    throw new Error('The places of Japan are not as expected.');
  if (latitude?.kind !== 'number' || longitude?.kind !== 'number')
    throw new Error('The places of Japan have no coordinates.');
  return Array.from({ length: source.table.rowCount }, (_, row) => ({
    name: cellText(name, row),
    japaneseName: cellText(japaneseName, row),
    city: cellText(city, row),
    kind: cellText(kind, row),
    closedOn: closedOn(cellText(closed, row)),
    latitude: latitude.values[row] ?? Number.NaN,
    longitude: longitude.values[row] ?? Number.NaN,
    source,
    row,
  }));
}

/** "Mon" or "Mon Tue"; an empty cell is not known, which is not the same as open every day. */
function closedOn(cell: string): ReadonlySet<number> | null {
  const named = cell.split(/\s+/u).filter((word) => word !== '');
  if (named.length === 0) return null;
  return new Set(
    named.map((word) => {
      const at = weekdays.indexOf(word);
      if (at < 0) throw new Error(`"${word}" is no day of the week.`);
      return at + 1;
    }),
  );
}
