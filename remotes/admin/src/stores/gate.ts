import { atom } from 'nanostores';
import type { Request, RequestFailure } from '@loupe/shared/stores/request';

/** `unknown` until the server has answered once. */
export type Access = 'unknown' | 'allowed' | 'unavailable';

/** The server says the same to a visitor, to a user, and of a page that does not exist (R17). */
function isNotForYou({ status, code }: RequestFailure): boolean {
  return status === 401 || code === 'permission.missing';
}

/** A request helper that learns from every answer whether the admin area is there for whoever asks. */
export function createGate(request: Request) {
  const $access = atom<Access>('unknown');
  const ask = (async (...args: Parameters<Request>) => {
    const result = await request(...args);
    if (result.ok) $access.set('allowed');
    else if (isNotForYou(result.error)) $access.set('unavailable');
    return result;
  }) as Request;
  return { $access, request: ask };
}

export type Gate = ReturnType<typeof createGate>;
