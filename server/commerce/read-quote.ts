import { cellText } from '../claims/cell-text.ts';
import { quoteColumns, type QuoteRole } from '../packs/exports/supplier-quote.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Column } from '../table/table.ts';
import { currencyAt, numberAt, type Amount } from './price-cell.ts';

/** A price from so many units on. */
export interface QuoteLine {
  readonly source: DocumentTable;
  readonly row: number;
  readonly line: number;
  readonly from: number;
  readonly price: Amount;
  readonly column: Column;
  /** Other prices of a unit that the quote has ("FOB", "CIF"): which one an order is paid at, only its buyer knows. */
  readonly others: readonly Column[];
}

const priceOfUnit =
  /\b(?:fob|exw|ex works|fca|cif|cfr|cip|cpt|dap|ddp|unit (?:price|cost)|price (?:per|each)|price\/|stückpreis|einzelpreis|preis (?:pro|je))/i;

const columnOf = ({ at, refused }: FoundRoles<QuoteRole>, role: QuoteRole): Column | undefined =>
  at[role] ?? refused.find((one) => one.role === role)?.column;

/** "500", "500 pcs", "≥ 1.000", "500-999": where it begins. */
function quantityAt(column: Column, row: number): number | null {
  if (column.kind === 'number') {
    const value = column.values[row] ?? Number.NaN;
    return value > 0 ? value : null;
  }
  const digits = /\d{1,3}(?:[.,\u00a0 ]\d{3})+(?!\d)|\d+/u.exec(cellText(column, row))?.[0];
  const value = Number(digits?.replace(/\D/g, '') ?? Number.NaN);
  return value > 0 ? value : null;
}

/**
 * The prices of a supplier's quote by quantity; null for a table that is none. The sign "¥" alone is of two currencies, and
 * says none.
 */
export function readQuote(source: DocumentTable): QuoteLine[] | null {
  const { table } = source;
  const roles = findRoles(table, quoteColumns);
  const [price, quantity] = [columnOf(roles, 'unit_price'), columnOf(roles, 'quantity')];
  if (price === undefined || quantity === undefined) return null;
  const isSigned = !/\bJPY\b|\byen\b/i.test([price.name, ...table.titleLines].join(' '));
  const others = table.columns.filter(
    (column) =>
      column !== price && column !== quantity && column.kind !== 'date' && priceOfUnit.test(column.name),
  );
  const lines = [...selectRows(table, []).rows].flatMap((row): QuoteLine[] => {
    const [amount, from] = [numberAt(price, row), quantityAt(quantity, row)];
    if (amount === null || amount.value <= 0 || from === null) return [];
    const beside = currencyAt(columnOf(roles, 'currency'), row);
    const currency = beside || (isSigned && amount.currency === 'JPY' ? '' : amount.currency);
    return [
      {
        source,
        row,
        line: table.lines[row] ?? 0,
        from,
        price: { ...amount, currency },
        column: price,
        others,
      },
    ];
  });
  return lines.length === 0 ? null : lines;
}

/** Why a quote says no price for an order. */
export type QuoteRefusal =
  | { readonly why: 'below'; readonly least: number }
  | { readonly why: 'several'; readonly lines: readonly number[] };

/** The price that holds for so many units; without a quantity that of the smallest order. */
export function quoteFor(lines: readonly QuoteLine[], quantity: number | null): QuoteLine | QuoteRefusal {
  const least = Math.min(...lines.map(({ from }) => from));
  const asked = quantity ?? least;
  if (asked < least) return { why: 'below', least };
  const reached = lines.filter(({ from }) => from <= asked);
  const step = Math.max(...reached.map(({ from }) => from));
  const own = reached.filter(({ from }) => from === step);
  const [first] = own;
  const isOne = own.every(
    ({ price }) => price.value === first?.price.value && price.currency === first.price.currency,
  );
  return first !== undefined && isOne ? first : { why: 'several', lines: own.map(({ line }) => line) };
}
