import { aggregate, filledRows } from '../table/aggregate-rows.ts';
import type { Records } from '../table/records.ts';
import type { Selection } from '../table/select-rows.ts';
import type { DateColumn } from '../table/table.ts';
import type { Line } from './line.ts';
import type { Measured } from './measured.ts';
import type { Plan, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';

interface ListedRows {
  readonly lines: readonly Line[];
  readonly shownRows: readonly number[];
  readonly isTied: boolean;
}

/** The rows themselves; of a column of dates those with the first or last day. */
export function listedRows(
  plan: Plan,
  records: Records,
  { rows: selected }: Selection,
): ListedRows | Refusal {
  const { measure, top } = plan;
  const dated =
    measure?.kind === 'column' && top !== null ? records.table.columns[measure.column] : undefined;
  const isOther = top !== null && dated?.kind !== 'date';
  if (plan.groups.length > 0 || isOther || plan.compare !== null) return refuse('no_operation', []);
  if (measure !== null && selected.length === 0) return refuse('no_rows', []);
  const rows = dated?.kind === 'date' && top !== null ? rowsAtEnd(dated, selected, top.end) : selected;
  if (dated !== undefined && rows.length === 0) return refuse('no_rows', []);
  const counted: Measured = {
    value: rows.length,
    unit: { kind: 'none' },
    decimals: 0,
    parts: [],
    rows,
  };
  const lines = [{ keys: [], measured: [counted], derived: [] }];
  return { lines, shownRows: Array.from(rows), isTied: dated !== undefined && rows.length > 1 };
}

function rowsAtEnd({ values }: DateColumn, rows: Uint32Array, end: 'highest' | 'lowest'): Uint32Array {
  const wanted = aggregate(values, filledRows(values, rows), end === 'lowest' ? 'min' : 'max');
  return rows.filter((row) => values[row] === wanted);
}
