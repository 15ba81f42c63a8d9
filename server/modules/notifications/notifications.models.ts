import type { NoticeKind } from '@loupe/shared/contract/notifications';
import type { RunStatus } from '@loupe/shared/contract/runs';

const kinds: Readonly<Partial<Record<RunStatus, NoticeKind>>> = {
  done: 'run_done',
  failed: 'run_failed',
  needs_answer: 'run_waiting',
  needs_credits: 'run_waiting',
};

/** What a run's new state is to its owner (P3). Null for states nobody waits for; a stopped run was stopped by the owner. */
export function kindOf(status: RunStatus): NoticeKind | null {
  return kinds[status] ?? null;
}

const firstRetryMs = 15_000;
const mostAttempts = 6;

/** Milliseconds until the next attempt, fourfold each time, and never sooner than the service asked. Null: given up. */
export function retryInMs(attempts: number, retryAfterMs: number | null): number | null {
  if (attempts >= mostAttempts) return null;
  return Math.max(firstRetryMs * 4 ** (attempts - 1), retryAfterMs ?? 0);
}

/** Keeps a push message far below the 4096 bytes that services carry (RFC 8291). */
const longestTitle = 120;

export function shortTitle(title: string): string {
  const characters = [...title];
  return characters.length <= longestTitle ? title : `${characters.slice(0, longestTitle - 1).join('')}…`;
}

/** True for the keys of a browser: an uncompressed P-256 point and 16 random bytes (RFC 8291). */
export function areDeviceKeys(p256dh: string, auth: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}
