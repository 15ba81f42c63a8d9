import type { NameToken } from './name-tokens.ts';
import { tokenLikeness, type TokenReason } from './token-likeness.ts';

export interface TokenPair {
  readonly a: NameToken;
  readonly b: NameToken;
  readonly atA: number;
  readonly atB: number;
  readonly score: number;
  readonly reason: TokenReason;
}

/** Names of more words are cut: eight words of one name say no more than seven. */
const mostTokens = 7;

/** The one-to-one pairs whose weighted likeness is the greatest; what is like nothing stays without a pair. */
export function assignTokens(
  all: readonly NameToken[],
  others: readonly NameToken[],
  weight: (a: NameToken, b: NameToken) => number,
): readonly TokenPair[] {
  const a = all.slice(0, mostTokens);
  const b = others.slice(0, mostTokens);
  const best = new Map<number, { total: number; pairs: readonly TokenPair[] }>();
  const from = (at: number, used: number): { total: number; pairs: readonly TokenPair[] } => {
    if (at === a.length) return { total: 0, pairs: [] };
    const key = at * 2 ** mostTokens + used;
    const kept = best.get(key);
    if (kept !== undefined) return kept;
    let chosen = from(at + 1, used);
    b.forEach((other, atB) => {
      if (used & (1 << atB)) return;
      const likeness = tokenLikeness(a[at]!, other);
      if (likeness.score === 0) return;
      const rest = from(at + 1, used | (1 << atB));
      const total = rest.total + likeness.score * weight(a[at]!, other);
      if (total <= chosen.total) return;
      chosen = { total, pairs: [{ a: a[at]!, b: other, atA: at, atB, ...likeness }, ...rest.pairs] };
    });
    best.set(key, chosen);
    return chosen;
  };
  return from(0, 0).pairs;
}
