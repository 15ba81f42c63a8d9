import { hotelColumns, type HotelRole } from '../packs/exports/place-lists.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { entriesOf, rolesOfLists, textOf, type ListEntry, type ListRoles } from '../lists/list-entries.ts';
import { currencyOf } from '../table/currency-words.ts';
import type { Column } from '../table/table.ts';
import { currencyOfUnit } from './unit-currency.ts';
import { cityNamed } from './wishes.ts';

/** A row of a person's list of hotels. */
export interface Hotel {
  readonly name: string;
  readonly city: string;
  readonly price: number;
  /** The currency the list names; null where it names none. */
  readonly currency: string | null;
  readonly source: DocumentTable;
  readonly row: number;
  readonly priceColumn: Column;
}

/** What a row's price is in, as a column of its own, the head or the cells say. */
function currencyOfRow(entry: ListEntry<HotelRole>): string | null {
  const said = textOf(entry, 'currency');
  const { price } = entry.at;
  if (said !== '') return currencyOf(said.toUpperCase()) ?? currencyOf(said);
  return price?.kind === 'number' ? currencyOfUnit(price.unit) : null;
}

/** The first hotel of each city of a list, and the roles its columns play. */
export function readHotels(tables: readonly DocumentTable[]): {
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly roles: readonly ListRoles<HotelRole>[];
  /** Rows of cities that no train of the table reaches. */
  readonly elsewhere: readonly {
    readonly name: string;
    readonly source: DocumentTable;
    readonly row: number;
  }[];
} {
  const roles = rolesOfLists(tables, hotelColumns);
  const hotels = new Map<string, Hotel>();
  const elsewhere: { name: string; source: DocumentTable; row: number }[] = [];
  for (const entry of roles.flatMap(entriesOf)) {
    const { source, row, at } = entry;
    const { price } = at;
    if (price?.kind !== 'number') continue;
    const citySaid = textOf(entry, 'city');
    const city = cityNamed(citySaid);
    const value = price.values[row] ?? Number.NaN;
    if (city === null && citySaid !== '') elsewhere.push({ name: citySaid, source, row });
    if (city === null || !(value > 0) || hotels.has(city)) continue;
    const [name, currency] = [textOf(entry, 'name'), currencyOfRow(entry)];
    hotels.set(city, { name, city, price: value, currency, source, row, priceColumn: price });
  }
  return { hotels, roles, elsewhere };
}
