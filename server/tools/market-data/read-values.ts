import { numbersOfTexts } from '../../table/build-column.ts';
import { isEmptyWord, readNumberCell, type DecimalMark } from '../../table/read-number.ts';
import type { Column, DoubtfulColumn, NumberColumn, Table, TextColumn } from '../../table/table.ts';
import { textsOf } from './column-texts.ts';
import type { FoundColumns } from './find-columns.ts';
import { placeIn, priceError, shortCell } from './price-error.ts';

type ValueRole = 'open' | 'high' | 'low' | 'close' | 'adjusted' | 'volume';
const valueRoles: readonly ValueRole[] = ['close', 'open', 'high', 'low', 'adjusted', 'volume'];

/** Values of each role for every row of the table; NaN where there is none. */
export type Values = Partial<Record<ValueRole, Float64Array>> & { readonly close: Float64Array };

interface Used {
  readonly role: ValueRole;
  readonly at: number;
  readonly column: Column;
}

/**
 * The columns of prices and volumes as numbers with one decimal mark. Throws `prices.invalid` with line and column for
 * what cannot be read without guessing.
 */
export function readValues(
  table: Table,
  found: FoundColumns,
  rows: Uint32Array,
  isGerman: boolean,
): { values: Values; mark: DecimalMark } {
  const used = valueRoles.flatMap((role): Used[] => {
    const at = found.at[role];
    const column = at === undefined ? undefined : table.columns[at];
    return at === undefined || column === undefined ? [] : [{ role, at, column }];
  });
  assertOneMark(table, used);
  const mark = markOf(used);
  const values = Object.fromEntries(
    used.map((one) => [one.role, valuesOf(table, one, rows, { mark, isGerman })]),
  );
  return { values: { close: new Float64Array(), ...values }, mark: mark ?? '.' };
}

/** Numbers of one file are written in one way: a column that proves another mark than the one before cannot be read. */
function assertOneMark(table: Table, used: readonly Used[]): void {
  const proven = used.flatMap(({ at, column }) =>
    column.kind === 'number' && column.proof !== null ? [{ at, mark: column.mark, ...column.proof }] : [],
  );
  const other = proven.find(({ mark }) => mark !== proven[0]?.mark);
  if (other !== undefined)
    throw priceError(placeIn(table, other.row, other.at), (t) => t.notANumber(shortCell(other.text)));
}

/** The mark that was proven; null where every number is written without one, or in a way with two readings. */
function markOf(used: readonly Used[]): DecimalMark | null {
  const numbers = used.flatMap(({ column }) => (column.kind === 'number' ? [column] : []));
  return numbers.find(({ evidence, proof }) => evidence !== null || proof !== null)?.mark ?? null;
}

interface Writing {
  readonly mark: DecimalMark | null;
  readonly isGerman: boolean;
}

function valuesOf(table: Table, used: Used, rows: Uint32Array, writing: Writing): Float64Array {
  const { column, at } = used;
  if (column.kind === 'number') return numbersIn(table, column, at, rows);
  if (column.kind === 'doubtful') return valuesInDoubt(table, used, column, rows, writing);
  const textAt = textsOf(column);
  const isNone = (row: number) =>
    column.kind === 'date' || !(isEmptyWord(textAt(row)) || textAt(row) === '' || isNumber(textAt(row)));
  const row = rows.find(isNone);
  if (row !== undefined)
    throw priceError(placeIn(table, row, at), (t) => t.notANumber(shortCell(textAt(row))));
  return numbersOfTexts(column as TextColumn, writing.mark ?? '.');
}

const isNumber = (text: string) => readNumberCell(text) !== null;

/** A price in per cent is a change, or a quote that a price cannot be told apart from. */
function numbersIn(table: Table, { unit, values }: NumberColumn, at: number, rows: Uint32Array) {
  if (unit.kind !== 'percent') return values;
  const row = rows[0] ?? 0;
  throw priceError(placeIn(table, row, at), (t) => t.notANumber(`${values[row] ?? ''} %`));
}

function valuesInDoubt(
  table: Table,
  { role, at }: Used,
  column: DoubtfulColumn,
  rows: Uint32Array,
  { mark, isGerman }: Writing,
): Float64Array {
  const [first] = column.cells;
  const place = placeIn(table, first?.row ?? rows[0] ?? 0, at);
  const cell = shortCell(first?.text ?? '');
  if (column.doubt === 'unclear_mark') {
    const hasComma = first?.text.includes(',') === true;
    // Whole numbers grouped by commas are common for volumes; for prices there is no telling.
    if (mark !== null) return numbersOfTexts(column, mark);
    if (hasComma ? role !== 'volume' : isGerman) throw priceError(place, (t) => t.ambiguousNumber(cell));
    return numbersOfTexts(column, '.');
  }
  if (column.doubt === 'formula_without_value') throw priceError(place, (t) => t.noValue);
  if (column.doubt === 'two_marks') {
    const later = column.cells.toSorted((a, b) => a.row - b.row).at(-1);
    throw priceError(placeIn(table, later?.row ?? 0, at), (t) => t.notANumber(shortCell(later?.text)));
  }
  const byRow = column.byRow === null ? null : valuesOfOneUnit(table, column, rows);
  if (byRow !== null) return byRow;
  if (column.doubt !== 'mixed_types') throw priceError(place, (t) => t.unlikeUnits(cell));
  const textAt = textsOf(column);
  const bad = rows.find((row) => textAt(row) !== '' && !isEmptyWord(textAt(row)) && !isNumber(textAt(row)));
  if (bad === undefined) return numbersOfTexts(column, mark ?? '.');
  throw priceError(placeIn(table, bad, at), (t) => t.notANumber(shortCell(textAt(bad))));
}

/** Where a column says the currency of each row: the numbers, when the rows of the security have one. */
function valuesOfOneUnit(table: Table, { byRow }: DoubtfulColumn, rows: Uint32Array): Float64Array | null {
  const said = byRow === null ? undefined : table.columns[byRow.column];
  if (byRow === null || said === undefined || !('codes' in said)) return null;
  const [first = 0] = rows;
  return rows.every((row) => said.codes[row] === said.codes[first]) ? byRow.values : null;
}
