import { environment } from '@loupe/shared/environment';
import type { RequestFailure, Result } from '@loupe/shared/stores/request';

/**
 * Whether the server has decided and kept nothing: another try is another order. Of anything else nobody knows whether
 * it was done, because only the answer may have been lost.
 */
export function isRefused({ kind, status }: RequestFailure): boolean {
  return kind === 'answer' && status !== null && status >= 400 && status < 500 && status !== 429;
}

/** One order over all its tries. */
export interface Attempt {
  /** Sent as `Idempotency-Key` with each of them. */
  readonly key: string;
}

export interface Command<Kept extends object> {
  /** Sends an order by `by`, with the attempt of its earlier tries if their outcome is not known. */
  send<T>(order: unknown, by: (attempt: Attempt & Kept) => Promise<Result<T>>): Promise<Result<T>>;
}

/**
 * Something the server is told to do, once, however often it has to be sent: the key of an order stays the same over
 * tries whose outcome nobody knows, so that a second click or a lost answer never does it twice. Another order, and one
 * that was done or refused, is another attempt; `begin` makes what else is kept with it.
 */
export function createCommand<Kept extends object = object>(
  begin: () => Kept = () => ({}) as Kept,
): Command<Kept> {
  let kept: { readonly print: string; readonly attempt: Attempt & Kept } | null = null;
  return {
    async send(order, by) {
      const print = JSON.stringify(order);
      if (kept?.print !== print) kept = { print, attempt: { key: environment().randomId(), ...begin() } };
      const own = kept;
      const result = await by(own.attempt);
      if (kept === own && (result.ok || isRefused(result.error))) kept = null;
      return result;
    },
  };
}
