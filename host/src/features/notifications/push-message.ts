import type { NoticeKind, PushMessage } from '@loupe/shared/contract/notifications';

const kinds: Readonly<Record<NoticeKind, true>> = {
  run_done: true,
  run_failed: true,
  run_waiting: true,
  run_changed: true,
};
const idShape = /^[a-z]{3}_[\w-]{1,80}$/;

function isKind(value: unknown): value is NoticeKind {
  return typeof value === 'string' && Object.hasOwn(kinds, value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads a push message: our own as JSON, or FCM's envelope with the same fields in `data`. Null for anything else. */
export function readPushMessage(payload: string): PushMessage | null {
  try {
    const parsed = JSON.parse(payload) as Record<string, unknown> | null;
    const fields = (parsed?.['data'] ?? parsed) as Record<string, unknown> | null;
    if (typeof fields !== 'object' || fields === null) return null;
    const { id, kind, run_id: runId, chat_id: chatId } = fields;
    if (!isKind(kind) || ![id, runId, chatId].every((one) => idShape.test(text(one)))) return null;
    return {
      id: text(id),
      kind,
      run_id: text(runId),
      chat_id: text(chatId),
      chat_title: text(fields['chat_title']),
      agent_title: text(fields['agent_title']),
    };
  } catch {
    return null;
  }
}

/** Where a notification leads. */
export function pathOf({ chat_id: chatId }: Pick<PushMessage, 'chat_id'>): string {
  return `/chat/${encodeURIComponent(chatId)}`;
}

/** What the worker says to a page. `offer`: show this yourself; answer through the port. */
export type WorkerMessage =
  | { readonly type: 'offer'; readonly message: PushMessage }
  | { readonly type: 'shown'; readonly id: string }
  | { readonly type: 'open'; readonly path: string };
