import { additivityOf } from './additivity.ts';
import { namesEachRow } from './names-each-row.ts';
import type { Measure } from './plan.ts';
import { pieceColumns } from './piece-columns.ts';
import type { Reading } from './reading.ts';

type Product = Extract<Measure, { kind: 'product' }>;

/** Heads of what one piece costs who buys it. */
const priceName =
  /^(?:(?:unit|item|single|sales|selling|net|gross|lineitem) )?price(?: (?:per|each|per unit|per item|per piece|net|gross))?$|^(?:price )?each$|^(?:einzel|stück|verkaufs|artikel)?preis(?: (?:pro|je|\/) ?(?:stück|stk\.?|einheit))?(?: (?:netto|brutto))?$/i;
/** What would make another sum of it. */
const otherParts =
  /discount|rabatt|nachlass|skonto|\btax\b|\bvat\b|mwst|ust\b|steuer|shipping cost|shipping fee|postage|versandkosten|porto|\bfees?\b|gebühr|deposit|pfand|voucher|gutschein|refund|erstattung|currency|währung/i;
const deals =
  /\borders?\b|\bsales\b|\binvoices?\b|\bpurchases?\b|\bshop|bestell|verk[aä]uf|verkaeuf|auftr[aä]g|rechnung|eink[aä]uf/i;

/**
 * What the rows of a list of orders are worth: how many pieces times the price of one, where the list has both once, no
 * amount of its own and nothing that would change it, such as a discount. Null for any other table.
 */
export function worthOfRows({ records, files }: Pick<Reading, 'records' | 'files'>): Product | null {
  const { columns, name } = records.table;
  const reading = { records } as Reading;
  const pieces = pieceColumns(reading).filter((at) => {
    const own = columns[at];
    return own?.kind === 'number' && additivityOf(own) !== 'stock';
  });
  const prices = columns.flatMap((column, at) =>
    column.kind === 'number' && priceName.test(column.plainName.trim()) ? [at] : [],
  );
  const [left, ...lefts] = pieces;
  const [right, ...rights] = prices;
  if (left === undefined || right === undefined || lefts.length + rights.length > 0) return null;
  const isOther = columns.some(
    (column, at) =>
      at !== left &&
      at !== right &&
      (otherParts.test(column.name) ||
        (column.kind === 'number' && column.unit.kind === 'money') ||
        (column.kind === 'number' &&
          /total|amount|sum\b|betrag|summe|wert|value|revenue|umsatz/i.test(column.name))),
  );
  const isOfDeals = [files, name.replace(/[_-]+/g, ' '), columns[0]?.plainName ?? ''].some((text) =>
    deals.test(text),
  );
  return isOther || !isOfDeals ? null : { kind: 'product', left, right };
}

/** Each row is an order of its own, and no line of one: what it is worth has a mean. */
export function isWorthOfWholeRows(reading: Reading, { left, right }: Product): boolean {
  const worth = worthOfRows(reading);
  const isIt = worth !== null && worth.left + worth.right === left + right;
  return isIt && [0, 1].some((column) => namesEachRow(reading, column));
}

const customers =
  /^(?:customer|client|buyer|purchaser|kunde|kundin|käufer(?:in)?|besteller(?:in)?)(?: name)?$|^kundenname$/i;
const suppliers = /^(?:supplier|vendor|seller|lieferant(?:in)?|händler|anbieter)(?: name)?$/i;
const bought = /purchas|procure|einkauf|einkäuf|beschaff/i;

/** Whether a list of orders is of what was sold or of what was bought; null where nothing tells, or both do. */
export function sideOfOrders({
  records,
  files,
}: Pick<Reading, 'records' | 'files'>): 'sold' | 'bought' | null {
  const { columns, name } = records.table;
  const has = (head: RegExp) => columns.some(({ plainName }) => head.test(plainName.trim()));
  const isBought = has(suppliers) || [files, name].some((text) => bought.test(text));
  const isSold = has(customers) || [files, name].some((text) => /sales|verk[aä]uf|verkaeuf/i.test(text));
  return isBought === isSold ? null : isSold ? 'sold' : 'bought';
}

export const worthWord =
  /^(?:value|values|worth|wert|werte|warenwert|bestellwert|auftragswert|bestellwerte|auftragswerte|gesamtwert)$/;
export const turnover = /^(?:revenues?|turnover|umsatz|umsatze|umsatzen|umsatzes)$/;
export const spent = /^(?:spend|spends|spent|ausgegeben)$/;

/** True for a word for what orders come to in money. */
export const isWorthWord = (folded: string) =>
  worthWord.test(folded) || turnover.test(folded) || spent.test(folded);
