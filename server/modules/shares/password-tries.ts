import type { Clock } from '../../clock.ts';
import { appError } from '../../errors/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import { createTryCounter } from '../../http/try-counter.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** Counts tries of passwords of links, by reader and by link. */
export interface PasswordTries {
  /**
   * Takes a try before the password is looked at; the returned function gives it back after a right one. Throws
   * `request.too_many`.
   */
  take(shareId: string, ip: string): () => void;
}

const windowMs = 15 * 60 * 1000;
const mostPerReader = 10;
const mostPerLink = 100;
const mostKeys = 20_000;

export function createPasswordTries(clock: Clock, isOn: boolean): PasswordTries {
  const tries = createTryCounter(clock, { windowMs, mostKeys });
  return {
    take: (shareId, ip) => {
      const [reader, link] = [`reader ${shareId} ${networkOf(ip)}`, `link ${shareId}`] as const;
      if (isOn && (tries.count(reader) >= mostPerReader || tries.count(link) >= mostPerLink))
        throw appError('request.too_many', { sentence: refusals.said((t) => t.tooManyPasswords) });
      const taken = [tries.take(reader), tries.take(link)];
      return () => {
        for (const giveBack of taken) giveBack();
      };
    },
  };
}
