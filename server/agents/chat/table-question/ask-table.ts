import { numberText } from '../../../tools/number-text.ts';
import type { RawTable } from '../../../tools/readers/document.ts';
import { chatTexts } from '../messages/chat-texts.ts';
import { columnNumbers, isNumberColumn, type ColumnDoubt } from './column-numbers.ts';
import { readTableQuestion, type Operation, type TableQuestion } from './question-words.ts';
import { endRow } from './row-order.ts';

/** A number read from a table for a question. */
export interface TableAnswer {
  readonly kind: 'answer';
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly formula: string;
  readonly column: string;
  readonly table: RawTable;
  /** Rows used. */
  readonly count: number;
  /** Line of the row, for a highest, lowest, first or last value. */
  readonly line: number | null;
  /** The row in words, for the same. */
  readonly row: string | null;
}

/** Why a question to a table is not answered, although it asks for something of its columns. */
type RefusalReason =
  | ColumnDoubt
  | 'unused_words'
  | 'several_columns'
  | 'total_line'
  | 'mixed_units'
  | 'no_order'
  | 'not_whole';

export interface TableRefusal {
  readonly kind: 'refusal';
  readonly reason: RefusalReason;
  /** What was understood: "Sum of Revenue". */
  readonly understood: string;
  /** What the reason is about: words of the question, columns, the line of totals. */
  readonly about: readonly string[];
  /** Columns that can be computed with. */
  readonly columns: readonly string[];
  readonly table: RawTable;
}

const formulas: Readonly<Record<Operation, string>> = {
  mean: '\\frac{1}{n}\\sum x_i',
  median: '\\mathrm{median}(x)',
  sum: '\\sum x_i',
  max: '\\max x_i',
  min: '\\min x_i',
  last: 'x_n',
  first: 'x_1',
  count: 'n',
};
const totals = /^(?:grand |sub)?(?:total|sum)s?\b|^(?:gesamt|summe|insgesamt)/i;
const unitColumn = /^(?:currency|unit|units|währung|einheit)$/i;

/**
 * Answers a question for a mean, sum, highest, lowest, first, last or count over one column of a table: null when it
 * asks for none or names no column. A word of the question that the answer would leave out refuses it, and so does
 * whatever makes the column doubtful: a wrong number with a proof is worse than none.
 */
export function askTable(question: string, table: RawTable): TableAnswer | TableRefusal | null {
  const numbers = table.columns.flatMap((_, at) => (isNumberColumn(table, at) ? [at] : []));
  const asked = readTableQuestion(
    question,
    table,
    table.columns.map((_, at) => numbers.includes(at)),
  );
  if (asked === null) return null;
  if (asked.operation !== 'count' && asked.columns.length === 0 && numbers.length !== 1) return null;
  const columns = asked.columns.length > 0 || asked.operation === 'count' ? asked.columns : numbers;
  const found = findAnswer({ ...asked, columns }, table, numbers);
  if ('kind' in found) return found;
  const { operations, operationOf } = chatTexts();
  const what =
    columns.length === 1 ? (table.columns[columns[0] ?? 0] ?? '') : columns.length === 0 ? table.name : '…';
  return {
    kind: 'refusal',
    understood: operationOf(operations[asked.operation], what),
    columns: numbers.map((at) => table.columns[at] ?? ''),
    table,
    ...found,
  };
}

type Refused = Pick<TableRefusal, 'reason' | 'about'>;

function findAnswer(
  { operation, columns, unused }: TableQuestion,
  table: RawTable,
  numbers: readonly number[],
): TableAnswer | Refused {
  if (unused.length > 0) return { reason: 'unused_words', about: unused };
  if (columns.length > 1)
    return { reason: 'several_columns', about: columns.map((at) => table.columns[at] ?? '') };
  if (operation === 'count') return countOf(table);
  if (table.rows.length < table.rowCount) return { reason: 'not_whole', about: [String(table.rows.length)] };
  const column = columns[0] ?? -1;
  const isOfOneRow = operation === 'first' || operation === 'last';
  const total = table.rows.findIndex((row) =>
    totals.test(String(row.find((cell) => String(cell ?? '').trim()) ?? '').trim()),
  );
  if (total >= 0) return { reason: 'total_line', about: [String(table.lines[total] ?? '')] };
  const units = mixedUnits(table, numbers);
  if (units !== null && !isOfOneRow) return { reason: 'mixed_units', about: [units] };
  const values = columnNumbers(table, column, numbers);
  if (typeof values === 'string') return { reason: values, about: [table.columns[column] ?? ''] };
  const row = isOfOneRow
    ? endRow(
        table,
        values.map((one) => one.row),
        operation,
      )
    : null;
  if (values.length === 0 || (isOfOneRow && row === null)) return { reason: 'no_order', about: [] };
  return answerOf(operation, table, column, values, row);
}

function countOf(table: RawTable): TableAnswer {
  const { operations, operationOf } = chatTexts();
  return {
    kind: 'answer',
    label: operationOf(operations.count, table.name),
    value: table.rowCount,
    text: numberText(table.rowCount, 0),
    formula: formulas.count,
    column: table.columns[0] ?? '',
    table,
    count: table.rowCount,
    line: null,
    row: null,
  };
}

function answerOf(
  operation: Exclude<Operation, 'count'>,
  table: RawTable,
  column: number,
  values: readonly { readonly value: number; readonly row: number }[],
  endOf: number | null,
): TableAnswer {
  const { operations, operationOf } = chatTexts();
  const value =
    endOf === null
      ? compute(
          operation,
          values.map((one) => one.value),
        )
      : (values.find(({ row }) => row === endOf)?.value ?? Number.NaN);
  const at =
    endOf ??
    (operation === 'max' || operation === 'min' ? values.find((one) => one.value === value)?.row : undefined);
  const decimals = values.reduce(
    (most, one) => Math.max(most, String(one.value).split('.')[1]?.length ?? 0),
    operation === 'mean' ? 2 : 0,
  );
  return {
    kind: 'answer',
    label: operationOf(operations[operation], table.columns[column] ?? ''),
    value,
    text: numberText(value, Math.min(4, decimals)),
    formula: formulas[operation],
    column: table.columns[column] ?? '',
    table,
    count: values.length,
    line: at === undefined ? null : (table.lines[at] ?? null),
    row:
      at === undefined
        ? null
        : table.columns.map((name, c) => `${name}: ${table.rows[at]?.[c] ?? ''}`).join(' · '),
  };
}

/** The column that says that the rows of a table are in several currencies or units; null when they are not. */
function mixedUnits(table: RawTable, numbers: readonly number[]): string | null {
  const at = table.columns.findIndex((name, i) => unitColumn.test(name.trim()) && !numbers.includes(i));
  if (at < 0) return null;
  const units = new Set(
    table.rows.map((row) =>
      String(row[at] ?? '')
        .trim()
        .toLowerCase(),
    ),
  );
  return units.size > 1 ? (table.columns[at] ?? '') : null;
}

function compute(
  operation: 'mean' | 'median' | 'sum' | 'max' | 'min' | 'first' | 'last',
  values: readonly number[],
): number {
  const sum = () => values.reduce((total, value) => total + value, 0);
  if (operation === 'sum') return sum();
  if (operation === 'mean') return sum() / values.length;
  const sorted = values.toSorted((a, b) => a - b);
  if (operation === 'max') return sorted.at(-1) ?? 0;
  if (operation === 'min') return sorted[0] ?? 0;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
