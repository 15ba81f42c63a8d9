import type { Claim } from '../../claims/claim.ts';
import type { Derived } from '../../compare/derive-claims.ts';

/** What a stated share or change was computed from: statements, or sentences of documents other than its own. */
export type CheckedAgainst = 'statements' | 'other documents';

/** True when the computed value, rounded as the stated one is written, is the stated one. */
function roundsTo({ value: stated }: Claim, { value }: Derived): boolean {
  if (stated.kind !== 'quantity' || stated.isApproximate) return false;
  return Math.abs(stated.value - value) <= stated.precision * (1 + 1e-9);
}

/**
 * What bears out the stated claims: the computed value must round to what is stated, and what it is computed from must
 * be in a table or in another document. From the words of one document alone nothing is verified; null then.
 */
export function confirmedBy(stated: readonly Claim[], computed: Derived): CheckedAgainst | null {
  const same = stated.filter((claim) => roundsTo(claim, computed));
  if (same.length === 0) return null;
  if (computed.from.every(({ from }) => from === 'table')) return 'statements';
  const isElsewhere = same.some((claim) =>
    computed.from.every(({ from, place }) => from === 'table' || place.document !== claim.place.document),
  );
  return isElsewhere ? 'other documents' : null;
}

/** True when a stated value is not what the computed one rounds to, as exactly as it is written. */
export const isOtherwiseRounded = (stated: readonly Claim[], computed: Derived) =>
  !stated.some((claim) => roundsTo(claim, computed));
