import { rmSync } from 'node:fs';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { User } from '@loupe/shared/contract/auth';
import type {
  Answer,
  BodyOf,
  DataOf,
  EndpointShape,
  ErrorAnswer,
  ParamsOf,
  QueryOf,
} from '@loupe/shared/contract/endpoint';
import type { EndpointKey, EndpointMap } from '@loupe/shared/contract/endpoints';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createDeps, type Deps, type DepsOverrides } from '../deps.ts';
import { createPasswords } from '../modules/identity/passwords.ts';
import type { Letter } from '../providers/mail/mail.ts';
import { takeTestDatabase, type TakenDatabase } from './test-database.ts';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';

export interface TestServerOptions {
  /** Environment variables of the server, e.g. `{ ADMIN_EMAIL: … }`. */
  readonly env?: NodeJS.ProcessEnv;
  readonly deps?: DepsOverrides;
  /** Another server process on the database of this one. */
  readonly sharesDatabaseWith?: TestServer;
}

export interface CallOptions<E extends EndpointShape> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** `data` is there on success, `error` otherwise; reading the wrong one fails the test with the answer's text. */
export interface ApiAnswer<E extends EndpointShape> {
  readonly status: number;
  readonly data: DataOf<E>;
  readonly error: ErrorAnswer['error'];
  readonly sentence: string;
  readonly raw: LightMyRequestResponse;
}

export interface TestClock {
  now(): Date;
  set(to: Date): void;
  advance(ms: number): void;
}

interface SignUpDetails {
  readonly email?: string;
  readonly password?: string;
  readonly name?: string;
  readonly referral_code?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly db: Database;
  readonly clock: TestClock;
  /** Mails sent so far; `await deps.background.settled()` first. */
  readonly letters: readonly Letter[];
  /** Calls an endpoint of the contract in process. */
  api<K extends EndpointKey>(
    key: K,
    options?: CallOptions<EndpointMap[K]>,
  ): Promise<ApiAnswer<EndpointMap[K]>>;
  /** A fresh account, signed in; the mail that asks to confirm its address is not among the letters. */
  signUp(details?: SignUpDetails): Promise<{ token: string; user: User }>;
  /** A fresh account, signed in, whose address was confirmed with the link of that mail. */
  signUpConfirmed(details?: SignUpDetails): Promise<{ token: string; user: User }>;
  close(): Promise<void>;
}

export const testPassword = 'quiet otter parade';
let accounts = 0;

/** The whole server in process on a database of its own: same code, cheap password hashes, no rate limits, no worker unless asked. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const shared = options.sharesDatabaseWith;
  const database = (shared && databases.get(shared.deps)?.openAnother()) ?? (await takeTestDatabase());
  const dataDir = throwAwayFolder('data');
  const clock = createTestClock();
  const letters: Letter[] = [];
  const config = readConfig({
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://loupe.test',
    ...options.env,
  });
  const deps = await createDeps(config, {
    database,
    clock,
    log: pino({ level: 'silent' }),
    mail: { send: async (letter) => void letters.push(letter) },
    passwords: createPasswords({ n: 16, r: 1, p: 1 }),
    // Made when asked for: whether somebody has built is nothing a test may hang on.
    samples: null,
    ...options.deps,
  });
  databases.set(deps, database);
  const app = await createApp(deps);
  await app.ready();
  const api = createCaller(app);
  const signUp = async (details: SignUpDetails = {}) => {
    accounts += 1;
    const body = { email: `person${accounts}@example.com`, password: testPassword, ...details };
    const account = (await api('POST /auth/signup', { body })).data;
    await deps.background.settled();
    const at = letters.findLastIndex(({ to }) => to === account.user.email);
    const [letter] = at < 0 ? [] : letters.splice(at, 1);
    return { account, link: /email_token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' };
  };
  return {
    app,
    deps,
    clock,
    letters,
    api,
    db: deps.db,
    signUp: async (details) => (await signUp(details)).account,
    signUpConfirmed: async (details) => {
      const { account, link } = await signUp(details);
      const body = { token: link };
      return {
        ...account,
        ...(await api('POST /account/email/confirm', { token: account.token, body })).data,
      };
    },
    close: async () => {
      await app.close();
      await deps.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const databases = new WeakMap<Deps, TakenDatabase>();

function createCaller(app: FastifyInstance): TestServer['api'] {
  return async (key, options = {}) => {
    const [method, pattern] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
    const params = (options.params ?? {}) as Record<string, string>;
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const raw = await app.inject({
      method,
      url: `/api${path}`,
      ...(options.query && { query: options.query as Record<string, string> }),
      ...(options.body !== undefined && { payload: options.body as object }),
      headers: { ...(options.token && { authorization: `Bearer ${options.token}` }), ...options.headers },
    });
    const fields = raw.json<Partial<Answer<never> & ErrorAnswer>>();
    return {
      status: raw.statusCode,
      raw,
      get data() {
        if (fields.data === undefined) throw new Error(`${key} answered ${raw.statusCode}: ${raw.body}`);
        return fields.data;
      },
      get error() {
        if (!fields.error) throw new Error(`${key} answered ${raw.statusCode}: ${raw.body.slice(0, 500)}`);
        return fields.error;
      },
      sentence: fields.error_message ?? '',
    };
  };
}

function createTestClock(): TestClock {
  let current = new Date('2026-03-02T09:00:00.000Z').getTime();
  return {
    now: () => new Date(current),
    set: (to) => (current = to.getTime()),
    advance: (ms) => (current += ms),
  };
}
