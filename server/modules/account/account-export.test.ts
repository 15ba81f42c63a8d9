import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ env: { TRUST_PROXY: 'on' } });
});
afterEach(() => server.close());

const email = 'ada@example.com';

type Section = Record<string, unknown>;

async function exportOf(token: string, from = '198.51.100.1') {
  const answer = await server.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
  });
  expect(answer.statusCode).toBe(200);
  return { body: answer.body, data: answer.json<Record<string, Section[]> & { profile: Section }>() };
}

describe('what an admin did', () => {
  const adminIp = '203.0.113.9';
  const headers = {
    'x-forwarded-for': adminIp,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  };

  it('R21 R18 is in the export of the account without the address and the device of the admin', async () => {
    const { token, user } = await server.signUp({ email });
    const admin = await signUpAdmin(server);
    const asked = await server.api('POST /admin/impersonations', {
      token: admin.token,
      headers,
      body: { user_id: user.id, reason: 'Ticket 12', password: testPassword, is_read_only: false },
    });
    const { code } = asked.data;
    const view = await server.api('POST /auth/impersonate', { token: admin.token, headers, body: { code } });
    const made = await server.api('POST /chats', { token: view.data.token, headers, body: {} });
    expect(made.status).toBe(201);
    const { body, data } = await exportOf(token);
    expect(body).not.toContain(adminIp);
    expect(body).not.toContain('Firefox');
    expect(data['sessions']).toHaveLength(1);
    for (const action of ['impersonation.requested', 'impersonation.started', 'impersonation.changed'])
      expect(data['activity']).toContainEqual(expect.objectContaining({ action, ip: null }));
  });

  it('R21 leaves the addresses from which the person, or a stranger, tried the account', async () => {
    const { token } = await server.signUp({ email });
    await server.api('POST /auth/login', {
      headers: { 'x-forwarded-for': '192.0.2.66' },
      body: { email, password: 'a wrong guess' },
    });
    const { data } = await exportOf(token, '198.51.100.7');
    for (const [action, ip] of [
      ['session.failed', '192.0.2.66'],
      ['account.exported', '198.51.100.7'],
    ])
      expect(data['activity']).toContainEqual(expect.objectContaining({ action, ip }));
  });
});
