import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { personalTables } from './personal-tables.ts';
import { keptMs } from './retention.policy.ts';
import { sweepMailFiles, sweepOldTraces } from './retention.usecases.ts';

const dayMs = 86_400_000;
const email = 'ada@example.com';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ env: { TRUST_PROXY: 'on' } });
  // The audit log goes by the clock of the database as well.
  server.clock.set(new Date());
});
afterEach(() => server.close());

const rows = async (statement: string, values: unknown[] = []) =>
  (await server.deps.pool.query(statement, values)).rows as Record<string, unknown>[];
const leave = async (token: string) => {
  await server.api('POST /account/delete', { token, body: { password: testPassword, confirmation: email } });
  await server.deps.background.settled();
};
const auditOf = async (userId: string) =>
  await rows('select action, ip, detail from audit_log where subject_id = $1 order by at', [userId]);

const insert = async (id: string, ageDays: number) =>
  await rows(
    `insert into audit_log (id, at, subject_id, action, ip)
     values ($1, now() - make_interval(days => $2), 'usr_x', 'session.started', '192.0.2.1')`,
    [id, ageDays],
  );

describe('what a deleted account leaves', () => {
  it('R21 is no referral code: nobody signs up with it, and nobody gets it', async () => {
    const { token } = await server.signUp({ email });
    const { code } = (await server.api('GET /billing/referral', { token })).data;
    await leave(token);
    const late = await server.api('POST /auth/signup', {
      body: { email: 'bob@example.com', password: testPassword, referral_code: code },
    });
    expect(late.error.code).toBe('auth.referral_code_unknown');
    expect(JSON.stringify(await rows('select * from users'))).not.toContain(code);
  });

  it('R21 is a log without addresses and details after 30 days', async () => {
    const { token, user } = await server.signUp({ email });
    const admin = await signUpAdmin(server);
    const body = { user_id: user.id, reason: 'Ada asked in ticket 12', password: testPassword };
    await server.api('POST /admin/impersonations', { token: admin.token, body });
    await leave(token);
    await sweepOldTraces(server.deps);
    expect(JSON.stringify(await auditOf(user.id))).toContain('ticket 12');
    server.clock.advance(keptMs.tracesOfDeleted + dayMs);
    await sweepOldTraces(server.deps);
    const log = await auditOf(user.id);
    expect(log.map(({ action }) => action)).toContain('account.deleted');
    expect(log.every(({ ip, detail }) => ip === null && detail === '')).toBe(true);
    expect(await rows('select reason, ip from impersonations')).toEqual([{ reason: '', ip: '' }]);
    // Of those who are still there nothing was taken.
    expect((await auditOf(admin.user.id)).some(({ ip }) => ip !== null)).toBe(true);
  });

  it('R21 R18 is, of an admin, no address in what was done while viewing as others', async () => {
    const { user } = await server.signUp();
    await signUpAdmin(server);
    const admin = await signUpAdmin(server, email);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const asked = await server.api('POST /admin/impersonations', {
      token: admin.token,
      headers,
      body: { user_id: user.id, reason: 'Ticket 12', password: testPassword, is_read_only: false },
    });
    const { code } = asked.data;
    const view = await server.api('POST /auth/impersonate', { token: admin.token, headers, body: { code } });
    await server.api('POST /chats', { token: view.data.token, headers, body: {} });
    await leave(admin.token);
    server.clock.advance(keptMs.tracesOfDeleted + dayMs);
    await sweepOldTraces(server.deps);
    for (const table of ['audit_log', 'impersonations', 'sessions'])
      expect(JSON.stringify(await rows(`select * from ${table}`)), table).not.toContain('203.0.113.9');
    expect(await rows('select device from sessions where impersonator_id = $1', [admin.user.id])).toEqual([
      { device: '' },
    ]);
    // The account that was viewed is there: its own addresses, and why and when it was viewed, stay.
    expect((await auditOf(user.id)).some(({ ip }) => ip === '127.0.0.1')).toBe(true);
    expect(JSON.stringify(await auditOf(user.id))).toContain('Ticket 12');
    expect(await rows('select reason, ip from impersonations')).toEqual([{ reason: 'Ticket 12', ip: '' }]);
  });

  it('R21 R13 is the hash of a rewarded mailbox for a year', async () => {
    const { user: inviter } = await server.signUp();
    const { token, user } = await server.signUp({ email });
    await rows(
      `insert into referral_rewards (invited_id, inviter_id, invited_credits, inviter_credits, rewarded_at, mailbox_hash)
       values ($1, $2, 100, 100, $3, 'a keyed hash')`,
      [user.id, inviter.id, server.clock.now()],
    );
    await leave(token);
    const hash = async () => (await rows('select mailbox_hash from referral_rewards'))[0]?.['mailbox_hash'];
    server.clock.advance(keptMs.mailboxHashOfDeleted - dayMs);
    await sweepOldTraces(server.deps);
    expect(await hash()).toBe('a keyed hash');
    server.clock.advance(2 * dayMs);
    await sweepOldTraces(server.deps);
    expect(await hash()).toBeNull();
  });
});

describe('the audit log', () => {
  it('R21 keeps a line for a year, whoever it is about', async () => {
    await insert('old', 366);
    await insert('young', 364);
    await sweepOldTraces(server.deps);
    expect(await rows('select id from audit_log')).toEqual([{ id: 'young' }]);
  });

  it.each([
    'delete from audit_log',
    `update audit_log set action = 'x'`,
    `update audit_log set ip = null`,
    `update audit_log set detail = 'x', ip = null`,
    'truncate audit_log',
  ])(
    'R21 refuses "%s" also to the sweep, while a line is young and its account is there',
    async (statement) => {
      await insert('young', 364);
      const connection = await server.deps.pool.connect();
      try {
        await connection.query(`select set_config('loupe.retention', 'on', false)`);
        await expect(connection.query(statement)).rejects.toThrow(/append-only/);
      } finally {
        connection.release(true);
      }
      expect(await rows('select id, ip from audit_log')).toEqual([{ id: 'young', ip: '192.0.2.1' }]);
    },
  );

  it('R21 refuses to let go of old lines as well, unless it is asked by name', async () => {
    await insert('old', 366);
    await expect(rows('delete from audit_log')).rejects.toThrow(/append-only/);
  });
});

it('R21 mails that were written as files go after a week', async () => {
  const folder = join(server.deps.config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  for (const [name, ageDays] of [
    ['old.eml', 8],
    ['young.eml', 6],
    ['old.txt', 8],
  ] as const) {
    await writeFile(join(folder, name), 'To: ada@example.com');
    const at = new Date(server.clock.now().getTime() - ageDays * dayMs);
    await utimes(join(folder, name), at, at);
  }
  await sweepMailFiles(server.deps);
  expect((await readdir(folder)).toSorted()).toEqual(['old.txt', 'young.eml']);
});

it('R21 docs/privacy.md names every table that keeps something, and every age limit', async () => {
  const text = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  const kept = Object.entries(personalTables).flatMap(([table, { fate }]) =>
    fate === 'kept' ? [table] : [],
  );
  expect(kept.filter((table) => !text.includes(`\`${table}\``))).toEqual([]);
  for (const ms of Object.values(keptMs)) expect(text).toContain(`${ms / dayMs} days`);
});
