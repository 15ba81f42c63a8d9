import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideEnvironment, type Unsubscribe } from '@loupe/shared/environment';
import { $isPushOffered, $push, offerPush } from '@loupe/shared/stores/push';
import { createRequest } from '@loupe/shared/stores/request';
import { endSession, openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import type { PushAddress, PushDevice } from './push-device.ts';
import { createPushService, type PushService } from './push-service.ts';

const subscriptions = 'POST /notifications/subscriptions';
const address: PushAddress = {
  kind: 'web_push',
  endpoint: 'https://push.example.com/1',
  keys: { p256dh: 'p', auth: 'a' },
};
const user = { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] };

function createDevice(given: { permission?: NotificationPermission; isSupported?: boolean } = {}) {
  const kept = new Map<string, string>();
  const device = {
    did: [] as string[],
    state: given.permission ?? 'default',
    answer: 'granted' as NotificationPermission,
    address: null as PushAddress | null,
    canSubscribe: true,
    isSupported: given.isSupported ?? true,
    permission: () => device.state,
    askPermission: async () => {
      device.did.push('ask');
      if (device.state === 'default') device.state = device.answer;
      return device.state;
    },
    register: async () => void device.did.push('register'),
    current: async () => device.address,
    subscribe: async (key: string) => {
      if (!device.canSubscribe) throw new Error('push service not available');
      device.did.push(`subscribe ${key}`);
      device.address = address;
      return address;
    },
    unsubscribe: async () => {
      device.did.push('unsubscribe');
      device.address = null;
    },
    onMessage: () => () => {},
    keep: async (key: string, value: string) => void kept.set(key, value),
    kept: async (key: string) => kept.get(key) ?? null,
  };
  return device satisfies PushDevice;
}

let world: TestEnvironment;
let stop: Unsubscribe | null = null;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  openSession();
  closeSnackbar();
  $push.set('unknown');
  $isPushOffered.set(false);
  world.server.answer('GET /notifications/settings', {
    kinds: [],
    vapid_public_key: 'KEY',
    is_subscribed: false,
  });
  world.server.answer(subscriptions, {});
  world.server.answer('DELETE /notifications/subscriptions', {});
});
afterEach(() => stop?.());

async function begin(device: PushDevice, isSignedIn = true): Promise<PushService> {
  if (isSignedIn) startSession('secret', user);
  const service = createPushService(createRequest(), device);
  stop = service.start();
  await world.advance(0);
  return service;
}

it('H11 P1 registers the worker on page load and asks nobody for anything', async () => {
  const device = createDevice();
  await begin(device, false);
  expect(device.did).toEqual(['register']);
  expect(world.server.calls).toEqual([]);
  startSession('secret', user);
  await world.advance(0);
  expect($push.get()).toBe('off');
  expect(device.did).toEqual(['register']);
});

it('P1 asks the browser only after the explanation was accepted, then makes the device known', async () => {
  const device = createDevice();
  const service = await begin(device);
  offerPush();
  await world.advance(0);
  expect(device.did).toEqual(['register']);
  expect($isPushOffered.get()).toBe(true);
  await service.turnOn();
  expect(device.did).toEqual(['register', 'ask', 'subscribe KEY']);
  expect(world.server.callsOf(subscriptions).map(({ body }) => body)).toEqual([address]);
  expect($push.get()).toBe('on');
  expect($isPushOffered.get()).toBe(false);
});

it.each([
  ['denied', 'denied'],
  ['default', 'off'],
] as const)('P1 takes the answer %s for what it is', async (answer, state) => {
  const device = createDevice();
  device.answer = answer;
  const service = await begin(device);
  await service.turnOn();
  expect($push.get()).toBe(state);
  expect(world.server.callsOf(subscriptions)).toEqual([]);
});

it('P1 says so when the browser or the server does not subscribe, and stays off', async () => {
  const device = createDevice();
  const service = await begin(device);
  device.canSubscribe = false;
  await service.turnOn();
  expect($push.get()).toBe('off');
  expect($snackbar.get()).toMatchObject({ color: 'error', visible: true });
  device.canSubscribe = true;
  world.server.refuse(subscriptions, 400, 'push.endpoint_invalid', { message: 'Not this browser.' });
  await service.turnOn();
  expect($push.get()).toBe('off');
  expect($snackbar.get().message).toBe('Not this browser.');
});

it('P1 tells the server of a device that is on once for each session, and again after a day', async () => {
  const device = createDevice({ permission: 'granted' });
  device.address = address;
  const service = await begin(device);
  expect($push.get()).toBe('on');
  await service.refresh();
  expect(world.server.callsOf(subscriptions)).toHaveLength(1);
  await world.advance(24 * 60 * 60 * 1000);
  await service.refresh();
  expect(world.server.callsOf(subscriptions)).toHaveLength(2);
  startSession('another', user);
  await world.advance(0);
  expect(world.server.callsOf(subscriptions)).toHaveLength(3);
});

it('P1 turns off at the server first, and stays on when that failed', async () => {
  const device = createDevice({ permission: 'granted' });
  device.address = address;
  const service = await begin(device);
  world.server.refuse('DELETE /notifications/subscriptions', 503, 'server.unavailable');
  await service.turnOff();
  expect($push.get()).toBe('on');
  expect(device.address).not.toBeNull();
  world.server.answer('DELETE /notifications/subscriptions', {});
  await service.turnOff();
  expect($push.get()).toBe('off');
  expect(device.address).toBeNull();
});

it('P1 leaves nothing on the device of who logs out', async () => {
  const device = createDevice({ permission: 'granted' });
  device.address = address;
  await begin(device);
  endSession('logout');
  await world.advance(0);
  expect(device.did).toContain('unsubscribe');
});

it('P1 knows a browser without push and one that refused', async () => {
  await begin(createDevice({ isSupported: false }));
  expect($push.get()).toBe('unsupported');
  stop?.();
  const refused = createDevice({ permission: 'denied' });
  const service = createPushService(createRequest(), refused);
  await service.refresh();
  expect($push.get()).toBe('denied');
});
