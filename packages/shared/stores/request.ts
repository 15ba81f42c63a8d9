import type { BodyOf, DataOf, ParamsOf, QueryOf } from '@loupe/shared/contract/endpoint';
import type { EndpointKey, EndpointMap } from '@loupe/shared/contract/endpoints';
import type { LoadError } from '@loupe/shared/lib/loadable';

/** `cancelled` and `offline` are not failures to show (H1, H8). */
export interface RequestFailure extends LoadError {
  readonly kind: 'answer' | 'network' | 'offline' | 'cancelled';
  readonly status: number | null;
  readonly field: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export type Result<T> = { readonly ok: true; readonly data: T; readonly message: string | null } | { readonly ok: false; readonly error: RequestFailure };

type Part<Name extends string, T> = T extends undefined ? { [N in Name]?: undefined } : object extends T ? { [N in Name]?: T } : { [N in Name]: T };

export type RequestOptions<K extends EndpointKey> = Part<'params', ParamsOf<EndpointMap[K]>> &
  Part<'query', QueryOf<EndpointMap[K]>> &
  Part<'body', BodyOf<EndpointMap[K]>> & {
    /** Sent as `Idempotency-Key`; such a request is never cancelled by a later one (H1). */
    readonly idempotencyKey?: string;
    /** Cancels an earlier request to the same path that is still under way (H1). */
    readonly cancelsPrevious?: boolean;
    /** Shows no snackbar, neither for an error nor for a `message` (H9, H10). */
    readonly isQuiet?: boolean;
    readonly signal?: AbortSignal;
  };

/** Calls an endpoint of the contract: `request('GET /chats/:chat_id', { params: { chat_id } })`. Never throws. */
export type Request = <K extends EndpointKey>(
  key: K,
  ...options: object extends RequestOptions<K> ? [RequestOptions<K>?] : [RequestOptions<K>]
) => Promise<Result<DataOf<EndpointMap[K]>>>;
