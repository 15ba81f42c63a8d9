import { cellText } from '../claims/cell-text.ts';
import { provenMarks, type DecimalMark } from '../claims/number-marks.ts';
import { findQuantities } from '../claims/quantities.ts';
import { priceListColumns, type PriceRole } from '../packs/exports/price-lists.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import type { Column, Table } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import { isSameUnit } from '../table/unit-rules.ts';

/** A list of prices whose columns were found. */
export interface PriceList {
  readonly source: DocumentTable;
  readonly roles: FoundRoles<PriceRole>;
  readonly item: Column;
  readonly price: Column;
}

/** A row of a list. */
export interface PriceRow {
  readonly list: PriceList;
  readonly row: number;
  readonly item: string;
  readonly company: string;
  readonly price: number;
  readonly unit: Unit;
  /** What the price is for: "month", "piece"; empty where the list does not say. */
  readonly per: string;
}

/** A cell that is another one in the new list, in a column that both have and that is no price. */
interface FeatureChange {
  readonly old: Column;
  readonly now: Column;
}

export interface PriceChange {
  readonly old: PriceRow;
  readonly now: PriceRow;
  /** New price less the old one, as a share of the old one; 0 where only something else changed. */
  readonly change: number;
  readonly features: readonly FeatureChange[];
}

/** Why a row is not compared. */
type PriceRefusal = 'no price' | 'twice' | 'other unit' | 'zero';

export interface PriceComparison {
  readonly changes: readonly PriceChange[];
  /** Rows that are alike in both lists. */
  readonly same: number;
  readonly added: readonly PriceRow[];
  readonly gone: readonly PriceRow[];
  readonly refused: readonly {
    readonly list: PriceList;
    readonly row: number;
    readonly item: string;
    readonly why: PriceRefusal;
  }[];
}

/** The table as a list of prices; null where it has no column of things or none of prices. */
export function priceListOf(source: DocumentTable): PriceList | null {
  const roles = findRoles(source.table, priceListColumns);
  const { item } = roles.at;
  const refused = roles.refused.find(({ role }) => role === 'price')?.column;
  const price = roles.at.price ?? refused;
  if (item === undefined || price === undefined || price.kind === 'date') return null;
  const list: PriceList = { source, roles, item, price };
  return price.kind === 'number' || rowNumbers(source.table).some((row) => priceAt(list, row) !== null)
    ? list
    : null;
}

const rowNumbers = ({ rowCount }: Table) => Array.from({ length: rowCount }, (_, row) => row);

const fold = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', euro: 'EUR', $: 'USD', '£': 'GBP' };

const marks = new WeakMap<Column, DecimalMark>();

/** What the cells of a column of words write decimals with; a point where none of them tells. */
function markOf(column: Column, table: Table): DecimalMark {
  const known = marks.get(column);
  if (known !== undefined) return known;
  const cells = rowNumbers(table).map((row) => cellText(column, row));
  const [only, second] = provenMarks(cells.join('\n'));
  const mark = second === undefined ? (only ?? '.') : '.';
  marks.set(column, mark);
  return mark;
}

/** "€8.00", "EUR 19.90 per month": the one amount of a cell. */
function amountIn(list: PriceList, row: number): { value: number; unit: Unit } | null {
  const { price, source } = list;
  const mark = markOf(price, source.table);
  const found = findQuantities(cellText(price, row), { mark, isMixed: false });
  const [only, second] = found;
  const quantity = only?.quantity ?? null;
  if (quantity === null || second !== undefined || quantity.value !== quantity.high) return null;
  return quantity.unit.kind === 'money'
    ? { value: quantity.value, unit: { ...quantity.unit, scale: 1 } }
    : null;
}

function priceAt(list: PriceList, row: number): { value: number; unit: Unit } | null {
  const { price, roles, source } = list;
  const { currency } = roles.at;
  if (price.kind === 'doubtful' && price.byRow !== null) {
    const value = price.byRow.values[row] ?? Number.NaN;
    const by = source.table.columns[price.byRow.column];
    const code = by?.kind === 'text' || by?.kind === 'doubtful' ? (by.codes[row] ?? 0) : 0;
    const unit = price.byRow.units[code] ?? null;
    return Number.isNaN(value) || unit === null ? null : { value, unit };
  }
  if (price.kind !== 'number') return amountIn(list, row);
  const value = price.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return null;
  const written = currency === undefined ? '' : cellText(currency, row).trim();
  if (price.unit.kind !== 'none' || written === '') return { value, unit: price.unit };
  return {
    value,
    unit: { kind: 'money', currency: currencies[fold(written)] ?? written.toUpperCase(), scale: 1 },
  };
}

function rowsOf(list: PriceList, refused: PriceComparison['refused'][number][]): Map<string, PriceRow> {
  const { item, roles, source } = list;
  const { table } = source;
  const rows = new Map<string, PriceRow>();
  const twice = new Set<string>();
  for (let row = 0; row < table.rowCount; row += 1) {
    if (table.rowKinds !== null && table.rowKinds[row] !== 'record') continue;
    const name = cellText(item, row).trim();
    if (name === '') continue;
    const read = priceAt(list, row);
    if (read === null) {
      refused.push({ list, row, item: name, why: 'no price' });
      continue;
    }
    const company = roles.at.company === undefined ? '' : cellText(roles.at.company, row).trim();
    const per = roles.at.per === undefined ? '' : cellText(roles.at.per, row).trim();
    const key = `${fold(company)}|${fold(name)}|${fold(per)}`;
    if (rows.has(key)) twice.add(key);
    rows.set(key, { list, row, item: name, company, price: read.value, unit: read.unit, per });
  }
  for (const key of twice) {
    const one = rows.get(key);
    if (one !== undefined) refused.push({ list, row: one.row, item: one.item, why: 'twice' });
    rows.delete(key);
  }
  return rows;
}

/** Columns of both lists that no role uses, by their name. */
function sharedColumns(old: Table, now: Table, used: ReadonlySet<Column>): { old: Column; now: Column }[] {
  return now.columns.flatMap((column) => {
    const other = old.columns.find((one) => fold(one.name) === fold(column.name));
    return other === undefined || used.has(column) || used.has(other) ? [] : [{ old: other, now: column }];
  });
}

const usedBy = ({ roles, price }: PriceList) => [
  price,
  ...Object.values(roles.at).filter((one) => one !== undefined),
];

/**
 * What changed from one list of prices to the next, row by row: the same thing of the same company for the same unit of
 * sale. Prices in unlike units are refused, and so are things that a list names twice.
 */
export function comparePrices(old: PriceList, now: PriceList): PriceComparison {
  const refused: PriceComparison['refused'][number][] = [];
  const [before, after] = [rowsOf(old, refused), rowsOf(now, refused)];
  const isRefused = (item: string) => refused.some((one) => fold(one.item) === fold(item));
  const shared = sharedColumns(old.source.table, now.source.table, new Set([...usedBy(old), ...usedBy(now)]));
  const changes: PriceChange[] = [];
  let same = 0;
  for (const [key, one] of after) {
    const was = before.get(key);
    if (was === undefined) continue;
    const why = !isSameUnit(was.unit, one.unit)
      ? 'other unit'
      : was.price === 0 && one.price !== 0
        ? 'zero'
        : null;
    if (why !== null) {
      refused.push({ list: now, row: one.row, item: one.item, why });
      continue;
    }
    const features = shared.filter((column) => {
      const [from, to] = [cellText(column.old, was.row).trim(), cellText(column.now, one.row).trim()];
      return from !== to && (from === '' || to === '' || Number(from) !== Number(to));
    });
    const change = was.price === one.price ? 0 : (one.price - was.price) / was.price;
    if (change === 0 && features.length === 0) same += 1;
    else changes.push({ old: was, now: one, change, features });
  }
  const only = (some: ReadonlyMap<string, PriceRow>, others: ReadonlyMap<string, PriceRow>) =>
    [...some].flatMap(([key, row]) => (others.has(key) || isRefused(row.item) ? [] : [row]));
  return {
    changes: changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)),
    same,
    added: only(after, before),
    gone: only(before, after),
    refused,
  };
}
