import { cellText } from '../claims/cell-text.ts';
import type { FactorKey } from '../packs/logistics/vehicles.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import type { Column, NumberColumn } from '../table/table.ts';

export type Load = 'average' | 'half' | 'full';

/** One row of the factors: kg CO2e for a tonne over a kilometre, or a litre. */
export interface Factor {
  readonly key: FactorKey;
  readonly name: string;
  readonly id: string;
  /** Of the set it was published in. */
  readonly year: string;
  /** From the tank to the wheel, and from the well to the tank. */
  readonly ttw: number;
  readonly wtt: number;
  readonly source: DocumentTable;
  readonly row: number;
  readonly columns: { readonly id: Column; readonly ttw: NumberColumn; readonly wtt: NumberColumn };
}

/** Factors by vehicle and load. */
export interface Factors {
  of(key: FactorKey, load?: Load): Factor | null;
}

/** From the well to the wheel. */
export const wholeOf = ({ ttw, wtt }: Factor): number => ttw + wtt;

/** The reference table as factors. Throws for a table that is none: it comes with the product. */
export function readFactors(source: DocumentTable): Factors {
  const column = (name: string) => source.table.columns.find((one) => one.name === name);
  const [key, load, vehicle, id, year, ttw, wtt] = ['Key', 'Load', 'Vehicle', 'ID', 'Year', 'TTW', 'WTT'].map(
    column,
  );
  if (!key || !load || !vehicle || !id || !year || ttw?.kind !== 'number' || wtt?.kind !== 'number')
    throw new Error('The freight factors are not as expected.');
  const found = new Map<string, Factor>();
  for (let row = 0; row < source.table.rowCount; row += 1)
    found.set(`${cellText(key, row)} ${cellText(load, row)}`, {
      key: cellText(key, row) as FactorKey,
      name: cellText(vehicle, row),
      id: cellText(id, row),
      year: cellText(year, row),
      ttw: ttw.values[row] ?? Number.NaN,
      wtt: wtt.values[row] ?? Number.NaN,
      source,
      row,
      columns: { id, ttw, wtt },
    });
  return { of: (one, how = 'average') => found.get(`${one} ${how}`) ?? null };
}
