import { additivityOf } from './additivity.ts';
import type { Reading } from './reading.ts';

/** What changes hands: its size is its amount. */
const deals =
  /^(?:orders?|invoices?|deals?|payments?|donations?|transactions?|purchases?|rechnung(?:en)?|bestellung(?:en)?|auftrag|auftrage|zahlung(?:en)?|spenden?|buchung(?:en)?|einkauf|einkaufe)$/;
/** Without such a word "total orders" may be how many there are. */
const worth = /^(?:values?|worth|amounts?|wert|werte|betrag|betrage|volumen|volume)$/;
/** Heads of what the whole row comes to. */
const wholeName =
  /^(?:(?:order|invoice|grand|line|payment) )?(?:total|total (?:amount|value|price))$|^(?:order|invoice) (?:amount|value)$|^(?:gesamt(?:betrag|summe|preis|wert)?|(?:rechnungs|bestell|auftrags)(?:betrag|summe|wert))$/i;

/** Heads of what comes to an order or goes off it. */
const beside =
  /shipping|postage|delivery|freight|discount|\btax\b|\bvat\b|\bfees?\b|tip\b|versand|porto|fracht|rabatt|nachlass|skonto|steuer|mwst|gebühr|trinkgeld/i;

/** "The largest order", "total value of all orders": the only amount of money in its row, or the one that is called its total. */
export function amountOfRow({ records, tokens, operations, rowNoun, saysRows }: Reading): number | null {
  const isRanked = operations.has('max') || operations.has('min');
  const isAdded = operations.has('sum') || operations.has('mean');
  const isWorth = isAdded && tokens.some(({ folded }) => worth.test(folded));
  const isOfDeals = (rowNoun !== null || saysRows) && tokens.some(({ folded }) => deals.test(folded));
  if ((!isRanked && !isWorth) || !isOfDeals) return null;
  const money = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && column.unit.kind === 'money' && additivityOf(column) === 'yes'
      ? [{ at, name: column.plainName.trim() }]
      : [],
  );
  // What is sent or taken off is no value of the order.
  const [alone] = money;
  if (money.length === 1 && alone !== undefined && beside.test(alone.name)) return null;
  const whole = money.filter(({ name }) => wholeName.test(name));
  const [only] = whole.length === 1 ? whole : money;
  return only !== undefined && (whole.length === 1 || money.length === 1) ? only.at : null;
}
