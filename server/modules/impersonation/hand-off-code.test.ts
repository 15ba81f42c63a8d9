import { describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { testPassword } from '../../testing/test-server.ts';
import { ViewDesk } from './testing/view-desk.ts';

const desk = new ViewDesk();
const minute = 60_000;

describe('asking for a view', () => {
  it('R18 answers 201 with a code that is stored as a hash only, and writes down who, for whom and why', async () => {
    const { status, data } = await desk.ask();
    expect(status).toBe(201);
    expect(data).toMatchObject({ minutes: 15, is_read_only: true });
    const inSeconds = (Date.parse(data.code_expires_at) - desk.server.clock.now().getTime()) / 1000;
    expect(inSeconds).toBe(60);
    const { rows } = await desk.server.deps.pool.query('select * from impersonations');
    expect(JSON.stringify(rows)).not.toContain(data.code);
    expect(await desk.auditOf(desk.user.user.id)).toContainEqual({
      action: 'impersonation.requested',
      actor_id: desk.admin.user.id,
      impersonator_id: null,
      subject_id: desk.user.user.id,
      detail: '15 minutes, read only: Ticket 12',
      ip: '127.0.0.1',
    });
  });

  it.each([
    [{ reason: '   ' }, 400, 'impersonation.reason_missing', 'reason'],
    [{ minutes: 0 }, 400, 'impersonation.minutes_invalid', 'minutes'],
    [{ minutes: 31 }, 400, 'impersonation.minutes_invalid', 'minutes'],
    [{ minutes: 1.5 }, 400, 'impersonation.minutes_invalid', 'minutes'],
    [{ password: 'not this one' }, 400, 'account.wrong_password', 'password'],
    [{ user_id: 'usr_nobody' }, 404, 'user.not_found', 'user_id'],
  ])('R18 refuses %o', async (change, status, code, field) => {
    const answer = await desk.ask(change);
    expect([answer.status, answer.error]).toEqual([status, { code, field }]);
  });

  it('R18 wants a reason in every case', async () => {
    const body = { user_id: desk.user.user.id, password: testPassword } as never;
    const answer = await desk.server.api('POST /admin/impersonations', { token: desk.admin.token, body });
    expect(answer.status).toBe(400);
  });

  it('R18 wants the password again, unless the admin logged in with it a moment ago', async () => {
    expect((await desk.ask({ password: undefined })).status).toBe(201);
    desk.server.clock.advance(6 * minute);
    const answer = await desk.ask({ password: undefined });
    expect([answer.status, answer.error.code]).toEqual([403, 'impersonation.password_needed']);
    expect((await desk.ask()).status).toBe(201);
    expect((await desk.ask({ password: undefined })).status).toBe(201);
  });

  it('R18 never lets an admin be viewed, neither oneself nor another', async () => {
    const other = await signUpAdmin(desk.server);
    for (const id of [desk.admin.user.id, other.user.id]) {
      const answer = await desk.ask({ user_id: id });
      expect([answer.status, answer.error.code]).toEqual([403, 'impersonation.not_allowed']);
    }
  });

  it('R18 is not available to a user, a visitor or an API key', async () => {
    const { data } = await desk.server.api('POST /api-keys', {
      token: desk.admin.token,
      body: { name: 'Script' },
    });
    expect((await desk.ask({}, desk.user.token)).status).toBe(404);
    expect(
      (await desk.server.api('POST /admin/impersonations', { body: { user_id: 'x', reason: 'x' } })).status,
    ).toBe(401);
    expect((await desk.ask({}, data.secret)).error.code).not.toBe('impersonation.password_needed');
    expect((await desk.ask({}, data.secret)).status).toBeGreaterThanOrEqual(403);
  });
});

describe('the hand-off code', () => {
  it('H4 R22 becomes a session of its own with both identities and an end by the clock of the server', async () => {
    const { data: asked } = await desk.ask({ minutes: 20 });
    const { status, data } = await desk.redeem(asked.code, desk.admin.token);
    expect(status).toBe(200);
    expect(data.token).not.toBe(desk.admin.token);
    expect(data.user).toEqual(desk.user.user);
    expect(data.impersonation).toMatchObject({
      user_name: 'Bo Berg',
      is_read_only: true,
      seconds_left: 1200,
    });
    const { rows } = await desk.server.deps.pool.query(
      'select user_id, impersonator_id, is_read_only from sessions where impersonation_id = $1',
      [data.impersonation.id],
    );
    expect(rows).toEqual([
      { user_id: desk.user.user.id, impersonator_id: desk.admin.user.id, is_read_only: true },
    ]);
    desk.server.clock.advance(5 * minute);
    const me = (await desk.server.api('GET /me', { token: data.token })).data;
    expect(me.user).toEqual(desk.user.user);
    expect(me.impersonation).toMatchObject({ id: data.impersonation.id, seconds_left: 900 });
    expect((await desk.server.api('GET /me', { token: desk.admin.token })).data.impersonation).toBeNull();
  });

  it('H4 works once', async () => {
    const { data } = await desk.ask();
    await desk.redeem(data.code, desk.admin.token);
    const again = await desk.redeem(data.code, desk.admin.token);
    expect([again.status, again.error, again.sentence]).toEqual([
      400,
      { code: 'impersonation.code_invalid' },
      'This code is not valid any more. Start again from the admin area.',
    ]);
  });

  it('H4 works once also when it arrives twice at the same moment', async () => {
    const { data } = await desk.ask();
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.redeem(data.code, desk.admin.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('H4 is over after 60 seconds', async () => {
    const { data } = await desk.ask();
    desk.server.clock.advance(minute);
    expect((await desk.redeem(data.code, desk.admin.token)).error.code).toBe('impersonation.code_invalid');
  });

  it('H4 is of no use to another admin, to the user, or made up, and stays good for the one who asked', async () => {
    const other = await signUpAdmin(desk.server);
    const { data } = await desk.ask();
    for (const token of [other.token, desk.user.token])
      expect((await desk.redeem(data.code, token)).error.code).toBe('impersonation.code_invalid');
    expect((await desk.redeem('made up', desk.admin.token)).error.code).toBe('impersonation.code_invalid');
    expect((await desk.redeem('', desk.admin.token)).error.code).toBe('impersonation.code_invalid');
    expect((await desk.redeem(data.code, desk.admin.token)).status).toBe(200);
  });

  it('H4 counts without a session only from the address that asked', async () => {
    const elsewhere = (await desk.ask()).data.code;
    const raw = await desk.server.app.inject({
      method: 'POST',
      url: '/api/auth/impersonate',
      payload: { code: elsewhere },
      remoteAddress: '203.0.113.9',
    });
    expect(raw.json<{ error: { code: string } }>().error.code).toBe('impersonation.code_invalid');
    expect((await desk.redeem(elsewhere)).status).toBe(200);
  });

  it('H4 dies with the rights of the admin who asked', async () => {
    const { data } = await desk.ask();
    await desk.server.api('POST /auth/logout', { token: desk.admin.token });
    expect((await desk.redeem(data.code)).error.code).toBe('impersonation.code_invalid');
  });

  it('H4 does not open an account that became an admin meanwhile', async () => {
    const { data } = await desk.ask();
    await desk.server.deps.pool.query(`update users set permissions = '{admin}' where id = $1`, [
      desk.user.user.id,
    ]);
    expect((await desk.redeem(data.code, desk.admin.token)).error.code).toBe('impersonation.code_invalid');
  });
});
