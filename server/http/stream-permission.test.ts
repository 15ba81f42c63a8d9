import { expect, it, vi } from 'vitest';
import { appError } from '../errors/app-error.ts';
import { createStreamPermission, type Permission } from './stream-permission.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

function refuse(error: Error): () => Promise<null> {
  return async () => {
    throw error;
  };
}

it.each([
  ['granted', 'a session that goes on', async () => ({})],
  ['ended', 'no session any more', async () => null],
  ['ended', 'an ended session', refuse(appError('session.ended'))],
  ['ended', 'a view that may not read this', refuse(appError('impersonation.personal'))],
  ['ended', 'a fault nobody expected', refuse(new Error('unexpected'))],
  ['unknown', 'a database that is away', refuse(refused)],
  ['unknown', 'a network that asked too often', refuse(appError('request.too_many'))],
] satisfies [Permission, string, () => Promise<object | null>][])(
  'S1 a stream is %s with %s',
  async (expected, _what, authenticate) => {
    expect(await createStreamPermission(authenticate).ask()).toBe(expected);
  },
);

it('S1 is asked again before what is sent when that was a while ago, and at once when nobody could tell', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const authenticate = vi.fn<() => Promise<object | null>>(async () => ({}));
    const permission = createStreamPermission(authenticate);
    await permission.askAgain();
    vi.advanceTimersByTime(900);
    await permission.askAgain();
    expect(authenticate).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(100);
    authenticate.mockRejectedValueOnce(refused);
    expect(await permission.askAgain()).toBe('unknown');
    expect(await permission.askAgain()).toBe('granted');
    expect(await permission.askAgain()).toBe('granted');
    expect(authenticate).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
