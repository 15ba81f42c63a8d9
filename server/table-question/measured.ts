import type { Records } from '../table/records.ts';
import type { NumberColumn } from '../table/table.ts';
import { isSameUnit } from '../table/unit-rules.ts';
import type { Unit } from '../table/unit.ts';

/** A column that a number was computed from, with the rows that had a value. */
export interface Part {
  readonly column: number;
  readonly rows: Uint32Array;
  /** Sum of the rows, where the number is a quotient; null where the cells themselves are its inputs. */
  readonly sum: number | null;
  readonly unit: Unit;
}

/** A number computed from rows, with what it was computed from. */
export interface Measured {
  readonly value: number;
  readonly unit: Unit;
  readonly decimals: number;
  /** None for counts of rows. */
  readonly parts: readonly Part[];
  /** Rows it is on, with or without a value. */
  readonly rows: Uint32Array;
  /** Of a mean of sums: how many times they are of. */
  readonly times?: number;
}

/** The one unit of the cells of these rows; null when they are in several, or nothing says it for some. */
export function unitOfRows(records: Records, at: number, rows: Uint32Array): Unit | null {
  let only: Unit | null = null;
  for (const row of rows) {
    const unit = records.unitOf(at, row);
    if (unit === null) return null;
    if (only === null) only = unit;
    else if (only !== unit && !isSameUnit(only, unit)) return null;
  }
  return only;
}

/** The column of numbers at a place; null for any other. */
export function numberColumn(records: Records, at: number): NumberColumn | null {
  const column = records.table.columns[at];
  return column?.kind === 'number' ? column : null;
}
