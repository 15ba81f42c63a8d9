import { createHash } from 'node:crypto';
import { createBoundedMemory } from '../bounded-memory.ts';
import type { Clock } from '../clock.ts';
import { AppError, appError } from '../errors/app-error.ts';
import { refusals } from '../messages/refusals-texts.ts';
import { networkOf } from './network-of.ts';
import { createTryCounter } from './try-counter.ts';

/**
 * Bounds what made-up tokens cost: each is a question to the database. A network may ask for so many a minute that turn
 * out to be worth nothing, then it is refused without one. Tokens that were good before are always looked up: people
 * who share a network with a stranger go on.
 */
export interface TokenLookups {
  /** Runs the look-up of a token; `null` and refusals of it count. Throws `request.too_many`. */
  lookUp<T>(ip: string, token: string, find: () => Promise<T | null>): Promise<T | null>;
  /** Says of a token that was just made that it is good. */
  trust(token: string): void;
}

const windowMs = 60_000;
const mostFailures = 120;
const mostNetworks = 50_000;
const mostTrusted = 50_000;

/** What stays in memory is of no use to whoever reads it. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** With `isOn` false nothing is refused. */
export function createTokenLookups(clock: Clock, isOn: boolean): TokenLookups {
  const failures = createTryCounter(clock, { windowMs, mostKeys: mostNetworks });
  const trusted = createBoundedMemory<true>(mostTrusted);
  const trust = (key: string) => trusted.set(key, true);

  return {
    trust: (token) => void trust(keyOf(token)),
    lookUp: async (ip, token, find) => {
      const network = networkOf(ip);
      const key = keyOf(token);
      if (isOn && !trusted.has(key) && failures.count(network) >= mostFailures)
        throw appError('request.too_many', {
          sentence: refusals.said((t) =>
            t.tooManyTries(Math.max(1, Math.ceil(failures.msLeft(network) / 1000))),
          ),
        });
      // Taken before the answer, so that many at once count too.
      const giveBack = failures.take(network);
      try {
        const found = await find();
        if (found === null) trusted.delete(key);
        else {
          giveBack();
          trust(key);
        }
        return found;
      } catch (error) {
        if (error instanceof AppError && error.status === 401) trusted.delete(key);
        else giveBack();
        throw error;
      }
    },
  };
}
