import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may call an endpoint. `visitor`: no token needed, one that is sent is ignored; `anyone`: the same, but a live
 * session is known; `user`: a live session; `admin`: a session with the `admin` permission; `deployer`: such a session
 * or a deploy token.
 */
export type Access = 'visitor' | 'anyone' | 'user' | 'admin' | 'deployer';

export interface EndpointShape {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the API prefix, parameters written `:name`. */
  readonly path: string;
  readonly access: Access;
  /**
   * True for money, password, e-mail, sessions, keys, deletion of the account and sharing: an admin who views as this
   * user is refused, also with writing allowed.
   */
  readonly isPersonal?: true;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** Success status (H2): GET 200, POST 200 or 201, or 204 when there is nothing to say, DELETE 200. */
  readonly status: 200 | 201 | 204;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Schema of `data` in the answer `{ data, message? }`. */
  readonly data: z.ZodType;
  /** Codes this endpoint answers with besides the general ones. */
  readonly errors: readonly ErrorCode[];
}

/** Declares one endpoint. The server binds it, the client is typed by it, so a drift does not compile. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

export type DataOf<E extends EndpointShape> = z.output<E['data']>;
export type BodyOf<E extends EndpointShape> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type ParamsOf<E extends EndpointShape> = E['params'] extends z.ZodObject
  ? z.input<E['params']>
  : undefined;
export type QueryOf<E extends EndpointShape> = E['query'] extends z.ZodObject
  ? z.input<E['query']>
  : undefined;

/** Every success answer. */
export interface Answer<T> {
  data: T;
  message?: string;
}

/** Every error answer. `error_message` is a sentence for a person (H10). */
export interface ErrorAnswer {
  error: { code: ErrorCode; field?: string; details?: Record<string, unknown> };
  error_message: string;
  request_id: string;
}
