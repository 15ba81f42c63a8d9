import { expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { until } from '../runs/testing/scripted-agent.ts';
import { deliveriesOf, runToEnd, subscriptionsOf, usePushWorld } from './testing/push-world.ts';

const { services, startServer } = usePushWorld();

async function subscribeFcm(server: TestServer, token: string): Promise<void> {
  const answer = await server.api('POST /notifications/subscriptions', {
    token,
    body: { kind: 'fcm', token: 'device-1' },
  });
  expect(answer.status).toBe(201);
}

it('P1 sends through FCM HTTP v1 with an access token of the service account, and keeps the token', async () => {
  const server = await startServer({ withFcm: true });
  const { token } = await server.signUp();
  await subscribeFcm(server, token);
  const { runId } = await runToEnd(server, token);
  await until(() => services().received.length === 1);
  const [request] = services().received;
  expect(request).toMatchObject({
    path: '/v1/projects/loupe/messages:send',
    headers: { authorization: 'Bearer token-1' },
  });
  const { message } = JSON.parse(String(request?.body)) as { message: object };
  expect(message).toMatchObject({ token: 'device-1', data: { kind: 'run_done', run_id: runId } });
  await runToEnd(server, token);
  await until(() => services().received.length === 2);
  expect(services().tokensGiven()).toBe(1);
  server.clock.advance(3_600_000);
  await runToEnd(server, token);
  await until(() => services().received.length === 3);
  expect(services().tokensGiven()).toBe(2);
});

it('P1 asks for a new token when the old one is refused', async () => {
  const server = await startServer({ withFcm: true });
  const { token } = await server.signUp();
  await subscribeFcm(server, token);
  services().answerWith({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  await runToEnd(server, token);
  await until(async () => services().received.length === 2 && (await deliveriesOf(server)).length === 0);
  expect(services().received.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

it('P1 drops a token that is not registered any more, and keeps one that met a broken message', async () => {
  const server = await startServer({ withFcm: true });
  const { token } = await server.signUp();
  await subscribeFcm(server, token);
  services().answerWith({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
  await runToEnd(server, token);
  await until(async () => services().received.length === 1 && (await deliveriesOf(server)).length === 0);
  expect(await subscriptionsOf(server)).toHaveLength(1);
  const details = [{ errorCode: 'UNREGISTERED' }];
  services().answerWith({ status: 404, body: { error: { status: 'NOT_FOUND', details } } });
  await runToEnd(server, token);
  await until(async () => (await subscriptionsOf(server)).length === 0);
});
