import { atom } from 'nanostores';
import { failed, loading, ready, type Loadable } from '@loupe/shared/lib/loadable';
import type { Request, RequestFailure } from '@loupe/shared/stores/request';
import { sharedView, type SharedView } from '../lib/shared-turns.ts';

/** `unavailable`: revoked, expired and unknown look the same (X2). */
export type ShareState = Loadable<SharedView> | { readonly state: 'unavailable' };

/** A code of the server's own: the link was looked up and leads nowhere. */
function isGone({ status, code }: RequestFailure): boolean {
  return status === 404 || status === 410 || code === 'share.not_found';
}

/** A shared chat (R14), read without a session and without a token (X2). It is frozen, so it is loaded once. */
export function createSharePage(request: Request, shareId: string | undefined) {
  const $share = atom<ShareState>(loading);

  async function load(): Promise<void> {
    if (shareId === undefined) return $share.set({ state: 'unavailable' });
    $share.set(loading);
    const call = { params: { share_id: shareId }, isQuiet: true };
    const [chat, log] = await Promise.all([
      request('GET /public/shares/:share_id', call),
      request('GET /public/shares/:share_id/events', call),
    ]);
    if (chat.ok && log.ok) return $share.set(ready(sharedView(chat.data.shared_chat, log.data.runs)));
    const error = chat.ok ? (log.ok ? null : log.error) : chat.error;
    if (error) $share.set(isGone(error) ? { state: 'unavailable' } : failed(loading, error));
  }

  return { $share, load };
}
