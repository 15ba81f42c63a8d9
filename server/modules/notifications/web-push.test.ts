import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { until } from '../runs/testing/scripted-agent.ts';
import { deliveriesOf, runToEnd, subscriptionsOf, usePushWorld } from './testing/push-world.ts';

const { services, startServer, startStrictServer, subscribe } = usePushWorld();

it('P1 sends one encrypted, signed message to each device, with keys that stay the same', async () => {
  const server = await startServer();
  const second = await startServer({ shares: server });
  const { token, user } = await server.signUp();
  const phone = await subscribe(server, token);
  const login = await server.api('POST /auth/login', {
    body: { email: user.email, password: 'quiet otter parade' },
  });
  const desk = await subscribe(server, login.data.token);
  const { chatId, runId } = await runToEnd(server, token);
  await until(() => services().received.length >= 2);
  await Promise.all([server.deps.notices.drain(), second.deps.notices.drain()]);

  const [notice] = (await server.api('GET /notifications', { token })).data.notifications;
  const message = {
    id: notice?.id,
    kind: 'run_done',
    run_id: runId,
    chat_id: chatId,
    chat_title: notice?.chat_title,
    agent_title: 'Chat',
  };
  expect(services().messagesTo(phone)).toEqual([message]);
  expect(services().messagesTo(desk)).toEqual([message]);
  const keys = await Promise.all(
    [server, second].map(async (one) => (await one.api('GET /notifications/settings', { token })).data),
  );
  expect(keys[0]).toEqual(keys[1]);
  expect(keys[0]?.is_subscribed).toBe(true);
  expect(signatureHolds(services().received[0]?.headers['authorization'], keys[0]?.vapid_public_key)).toBe(
    true,
  );
  await until(async () => (await deliveriesOf(server)).length === 0);
});

it.each([404, 410])('P1 drops a device whose push service answers %i', async (status) => {
  const server = await startServer();
  const { token } = await server.signUp();
  await subscribe(server, token);
  services().answerWith({ status });
  await runToEnd(server, token);
  await until(async () => (await subscriptionsOf(server)).length === 0);
  expect((await server.api('GET /notifications/settings', { token })).data.is_subscribed).toBe(false);
});

it('P1 tries again what a push service could not take, not before it said, and not forever', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  const device = await subscribe(server, token);
  services().answerWith({ status: 503 }, { status: 429, headers: { 'retry-after': '300' } });
  await runToEnd(server, token);
  await until(() => services().received.length === 1);
  await until(async () => await isPostponed(server));
  await server.deps.notices.drain();
  expect(services().received).toHaveLength(1);
  server.clock.advance(15_000);
  await server.deps.notices.drain();
  expect(services().received).toHaveLength(2);
  server.clock.advance(299_000);
  await server.deps.notices.drain();
  expect(services().received).toHaveLength(2);
  server.clock.advance(1_000);
  await server.deps.notices.drain();
  expect(services().messagesTo(device)).toHaveLength(3);
  expect(await deliveriesOf(server)).toEqual([]);

  services().answerWith(...Array.from({ length: 9 }, () => ({ status: 500 })));
  await runToEnd(server, token);
  await until(() => services().received.length === 4);
  await until(async () => await isPostponed(server));
  for (let tries = 0; tries < 9; tries += 1) {
    server.clock.advance(5 * 60 * 60 * 1000);
    await server.deps.notices.drain();
  }
  expect(services().received.length).toBeLessThanOrEqual(9);
  expect(await deliveriesOf(server)).toEqual([]);
  expect(await subscriptionsOf(server)).toHaveLength(1);
});

it('P1 goes on after a process died with a message in its hands', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  const device = await subscribe(server, token);
  services().answerWith({ status: 503 });
  await runToEnd(server, token);
  await until(async () => await isPostponed(server));
  // What a process leaves that claimed it and died.
  await server.deps.pool.query('update push_deliveries set next_attempt_at = $1', [
    new Date(server.clock.now().getTime() + 60_000),
  ]);
  server.clock.advance(59_000);
  await server.deps.notices.drain();
  expect(services().messagesTo(device)).toHaveLength(1);
  server.clock.advance(1_000);
  await server.deps.notices.drain();
  expect(services().messagesTo(device)).toHaveLength(2);
});

it('P1 sends nothing for what was read meanwhile', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  await subscribe(server, token);
  services().answerWith({ status: 503 });
  await runToEnd(server, token);
  await until(async () => await isPostponed(server));
  await server.api('POST /notifications/read', { token, body: {} });
  server.clock.advance(60_000);
  await server.deps.notices.drain();
  expect(services().received).toHaveLength(1);
  expect(await deliveriesOf(server)).toEqual([]);
});

it('P1 forgets the device when the session ends, by logging out here or being ended elsewhere', async () => {
  const server = await startServer();
  const { token, user } = await server.signUp();
  await subscribe(server, token);
  await server.api('POST /auth/logout', { token });
  await until(async () => (await subscriptionsOf(server)).length === 0);

  const credentials = { email: user.email, password: 'quiet otter parade' };
  const desk = await server.api('POST /auth/login', { body: credentials });
  const phone = await server.api('POST /auth/login', { body: credentials });
  await subscribe(server, phone.data.token);
  const { sessions } = (await server.api('GET /sessions', { token: desk.data.token })).data;
  const other = sessions.find(({ is_current }) => !is_current);
  await server.api('DELETE /sessions/:session_id', {
    token: desk.data.token,
    params: { session_id: other?.id ?? '' },
  });
  await until(async () => (await subscriptionsOf(server)).length === 0);
  await runToEnd(server, desk.data.token);
  await server.deps.notices.drain();
  expect(services().received).toEqual([]);
});

it('P1 gives a browser to who signed in last, and lets it go by asking', async () => {
  const server = await startServer();
  const first = await server.signUp();
  const second = await server.signUp();
  const device = await subscribe(server, first.token);
  await subscribe(server, second.token, device);
  await runToEnd(server, first.token);
  await server.deps.notices.drain();
  expect(services().received).toEqual([]);
  for (const _ of [1, 2]) {
    expect((await server.api('DELETE /notifications/subscriptions', { token: second.token })).status).toBe(
      200,
    );
  }
  expect(await subscriptionsOf(server)).toEqual([]);
});

it.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'https://push.internal/x',
  'https://push.example.com:8443/x',
  'https://user:pass@push.example.com/x',
  'javascript:alert(1)',
  '',
])('P1 takes no push service at %j', async (endpoint) => {
  const server = await startStrictServer();
  const { token } = await server.signUp();
  const { keys } = services().createBrowser();
  const answer = await server.api('POST /notifications/subscriptions', {
    token,
    body: { kind: 'web_push', endpoint, keys },
  });
  expect(answer.error.code).toBe('push.endpoint_invalid');
});

it('P1 takes no keys that a browser cannot have', async () => {
  const server = await startStrictServer();
  const { token } = await server.signUp();
  const { keys } = services().createBrowser();
  const endpoint = 'https://push.example.com/x';
  for (const wrong of [
    { ...keys, p256dh: keys.auth },
    { ...keys, auth: keys.p256dh },
  ]) {
    const answer = await server.api('POST /notifications/subscriptions', {
      token,
      body: { kind: 'web_push', endpoint, keys: wrong },
    });
    expect(answer.status).toBe(400);
  }
});

/** True once the delivery that met a busy service has its next attempt. */
async function isPostponed(server: TestServer): Promise<boolean> {
  const { rows } = await server.deps.pool.query<{ wait: number }>(
    'select extract(epoch from next_attempt_at - $1::timestamptz)::float8 as wait from push_deliveries where attempts > 0',
    [server.clock.now().toISOString()],
  );
  return rows.length > 0 && rows.every(({ wait }) => wait !== 60);
}

/** Checks a header of RFC 8292, `vapid t=<JWT>, k=<key>`, against the public key. */
function signatureHolds(header = '', publicKey = ''): boolean {
  const jwt = /t=([\w.-]+)/.exec(header)?.[1] ?? '';
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
