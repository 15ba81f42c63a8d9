import type { Column, DoubtfulColumn, NumberColumn, Table } from './table.ts';
import type { Unit } from './unit.ts';

/** The unit of a cell: a column of percentages ("Change") beside others keeps its own, whatever its row is in. */
export const unitOfCell = ({ rowUnits }: Table, row: number, { unit }: NumberColumn): Unit =>
  unit.kind === 'percent' ? unit : (rowUnits?.[row] ?? unit);

/**
 * Statements "in thousands" print the currency at the first line and at totals alone: it holds for the amounts between,
 * when the table names no other one. "Per share" beside them is in single units of it.
 */
export function currencyOfLines({ rowUnits }: Table, unit: Unit): Unit | null {
  if (unit.kind !== 'count' || unit.of !== null) return null;
  const money = (rowUnits ?? []).flatMap((one) => (one?.kind === 'money' ? [one] : []));
  const first = money.find(({ scale }) => scale === unit.scale);
  const isOne = money.every(
    ({ currency, scale }) => currency === first?.currency && (scale === unit.scale || scale === 1),
  );
  return first !== undefined && isOne ? first : null;
}

/** Numbers of a column of a statement, each with the unit that it is in. */
export interface MeasuredColumn {
  readonly values: Float64Array;
  /** Unit of the cell of a row; null where a word that says it is not understood. */
  readonly unitOf: (row: number) => Unit | null;
  /** Digits behind the decimal mark of the cells of its unit. */
  readonly decimalsOf: (row: number) => number;
}

/** The numbers of a column, also where another column ("Unit") says row by row what they are in; null for other columns. */
export function measuredColumn(table: Table, column: Column): MeasuredColumn | null {
  if (column.kind === 'number')
    return {
      values: column.values,
      unitOf: (row) => unitOfCell(table, row, column),
      decimalsOf: decimalsByUnit(table, column),
    };
  return column.kind === 'doubtful' ? measuredByRow(table, column) : null;
}

/** Earnings per share with cents say nothing of how exactly the millions above them are written. */
function decimalsByUnit({ rowUnits }: Table, { values, decimals }: NumberColumn): (row: number) => number {
  if (decimals === 0 || rowUnits == null || rowUnits.every((unit) => unit === null)) return () => decimals;
  const keyOf = (row: number) => JSON.stringify(rowUnits[row] ?? null);
  const most = new Map<string, number>();
  values.forEach((value, row) => {
    const digits = Number.isNaN(value) ? 0 : (String(value).split('.')[1]?.length ?? 0);
    most.set(keyOf(row), Math.max(most.get(keyOf(row)) ?? 0, Math.min(digits, decimals)));
  });
  return (row) => most.get(keyOf(row)) ?? decimals;
}

function measuredByRow(table: Table, { byRow }: DoubtfulColumn): MeasuredColumn | null {
  const words = byRow === null ? undefined : table.columns[byRow.column];
  if (byRow === null || words === undefined || !('codes' in words)) return null;
  const { values, units } = byRow;
  const codeOf = (row: number) => words.codes[row] ?? 0;
  const decimals: number[] = [];
  values.forEach((value, row) => {
    const digits = Number.isNaN(value) ? 0 : (String(value).split('.')[1]?.length ?? 0);
    decimals[codeOf(row)] = Math.max(decimals[codeOf(row)] ?? 0, digits);
  });
  return {
    values,
    unitOf: (row) => {
      const said = units[codeOf(row)] ?? null;
      // "Members;Number": what is counted is in the label.
      const ofRow = table.rowUnits?.[row] ?? null;
      return said?.kind === 'count' && said.of === null && ofRow?.kind === 'count' ? ofRow : said;
    },
    decimalsOf: (row) => decimals[codeOf(row)] ?? 0,
  };
}
