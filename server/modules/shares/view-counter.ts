import { createHash } from 'node:crypto';
import { createBoundedMemory } from '../../bounded-memory.ts';
import type { Clock } from '../../clock.ts';

/** Who opens a shared chat, as far as the request tells. */
export interface Viewer {
  readonly method: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Value of `Sec-Purpose` or `Purpose`: browsers that only fetch ahead say so. */
  readonly purpose: string;
}

export interface ViewCounter {
  /** True when this opening is one more view. */
  isNewView(shareId: string, viewer: Viewer): boolean;
}

/** Opening it again within this time is the same visit: a reload, the replay, going back. */
const visitMs = 10 * 60 * 1000;
const mostVisits = 20_000;
const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|headless-?check|curl|wget/i;

/** Views are people who read: not robots, not HEAD, not what a browser fetches ahead. Visits are kept in memory only. */
export function createViewCounter(clock: Clock): ViewCounter {
  const visits = createBoundedMemory<number>(mostVisits);
  return {
    isNewView: (shareId, { method, ip, userAgent, purpose }) => {
      if (method === 'HEAD' || robots.test(userAgent) || /prefetch|preview/i.test(purpose)) return false;
      // Kept as a hash: the memory holds no addresses of readers.
      const key = createHash('sha256').update(`${shareId}\0${ip}\0${userAgent}`).digest('base64url');
      const now = clock.now().getTime();
      const last = visits.get(key);
      visits.set(key, now);
      return last === undefined || now - last >= visitMs;
    },
  };
}
