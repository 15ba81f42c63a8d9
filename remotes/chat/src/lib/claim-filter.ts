import type { Claim } from '@loupe/shared/contract/run-events';

export const claimFilters = ['all', 'supported', 'unsupported', 'computed', 'quoted', 'assumption'] as const;
export type ClaimFilter = (typeof claimFilters)[number];

/** The claims of one kind, or those that are supported or not, in the order of the text. */
export function filterClaims(claims: readonly Claim[], filter: ClaimFilter): readonly Claim[] {
  if (filter === 'all') return claims;
  if (filter === 'supported' || filter === 'unsupported')
    return claims.filter((claim) => claim.supported === (filter === 'supported'));
  return claims.filter((claim) => claim.kind === filter);
}
