import type { PushMessage } from '@loupe/shared/contract/notifications';
import { pickLanguage } from '@loupe/shared/lib/language';
import { read } from './features/notifications/device-db.ts';
import { onClick, onPush, type Tab, type WorkerWorld } from './features/notifications/push-worker.ts';
import type { WorkerMessage } from './features/notifications/push-message.ts';
import { claim } from './features/notifications/shown-ids.ts';
import { systemTextsIn } from './messages/system-texts.ts';

/*
 * The service worker of the site (H11). It shows push messages and nothing else: it has no `fetch` handler, so it
 * neither keeps nor changes any page.
 */

/** The part of the worker's global scope that is used here; the page's types have no room for both. */
interface WorkerEvent extends Event {
  readonly data: { text(): string } | null;
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface WindowTab {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowTab[]>;
    openWindow(path: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

/** A page that does not answer in this time cannot show anything. */
const answerMs = 1000;

function offer(tab: WindowTab, message: PushMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), answerMs);
    port1.addEventListener('message', (event) => {
      clearTimeout(timer);
      resolve((event as MessageEvent<unknown>).data === true);
    });
    port1.start();
    tab.postMessage({ type: 'offer', message }, [port2]);
  });
}

function tabOf(tab: WindowTab): Tab {
  return {
    path: new URL(tab.url).pathname,
    isLookedAt: tab.focused && tab.visibilityState === 'visible',
    focus: async () => void (await tab.focus()),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has no target
    tell: (message) => tab.postMessage(message),
    offer: (message) => offer(tab, message),
  };
}

/** The page keeps its language for the worker, which cannot read local storage. */
async function texts() {
  const kept = await read('language').catch(() => null);
  return systemTextsIn[pickLanguage(typeof kept === 'string' ? kept : null, navigator.languages)];
}

const world: WorkerWorld = {
  claim,
  tabs: async () => {
    const found = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return found.map(tabOf);
  },
  show: async (message) => {
    const { title } = await texts();
    await scope.registration.showNotification(title[message.kind](message.chat_title), {
      body: message.agent_title,
      tag: message.id,
      data: message,
    });
  },
  open: async (path) => {
    if ((await scope.clients.openWindow(path)) === null) throw new Error('No window was opened');
  },
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event) => event.waitUntil(onPush(world, event.data?.text() ?? '')));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(onClick(world, event.notification.data as PushMessage));
});
