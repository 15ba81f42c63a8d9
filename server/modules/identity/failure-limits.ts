import type { Clock } from '../../clock.ts';
import { appError } from '../../errors/app-error.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** Counts failed logins by account and by address. Kept in memory: a restart forgives. */
export interface FailureLimits {
  /** Throws `request.too_many` when one of the keys has failed too often. */
  assertAllowed(keys: FailureKeys): void;
  recordFailure(keys: FailureKeys): void;
  /** A success forgives the account's failures, never the address's. */
  recordSuccess(keys: FailureKeys): void;
}

interface FailureKeys {
  readonly account: string;
  readonly ip: string;
}

const windowMs = 15 * 60 * 1000;
const mostPerAccount = 10;
const mostPerAddress = 50;
const mostKeys = 50_000;

export function createFailureLimits(clock: Clock, isOn: boolean): FailureLimits {
  const failures = new Map<string, { count: number; since: number }>();
  const now = () => clock.now().getTime();

  const countOf = (key: string) => {
    const found = failures.get(key);
    if (found && now() - found.since < windowMs) return found.count;
    failures.delete(key);
    return 0;
  };
  const add = (key: string) => {
    const count = countOf(key);
    if (count > 0) failures.set(key, { count: count + 1, since: failures.get(key)?.since ?? now() });
    else failures.set(key, { count: 1, since: now() });
    // Oldest first: a flood of made-up accounts cannot fill the memory.
    for (const oldest of failures.keys()) {
      if (failures.size <= mostKeys) break;
      failures.delete(oldest);
    }
  };

  return {
    assertAllowed: ({ account, ip }) => {
      if (!isOn) return;
      if (countOf(`account ${account}`) < mostPerAccount && countOf(`ip ${ip}`) < mostPerAddress) return;
      throw appError('request.too_many', {
        sentence: refusals.said((t) => t.tooManyLogins),
      });
    },
    recordFailure: ({ account, ip }) => {
      add(`account ${account}`);
      add(`ip ${ip}`);
    },
    recordSuccess: ({ account }) => void failures.delete(`account ${account}`),
  };
}
