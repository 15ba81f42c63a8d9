import { createFetch } from 'ofetch';
import { environment as providedEnvironment, type Environment } from '@loupe/shared/environment';
import { language } from '@loupe/shared/language';
import type { BodyOf, DataOf, ParamsOf, QueryOf } from '@loupe/shared/contract/endpoint';
import type { EndpointKey, EndpointMap } from '@loupe/shared/contract/endpoints';
import { $lastAnswer } from '@loupe/shared/stores/composition';
import { $session, endSession } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { errorText } from '../lib/error-text.ts';
import { fillPath } from '../lib/fill-path.ts';
import type { LoadError } from '../lib/loadable.ts';
import { storeTexts } from '#texts/stores';

/** `cancelled` and `offline` are not failures to show (H1, H8). */
export interface RequestFailure extends LoadError {
  readonly kind: 'answer' | 'network' | 'offline' | 'cancelled';
  readonly status: number | null;
  readonly field: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly message: string | null }
  | { readonly ok: false; readonly error: RequestFailure };

type Part<Name extends string, T> = T extends undefined
  ? { [N in Name]?: undefined }
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

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
    /** Sent also when the page is left in the same moment (fetch `keepalive`). */
    readonly isKeptAlive?: boolean;
    /** The file itself as the body (`POST /files`, a chunk of an upload). */
    readonly file?: Blob;
  };

/** Calls an endpoint of the contract: `request('GET /chats/:chat_id', { params: { chat_id } })`. Never throws. */
export type Request = <K extends EndpointKey>(
  key: K,
  ...options: object extends RequestOptions<K> ? [RequestOptions<K>?] : [RequestOptions<K>]
) => Promise<Result<DataOf<EndpointMap[K]>>>;

type Method = 'GET' | 'POST' | 'DELETE';

/** What counts as success (H2). */
const SUCCESS: Record<Method, readonly number[]> = { GET: [200, 202], POST: [200, 201], DELETE: [200, 204] };
const UNAUTHORIZED = 401;
/** Public pages are read without a token, also by people who are signed in (X2). */
const PUBLIC_PREFIX = '/public/';

export interface RequestSettings {
  readonly environment?: Environment;
  /** Which of the two base addresses (H12). */
  readonly base?: 'api' | 'backoffice';
}

/** A call after its key and options have been read. */
interface Call {
  readonly method: Method;
  readonly path: string;
  readonly token: string | null;
  readonly options: LooseOptions;
  readonly controller: AbortController;
}

/** The options of any endpoint, as the inside of the helper sees them. */
interface LooseOptions {
  readonly params?: Readonly<Record<string, string | undefined>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly file?: Blob | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly cancelsPrevious?: boolean | undefined;
  readonly isQuiet?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly isKeptAlive?: boolean | undefined;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Makes the request helper (H1-H10, H12) on top of ofetch. It never throws, shows nothing and goes nowhere by
 * itself: it sets the snackbar store (H9, H10) and, on a 401 of our own API, ends the session (H3); the host reacts.
 */
export function createRequest(settings: RequestSettings = {}): Request {
  const world = settings.environment ?? providedEnvironment();
  const baseUrl = settings.base === 'backoffice' ? world.config.backofficeBaseUrl : world.config.apiBaseUrl;
  const send = createFetch({ fetch: world.fetch, Headers, AbortController });
  const underWay = new Map<string, Set<AbortController>>();

  async function exchange(call: Call): Promise<Answered | RequestFailure> {
    try {
      const response = await send.raw(joinUrl(baseUrl, call.path, world) + queryText(call.options.query), {
        method: call.method,
        headers: headersOf(call),
        body: (call.options.file ?? call.options.body) as BodyInit | undefined,
        signal: call.controller.signal,
        keepalive: call.options.isKeptAlive ?? false,
        retry: 0,
        ignoreResponseError: true,
      });
      $lastAnswer.set(response.headers);
      // oxlint-disable-next-line no-underscore-dangle -- ofetch's name for the parsed body
      return { status: response.status, body: response._data as unknown };
    } catch (error) {
      if (call.controller.signal.aborted) return failureOf('cancelled', { code: 'cancelled', message: '' });
      await world.page.stays();
      world.log.error(`${call.method} ${call.path} did not get through`, error);
      return failureOf('network', { code: 'network', message: storeTexts.networkError });
    }
  }

  async function run(call: Call): Promise<Result<unknown>> {
    const answered = await exchange(call);
    if ('kind' in answered) return reportFailure(answered, call);
    if (!SUCCESS[call.method].includes(answered.status)) {
      if (answered.status === UNAUTHORIZED) endSessionOf(call.token);
      return reportFailure(readFailure(answered), call);
    }
    const { data, message } = readAnswer(answered.body);
    if (message !== null && !call.options.isQuiet) showSnackbar(message, 'success');
    return { ok: true, data, message };
  }

  async function request(key: string, given: LooseOptions = {}): Promise<Result<unknown>> {
    if (!world.network.isOnline())
      return { ok: false, error: failureOf('offline', { code: 'offline', message: '' }) };
    const [method, template] = key.split(' ') as [Method, string];
    const path = fillPath(template, given.params);
    const token = path.startsWith(PUBLIC_PREFIX) ? null : ($session.get()?.token ?? null);
    const call: Call = { method, path, token, options: given, controller: new AbortController() };
    const release = register(call, underWay);
    try {
      return await run(call);
    } finally {
      release();
    }
  }
  return ((key: EndpointKey, options?: RequestOptions<EndpointKey>) =>
    request(key, options as LooseOptions)) as Request;
}

/**
 * Enters a call among those under way and cancels earlier ones of the same method and path when asked (H1).
 * A call with an idempotency key moves money or starts a run: it is never entered, so nothing can cancel it.
 */
function register(
  { method, path, options, controller }: Call,
  underWay: Map<string, Set<AbortController>>,
): () => void {
  const abort = () => controller.abort();
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  const place = `${method} ${path}`;
  const others = underWay.get(place) ?? new Set<AbortController>();
  if (options.cancelsPrevious) for (const other of others) other.abort();
  if (options.idempotencyKey === undefined) underWay.set(place, others.add(controller));
  return () => {
    options.signal?.removeEventListener('abort', abort);
    others.delete(controller);
    if (others.size === 0 && underWay.get(place) === others) underWay.delete(place);
  };
}

/** `?q=oil&cursor=…`; what is undefined is left out. Empty without anything to say. */
function queryText(query: LooseOptions['query'] = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

function joinUrl(baseUrl: string, path: string, world: Environment): string {
  const url = baseUrl.replace(/\/+$/, '') + path;
  return url.startsWith('/') ? world.page.origin() + url : url;
}

function headersOf({ token, options }: Call): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  if (options.file !== undefined) headers['content-type'] = 'application/octet-stream';
  return headers;
}

/** A late 401 of a session that has been replaced meanwhile ends nothing. */
function endSessionOf(token: string | null): void {
  if (token !== null && $session.get()?.token === token) endSession('expired');
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function readAnswer(body: unknown): { data: unknown; message: string | null } {
  const { data, message } = objectOf(body);
  return { data: data ?? {}, message: textOf(message) };
}

function readFailure({ status, body }: Answered): RequestFailure {
  const { code, field, details } = objectOf(objectOf(body)['error']);
  return {
    kind: 'answer',
    status,
    code: textOf(code) ?? 'server.unexpected',
    message: errorText(status < 400 ? { responseData: body } : { errorResponseData: body }),
    requestId: textOf(objectOf(body)['request_id']),
    field: textOf(field),
    details: objectOf(details),
  };
}

function failureOf(
  kind: 'network' | 'offline' | 'cancelled',
  { code, message }: { code: string; message: string },
): RequestFailure {
  return { kind, code, message, status: null, requestId: null, field: null, details: {} };
}

/** Cancelled and offline requests show nothing (H1, H8); others show their text unless asked to be quiet (H10). */
function reportFailure(error: RequestFailure, { options }: Call): Result<never> {
  const isShown = error.kind === 'answer' || error.kind === 'network';
  if (isShown && !options.isQuiet) showSnackbar(error.message, 'error');
  return { ok: false, error };
}
