import { atom } from 'nanostores';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import type { SignedInUser } from '@loupe/shared/host-contract';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createCopyButton } from './copy-button.ts';

const COPY = 'POST /shares/shr_1/copies';
const ana: SignedInUser = { id: 'usr_1', email: 'ana@example.com', name: 'Ana', permissions: [] };

// What the button does is there from the start: a test waits for it, not for its code.
beforeAll(async () => {
  await import('./own-copy.ts');
});

/** Lets what was asked for happen. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await world.advance(0);
}

let world: TestEnvironment;
let paths: string[];
let notices: string[];
let $user = atom<SignedInUser | null>(null);
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  world.server.answer(COPY, { chat_id: 'cht_9' }, { status: 201 });
  [paths, notices] = [[], []];
  $user = atom<SignedInUser | null>(null);
});

function ownCopy(shareId = 'shr_1', password: string | null = null) {
  const outside = {
    request: createRequest(),
    navigate: (to: string) => void paths.push(to),
    notify: (message: string) => void notices.push(message),
    $user,
    environment: world,
  };
  return createCopyButton(outside, shareId, () => password);
}

it('X2 makes a copy for who is signed in and goes to it, with the password that opened the chat', async () => {
  $user.set(ana);
  const copy = ownCopy('shr_1', 'blue lantern');
  copy.start();
  copy.start();
  await settled();
  expect(world.server.callsOf(COPY).map(({ body }) => body)).toEqual([{ password: 'blue lantern' }]);
  expect(paths).toEqual(['/chat/cht_9']);
});

it('X2 sends a visitor to log in and back, and then makes the copy once', async () => {
  ownCopy().start();
  await settled();
  expect(paths).toEqual(['/auth?next=%2Fshare%2Fshr_1']);
  expect(world.server.callsOf(COPY)).toEqual([]);
  $user.set(ana);
  ownCopy('shr_2').resume();
  ownCopy().resume();
  ownCopy().resume();
  await settled();
  expect(world.server.callsOf(COPY)).toHaveLength(1);
  expect(paths.at(-1)).toBe('/chat/cht_9');
});

it('X2 makes no copy for who comes back without an account, later than an hour, or never asked', async () => {
  ownCopy().start();
  await settled();
  ownCopy().resume();
  await settled();
  await world.advance(60 * 60_000 + 1);
  $user.set(ana);
  ownCopy().resume();
  await settled();
  ownCopy().resume();
  await settled();
  expect(world.server.callsOf(COPY)).toEqual([]);
});

it('X2 says when no copy was made, and can be tried again', async () => {
  $user.set(ana);
  world.server.unreachable(COPY);
  const copy = ownCopy();
  copy.start();
  await settled();
  world.server.refuse(COPY, 404, 'share.not_found');
  copy.start();
  await settled();
  expect(notices).toEqual(['No copy was made. Try again.', 'This shared chat is not available']);
  expect(copy.$isCopying.get()).toBe(false);
});

it('X2 asks to log in again when the session had ended', async () => {
  $user.set(ana);
  world.server.refuse(COPY, 401, 'session.ended');
  ownCopy().start();
  await settled();
  expect(paths).toEqual(['/auth?next=%2Fshare%2Fshr_1']);
});
