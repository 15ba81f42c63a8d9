import { pieceColumn, thingName } from './piece-columns.ts';
import { columnOf, type Reading } from './reading.ts';

const trades = /^(?:sell|sells|sold|verkauft|verkaufte|verkauften|verkaufen)$/;

/** "Which product do we sell the most of": of products, the pieces. */
export function mostSold(reading: Reading): number | null {
  const { asksWhich, groups, tokens, operations } = reading;
  const [group, ...more] = groups;
  const own = group === undefined ? undefined : columnOf(reading, group.column);
  const isOfProducts = more.length === 0 && own?.kind === 'text' && thingName.test(own.plainName.trim());
  const isRanked = operations.size === 1 && (operations.has('max') || operations.has('min'));
  const isSold = tokens.some(({ folded }) => trades.test(folded));
  return asksWhich && isOfProducts && isRanked && isSold ? pieceColumn(reading) : null;
}
