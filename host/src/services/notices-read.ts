import { atom } from 'nanostores';
import type { Request } from '@loupe/shared/stores/request';

/** Counts how often a slice has marked notices as read: the host shows how many are not. */
export const $noticesRead = atom(0);

/** The request helper for slices. */
export function notingReads(ask: Request): Request {
  const asked: Request = async (key, ...options) => {
    const result = await ask(key, ...options);
    if (key === 'POST /notifications/read') $noticesRead.set($noticesRead.get() + 1);
    return result;
  };
  return asked;
}
