import { isCode } from './asked-columns.ts';
import { stateOfSales } from './read-sold-state.ts';
import type { Reading } from './reading.ts';
import { sideOfOrders, spent, turnover, worthOfRows, worthWord } from './worth-of-rows.ts';

const isFree = ({ tokens, words }: Reading, at: number) =>
  words.columnsAt(tokens, at) === null && words.valuesAt(tokens, at) === null;

/** "Price worth", "value in stock" are no values of orders. */
const isOfRows = ({ tokens, rowNoun, saysRows }: Reading) =>
  rowNoun !== null ||
  saysRows ||
  tokens.some(({ folded }) =>
    /^(?:orders?|sales|invoices?|purchases?|bestellung(?:en)?|auftrag(?:e|en)?|verkaufe?|verkaufen|rechnung(?:en)?|bestellwerte?|auftragswerte?|warenwert)$/.test(
      folded,
    ),
  );

const ourselves = /^(?:we|i|us|our|wir|ich|uns|unser|unsere|unseren)$/;

/** Turnover is of what was sold; "we" spend on what was bought, customers on what was sold. */
function isSaidOfSide(reading: Reading, folded: string): boolean {
  const side = sideOfOrders(reading);
  if (turnover.test(folded)) return side === 'sold';
  const isOfUs = reading.tokens.some((token) => ourselves.test(token.folded));
  return side === (isOfUs ? 'bought' : 'sold');
}

/**
 * "Total value of all orders", "Umsatz je Kunde", "who spent the most" of a list of orders with quantities and prices: the
 * product of both, shown as such. What was cancelled is no turnover: there the states are told apart.
 */
export function readWorth(reading: Reading, at: number): number {
  const { tokens } = reading;
  const folded = tokens[at]?.folded ?? '';
  const isWorth = worthWord.test(folded);
  const isMoney = turnover.test(folded) || spent.test(folded);
  if (!(isWorth || isMoney) || !isFree(reading, at) || reading.product !== null) return 0;
  if (reading.measures.length > 0 || (isWorth && !isOfRows(reading))) return 0;
  const namesNumber = tokens.some((_, i) =>
    reading.words
      .columnsAt(tokens, i)
      ?.columns.some((one) => reading.records.table.columns[one]?.kind === 'number' && !isCode(reading, one)),
  );
  const worth = namesNumber || (isMoney && !isSaidOfSide(reading, folded)) ? null : worthOfRows(reading);
  if (worth === null) return 0;
  reading.product = { left: [worth.left], right: [worth.right] };
  if (isMoney) reading.byState = stateOfSales(reading)?.column ?? reading.byState;
  return 1;
}
