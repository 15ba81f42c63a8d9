import { numberText } from '../../tools/number-text.ts';
import { parseNumber } from '../../tools/market-data/read-numbers.ts';
import type { Cell, RawTable } from '../../tools/readers/document.ts';
import { keyWords } from './match-words.ts';
import { chatTexts } from './messages/chat-texts.ts';

/** A number read from a table for a question. */
export interface TableAnswer {
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

type Operation = 'mean' | 'median' | 'sum' | 'max' | 'min' | 'last' | 'first' | 'count';

const patterns: readonly (readonly [Operation, RegExp])[] = [
  [
    'count',
    /\bhow many (?:rows|lines|entries|records)\b|\bnumber of (?:rows|lines|entries)\b|\bwie ?viele (?:Zeilen|Einträge)\b|\b(?:An)?[Zz]ahl der (?:Zeilen|Einträge)\b/i,
  ],
  ['mean', /\b(?:average|mean|durchschnitt\w*|mittelwert|mittlerer?)\b/i],
  ['median', /\bmedian\b/i],
  ['sum', /\b(?:sum|total|altogether|summe|insgesamt|gesamt)\b/i],
  ['max', /\b(?:highest|maximum|max|largest|biggest|greatest)\b|höchste\w*|größte\w*/i],
  ['min', /\b(?:lowest|minimum|min|smallest|least|niedrigste\w*|kleinste\w*|tiefste\w*)\b/i],
  ['last', /\b(?:last|latest|most recent|letzte\w*|neueste\w*)\b/i],
  ['first', /\b(?:first|earliest|erste\w*|früheste\w*)\b/i],
];

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
function toNumber(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell;
  const text = (cell ?? '').trim();
  return text === '' ? null : parseNumber(text, /,\d{1,2}$/.test(text) ? ',' : '.');
}

function columnFor(question: string, table: RawTable, isNumeric: readonly boolean[]): number {
  const asked = new Set(keyWords(question));
  const named = table.columns.findIndex(
    (column, i) => isNumeric[i] === true && keyWords(column).some((word) => asked.has(word)),
  );
  if (named >= 0) return named;
  const only = isNumeric.flatMap((yes, i) => (yes ? [i] : []));
  return only.length === 1 ? (only[0] ?? -1) : -1;
}

function compute(operation: Operation, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  switch (operation) {
    case 'sum':
      return values.reduce((sum, value) => sum + value, 0);
    case 'mean':
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    case 'median':
      return sorted.length % 2 === 1
        ? (sorted[middle] ?? 0)
        : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
    case 'max':
      return sorted.at(-1) ?? 0;
    case 'min':
      return sorted[0] ?? 0;
    case 'first':
      return values[0] ?? 0;
    case 'last':
      return values.at(-1) ?? 0;
    case 'count':
      return values.length;
  }
}

/** Answers a question for a mean, sum, highest, lowest, first, last or count over one column; null when it asks for none or names no column. */
export function askTable(question: string, table: RawTable): TableAnswer | null {
  const operation = patterns.find(([, pattern]) => pattern.test(question))?.[0];
  if (operation === undefined || table.rows.length < table.rowCount) return null;
  const { operations, operationOf } = chatTexts();
  if (operation === 'count')
    return {
      label: operationOf(operations.count, table.name),
      value: table.rowCount,
      text: numberText(table.rowCount, 0),
      formula: 'n',
      column: table.columns[0] ?? '',
      table,
      count: table.rowCount,
      line: null,
      row: null,
    };
  const isNumeric = table.columns.map((_, c) => {
    const filled = table.rows
      .map((row) => row[c])
      .filter((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '');
    return filled.length > 0 && filled.filter((cell) => toNumber(cell) !== null).length > filled.length * 0.9;
  });
  const column = columnFor(question, table, isNumeric);
  if (column < 0) return null;
  const cells = table.rows.flatMap((row, r) => {
    const value = toNumber(row[column]);
    return value === null ? [] : [{ value, r }];
  });
  if (cells.length === 0) return null;
  const value = compute(
    operation,
    cells.map((cell) => cell.value),
  );
  const at =
    operation === 'last'
      ? cells.at(-1)
      : ['max', 'min', 'first'].includes(operation)
        ? cells.find((cell) => cell.value === value)
        : undefined;
  const row =
    at === undefined
      ? null
      : table.columns.map((name, c) => `${name}: ${table.rows[at.r]?.[c] ?? ''}`).join(' · ');
  const decimals = Math.max(
    ...cells.slice(0, 50).map((cell) => String(cell.value).split('.')[1]?.length ?? 0),
    operation === 'mean' ? 2 : 0,
  );
  return {
    label: operationOf(operations[operation], table.columns[column] ?? ''),
    value,
    text: numberText(value, Math.min(4, decimals)),
    formula: formulas[operation],
    column: table.columns[column] ?? '',
    table,
    count: cells.length,
    line: at === undefined ? null : (table.lines[at.r] ?? null),
    row,
  };
}
