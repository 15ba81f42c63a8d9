import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Notice } from '@loupe/shared/contract/notifications';
import { provideEnvironment, type Unsubscribe } from '@loupe/shared/environment';
import { $currentChatData, $pushNotificationIds, openAppState } from '@loupe/shared/stores/app-state';
import { createRequest } from '@loupe/shared/stores/request';
import { endSession, openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { followNotices } from './follow-notices.ts';
import { notingReads } from '../../services/notices-read.ts';
import { $notices, isWaitedFor, unreadCount, unreadNotices } from './notices-store.ts';
import type { OnWorkerMessage } from './push-device.ts';

const user = { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] };
const read = 'POST /notifications/read';

function notice(number: number, given: Partial<Notice> = {}): Notice {
  return {
    id: `ntc_${number}`,
    kind: 'run_done',
    run_id: `run_${number}`,
    chat_id: `cht_${number}`,
    chat_title: `Prices ${number}`,
    agent_title: 'Chat',
    created_at: '2026-03-02T09:00:00.000Z',
    read_at: null,
    ...given,
  };
}

let world: TestEnvironment;
let stop: Unsubscribe | null = null;
let runsEnded = () => {};
let hear: OnWorkerMessage = () => {};
let claimed: Set<string>;
let wentTo: string[];

beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  openSession();
  openAppState();
  closeSnackbar();
  $currentChatData.set(null);
  claimed = new Set();
  wentTo = [];
  world.server.answer(read, { unread_count: 0 });
});
afterEach(() => stop?.());

function serve(...notices: readonly Notice[]): void {
  const unread = notices.filter(({ read_at: readAt }) => readAt === null).length;
  world.server.answer('GET /notifications', { notifications: notices, unread_count: unread });
}

async function begin(...notices: readonly Notice[]): Promise<void> {
  serve(...notices);
  startSession('secret', user);
  stop = followNotices({
    request: createRequest(),
    navigate: (to) => void wentTo.push(to),
    claim: async (id) => claimed.size < claimed.add(id).size,
    onRunsEnded: (listener) => {
      runsEnded = listener;
      return () => {};
    },
    onWorkerMessage: (listener) => {
      hear = listener;
      return () => {};
    },
  });
  await world.advance(0);
}

async function endWith(...notices: readonly Notice[]): Promise<void> {
  serve(...notices);
  runsEnded();
  await world.advance(0);
}

it('P3 lists what was there without announcing it, and announces what comes while on another page', async () => {
  await begin(notice(1));
  expect(unreadCount($notices.get())).toBe(1);
  expect($snackbar.get().visible).toBe(false);
  await endWith(notice(2), notice(1));
  expect($snackbar.get()).toMatchObject({ message: 'Finished: Prices 2', color: 'success', visible: true });
  await endWith(notice(3, { kind: 'run_failed' }), notice(2), notice(1));
  expect($snackbar.get()).toMatchObject({ message: 'Failed: Prices 3', color: 'error' });
  await endWith(notice(4, { kind: 'run_waiting' }), notice(3));
  expect($snackbar.get()).toMatchObject({ message: 'Waiting for you: Prices 4', color: 'pending' });
});

it('P2 S3 announces an id once on this device, whoever was first', async () => {
  await begin();
  claimed.add('ntc_1');
  await endWith(notice(1));
  expect($snackbar.get().visible).toBe(false);
  await endWith(notice(2), notice(1));
  expect($pushNotificationIds.get()).toEqual(['ntc_1', 'ntc_2']);
  closeSnackbar();
  hear({ type: 'offer', message: notice(2) }, () => {});
  await world.advance(0);
  expect($snackbar.get().visible).toBe(false);
});

it('P3 takes what the worker offers and shows it at once', async () => {
  await begin();
  const answers: boolean[] = [];
  serve(notice(1));
  hear({ type: 'offer', message: notice(1) }, (isTaken) => answers.push(isTaken));
  await world.advance(0);
  expect(answers).toEqual([true]);
  expect($snackbar.get()).toMatchObject({ message: 'Finished: Prices 1', visible: true });
  expect(unreadNotices($notices.get())).toHaveLength(1);
});

it('P3 leaves it to the worker when nobody is signed in', async () => {
  await begin();
  endSession('logout');
  const answers: boolean[] = [];
  hear({ type: 'offer', message: notice(1) }, (isTaken) => answers.push(isTaken));
  await world.advance(0);
  expect(answers).toEqual([false]);
  expect($snackbar.get().visible).toBe(false);
});

it('P3 says nothing of the run that is looked at, and counts it as read', async () => {
  await begin();
  $currentChatData.set({ id: 'cht_1', title: 'Prices 1' });
  await endWith(notice(1));
  expect($snackbar.get().visible).toBe(false);
  expect(world.server.callsOf(read).map(({ body }) => body)).toEqual([{ chat_id: 'cht_1' }]);
  expect(unreadCount($notices.get())).toBe(0);
});

it('P3 keeps it unread while the tab is hidden, until somebody looks', async () => {
  await begin();
  $currentChatData.set({ id: 'cht_1', title: 'Prices 1' });
  world.setVisible(false);
  await endWith(notice(1));
  expect(unreadCount($notices.get())).toBe(1);
  world.setVisible(true);
  expect(unreadCount($notices.get())).toBe(0);
});

it('P3 marks one chat as read when it is opened', async () => {
  await begin(notice(1), notice(2), notice(3));
  $currentChatData.set({ id: 'cht_2', title: 'Prices 2' });
  expect(unreadNotices($notices.get()).map(({ id }) => id)).toEqual(['ntc_1', 'ntc_3']);
  expect(world.server.callsOf(read).map(({ body }) => body)).toEqual([{ chat_id: 'cht_2' }]);
});

it('P3 shows nothing as unread once the page of runs has marked all as read', async () => {
  await begin(notice(1), notice(2, { kind: 'run_waiting' }));
  expect([unreadCount($notices.get()), isWaitedFor($notices.get())]).toEqual([2, true]);
  serve(notice(1, { read_at: '2026-03-02T10:00:00.000Z' }));
  await notingReads(createRequest())('POST /notifications/read', { body: {} });
  await world.advance(0);
  expect([unreadCount($notices.get()), isWaitedFor($notices.get())]).toEqual([0, false]);
});

it('P3 goes where a click on a notification leads, when the worker asks for it', async () => {
  await begin();
  hear({ type: 'open', path: '/chat/cht_9' }, () => {});
  expect(wentTo).toEqual(['/chat/cht_9']);
});

it('P3 forgets the list of one person before the next', async () => {
  await begin(notice(1));
  serve();
  startSession('another', { ...user, id: 'usr_2' });
  expect(unreadCount($notices.get())).toBe(0);
  await world.advance(0);
  expect(unreadCount($notices.get())).toBe(0);
});
