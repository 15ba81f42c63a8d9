import { selectRows, TooFineError } from '../table/select-rows.ts';
import type { Column, Table } from '../table/table.ts';
import type { Plan, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';
import type { Reading } from './reading.ts';

/** Money that goes or comes; what changes hands. */
const outgoing = /^(?:spend|spent|pay|pays|paid|ausgegeben|bezahlt|gezahlt)$/;
const incoming = /^(?:earn|earned|receive|received|get|got|verdient|bekommen|bekam|erhalten|erhielt)$/;
const traded = /^(?:sell|sold|buy|bought|purchased|verkauft|verkaufte|gekauft|kaufte)$/;

/** Columns that tell which rows were paid, and which were sold after all. */
const paidName =
  /paid|payment|settle|status|\bstate\b|received|bezahlt|gezahlt|zahlung|beglichen|erledigt|eingang/i;
const howPaid = /method|type|terms|\bvia\b|means|art\b|weise|weg\b|mittel|ziel/i;
const soldName = /status|\bstate\b|cancel|return|refund|storn|retour/i;

const isVaried = (column: Column) =>
  column.kind === 'date'
    ? column.values.some((value) => Number.isNaN(value))
    : column.kind === 'text' && new Set(column.codes).size > 1;

/** True for "paid", "sold" and the like where a column tells that it may not be so of every row. */
export function isOfSomeRows({ tokens, records }: Reading, at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  const isMoney = outgoing.test(word) || incoming.test(word);
  if (!isMoney && !traded.test(word)) return false;
  return records.table.columns.some((column) => {
    const { plainName } = column;
    const isState = isMoney ? paidName.test(plainName) && !howPaid.test(plainName) : soldName.test(plainName);
    return isState && isVaried(column);
  });
}

/** Rows of a plan; none where its time is finer than the table's, which is refused anyway. */
function rowsOf(table: Table, plan: Plan): Uint32Array {
  try {
    return selectRows(table, plan.filters).rows;
  } catch (error) {
    if (!(error instanceof TooFineError)) throw error;
    return new Uint32Array();
  }
}

/** "Amount spent" over rows of money that came and went is neither: null when the signs fit what was said. */
export function againstSigns({ tokens, records }: Reading, plan: Plan): Refusal | null {
  const said = tokens.filter(({ folded }) => outgoing.test(folded) || incoming.test(folded));
  const column = plan.measure?.kind === 'column' ? records.table.columns[plan.measure.column] : undefined;
  if (said.length === 0 || column?.kind !== 'number' || plan.operation === 'list') return null;
  const values = [...rowsOf(records.table, plan)].map((row) => column.values[row] ?? Number.NaN);
  const [hasMore, hasLess] = [values.some((value) => value > 0), values.some((value) => value < 0)];
  const isIncoming = said.some(({ folded }) => incoming.test(folded));
  const fits = !(hasMore && hasLess) && !(isIncoming && hasLess);
  return fits
    ? null
    : refuse(
        'unused_words',
        said.map(({ written }) => written),
      );
}
