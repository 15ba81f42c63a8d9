import { environment } from '@loupe/shared/environment';
import { keep, read } from './device-db.ts';
import type { FirebaseTokens } from './firebase-address.ts';
import type { PushAddress, PushDevice } from './push-device.ts';
import type { WorkerMessage } from './push-message.ts';

/** The fixed address of the service worker (H11). */
const workerPath = '/firebase-messaging-sw.js';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  return {
    kind: 'web_push',
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

/** Push messages as this browser has them: over Firebase when the site is configured for it, else plain Web Push. */
export function createBrowserPushDevice(): PushDevice {
  const { firebaseConfig } = environment().config;
  let registered: Promise<ServiceWorkerRegistration> | null = null;
  let opened: Promise<FirebaseTokens> | null = null;

  function registration(): Promise<ServiceWorkerRegistration> {
    registered ??= navigator.serviceWorker.register(workerPath).catch((error: unknown) => {
      registered = null;
      throw error;
    });
    return registered;
  }

  function firebase(config: Readonly<Record<string, string>>): Promise<FirebaseTokens> {
    opened ??= Promise.all([import('./firebase-address.ts'), registration()])
      .then(([{ openFirebase }, worker]) => openFirebase(config, worker))
      .catch((error: unknown) => {
        opened = null;
        throw error;
      });
    return opened;
  }

  const fcmAddress = async (config: Readonly<Record<string, string>>): Promise<PushAddress> => ({
    kind: 'fcm',
    token: await (await firebase(config)).token(),
  });

  return {
    isSupported: isSupported(),
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
    register: async () => void (await (firebaseConfig ? firebase(firebaseConfig) : registration())),
    current: async () => {
      const subscription = await (await registration()).pushManager.getSubscription();
      if (!subscription) return null;
      return firebaseConfig ? await fcmAddress(firebaseConfig) : addressOf(subscription);
    },
    subscribe: async (vapidKey) => {
      await registration();
      if (firebaseConfig) return await fcmAddress(firebaseConfig);
      const { pushManager } = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: bytesOf(vapidKey) };
      try {
        return addressOf(await pushManager.subscribe(options));
      } catch (error) {
        // A subscription for another key (the site's keys were changed) stands in the way of a new one.
        const old = await pushManager.getSubscription();
        if (!old) throw error;
        await old.unsubscribe();
        return addressOf(await pushManager.subscribe(options));
      }
    },
    unsubscribe: async () => {
      if (firebaseConfig) return await (await firebase(firebaseConfig)).remove();
      await (await (await registration()).pushManager.getSubscription())?.unsubscribe();
    },
    onMessage: (listener) => {
      const hear = (event: MessageEvent<WorkerMessage | null>) => {
        if (event.data) listener(event.data, (isTaken) => event.ports[0]?.postMessage(isTaken));
      };
      navigator.serviceWorker.addEventListener('message', hear);
      navigator.serviceWorker.startMessages();
      return () => navigator.serviceWorker.removeEventListener('message', hear);
    },
    keep: async (key, value) => await keep(key, value).catch(() => undefined),
    kept: async (key) => {
      const value = await read(key).catch(() => null);
      return typeof value === 'string' ? value : null;
    },
  };
}
