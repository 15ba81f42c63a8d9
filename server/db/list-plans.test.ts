import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

/** Tables that grow with use. */
const growing = [
  'users',
  'chats',
  'messages',
  'runs',
  'run_events',
  'ledger_transactions',
  'ledger_entries',
  'audit_log',
  'daily_use',
];

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

let asked: Asked[] = [];

// Before any connection is made: each keeps the way of asking that it began with.
beforeEach(() => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : (first.values ?? second);
    asked.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query);
});
afterEach(() => vi.restoreAllMocks());

/** The queries that an answer took, as they were sent. */
async function queriesOf(work: () => Promise<{ status: number; sentence: string }>): Promise<Asked[]> {
  asked = [];
  const answer = await work();
  expect(answer.status, answer.sentence).toBe(200);
  const queries = asked.filter(({ text }) => /^\s*(?:select|with)/iu.test(text));
  expect(queries).not.toEqual([]);
  return queries;
}

const isGrowing = (node: PlanNode): boolean => growing.includes(node['Relation Name'] ?? '');
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/**
 * Where a plan reads a growing table from end to end or sorts what it found, though both were forbidden: there is no index
 * in that order. What is forbidden happens only where nothing else can be done.
 */
async function unindexed(server: TestServer, queries: readonly Asked[]): Promise<string[]> {
  const client = await server.deps.pool.connect();
  const faults: string[] = [];
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
    for (const { text, values } of queries) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      const plan = (rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan;
      const isList = /\blimit\b/iu.test(text);
      for (const node of nodesOf(plan)) {
        const isWhole = node['Node Type'] === 'Seq Scan' && isGrowing(node);
        const isSorted = isList && node['Node Type'].endsWith('Sort') && nodesOf(node).some(isGrowing);
        if (isWhole || isSorted) faults.push(`${node['Node Type']}: ${text}`);
      }
    }
  } finally {
    client.release(true);
  }
  return faults;
}

it('reads every list in the order of an index, however much lies behind it', async () => {
  const server = await createTestServer();
  try {
    const { token, user } = await server.signUp();
    const boss = await server.signUp();
    await server.deps.pool.query(`update users set permissions = '{view_explore,admin}' where id = $1`, [
      boss.user.id,
    ]);
    server.deps.sessions.forget(boss.user.id);
    const lists = {
      chats: () => server.api('GET /chats', { token }),
      'chats in no folder': () => server.api('GET /chats', { token, query: { folder: 'none' } }),
      'archived chats': () => server.api('GET /chats', { token, query: { archived: 'true' } }),
      folders: () => server.api('GET /folders', { token }),
      prompts: () => server.api('GET /prompts', { token }),
      instructions: () => server.api('GET /instructions', { token }),
      runs: () => server.api('GET /runs', { token }),
      'all runs': () => server.api('GET /runs/history', { token }),
      'all runs that wait': () => server.api('GET /runs/history', { token, query: { group: 'waiting' } }),
      'all failed runs': () => server.api('GET /runs/history', { token, query: { group: 'failed' } }),
      'all runs of an agent': () => server.api('GET /runs/history', { token, query: { agent: 'chat' } }),
      usage: () => server.api('GET /billing/usage', { token }),
      ledger: () => server.api('GET /billing/ledger', { token }),
      'older lines of the ledger': () => server.api('GET /billing/ledger', { token, query: { cursor: '1' } }),
      accounts: () => server.api('GET /admin/users', { token: boss.token }),
      'ledger for an admin': () =>
        server.api('GET /admin/users/:user_id/ledger', { token: boss.token, params: { user_id: user.id } }),
      audit: () => server.api('GET /admin/audit', { token: boss.token }),
    };
    const faults: Record<string, string[]> = {};
    for (const [name, read] of Object.entries(lists)) {
      const found = await unindexed(server, await queriesOf(read));
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  } finally {
    await server.close();
  }
});

/** The most rows for which a plan for all values prepares what it does with an account. */
async function preparedFor(server: TestServer, { text }: Asked): Promise<number> {
  const { rows } = await server.deps.pool.query(`explain (generic_plan, format json) ${text}`);
  const plan = (rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan;
  const ofAccounts = nodesOf(plan).filter((node) =>
    nodesOf(node).some((inner) => inner['Relation Name'] === 'users'),
  );
  return Math.max(...ofAccounts.map((node) => node['Plan Rows']));
}

/** 5,000 long lines about 2,000 people, and an admin who reads them. */
async function grownLog(): Promise<{ server: TestServer; token: string }> {
  const server = await createTestServer();
  const { token, user } = await server.signUp();
  await server.deps.pool.query(`update users set permissions = '{view_explore,admin}'`);
  server.deps.sessions.forget(user.id);
  await server.deps.pool.query(`
    insert into users (id, email, name, password_hash, referral_code)
      select 'usr_' || n, n || '@example.com', 'Person', 'none', 'code' || n from generate_series(1, 2000) n`);
  await server.deps.pool.query(`
    insert into audit_log (id, actor_id, subject_id, action, detail)
      select 'aud_' || n, 'usr_' || n % 2000, 'usr_' || n % 1999, 'user.login', 'Case of ' || n || repeat(' and more', 100)
      from generate_series(1, 5000) n`);
  await server.deps.pool.query('vacuum analyze users, audit_log');
  return { server, token };
}

it('looks up the accounts of one page of the audit log, whatever is in the log', async () => {
  const { server, token } = await grownLog();
  try {
    for (const query of [{}, { q: 'case' }]) {
      const queries = await queriesOf(() => server.api('GET /admin/audit', { token, query }));
      const page = queries.find(({ text }) => text.includes('audit_log'));
      expect(await preparedFor(server, page!)).toBeLessThanOrEqual(51);
    }
  } finally {
    await server.close();
  }
});

it.each([
  ['a word that few lines have', { q: 'of 4321' }, ['audit_log_detail', 'audit_log_ip']],
  ['a word that all lines have', { q: 'case' }, ['audit_log_order']],
  [
    'a person',
    { q: '1234@example' },
    ['audit_log_actor', 'audit_log_detail', 'audit_log_impersonator', 'audit_log_ip', 'audit_log_subject'],
  ],
  ['an action', { action: 'user.login' }, ['audit_log_order']],
])('searches the audit log for %s by the indexes that it calls for', async (_what, query, indexes) => {
  const { server, token } = await grownLog();
  try {
    const queries = await queriesOf(() => server.api('GET /admin/audit', { token, query }));
    const { text, values } = queries.find((one) => one.text.includes('audit_log'))!;
    const { rows } = await server.deps.pool.query(`explain (format json) ${text}`, values);
    const plan = (rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan;
    const used = nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);
    expect(used.filter((name) => name.startsWith('audit_log')).toSorted()).toEqual(indexes);
  } finally {
    await server.close();
  }
});
