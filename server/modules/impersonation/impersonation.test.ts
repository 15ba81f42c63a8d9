import { describe, expect, it } from 'vitest';
import { endpoints } from '@loupe/shared/contract/endpoints';
import type { EndpointKey } from '@loupe/shared/contract/endpoints';
import type { EndpointShape } from '@loupe/shared/contract/endpoint';
import { ViewDesk } from './testing/view-desk.ts';

const desk = new ViewDesk();
const minute = 60_000;

describe('during a view', () => {
  it('R18 there is no view inside a view', async () => {
    const { token } = await desk.view({ is_read_only: false });
    expect((await desk.ask({}, token)).status).toBe(404);
    const nested = await desk.redeem((await desk.ask()).data.code, token);
    expect([nested.status, nested.error.code]).toEqual([403, 'impersonation.nested']);
    const readOnly = await desk.view();
    expect((await desk.redeem((await desk.ask()).data.code, readOnly.token)).error.code).toBe(
      'impersonation.nested',
    );
  });

  const personal = Object.values(endpoints).filter(
    (shape: EndpointShape) => shape.isPersonal && shape.access === 'user',
  );
  it.each(personal.map(({ method, path }) => `${method} ${path}` as EndpointKey))(
    'R18 refuses %s, also with writing allowed, without ending the session',
    async (key) => {
      const { token } = await desk.view({ is_read_only: false });
      const answer = await desk.server.api(key, { token, params: {}, body: {} } as never);
      expect([answer.status, answer.error.code]).toEqual([403, 'impersonation.personal']);
      expect((await desk.server.api('GET /me', { token })).status).toBe(200);
    },
  );

  it('R18 keeps password, e-mail, sessions, keys, deletion, sharing and payments among them', () => {
    const paths = personal.map(({ path }) => path).join(' ');
    for (const word of ['password', 'email', 'sessions', 'api-keys', 'account/delete', 'shares', 'checkout'])
      expect(paths).toContain(word);
  });

  it('R18 reads as the user, and changes nothing in a view that only reads', async () => {
    const own = await desk.server.api('POST /chats', { token: desk.user.token, body: { title: 'Theirs' } });
    const { token } = await desk.view();
    const chats = (await desk.server.api('GET /chats', { token })).data.chats;
    expect(chats.map(({ title }) => title)).toEqual(['Theirs']);
    const chat_id = own.data.chat.id;
    const refusals = [
      await desk.server.api('POST /chats', { token, body: {} }),
      await desk.server.api('DELETE /chats/:chat_id', { token, params: { chat_id } }),
    ];
    for (const { status, error } of refusals)
      expect([status, error.code]).toEqual([403, 'impersonation.read_only']);
    expect((await desk.server.api('GET /chats', { token })).data.chats).toHaveLength(1);
  });

  it('R18 writes when that was allowed, and every change carries both identities', async () => {
    const { token } = await desk.view({ is_read_only: false });
    expect((await desk.server.api('POST /chats', { token, body: {} })).status).toBe(201);
    expect(await desk.auditOf(desk.user.user.id)).toContainEqual({
      action: 'impersonation.changed',
      actor_id: desk.user.user.id,
      impersonator_id: desk.admin.user.id,
      subject_id: desk.user.user.id,
      detail: 'POST /api/chats',
      ip: '127.0.0.1',
    });
  });

  it('R18 ends by the clock of the server', async () => {
    const { token } = await desk.view({ minutes: 2 });
    desk.server.clock.advance(2 * minute - 1);
    expect((await desk.server.api('GET /me', { token })).status).toBe(200);
    desk.server.clock.advance(1);
    const late = await desk.server.api('GET /me', { token });
    expect([late.status, late.error.code]).toEqual([401, 'session.ended']);
  });

  it('R18 ends by hand, with both identities written down, and leaves the admin’s own session', async () => {
    const { token } = await desk.view();
    expect((await desk.server.api('POST /auth/logout', { token })).status).toBe(200);
    expect((await desk.server.api('GET /me', { token })).status).toBe(401);
    expect((await desk.server.api('GET /me', { token: desk.admin.token })).status).toBe(200);
    expect((await desk.auditOf(desk.user.user.id)).map(({ action }) => action)).not.toContain(
      'impersonation.changed',
    );
    expect(await desk.auditOf(desk.user.user.id)).toContainEqual(
      expect.objectContaining({
        action: 'session.ended',
        actor_id: desk.user.user.id,
        impersonator_id: desk.admin.user.id,
      }),
    );
  });

  it.each([
    ['logs out', () => desk.server.api('POST /auth/logout', { token: desk.admin.token })],
    [
      'is no admin any more',
      async () => {
        await desk.server.deps.pool.query(`update users set permissions = '{}' where id = $1`, [
          desk.admin.user.id,
        ]);
        desk.server.deps.sessions.forget(desk.admin.user.id);
      },
    ],
  ])('R18 ends when the admin %s', async (_, end) => {
    const { token } = await desk.view();
    expect((await desk.server.api('GET /me', { token })).status).toBe(200);
    await end();
    expect((await desk.server.api('GET /me', { token })).status).toBe(401);
  });

  it('R18 does not count as the user being there', async () => {
    const seen = async () =>
      (await desk.server.deps.pool.query('select last_seen_at from users where id = $1', [desk.user.user.id]))
        .rows[0];
    const before = await seen();
    const { token } = await desk.view({ minutes: 30 });
    desk.server.clock.advance(5 * minute);
    desk.server.deps.sessions.forget(desk.user.user.id);
    await desk.server.api('GET /me', { token });
    expect(await seen()).toEqual(before);
    const sessions = (await desk.server.api('GET /sessions', { token: desk.user.token })).data.sessions;
    expect(sessions).toHaveLength(1);
  });
});

it('R18 R21 tells the user when support viewed the account, and why', async () => {
  const { token, impersonation } = await desk.view();
  await desk.ask({ reason: 'Asked for and never used' });
  const list = async () =>
    (await desk.server.api('GET /me/impersonations', { token: desk.user.token })).data.impersonations;
  const startedAt = desk.server.clock.now().toISOString();
  const shown = { id: impersonation.id, is_read_only: true, reason: 'Ticket 12', started_at: startedAt };
  expect(await list()).toEqual([{ ...shown, ended_at: null }]);
  desk.server.clock.advance(3 * minute);
  await desk.server.api('POST /auth/logout', { token });
  expect(await list()).toEqual([{ ...shown, ended_at: desk.server.clock.now().toISOString() }]);
  expect(
    (await desk.server.api('GET /me/impersonations', { token: desk.admin.token })).data.impersonations,
  ).toEqual([]);
});
