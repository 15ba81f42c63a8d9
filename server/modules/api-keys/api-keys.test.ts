import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '@loupe/shared/contract/endpoints';
import type { EndpointShape } from '@loupe/shared/contract/endpoint';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({
    env: { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: testPassword },
  });
});
afterEach(() => server.close());

const make = async (token: string, name = 'Nightly export', expiresOn?: string) =>
  await server.api('POST /api-keys', {
    token,
    body: { name, ...(expiresOn !== undefined && { expires_on: expiresOn }) },
  });

it('R21 makes a key that is shown once and stored hashed', async () => {
  const { token } = await server.signUpConfirmed();
  const { data } = await make(token);
  expect(data.secret).toMatch(/^lpe_[\w-]{43}$/);
  const { rows } = await server.deps.pool.query('select * from api_keys');
  expect(JSON.stringify(rows)).not.toContain(data.secret);
  const listed = await server.api('GET /api-keys', { token });
  expect(listed.raw.body).not.toContain(data.secret);
  expect(listed.data.api_keys).toEqual([data.api_key]);
  expect(data.secret.startsWith(data.api_key.prefix)).toBe(true);
});

it('R21 lets a program use the API of the person, and shows when it last did', async () => {
  const { token, user } = await server.signUpConfirmed();
  const { secret } = (await make(token)).data;
  expect((await server.api('GET /me', { token: secret })).data.user.id).toBe(user.id);
  const chat = await server.api('POST /chats', { token: secret, body: { title: 'By program' } });
  expect(chat.status).toBe(201);
  const mine = await server.api('GET /chats', { token });
  expect(mine.data.chats.map(({ title }) => title)).toEqual(['By program']);
  const [key] = (await server.api('GET /api-keys', { token })).data.api_keys;
  expect(key?.last_used_at).toBe(server.clock.now().toISOString());
});

it('R21 wants a confirmed e-mail for a key, and says so', async () => {
  const { token } = await server.signUp();
  const refused = await make(token);
  expect([refused.status, refused.error.code]).toEqual([403, 'account.email_unconfirmed']);
  expect((await server.api('GET /api-keys', { token })).data.api_keys).toEqual([]);
});

const personal = Object.values<EndpointShape>(endpoints).filter(({ isPersonal }) => isPersonal);

it('R21 has personal endpoints for e-mail, password, sessions, keys and deletion', () => {
  expect(personal.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'GET /account/email',
      'POST /account/email',
      'POST /account/email/resend',
      'DELETE /account/email/pending',
      'POST /account/email/confirm',
      'POST /account/password',
      'POST /account/delete',
      'GET /sessions',
      'DELETE /sessions',
      'DELETE /sessions/:session_id',
      'GET /api-keys',
      'POST /api-keys',
      'DELETE /api-keys/:key_id',
    ]),
  );
});

it('R21 refuses a key at every personal endpoint', async () => {
  const { token } = await server.signUpConfirmed();
  const { secret } = (await make(token)).data;
  const open = [];
  for (const { method, path } of personal) {
    const answer = await server.app.inject({
      method,
      url: `/api${path.replaceAll(/:\w+/g, 'x')}`,
      headers: { authorization: `Bearer ${secret}` },
    });
    if (answer.json().error?.code !== 'api_key.not_allowed') open.push(`${method} ${path}`);
  }
  expect(open).toEqual([]);
});

it('R21 never gives a key admin rights, also when an admin made it', async () => {
  const { ensureFirstAdmin } = await import('../account/sign-up.usecases.ts');
  await ensureFirstAdmin(server.deps);
  const admin = await server.api('POST /auth/login', {
    body: { email: 'root@example.com', password: testPassword },
  });
  expect((await server.api('GET /admin/users', { token: admin.data.token })).status).toBe(200);
  const { secret } = (await make(admin.data.token)).data;
  expect((await server.api('GET /admin/users', { token: secret })).error.code).toBe('permission.missing');
});

it('R21 refuses a key from the moment it is revoked', async () => {
  const { token } = await server.signUpConfirmed();
  const { secret, api_key: key } = (await make(token)).data;
  expect((await server.api('GET /me', { token: secret })).status).toBe(200);
  const params = { key_id: key.id };
  expect((await server.api('DELETE /api-keys/:key_id', { token, params })).status).toBe(200);
  const after = await server.api('GET /me', { token: secret });
  expect([after.status, after.error.code]).toEqual([401, 'api_key.invalid']);
  expect((await server.api('DELETE /api-keys/:key_id', { token, params })).status).toBe(404);
  expect((await server.api('GET /api-keys', { token })).data.api_keys).toEqual([]);
});

it('R21 lets a key work until the end of its last day', async () => {
  const { token } = await server.signUpConfirmed();
  const { secret } = (await make(token, 'Short', '2026-03-03')).data;
  server.clock.set(new Date('2026-03-03T23:59:59.999Z'));
  expect((await server.api('GET /me', { token: secret })).status).toBe(200);
  server.clock.set(new Date('2026-03-04T00:00:00.000Z'));
  expect((await server.api('GET /me', { token: secret })).error.code).toBe('api_key.invalid');
});

it.each(['2026-03-01', '2026-02-30', 'tomorrow', '2026-3-9'])(
  'R21 refuses %j as the last day',
  async (expiresOn) => {
    const { token } = await server.signUpConfirmed();
    expect((await make(token, 'Key', expiresOn)).error).toEqual({
      code: 'api_key.expiry_invalid',
      field: 'expires_on',
    });
  },
);

it('R21 refuses a key without a name, and the twenty-first, also when many come at once', async () => {
  const { token } = await server.signUpConfirmed();
  expect((await make(token, '  ')).error.code).toBe('api_key.name_missing');
  const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => make(token, `Key ${at}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect((await make(token)).error.code).toBe('api_key.too_many');
});

it('R21 answers a foreign key like an unknown one', async () => {
  const ada = await server.signUpConfirmed();
  const eve = await server.signUpConfirmed();
  const { api_key: key } = (await make(ada.token)).data;
  const revoke = (id: string) =>
    server.api('DELETE /api-keys/:key_id', { token: eve.token, params: { key_id: id } });
  const [foreign, unknown] = [await revoke(key.id), await revoke('key_unknown')];
  expect([foreign.status, foreign.error, foreign.sentence]).toEqual([
    unknown.status,
    unknown.error,
    unknown.sentence,
  ]);
  expect((await server.api('GET /api-keys', { token: ada.token })).data.api_keys).toHaveLength(1);
});
