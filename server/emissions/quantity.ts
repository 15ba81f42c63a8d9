import { cellText } from '../claims/cell-text.ts';
import { perUnit } from '../packs/logistics/vehicles.ts';
import type { Column } from '../table/table.ts';

/** A weight or distance as written, and in tonnes or kilometres. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly inBase: number;
}

export type QuantityKind = 'weight' | 'distance';

/** Words of units and what one of them is in tonnes or kilometres. A "ton" may be two things and is none. */
const units: Readonly<
  Record<
    QuantityKind,
    readonly { readonly symbol: string; readonly pattern: RegExp; readonly inBase: number }[]
  >
> = {
  weight: [
    { symbol: 'kg', pattern: /^(?:kgs?|kilograms?|kilogramm|kilos?)$/i, inBase: 1 / 1_000 },
    { symbol: 't', pattern: /^(?:t|to|tonnes?|tonnen|mt)$/i, inBase: 1 },
    { symbol: 'lb', pattern: /^(?:lbs?|pounds?|pfund)$/i, inBase: perUnit.kilogramsOfPound / 1_000 },
  ],
  distance: [
    { symbol: 'km', pattern: /^(?:kms?|kilomet(?:er|re)s?)$/i, inBase: 1 },
    { symbol: 'mi', pattern: /^(?:mi|miles?|meilen?|mls)$/i, inBase: perUnit.kilometresOfMile },
  ],
};

const unitOf = (kind: QuantityKind, word: string) =>
  units[kind].find(({ pattern }) => pattern.test(word.trim()));

/** The unit a head names: "Weight (kg)", "distance_mi", "Tonnes". */
const unitInName = (kind: QuantityKind, name: string) =>
  name
    .split(/[^\p{L}]+/u)
    .flatMap((word) => unitOf(kind, word) ?? [])
    .at(-1);

/** The number of a row with its unit, as its column, a column beside it, its head or the form says; a word why not. */
export function quantityAt(
  kind: QuantityKind,
  at: {
    readonly column: Column;
    readonly unitColumn: Column | undefined;
    readonly row: number;
    readonly unitSaid: string;
  },
): Quantity | 'missing' | 'unit' | 'unread' {
  const { column, unitColumn, row, unitSaid } = at;
  const written = cellText(column, row).trim();
  if (written === '' || /^(?:-|–|n\/a|n\.a\.|k\.A\.)$/i.test(written)) return 'missing';
  const beside = unitColumn === undefined ? '' : cellText(unitColumn, row);
  const inCell = /^([\d.,\s]+?)\s*(\p{L}+)\.?$/u.exec(written);
  const word = column.kind === 'number' && column.unit.kind === 'measure' ? column.unit.symbol : '';
  const isTon = /\btons?\b/i.test(`${column.name} ${beside} ${inCell?.[2] ?? ''}`);
  const unit =
    unitOf(kind, beside) ??
    unitOf(kind, inCell?.[2] ?? '') ??
    unitInName(kind, column.name) ??
    unitOf(kind, word) ??
    unitOf(kind, unitSaid);
  const value = numberAt(column, row, inCell?.[1] ?? written);
  if (value === null) return 'unread';
  if (unit === undefined || (isTon && unitOf(kind, beside) === undefined)) return 'unit';
  return value > 0 ? { value, unit: unit.symbol, inBase: value * unit.inBase } : 'missing';
}

/** Of a column that could not be read as one type, a cell is read only where no mark is in doubt. */
function numberAt(column: Column, row: number, written: string): number | null {
  if (column.kind === 'number') return column.values[row] ?? null;
  if (column.kind === 'doubtful' && column.byRow !== null) return column.byRow.values[row] ?? null;
  const plain = written.replace(/\s/g, '');
  if (hasThousands(column) && /^\d{1,3}(?:[.,]\d{3})+$/.test(plain))
    return Number(plain.replace(/[.,]/g, ''));
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const known = new WeakMap<Column, boolean>();

/** So many cells with a mark say how it is used. */
const fewestMarked = 3;

/**
 * Whether the marks of a column are at thousands, where nothing else proves it: each number above 999 has one and none
 * below, and none begins with a zero, as numbers with three decimals would.
 */
export function hasThousands(column: Column): boolean {
  if (column.kind !== 'doubtful' || column.doubt !== 'unclear_mark') return false;
  const cells = column.words
    .map((word) => /^[\d.,]+/.exec(word.trim())?.[0] ?? '')
    .filter((word) => word !== '');
  const marked = cells.filter((cell) => /[.,]/.test(cell));
  const found =
    known.get(column) ??
    (marked.length >= fewestMarked &&
      marked.length < cells.length &&
      marked.every((cell) => /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(cell)) &&
      cells.every((cell) => marked.includes(cell) || Number(cell) < 1_000));
  known.set(column, found);
  return found;
}
