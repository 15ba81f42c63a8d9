import type { Clock } from '../../clock.ts';
import { appError } from '../../errors/app-error.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** Counts tries of passwords of links, by reader and by link. Kept in memory: a restart forgives. */
export interface PasswordTries {
  /**
   * Takes a try before the password is looked at, so that many at once count too; the returned function gives it back
   * after a right one. Throws `request.too_many`.
   */
  take(shareId: string, ip: string): () => void;
}

const windowMs = 15 * 60 * 1000;
const mostPerReader = 10;
const mostPerLink = 100;
const mostKeys = 20_000;

export function createPasswordTries(clock: Clock, isOn: boolean): PasswordTries {
  const tries = new Map<string, { count: number; since: number }>();

  const countOf = (key: string, now: number) => {
    const found = tries.get(key);
    if (found && now - found.since < windowMs) return found.count;
    tries.delete(key);
    return 0;
  };
  const change = (key: string, by: number, now: number) => {
    const count = countOf(key, now) + by;
    if (count <= 0) return void tries.delete(key);
    tries.set(key, { count, since: tries.get(key)?.since ?? now });
    // Oldest first: a flood of addresses cannot fill the memory.
    for (const oldest of tries.keys()) {
      if (tries.size <= mostKeys) break;
      tries.delete(oldest);
    }
  };

  return {
    take: (shareId, ip) => {
      const now = clock.now().getTime();
      const keys = [`reader ${shareId} ${ip}`, `link ${shareId}`] as const;
      if (isOn && (countOf(keys[0], now) >= mostPerReader || countOf(keys[1], now) >= mostPerLink))
        throw appError('request.too_many', {
          sentence: refusals.said((t) => t.tooManyPasswords),
        });
      for (const key of keys) change(key, 1, now);
      return () => {
        for (const key of keys) change(key, -1, clock.now().getTime());
      };
    },
  };
}
