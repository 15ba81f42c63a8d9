import { atom } from 'nanostores';
import type { Request } from '@loupe/shared/stores/request';

/** What marks notices as read: they themselves, and a chat that was seen. */
const marks: ReadonlySet<string> = new Set(['POST /notifications/read', 'POST /chats/:chat_id/read']);

/** Counts how often a slice has marked notices as read: the host shows how many are not. */
export const $noticesRead = atom(0);

/** The request helper for slices. */
export function notingReads(ask: Request): Request {
  const asked: Request = async (key, ...options) => {
    const result = await ask(key, ...options);
    if (marks.has(key)) $noticesRead.set($noticesRead.get() + 1);
    return result;
  };
  return asked;
}
