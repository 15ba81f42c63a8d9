import type { Filter } from '../table/select-rows.ts';
import { isOfSomeRows } from './deeds.ts';
import type { Plan, Refusal } from './plan.ts';
import type { Records } from '../table/records.ts';
import type { PlanResult } from './run-plan.ts';
import { isRefusal, refuse } from './refusal.ts';
import { readDoerVerb } from './read-who.ts';
import { columnName, columnOf, type Reading } from './reading.ts';

const traded =
  /^(?:sell|sells|sold|buy|bought|purchased|verkauft|verkaufte|verkauften|verkaufen|gekauft|kaufte|kauften)$/;
const stateName = /stat(?:e|us)\b|zustand/i;
/** States of what did not come to pass, or was undone. */
const undone =
  /^(?:cancel|refund|return|void|reject|declin|fail|abandon|storn|retour|zurück|erstattet|abgelehnt|abgebrochen|widerrufen)/i;
const mostStates = 8;

/** The one column that tells what became of each sale, with the states in which it came to nothing; null for none, or two. */
export function stateOfSales({
  records,
}: Pick<Reading, 'records'>): { column: number; undone: readonly string[] } | null {
  const found = records.table.columns.flatMap((column, at) => {
    if (column.kind !== 'text' || !stateName.test(column.plainName)) return [];
    const states = column.words.filter((word) => word !== '');
    const off = states.filter((word) => undone.test(word.trim()));
    return off.length > 0 && off.length < states.length && states.length <= mostStates
      ? [{ column: at, undone: off }]
      : [];
  });
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

/** How many of the rows used did not come to pass, where a plan adds up money or pieces of them without saying so; 0 else. */
export function undoneRows(
  { plan, selection }: PlanResult,
  records: Records,
): { column: string; count: number } {
  const state = stateOfSales({ records });
  const own = state === null ? undefined : records.table.columns[state.column];
  const isSaid = [...plan.filters, ...plan.groups].some(({ column }) => column === state?.column);
  const isOfOrders =
    plan.measure?.kind === 'product' && (plan.operation === 'sum' || plan.operation === 'mean');
  if (own?.kind !== 'text' || state === null || isSaid || !isOfOrders) return { column: '', count: 0 };
  const off = new Set(state.undone.map((word) => own.words.indexOf(word)));
  const count = selection.rows.filter((row) => off.has(own.codes[row] ?? 0)).length;
  return { column: own.plainName, count };
}

const isChosen = ({ filters }: Reading, column: number) => filters.some((one) => one.column === column);

/** "Sold" beside a column that knows cancelled orders: what it comes to is shown for each state. */
export function readSoldState(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (!traded.test(tokens[at]?.folded ?? '') || !isOfSomeRows(reading, at)) return 0;
  if (words.valuesAt(tokens, at) !== null || words.exactAt(tokens, at) !== null) return 0;
  const state = stateOfSales(reading);
  // "Who bought" says who, and no more.
  if (state === null || readDoerVerb(reading, at) > 0) return 0;
  reading.byState = state.column;
  return 1;
}

/**
 * What was sold, of a table that also knows what was cancelled: one number for each state, because nobody says which of
 * them count. Where groups are ranked or compared it must be said, and both are offered.
 */
export function withState(reading: Reading, plan: Plan | Refusal): Plan | Refusal {
  const { byState } = reading;
  if (byState === null || isRefusal(plan) || isChosen({ ...reading, filters: [...plan.filters] }, byState))
    return plan;
  const isPlain = plan.groups.length === 0 && plan.top === null && plan.compare === null;
  if (isPlain && ['sum', 'count', 'distinct'].includes(plan.operation) && plan.each === undefined)
    return { ...plan, groups: [{ column: byState, part: null }] };
  const own = columnOf(reading, byState);
  const states = own?.kind === 'text' ? own.words.filter((word) => undone.test(word.trim())) : [];
  const without: Filter = { kind: 'values', column: byState, values: states, isNegated: true };
  return refuse(
    'open_state',
    [columnName(reading, byState), ...states],
    [{ ...plan, filters: [...plan.filters, without] }, plan],
  );
}
