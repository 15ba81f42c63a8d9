import { cellText } from '../claims/cell-text.ts';
import { fuelColumns, type FuelRole } from '../packs/exports/fuel.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { repeatedRows } from '../table/repeated-rows.ts';
import { selectRows } from '../table/select-rows.ts';
import type { NumberColumn } from '../table/table.ts';

/** Diesel of a fuel card's export or a fleet list. */
export interface FuelRead {
  readonly source: DocumentTable;
  readonly column: NumberColumn;
  readonly rows: Uint32Array;
  readonly litres: number;
  readonly roles: FoundRoles<FuelRole>;
  /** Lines with litres below zero: a credit, taken off. */
  readonly credited: readonly number[];
  readonly refused: readonly {
    readonly row: number;
    readonly line: number;
    readonly why: 'product' | 'unit' | 'litres' | 'unsaid' | 'repeated';
    readonly word: string;
  }[];
}

const isDiesel = (word: string) =>
  /diesel|gasoil|\bdk\b|derv/i.test(word) && !/adblue|add?-?blue|heiz/i.test(word);
const isLitre = (word: string) => /^(?:l|lt|ltr|lit(?:er|re)s?)\.?$/i.test(word.trim());

/** Litres of diesel of a table; null for one that has no such column. Rows of other products are reported, not counted. */
export function readFuel(source: DocumentTable): FuelRead | null {
  const roles = findRoles(source.table, fuelColumns);
  const { litres: column, product, unit } = roles.at;
  const isNamed =
    /lit(?:er|re)|\bl\b|diesel/i.test(column?.name ?? '') ||
    (column?.kind === 'number' && column.unit.kind === 'measure' && isLitre(column.unit.symbol));
  if (column?.kind !== 'number') return null;
  const sells = product?.kind === 'text' && product.words.some(isDiesel);
  // "Quantity" alone may be of anything.
  if (!isNamed && !sells) return null;
  const rows: number[] = [];
  const refused: FuelRead['refused'][number][] = [];
  const again = repeatedRows(source.table);
  const credited: number[] = [];
  let litres = 0;
  for (const row of selectRows(source.table, []).rows) {
    const word = (of: typeof product) => (of === undefined ? '' : cellText(of, row).trim());
    const value = column.values[row] ?? Number.NaN;
    const line = source.table.lines[row] ?? 0;
    if (again.has(row)) refused.push({ row, line, why: 'repeated', word: '' });
    else if (!(Math.abs(value) > 0)) refused.push({ row, line, why: 'litres', word: '' });
    else if (product === undefined && !isDiesel(column.name))
      refused.push({ row, line, why: 'unsaid', word: '' });
    else if (product !== undefined && !isDiesel(word(product)))
      refused.push({ row, line, why: 'product', word: word(product) });
    else if ((unit !== undefined && !isLitre(word(unit))) || (unit === undefined && !isNamed))
      refused.push({ row, line, why: 'unit', word: word(unit) });
    else {
      rows.push(row);
      litres += value;
      if (value < 0) credited.push(line);
    }
  }
  return { source, column, rows: Uint32Array.from(rows), litres, roles, credited, refused };
}
