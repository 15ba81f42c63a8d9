import type { PushMessage } from '@loupe/shared/contract/notifications';
import { pathOf, readPushMessage, type WorkerMessage } from './push-message.ts';

/** An open page of the site, as the worker sees it. */
export interface Tab {
  readonly path: string;
  /** The person looks at it: visible, and with the focus. */
  readonly isLookedAt: boolean;
  focus(): Promise<void>;
  tell(message: WorkerMessage): void;
  /** Gives the message to the page; true when the page took it and shows it itself. */
  offer(message: PushMessage): Promise<boolean>;
}

/** What the worker's logic needs of the browser. */
export interface WorkerWorld {
  tabs(): Promise<readonly Tab[]>;
  /** True for whoever asks first for this id (P2). */
  claim(id: string): Promise<boolean>;
  show(message: PushMessage): Promise<void>;
  /** Opens a page; rejects when the browser does not allow it. */
  open(path: string): Promise<void>;
}

/** A push message came: whoever looks at the site is notified by the page, everybody else by a notification, once (P2, P3). */
export async function onPush(world: WorkerWorld, payload: string): Promise<void> {
  const message = readPushMessage(payload);
  if (!message) return;
  const tabs = await world.tabs();
  for (const tab of tabs) if (tab.isLookedAt && (await tab.offer(message))) return;
  if (!(await world.claim(message.id))) return;
  await world.show(message);
  for (const tab of tabs) tab.tell({ type: 'shown', id: message.id });
}

/** A notification was clicked: focuses the tab on the run's chat, else opens the chat (P3). */
export async function onClick(world: WorkerWorld, message: Pick<PushMessage, 'chat_id'>): Promise<void> {
  const path = pathOf(message);
  const tabs = await world.tabs();
  const there = tabs.find((tab) => tab.path === path);
  try {
    if (there) await there.focus();
    else await world.open(path);
  } catch {
    // The browser let no window come forward: an open page goes there by itself.
    if (!there) tabs[0]?.tell({ type: 'open', path });
  }
}
