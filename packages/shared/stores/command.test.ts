import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createCommand, isRefused } from './command.ts';
import { createRequest } from './request.ts';

const GRANT = 'POST /admin/grants';
let world: TestEnvironment;

beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
});

const keys = () => world.server.callsOf(GRANT).map(({ headers }) => headers.get('idempotency-key'));

function grants() {
  const request = createRequest();
  const command = createCommand();
  const order = { user_id: 'usr_1', credits: 5, reason: 'thanks' };
  const send = (body: typeof order) =>
    command.send(body, ({ key }) => request(GRANT, { body, idempotencyKey: key, isQuiet: true }));
  return { send, order };
}

describe('a command', () => {
  it('keeps its key over tries whose outcome nobody knows, and takes another for another order', async () => {
    const { send, order } = grants();
    world.server.unreachable(GRANT);
    await send(order);
    world.server.refuse(GRANT, 503, 'server.unavailable');
    await send(order);
    world.server.refuse(GRANT, 429, 'request.too_many');
    await send(order);
    const [first, second, third] = keys();
    expect([second, third]).toEqual([first, first]);
    await send({ ...order, credits: 6 });
    expect(keys()[3]).not.toBe(first);
  });

  it('is another order after the server has done it or refused it', async () => {
    const { send, order } = grants();
    world.server.refuse(GRANT, 422, 'credits.too_many');
    await send(order);
    world.server.answer(GRANT, { grant: {} });
    await send(order);
    await send(order);
    expect(new Set(keys()).size).toBe(3);
  });

  it('keeps its key while its answer is on the way, and not after another order took its place', async () => {
    const { send, order } = grants();
    const answer = world.server.hang(GRANT);
    const first = send(order);
    const second = send(order);
    const other = send({ ...order, credits: 6 });
    await world.advance(0);
    answer.release({ grant: {} });
    await Promise.all([first, second, other]);
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it.each([
    [{ kind: 'answer', status: 402 }, true],
    [{ kind: 'answer', status: 409 }, true],
    [{ kind: 'answer', status: 429 }, false],
    [{ kind: 'answer', status: 500 }, false],
    [{ kind: 'network', status: null }, false],
    [{ kind: 'offline', status: null }, false],
    [{ kind: 'cancelled', status: null }, false],
  ] as const)('takes %o for a refusal: %s', (failure, expected) => {
    const rest = { code: '', message: '', requestId: null, field: null, details: {} };
    expect(isRefused({ ...rest, ...failure })).toBe(expected);
  });
});
