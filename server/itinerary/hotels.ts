import { cellText } from '../claims/cell-text.ts';
import { hotelColumns, type HotelRole } from '../packs/exports/place-lists.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
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
function currencyOfRow({ at: { currency, price } }: FoundRoles<HotelRole>, row: number): string | null {
  const said = currency === undefined ? '' : cellText(currency, row).trim();
  if (said !== '') return currencyOf(said.toUpperCase()) ?? currencyOf(said);
  return price?.kind === 'number' ? currencyOfUnit(price.unit) : null;
}

/** The first hotel of each city of a list, and the roles its columns play. */
export function readHotels(tables: readonly DocumentTable[]): {
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly roles: readonly { readonly source: DocumentTable; readonly found: FoundRoles<HotelRole> }[];
  /** Rows of cities that no train of the table reaches. */
  readonly elsewhere: readonly {
    readonly name: string;
    readonly source: DocumentTable;
    readonly row: number;
  }[];
} {
  const roles = tables.map((source) => ({ source, found: findRoles(source.table, hotelColumns) }));
  const hotels = new Map<string, Hotel>();
  const elsewhere: { name: string; source: DocumentTable; row: number }[] = [];
  for (const { source, found } of roles) {
    const { city: cityColumn, price, name } = found.at;
    if (cityColumn === undefined || price?.kind !== 'number') continue;
    for (let row = 0; row < source.table.rowCount; row += 1) {
      if ((source.table.rowKinds?.[row] ?? 'record') !== 'record') continue;
      const citySaid = cellText(cityColumn, row).trim();
      const city = cityNamed(citySaid);
      const value = price.values[row] ?? Number.NaN;
      if (city === null && citySaid !== '') elsewhere.push({ name: citySaid, source, row });
      if (city === null || !(value > 0) || hotels.has(city)) continue;
      hotels.set(city, {
        name: name === undefined ? '' : cellText(name, row).trim(),
        city,
        price: value,
        currency: currencyOfRow(found, row),
        source,
        row,
        priceColumn: price,
      });
    }
  }
  return { hotels, roles, elsewhere };
}
