import { codeTexts } from './build-column.ts';
import { ColumnCells } from './column-cells.ts';
import { currencyOf } from './currency-words.ts';
import { takesTitleUnit, type ReadHead } from './read-head.ts';
import { readUnit } from './read-unit.ts';
import type { ColumnScan } from './scan-column.ts';
import type { Column, NumberColumn } from './table.ts';
import type { Unit } from './unit.ts';

const currencyName = /^(?:currency|ccy|cur\.?|währung|waehrung|whrg\.?|wkz(?: umsatz)?|devise)$/i;
const unitName = /^(?:units?|uom|unit of measure|einheit|me|mengeneinheit)$/i;

export interface UnitColumn {
  readonly column: number;
  readonly isCurrency: boolean;
  /** The one unit of all rows; null when rows differ. */
  readonly one: Unit | null;
}

/** A column that says the currency or unit of each row. */
export function findUnitColumn(scans: readonly ColumnScan[], heads: readonly ReadHead[]): UnitColumn | null {
  for (const [column, scan] of scans.entries()) {
    const name = heads[column]?.plainName ?? '';
    const isCurrency = currencyName.test(name);
    if ((!isCurrency && !unitName.test(name)) || scan.numbers > 0 || scan.texts === 0) continue;
    const words = codeTexts(scan.cells).words.slice(1);
    const units = words.map((word) => wordUnit(word, isCurrency));
    const isKnown = units.some((unit) => unit !== null);
    if (isKnown) return { column, isCurrency, one: units.length === 1 ? (units[0] ?? null) : null };
  }
  return null;
}

function wordUnit(word: string, isCurrency: boolean): Unit | null {
  if (!isCurrency) return readUnit(word, true);
  const currency = currencyOf(word.trim().toUpperCase()) ?? currencyOf(word.trim());
  return currency === null ? null : { kind: 'money', currency, scale: 1 };
}

const quantityName = /^(?:quantity|qty\.?|amount|menge|anzahl|stock|bestand|lagerbestand|on hand|volume)\b/i;
const isUnitWord = (unit: Unit) => unit.kind === 'count' && /^(?:units?|einheit|me)$/i.test(unit.of ?? '');

/** What the numbers of a column are in where a row says this unit; null when the column is none of those the unit is for. */
function unitIn(column: NumberColumn, isCurrency: boolean): ((said: Unit | null) => Unit | null) | null {
  const { unit, plainName } = column;
  if (unit.kind === 'none' && takesTitleUnit(plainName)) return (said) => said;
  if (isCurrency) return null;
  if ((unit.kind === 'none' || unit.kind === 'count') && quantityName.test(plainName)) return (said) => said;
  // A price per unit is one per kilogram here, and one per litre there.
  if (unit.kind === 'rate' && isUnitWord(unit.denominator))
    return (said) => (said === null || said.kind === 'rate' ? null : { ...unit, denominator: said });
  return null;
}

/** Numbers of rows in several currencies: not computed with as a whole, kept for rows of one. */
export function withRowUnits(
  column: Column,
  scan: ColumnScan,
  { column: said, isCurrency }: UnitColumn,
): Column {
  const unitOf = column.kind === 'number' ? unitIn(column, isCurrency) : null;
  if (column.kind !== 'number' || unitOf === null) return column;
  const { name, plainName, at, period, values, decimals } = column;
  const coded = codeTexts(scan.cells);
  const words = codeTexts(new ColumnCells(scan.cells.grid, said, scan.cells.rows));
  return {
    name,
    plainName,
    at,
    period,
    ...coded,
    kind: 'doubtful',
    doubt: isCurrency ? 'mixed_currencies' : 'mixed_units',
    evidence: words.words.slice(1, 4),
    cells: [],
    byRow: {
      column: said,
      values,
      decimals,
      units: words.words.map((word) => unitOf(wordUnit(word, isCurrency))),
    },
  };
}
