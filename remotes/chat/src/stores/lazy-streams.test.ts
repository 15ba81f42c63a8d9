import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { emptyRunView } from '@loupe/shared/lib/run-reducer';
import type { StreamState } from '@loupe/shared/stores/run-stream';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestOutside } from '../testing/chat-outside.ts';
import { lazyFollowChats, lazyFollowRun } from './lazy-streams.ts';

function scriptedStream() {
  const $view = atom(emptyRunView('run_1'));
  const $stream = atom<StreamState>('live');
  let stopCount = 0;
  return { $view, $stream, stop: () => void (stopCount += 1), stops: () => stopCount };
}

it('R7 shows what the stream shows as soon as its code is there, and stops it', async () => {
  const stream = scriptedStream();
  const followed = lazyFollowRun(async () => () => stream)('run_1');
  expect(followed.$stream.get()).toBe('connecting');
  await settled();
  stream.$view.set({ ...emptyRunView('run_1'), lastSeq: 3 });
  expect([followed.$stream.get(), followed.$view.get().lastSeq]).toEqual(['live', 3]);
  followed.stop();
  stream.$view.set({ ...emptyRunView('run_1'), lastSeq: 4 });
  expect([stream.stops(), followed.$view.get().lastSeq]).toEqual([1, 3]);
});

it('R7 says that the run cannot be followed when its code does not come, and begins nothing that was stopped', async () => {
  const failing = lazyFollowRun(() => Promise.reject(new Error('offline')))('run_1');
  await settled();
  expect(failing.$stream.get()).toBe('failed');
  let begun = 0;
  const stopped = lazyFollowRun(async () => () => {
    begun += 1;
    return scriptedStream();
  })('run_1');
  stopped.stop();
  await settled();
  expect(begun).toBe(0);
});

it('follows the chats once the code is there, unless nobody wants it any more', async () => {
  const { environment } = createTestOutside();
  const heard: (string | null)[] = [];
  const followers = new Set<(chatId: string | null) => void>();
  const tell = (chatId: string) => followers.forEach((one) => one(chatId));
  const follow = lazyFollowChats(environment, async () => (onChange) => {
    followers.add(onChange);
    return () => void followers.delete(onChange);
  });
  const stop = follow((chatId) => heard.push(chatId));
  await settled();
  tell('cht_1');
  stop();
  tell('cht_2');
  expect(heard).toEqual(['cht_1']);
});
