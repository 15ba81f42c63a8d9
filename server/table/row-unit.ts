import type { NumberColumn, Table } from './table.ts';
import type { Unit } from './unit.ts';

/** The unit of a cell: a column of percentages ("Change") beside others keeps its own, whatever its row is in. */
export const unitOfCell = ({ rowUnits }: Table, row: number, { unit }: NumberColumn): Unit =>
  unit.kind === 'percent' ? unit : (rowUnits?.[row] ?? unit);
