import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Notifications } from '../../db/notifications.ts';
import { drained, onGone } from '../../http/event-stream.ts';
import type { StreamPermission } from '../../http/stream-permission.ts';
import { chatsChannel } from '../chats/chats.statements.ts';

/** While the database is away. */
const retryMs = 1_000;

/** Tells what happens to people's chats, in whatever process it happens. */
export interface ChatChanges {
  /** Hears of the chats of a person; null: something may have been missed, or the process ends. */
  listen(userId: string, onChange: (chatId: string | null) => void): () => void;
  readonly isClosed: boolean;
  close(): void;
}

export function createChatChanges(notifications: Notifications): ChatChanges {
  const listeners = new Map<string, Set<(chatId: string | null) => void>>();
  let isClosed = false;
  const tellAll = () => {
    for (const ofOne of listeners.values()) for (const tell of ofOne) tell(null);
  };
  const stops = [
    notifications.listen(chatsChannel, (payload) => {
      const [userId = '', chatId = ''] = payload.split(' ');
      for (const tell of listeners.get(userId) ?? []) tell(chatId || null);
    }),
    notifications.onGap(tellAll),
  ];
  return {
    get isClosed() {
      return isClosed;
    },
    listen: (userId, onChange) => {
      const ofOne = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofOne.add(onChange));
      return () => {
        ofOne.delete(onChange);
        if (ofOne.size === 0 && listeners.get(userId) === ofOne) listeners.delete(userId);
      };
    },
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
      tellAll();
    },
  };
}

export interface ChangeStreamOptions {
  readonly changes: ChatChanges;
  readonly userId: string;
  readonly heartbeatMs: number;
  /** A reader that takes nothing for this long is let go; it can come back and look again. */
  readonly slowReaderMs: number;
  readonly permission: StreamPermission;
}

/** Streams the changes of a person's chats until the reader leaves, the session or the process ends. */
export async function streamChanges(response: ServerResponse, options: ChangeStreamOptions): Promise<void> {
  const { changes, userId, heartbeatMs, permission } = options;
  // What a slow reader has not taken yet is sent once: it grows with the chats, not with the changes.
  const untold = new Set<string | null>([null]);
  let isGone = false;
  let wake: (() => void) | null = null;
  const leave = changes.listen(userId, (chatId) => {
    untold.add(chatId);
    wake?.();
  });
  onGone(response, () => {
    isGone = true;
    leave();
    wake?.();
  });
  const isOpen = () => !isGone && !changes.isClosed;
  while (isOpen()) {
    if (untold.size > 0) {
      const right = await permission.askAgain();
      if (right === 'ended' || !isOpen()) break;
      // What happened is sent when it is known again to whom.
      if (right === 'unknown') {
        await delay(retryMs);
        continue;
      }
      const text = [...untold].map(frameOf).join('');
      untold.clear();
      if (!response.write(text)) await drained(response, options.slowReaderMs);
      continue;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, heartbeatMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (!isOpen() || untold.size > 0) continue;
    if ((await permission.ask()) === 'ended') break;
    if (isOpen() && !response.write(': still here\n\n')) await drained(response, options.slowReaderMs);
  }
  leave();
  if (!isGone) response.end();
}

function frameOf(chatId: string | null): string {
  if (chatId === null) return 'event: look\ndata: {}\n\n';
  return `event: changed\ndata: ${JSON.stringify({ chat_id: chatId })}\n\n`;
}
