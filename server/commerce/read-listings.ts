import { cellText } from '../claims/cell-text.ts';
import { listingColumns, type ListingRole } from '../packs/exports/listings.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { isEmptyWord } from '../table/read-number.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Column } from '../table/table.ts';
import { boughtIn } from './demand.ts';
import { countAt, currencyAt, numberAt, type Amount } from './price-cell.ts';

/** A product for sale; null where the export is silent. */
export interface Listing {
  readonly source: DocumentTable;
  readonly row: number;
  readonly title: string;
  readonly brand: string;
  readonly price: Amount | null;
  readonly rating: number | null;
  readonly reviews: number | null;
  readonly rank: number | null;
  /** Units a month, as the tool estimates. */
  readonly sales: number | null;
  /** Units in the past month, at least. */
  readonly bought: number | null;
  /** Milliseconds since 1970. */
  readonly since: number | null;
  readonly fees: number | null;
}

export interface ListingsRead {
  readonly source: DocumentTable;
  readonly roles: FoundRoles<ListingRole>;
  readonly listings: readonly Listing[];
  readonly refused: readonly { readonly line: number; readonly why: 'same' | 'empty' }[];
  /** A column that is called a rating and holds none. */
  readonly beyond: Column | null;
}

const evidence: readonly ListingRole[] = ['reviews', 'rank', 'sales', 'bought', 'asin'];

const counts: readonly ListingRole[] = ['reviews', 'rank', 'sales', 'bought'];

/** The column of a role; one that was refused for how its cells are written is read cell by cell. */
export function columnOf({ at, refused }: FoundRoles<ListingRole>, role: ListingRole): Column | undefined {
  return at[role] ?? refused.find((one) => one.role === role && isReadByCell(one))?.column;
}

/** Whole numbers are read in one way whatever their marks mean. */
export const isReadByCell = ({ role, why }: FoundRoles<ListingRole>['refused'][number]): boolean =>
  why === 'mixed_types' ||
  why === 'mixed_currencies' ||
  (counts.includes(role) && (why === 'unclear_mark' || why === 'two_marks'));

/** A rating is a number up to 5 in every row; a column of counts under such a name is none. */
const isRating = (column: Column): boolean =>
  column.kind === 'number' && column.values.every((value) => !(value > 5));

/** So many columns of counts make a table one of listings, although no column is called a price. */
const fewestCounts = 2;

/** Which columns of a table are a listing's; null for a table without what tells of sales, and a price or more of that. */
export function listingRoles({ table }: DocumentTable): FoundRoles<ListingRole> | null {
  const roles = findRoles(table, listingColumns);
  const has = (role: ListingRole) => columnOf(roles, role) !== undefined;
  const counted = counts.filter((role) => roles.at[role]?.kind === 'number');
  const isListing = (has('price') && evidence.some(has)) || counted.length >= fewestCounts;
  return isListing ? roles : null;
}

/** Exports write −1 or 0 where they know nothing. */
const known = (value: number | null | undefined, least = 0): number | null =>
  value == null || value < least ? null : value;

function boughtAt(column: Column | undefined, row: number): number | null {
  if (column === undefined) return null;
  const text = column.kind === 'text' || column.kind === 'doubtful' ? cellText(column, row) : '';
  return text === '' ? known(countAt(column, row)) : boughtIn(text);
}

function dayAt(column: Column | undefined, row: number): number | null {
  const at = column?.kind === 'date' ? (column.values[row] ?? Number.NaN) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function listingAt(
  source: DocumentTable,
  roles: FoundRoles<ListingRole>,
  row: number,
  rating: Column | undefined,
): Listing {
  const column = (role: ListingRole) => columnOf(roles, role);
  const text = (role: ListingRole) => {
    const one = column(role);
    const said = one === undefined ? '' : cellText(one, row).trim();
    return isEmptyWord(said) ? '' : said;
  };
  const amount = numberAt(column('price'), row);
  const currency = currencyAt(column('currency'), row);
  const isPriced = amount !== null && amount.value > 0;
  return {
    source,
    row,
    title: text('title') || text('asin'),
    brand: text('brand'),
    price: isPriced ? { value: amount.value, currency: currency || amount.currency } : null,
    rating: known(numberAt(rating, row)?.value, 0.5),
    reviews: known(countAt(column('reviews'), row)),
    rank: known(countAt(column('rank'), row), 1),
    sales: known(countAt(column('sales'), row)),
    bought: boughtAt(column('bought'), row),
    since: dayAt(column('since'), row),
    fees: known(numberAt(column('fees'), row)?.value, 0.01),
  };
}

const rowsAtOnce = 200;

/** Listings of a table, each once: `seen` are the numbers of those that were read before. */
export function* readListings(
  source: DocumentTable,
  roles: FoundRoles<ListingRole>,
  seen: Set<string>,
): PartByPart<ListingsRead> {
  const [asin, named] = [columnOf(roles, 'asin'), columnOf(roles, 'rating')];
  const beyond = named === undefined || isRating(named) ? null : named;
  const listings: Listing[] = [];
  const refused: ListingsRead['refused'][number][] = [];
  for (const [i, row] of [...selectRows(source.table, []).rows].entries()) {
    if (i % rowsAtOnce === 0) yield;
    const line = source.table.lines[row] ?? 0;
    const key = asin === undefined ? '' : cellText(asin, row).trim();
    const one = listingAt(source, roles, row, beyond === null ? named : undefined);
    if (key !== '' && seen.has(key)) refused.push({ line, why: 'same' });
    else if (one.price === null && one.reviews === null && one.sales === null)
      refused.push({ line, why: 'empty' });
    else listings.push(one);
    if (key !== '') seen.add(key);
  }
  return { source, roles, listings, refused, beyond };
}
