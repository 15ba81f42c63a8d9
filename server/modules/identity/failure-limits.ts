import type { Clock } from '../../clock.ts';
import { appError } from '../../errors/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import { createTryCounter } from '../../http/try-counter.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** A try at a password, taken before it is looked at. One that was wrong stays counted. */
interface Try {
  /** The password was right: the try is given back. */
  succeeded(): void;
}

interface Login {
  /** The e-mail as typed, in lower case: also of accounts that do not exist. */
  readonly account: string;
  readonly ip: string;
  /** Somebody logged in to the account from this network before. */
  readonly isKnownNetwork: boolean;
}

/**
 * Bounds how often a password can be guessed. A log-in counts for the account in the caller's network, for the network,
 * and for the account in all networks that are new to it: so a stranger never locks out the owner at home, and many
 * strangers together do not get further than one. A password that is asked for in a session counts for that session
 * alone. Both throw `request.too_many`.
 */
export interface FailureLimits {
  takeLogin(login: Login): Try;
  takeConfirmation(own: { readonly userId: string; readonly sessionId: string }): Try;
}

const windowMs = 15 * 60 * 1000;
const mostPerAccountAndNetwork = 10;
const mostPerAccountElsewhere = 50;
const mostPerNetwork = 50;
const mostPerSession = 10;
const mostKeys = 50_000;

/** With `isOn` false nothing is refused. */
export function createFailureLimits(clock: Clock, isOn: boolean): FailureLimits {
  const tries = createTryCounter(clock, { windowMs, mostKeys });
  const isFull = (key: string, most: number) => isOn && tries.count(key) >= most;

  return {
    takeLogin: ({ account, ip, isKnownNetwork }) => {
      const network = networkOf(ip);
      const here = `login ${network} ${account}`;
      const limits = [
        [here, mostPerAccountAndNetwork],
        [`network ${network}`, mostPerNetwork],
        ...(isKnownNetwork ? [] : [[`elsewhere ${account}`, mostPerAccountElsewhere] as const]),
      ] as const;
      if (limits.some(([key, most]) => isFull(key, most)))
        throw appError('request.too_many', { sentence: refusals.said((t) => t.tooManyLogins) });
      const taken = limits.map(([key]) => tries.take(key));
      return {
        succeeded: () => {
          for (const giveBack of taken) giveBack();
          tries.forget(here);
        },
      };
    },

    takeConfirmation: ({ userId, sessionId }) => {
      const key = `session ${userId} ${sessionId}`;
      if (isFull(key, mostPerSession))
        throw appError('request.too_many', { sentence: refusals.said((t) => t.tooManyPasswords) });
      tries.take(key);
      return { succeeded: () => tries.forget(key) };
    },
  };
}
