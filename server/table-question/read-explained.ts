import { readProduct } from './read-quantity.ts';
import type { Reading } from './reading.ts';

/** What a product comes to, as a noun or a verb: the product says what is meant by it. */
const worth =
  /^(?:costs?|kostet|kosten|kostete|worth|value|wert|total|\p{L}*(?:wert|kosten|summe|betrag|value))$/u;
const markers = ['also', 'sprich', 'namely', 'i e', 'd h', 'that is', 'das heisst'].map((one) =>
  one.split(' '),
);

/** Tries a product at a place, and leaves the reading as it is. */
const isProductAt = (reading: Reading, at: number) =>
  readProduct({ ...reading, product: null, problem: null }, at) > 0;

/** "Was kostet Apollo bei Stunden mal Stundensatz", "stock value, i.e. stock times price": a word that the product says again. */
export function readExplained(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const marker = markers.find((one) => one.every((word, i) => tokens[at + i]?.folded === word));
  if (marker !== undefined) return isProductAt(reading, at + marker.length) ? marker.length : 0;
  const token = tokens[at];
  if (token?.kind !== 'word' || !worth.test(token.folded) || words.columnsAt(tokens, at) !== null) return 0;
  return tokens.some((_, i) => i > at && isProductAt(reading, i)) ? 1 : 0;
}
