import { instantMs } from '@loupe/shared/lib/dates/instants';
import type { Usage } from '../stores/billing-data.ts';

function timeOf(expiresAt: string | null): number {
  return expiresAt === null ? Infinity : instantMs(expiresAt);
}

/** Grants in the order in which they run out; those that never do come last (R10). */
export function grantsByExpiry(grants: Usage['grants']): Usage['grants'] {
  return [...grants].sort((a, b) => {
    const [first, second] = [timeOf(a.expires_at), timeOf(b.expires_at)];
    return first === second ? 0 : first - second;
  });
}
