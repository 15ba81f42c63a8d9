/** One request as the code under test sent it. `path` is without the API base and the query. */
export interface TestCall {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

type Answering = (call: TestCall) => Response | Promise<Response>;

export interface TestServer {
  readonly fetch: typeof globalThis.fetch;
  readonly calls: TestCall[];
  /** Answers a method and path (`'GET /chats'`) from now on; `*` at the end matches any rest. */
  on(key: string, answer: Answering): void;
  /** Answers `{ data, message? }` as the product's server does. */
  answer(key: string, data: unknown, options?: { status?: number; message?: string }): void;
  /** Answers an error of the contract. */
  refuse(key: string, status: number, code: string, options?: Refusal): void;
  /** Fails as a network does. */
  unreachable(key: string): void;
  /** Leaves requests hanging until they are cancelled or let go. */
  hang(key: string): { release(data: unknown): void };
  /** Calls of one method and path. */
  callsOf(key: string): TestCall[];
}

interface Refusal {
  message?: string;
  field?: string;
  details?: Record<string, unknown>;
}

export function jsonResponse(status: number, body: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

function readBody(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined, basePath: string): TestCall {
  const isRequest = input instanceof Request;
  const url = new URL(isRequest ? input.url : String(input), 'http://loupe.test');
  const path = url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) : url.pathname;
  return {
    method: (init?.method ?? (isRequest ? input.method : 'GET')).toUpperCase(),
    url: url.href,
    path,
    query: Object.fromEntries(url.searchParams),
    headers: new Headers(init?.headers ?? (isRequest ? input.headers : {})),
    body: readBody(init?.body),
    signal: init?.signal ?? null,
  };
}

function abortedBy(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}

const notFound: Answering = () =>
  jsonResponse(404, {
    error: { code: 'request.not_found' },
    error_message: 'There is nothing here.',
    request_id: 'req_1',
  });

/** A scripted server by method and path; what nobody scripted answers 404. */
export function createTestServer(basePath = '/api'): TestServer {
  const answers = new Map<string, Answering>();
  const calls: TestCall[] = [];

  function find(key: string): Answering | undefined {
    const wildcard = [...answers.keys()].find(
      (known) => known.endsWith('*') && key.startsWith(known.slice(0, -1)),
    );
    return answers.get(key) ?? (wildcard === undefined ? undefined : answers.get(wildcard));
  }

  const server: TestServer = {
    calls,
    async fetch(input, init) {
      const call = readCall(input, init, basePath);
      calls.push(call);
      const answer = find(`${call.method} ${call.path}`) ?? notFound;
      return Promise.race([Promise.resolve().then(() => answer(call)), abortedBy(call.signal)]);
    },
    on: (key, answer) => void answers.set(key, answer),
    answer(key, data, options = {}) {
      const status = options.status ?? (key.startsWith('POST') ? 201 : 200);
      const body = options.message === undefined ? { data } : { data, message: options.message };
      answers.set(key, () => jsonResponse(status, body));
    },
    refuse(key, status, code, options = {}) {
      const error = { code, field: options.field, details: options.details };
      const body = { error, error_message: options.message ?? 'That did not work.', request_id: 'req_1' };
      answers.set(key, () => jsonResponse(status, body));
    },
    unreachable: (key) => void answers.set(key, () => Promise.reject(new TypeError('Failed to fetch'))),
    hang(key) {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.set(key, () => promise);
      return { release: (data) => resolve(jsonResponse(key.startsWith('POST') ? 201 : 200, { data })) };
    },
    callsOf: (key) => calls.filter((call) => `${call.method} ${call.path}` === key),
  };
  return server;
}
