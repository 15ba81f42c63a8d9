import type { Column, Table } from './table.ts';
import type { Unit } from './unit.ts';

/** Where a cell is in the file it came from. */
interface CellPlace {
  /** Null for a name in a table without a header. */
  readonly line: number | null;
  readonly column: string;
}

/** A table whose rows are records, whatever way round the file has it, with the place of every cell. */
export interface Records {
  readonly table: Table;
  /** Position of the table a cell is from among those the records were put together from; 0 where it is one table. */
  originOf(column: number, row: number): number;
  placeOf(column: number, row: number): CellPlace;
  /** The unit of a cell of a column of numbers, null where nothing says it. */
  unitOf(column: number, row: number): Unit | null;
}

export const unitOfColumn = (column: Column | undefined) => (column?.kind === 'number' ? column.unit : null);
