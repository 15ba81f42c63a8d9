import type { Attribute } from '../packs/attribute.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { draftOf } from './figure-claims.ts';
import { findOwner } from './figure-owner.ts';
import { fits } from './figure-values.ts';
import { pairingOf } from './pairing.ts';

/**
 * "Revenue and EBITDA in 2025 were £412.6m and £61.2m", "Sales in 2025 and 2024 were £412.6m and £382.0m": each value
 * is that of the noun or year at its own place of the list before it. All are read, or none.
 */
export function pairedFigures(scope: SentenceScope): Draft[] {
  const { tokens } = scope;
  const found = pairingOf(tokens);
  if (found === null) return [];
  const owner = findOwner(scope, found.nouns[0] ?? 0, -1);
  if (owner === null) return [];
  const drafts = found.values.map((at, i): Draft[] => {
    const attribute = attributeAt(scope, found.nouns[found.nouns.length === 1 ? 0 : i]);
    const time = tokens[found.periods[found.periods.length === 1 ? 0 : i] ?? -1];
    const token = tokens[at];
    if (attribute === null || token?.kind !== 'quantity' || token.quantity === null) return [];
    if (!fits(attribute, token.quantity)) return [];
    const period = time?.kind === 'period' ? time.period : owner.period;
    const candidate = { quantity: token.quantity, token, period, isVague: false, isChange: false };
    return draftOf(scope, attribute, candidate, owner.company, owner.part ?? scope.part, null);
  });
  return drafts.every(({ length }) => length > 0) ? drafts.flat() : [];
}

/** The attribute of a noun; null for a loss, whose sign a list leaves open. */
function attributeAt({ tokens, reading }: SentenceScope, at: number | undefined): Attribute | null {
  const token = at === undefined ? undefined : tokens[at];
  if (token?.kind !== 'noun') return null;
  return token.attribute.losses?.[reading.language].includes(token.lower) === true ? null : token.attribute;
}
