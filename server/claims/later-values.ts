import type { Attribute } from '../packs/attribute.ts';
import type { SentenceScope } from './draft.ts';
import { fits, type Candidate } from './figure-values.ts';
import { rangeAt } from './value-range.ts';
import type { Period } from '../table/period.ts';
import { readTail } from './value-tail.ts';

const opens = /^(?:and|but|und|aber|,)$/;
/** "is expected to reach", "should rise to", "soll … auf", "wird voraussichtlich": what is not so yet. */
const ahead =
  /^(?:is|are|was|were|will|should|expected|forecast|forecasted|projected|anticipated|planned|set|due|soll|sollen|wird|werden|dürfte|erwartet)$/;
const joining =
  /^(?:be|then|now|to|at|in|for|by|the|a|reach|rise|grow|increase|fall|come|amount|total|about|around|some|approximately|between|further|again|year|fiscal|it|its|voraussichtlich|auf|bei|im|jahr|rund|etwa|dann|weiter|erneut|geschäftsjahr)$/;

/**
 * What a sentence expects of the figure whose actual value it gave: "… in 2024 and is expected to reach EUR 500 million
 * in 2025". Null unless the value has a period of its own.
 */
export function laterValue(scope: SentenceScope, main: Candidate, attribute: Attribute): Candidate | null {
  const { tokens } = scope;
  if (main.isChange) return null;
  let at = tokens.findIndex(
    (token) =>
      token.start >= main.token.end &&
      token.kind !== 'period' &&
      !/^(?:in|im|for|für|jahr|the|year|,|\)|\()$/.test(token.lower),
  );
  if (at < 0 || !opens.test(tokens[at]?.lower ?? '')) return null;
  at += 1;
  let isAhead = false;
  let [period, isVague] = [null as Period | null, false];
  for (let i = at; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) return null;
    if (token.kind === 'period') {
      [period, isVague] = [token.period, token.period === null];
      continue;
    }
    const range = rangeAt(scope, i);
    if (range !== null || token.kind === 'quantity') {
      const quantity = range?.quantity ?? (token.kind === 'quantity' ? token.quantity : null);
      const next = range?.next ?? i + 1;
      const tail = readTail(scope, next, attribute);
      if (!isAhead || quantity === null || tail === null || !fits(attribute, quantity)) return null;
      const own = tail.period ?? period;
      if (own === null || isVague || tail.isVague) return null;
      return {
        quantity,
        token: { ...token, end: tokens[next - 1]?.end ?? token.end },
        period: own,
        isVague: false,
        isChange: false,
      };
    }
    if (ahead.test(token.lower)) isAhead = true;
    else if (!(token.kind === 'word' || token.kind === 'self') || !joining.test(token.lower)) return null;
  }
  return null;
}
