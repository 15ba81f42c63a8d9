import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnPostgres, type OwnPostgres } from '../testing/own-postgres.ts';
import { startServerProcess, type ServerProcess } from '../testing/test-process.ts';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';

let postgres: OwnPostgres;
let dataDir: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  dataDir = throwAwayFolder('outage');
  server = startServerProcess(dataDir, {
    DATABASE_URL: postgres.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  url = await server.ready();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  await postgres.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

interface Said {
  readonly status: number;
  readonly body: {
    readonly data?: Record<string, never>;
    readonly error?: { readonly code: string };
    readonly error_message?: string;
  };
}

async function call(method: string, path: string, token = '', body?: object): Promise<Said> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      'idempotency-key': `${performance.now()}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Said['body'] };
}

let accounts = 0;

async function signUp(): Promise<string> {
  const email = `person${(accounts += 1)}@example.com`;
  const { status, body } = await call('POST', '/auth/signup', '', { email, password: 'quiet otter parade' });
  expect(status).toBe(201);
  return (body.data as unknown as { token: string }).token;
}

/** People who read and write without a pause until `stop`; everything they were answered. */
function load(token: string): { stop(): Promise<Said[]> } {
  const answers: Said[] = [];
  const over = new AbortController();
  const person = async (turn: number) => {
    while (!over.signal.aborted) {
      answers.push(
        turn % 2 === 0
          ? await call('GET', '/billing/usage', token)
          : await call('POST', '/chats', token, { title: 'x' }),
      );
    }
  };
  const people = Promise.all(Array.from({ length: 6 }, (_, turn) => person(turn)));
  return {
    stop: async () => {
      over.abort();
      await people;
      return answers;
    },
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

const isServed = async (token: string) => (await call('GET', '/billing/usage', token)).status === 200;

const faults: Record<string, (token: string) => Promise<void>> = {
  'a restart': async () => {
    await postgres.stop('fast');
    await postgres.start();
  },
  'an immediate stop': async () => {
    await postgres.stop('immediate');
    await postgres.start();
  },
  'a switch to another primary behind the same address': () => postgres.switchToCopy(),
  'another primary behind the same address, while the old one vanishes without a word': () =>
    postgres.vanishForCopy(),
  'connections that an administrator ends, again and again': async (token) => {
    // More often than the pool has connections: one that is lost with each would be noticed.
    for (let times = 0; times < 15; times += 1) {
      await postgres.terminateConnections();
      await until(() => isServed(token));
    }
  },
};

it.each(Object.keys(faults))(
  'survives %s of the database under load: says so meanwhile, and goes on afterwards',
  async (name) => {
    const token = await signUp();
    const people = load(token);
    await until(() => isServed(token));
    try {
      await faults[name]?.(token);
      await until(() => isServed(token));
    } finally {
      await people.stop();
    }
    const answers = await people.stop();
    expect(server.child.exitCode).toBe(null);
    expect(
      new Set(answers.map(({ status }) => status).filter((status) => status >= 400 && status !== 503)),
    ).toEqual(new Set());
    for (const { body } of answers.filter(({ status }) => status === 503))
      expect(body).toMatchObject({
        error: { code: 'server.unavailable' },
        error_message: 'The service is not available right now. Try again in a moment.',
      });
    // Everything that waits for the database is back: more at once than it has connections.
    const again = await Promise.all(
      Array.from({ length: 40 }, () => call('POST', '/chats', token, { title: 'x' })),
    );
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
  },
  120_000,
);

it('answers with one sentence while the database is away, and stops as asked all the same', async () => {
  const token = await signUp();
  await postgres.stop('immediate');
  expect(await call('GET', '/me', token)).toMatchObject({
    status: 503,
    body: {
      error: { code: 'server.unavailable' },
      error_message: 'The service is not available right now. Try again in a moment.',
    },
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
}, 60_000);
