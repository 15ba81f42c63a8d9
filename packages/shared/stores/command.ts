import { environment } from '@loupe/shared/environment';
import type { RequestFailure, Result } from '@loupe/shared/stores/request';

/**
 * Whether the server has decided and kept nothing: another try is another order. Of anything else nobody knows whether
 * it was done, because only the answer may have been lost.
 */
export function isRefused({ kind, status }: RequestFailure): boolean {
  return kind === 'answer' && status !== null && status >= 400 && status < 500 && status !== 429;
}

/** What is kept of an order over all its tries. */
export interface KeptKey {
  /** Sent as `Idempotency-Key` with each of them. */
  readonly key: string;
}

export interface Command<Kept extends object> {
  /** Sends an order by `by`, with the key of its earlier tries if their outcome is not known. */
  send<T>(order: unknown, by: (kept: KeptKey & Kept) => Promise<Result<T>>): Promise<Result<T>>;
}

/**
 * Something the server is asked to do, once, however often it has to be sent: the key of an order stays the same over
 * tries whose outcome nobody knows, so that a second click or a lost answer never does it twice. Another order, and one
 * that was done or refused, gets another key; `begin` makes what else is kept with it.
 */
export function createCommand<Kept extends object = object>(
  begin: () => Kept = () => ({}) as Kept,
): Command<Kept> {
  let latest: { readonly print: string; readonly kept: KeptKey & Kept } | null = null;
  return {
    async send(order, by) {
      const print = JSON.stringify(order);
      if (latest?.print !== print) latest = { print, kept: { key: environment().randomId(), ...begin() } };
      const own = latest;
      const result = await by(own.kept);
      if (latest === own && (result.ok || isRefused(result.error))) latest = null;
      return result;
    },
  };
}
