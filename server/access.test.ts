import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@loupe/shared/contract/endpoints';
import type { EndpointShape } from '@loupe/shared/contract/endpoint';
import { accessRows, type AccessRow } from './testing/access-rows.ts';
import { servedRoutes } from './testing/served-routes.ts';
import { createAccessWorld, type AccessWorld } from './testing/access-world.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await createAccessWorld();
});
afterAll(() => world.server.close());

const declared: readonly EndpointShape[] = Object.values(endpoints);
const hasId = (path: string) => path.includes(':');
const rows = Object.entries(accessRows);
const ownRows = rows.filter(([, { whose }]) => whose === 'own');

const malformedIds = ['0', '..', "' or 1=1 --", '%00', 'x'.repeat(500), 'cht_' + '9'.repeat(60)];

interface Asked {
  readonly status: number;
  readonly code: string | undefined;
  readonly sentence: string | undefined;
}

async function ask(key: string, ids: Readonly<Record<string, string>>, token?: string): Promise<Asked> {
  const [method, pattern = ''] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  const { body, headers } = accessRows[key] ?? {};
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
  const answer = await world.server.app.inject({
    method,
    url: `/api${path}`,
    ...(body !== undefined && { payload: body }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
  const fields = answer.headers['content-type']?.includes('json')
    ? answer.json<{ error?: { code: string }; error_message?: string }>()
    : {};
  return { status: answer.statusCode, code: fields.error?.code, sentence: fields.error_message };
}

/** An id of the same shape that nothing has. */
function unknown(ids: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [
      name,
      id.replaceAll(/[^_]/g, (sign, at) => (at < 4 ? sign : 'q')),
    ]),
  );
}

/** All that is stored, as one value: what a refused call must not change. */
async function everythingStored(): Promise<Record<string, string>> {
  const { pool } = world.server.deps;
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const stored: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows: found } = await pool.query<{ all: string | null }>(
      `select md5(string_agg(t::text, ',' order by t::text)) as all from "${name}" t`,
    );
    stored[name] = found[0]?.all ?? '';
  }
  return stored;
}

it('R17 every endpoint that takes an id has a row in the matrix of who may read what', () => {
  const served = servedRoutes(world.server.app);
  expect(served).toEqual(expect.arrayContaining(declared.map(({ method, path }) => `${method} ${path}`)));
  expect(served.filter((route) => hasId(route) && !(route in accessRows))).toEqual([]);
  expect(Object.keys(accessRows).filter((route) => !served.includes(route))).toEqual([]);
});

const closedRoutes = new Set([
  ...declared
    .filter(({ access }) => access !== 'visitor' && access !== 'anyone')
    .map(({ method, path }) => `${method} ${path}`),
  ...ownRows.map(([key]) => key),
]);

it.each([...closedRoutes])('E1 %s answers 401 to a visitor and to a session that has ended', async (key) => {
  expect(await ask(key, world.own)).toMatchObject({ status: 401, code: 'session.missing' });
  expect(await ask(key, world.own, world.tokens.ended)).toMatchObject({
    status: 401,
    code: 'session.ended',
  });
});

const adminOnly = (access: string) => access === 'admin' || access === 'deployer';

it.each(declared.filter(({ access }) => adminOnly(access)).map(({ method, path }) => `${method} ${path}`))(
  'R17 %s answers somebody without the permission as if it were not there',
  async (key) => {
    const answer = await ask(key, world.own, world.tokens.other);
    expect(answer).toMatchObject({ status: 404, code: 'permission.missing' });
  },
);

describe.each(ownRows)('%s', (key) => {
  it.each(['other', 'admin'] as const)(
    'answers a foreign id exactly like an unknown one, to another user and to an admin, and changes nothing: %s',
    async (who) => {
      const token = world.tokens[who];
      const before = await everythingStored();
      const foreign = await ask(key, world.own, token);
      const nothing = await ask(key, unknown(world.own), token);
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(nothing);
      for (const id of malformedIds) {
        const ids = Object.fromEntries(Object.keys(world.own).map((name) => [name, id]));
        const answer = await ask(key, ids, token);
        expect([400, 404], `${id} → ${answer.status}`).toContain(answer.status);
      }
      expect(await everythingStored()).toEqual(before);
    },
  );
});

const inOrder = (one: readonly [string, AccessRow], two: readonly [string, AccessRow]) =>
  Number(one[1].isLast ?? false) - Number(two[1].isLast ?? false);

it.each(ownRows.toSorted(inOrder))('%s is there for its owner', async (key, { ownStatus = 200 }) => {
  expect(await ask(key, world.own, world.tokens.owner)).toMatchObject({ status: ownStatus });
});

const byOwner = declared.filter(({ access }) => access === 'user');
const isPersonalCall = (key: string) =>
  byOwner.find(({ method, path }) => `${method} ${path}` === key)?.isPersonal === true;

describe('R18 an admin who views the account', () => {
  // The rows of the owner have started runs, which change what is stored until they have ended.
  beforeAll(async () => {
    await vi.waitFor(async () => {
      const { rows: open } = await world.server.deps.pool.query(
        'select id, status from runs where finished_at is null',
      );
      expect(open).toEqual([]);
    }, 20_000);
    await world.server.deps.background.settled();
  });

  it.each(byOwner.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`))(
    'R18 %s is refused to an admin who views the account without writing, and changes nothing',
    async (key) => {
      if (key === 'POST /auth/logout') return;
      const before = await everythingStored();
      const answer = await ask(key, world.own, world.tokens.reader);
      expect(answer).toMatchObject({
        status: 403,
        code: isPersonalCall(key) ? 'impersonation.personal' : 'impersonation.read_only',
      });
      expect(await everythingStored()).toEqual(before);
    },
  );

  it.each(byOwner.filter(({ isPersonal }) => isPersonal).map(({ method, path }) => `${method} ${path}`))(
    'R18 %s is refused to an admin who views the account, also with writing, and changes nothing',
    async (key) => {
      const before = await everythingStored();
      const answer = await ask(key, world.own, world.tokens.writer);
      expect(answer).toMatchObject({ status: 403, code: 'impersonation.personal' });
      expect(await everythingStored()).toEqual(before);
    },
  );
});

it.each(rows.filter(([, { whose }]) => whose === 'public'))(
  '%s is there for anybody, and answers an unknown id with 404',
  async (key) => {
    expect((await ask(key, unknown(world.own), world.tokens.other)).status).toBe(404);
  },
);
