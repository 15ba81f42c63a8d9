import { selectRows } from '../table/select-rows.ts';
import type { Filter } from '../table/select-rows.ts';
import { additivityOf, isMeterName } from './additivity.ts';
import { isCode } from './asked-columns.ts';
import { namesEachRow } from './names-each-row.ts';
import type { Plan, Refusal } from './plan.ts';
import { columnName, columnOf, dateColumns, type Reading } from './reading.ts';
import { refuse } from './refusal.ts';

const dayMs = 86_400_000;
type Moment = Omit<NonNullable<Reading['moment']>, 'written'>;

/** What holds until the next row says otherwise; a number of people counted now and then does not. */
const balanceName = /balance|saldo|kontostand|guthaben|kassenstand/i;
/** Texts that say what a row is of, and not whose state it tells. */
const remarkName =
  /descri|details?$|narrative|memo|note|remark|comment|reference|purpose|payee|type$|category|kategorie|zweck|beschreibung|text$|bemerkung|notiz|kommentar|empfänger|auftraggeber|begünstigt|beleg|abgelesen|\bread by|\bby$|\bvon$/i;

/** True when the rows tell of one thing alone: of two accounts the last row is that of one of them. */
function isOneThing(reading: Reading, rows: Uint32Array): boolean {
  const isSame = (cells: ArrayLike<number>) => rows.every((row) => cells[row] === cells[rows[0] ?? 0]);
  return reading.records.table.columns.every((column, at) => {
    if (column.kind === 'number')
      return !isCode(reading, at) || namesEachRow(reading, at) || isSame(column.values);
    if (column.kind === 'doubtful') return remarkName.test(column.name);
    if (remarkName.test(column.name) || namesEachRow(reading, at)) return true;
    return column.kind === 'date' || isSame(column.codes);
  });
}

/** The last day of dates in some rows, before a moment. */
function lastBefore(reading: Reading, column: number, rows: Uint32Array, to: number): number | null {
  const own = columnOf(reading, column);
  if (own?.kind !== 'date') return null;
  let last: number | null = null;
  for (const row of rows) {
    const value = own.values[row] ?? Number.NaN;
    if (value < to && (last === null || value > last)) last = value;
  }
  return last;
}

/** True when some row of the table is of that moment or later: what came after its last row it does not tell. */
const goesOn = (reading: Reading, column: number, to: number) => {
  const own = columnOf(reading, column);
  return own?.kind === 'date' && own.values.some((value) => value >= to);
};

/** The plan of what there was at a moment: the last row up to it. Refused where the rows do not tell. */
function stateAt(reading: Reading, plan: Plan, moment: Moment): Plan | Refusal {
  const { column, from, to } = moment;
  const rows = selectRows(reading.records.table, plan.filters).rows;
  const measured = plan.measure?.kind === 'column' ? plan.measure.column : -1;
  const own = columnOf(reading, measured);
  const last = lastBefore(reading, column, rows, to);
  if (last === null || own?.kind !== 'number') return refuse('no_rows', []);
  if (!isOneThing(reading, rows)) return refuse('stock', [own.name]);
  const day: Filter = { kind: 'period', column, from: to - dayMs, to, isNegated: false };
  const filled = rows.filter((row) => !Number.isNaN(own.values[row] ?? Number.NaN));
  const newest = lastBefore(reading, column, filled, to);
  if (last >= to - dayMs && newest === last)
    return { ...plan, operation: 'value', filters: [...plan.filters, day] };
  const isOfTime = last >= from && last >= to - 31 * dayMs;
  const holds = balanceName.test(own.name)
    ? goesOn(reading, column, to) || isOfTime
    : isOfTime && to - from > dayMs;
  // A newer row without a number says that it is another one by then.
  if (isMeterName(own.plainName) || !holds || newest !== last) return refuse('no_rows', [own.name]);
  const until: Filter = { kind: 'period', column, from: null, to, isNegated: false };
  return { ...plan, operation: 'last', filters: [...plan.filters, until] };
}

const isPlain = ({ groups, top, compare, weights, measure }: Plan) =>
  groups.length === 0 && top === null && compare === null && weights === null && measure?.kind === 'column';

/** A balance on a day without a row is that of the last one before; null for any other plan. */
function onDay(reading: Reading, plan: Plan): Moment | null {
  const periods = plan.filters.filter((filter) => filter.kind === 'period');
  const [day] = periods;
  if (balanceOf(reading, plan) === null) return null;
  if (day?.kind !== 'period' || periods.length > 1 || day.isNegated || day.from === null || day.to === null)
    return null;
  if (day.to - day.from !== dayMs) return null;
  const column = columnOf(reading, day.column);
  if (column?.kind !== 'date' || column.precision !== 'day') return null;
  return selectRows(reading.records.table, plan.filters).rows.length > 0
    ? null
    : { column: day.column, from: day.from, to: day.to };
}

/** The balance a plan asks for; null for any other quantity. */
function balanceOf(reading: Reading, { measure }: Plan): number | null {
  const column = measure?.kind === 'column' ? measure.column : -1;
  const own = columnOf(reading, column);
  const isBalance = own?.kind === 'number' && balanceName.test(own.name) && additivityOf(own) === 'stock';
  return isBalance ? column : null;
}

/** Two bookings of one day leave two balances of one account: they are not added up. */
function addsBalances(reading: Reading, plan: Plan): boolean {
  if (balanceOf(reading, plan) === null || plan.operation !== 'sum' || dateColumns(reading).length === 0)
    return false;
  const { rows } = selectRows(reading.records.table, plan.filters);
  return rows.length > 1 && isOneThing(reading, rows);
}

/**
 * "Balance at the end of June", "Saldo am 1. Mai": what the last row up to that day says, where the rows are of one thing.
 * A plan that asks for no moment comes back as it is.
 */
export function finishMoment(reading: Reading, plan: Plan): Plan | Refusal {
  const isBare = isPlain(plan) && reading.operations.size === 0;
  const { moment } = reading;
  if (moment === null) {
    const day = isBare ? onDay(reading, plan) : null;
    if (day === null)
      return isBare && addsBalances(reading, plan)
        ? refuse('stock', [columnName(reading, balanceOf(reading, plan) ?? 0)])
        : plan;
    return stateAt(reading, { ...plan, filters: plan.filters.filter(({ kind }) => kind !== 'period') }, day);
  }
  const own = plan.measure?.kind === 'column' ? columnOf(reading, plan.measure.column) : undefined;
  const isState = own?.kind === 'number' && (additivityOf(own) === 'stock' || isMeterName(own.plainName));
  const isOther = plan.filters.some(({ kind }) => kind === 'period');
  if (!isBare || !isState || isOther)
    return own?.kind === 'number' && isState
      ? refuse('no_operation', [columnName(reading, moment.column)])
      : refuse('unused_words', moment.written);
  return stateAt(reading, plan, moment);
}
