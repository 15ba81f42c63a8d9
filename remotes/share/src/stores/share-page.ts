import { atom } from 'nanostores';
import type { Environment, Unsubscribe } from '@loupe/shared/environment';
import { failed, loading, ready, type Loadable } from '@loupe/shared/lib/loadable';
import type { Request, RequestFailure } from '@loupe/shared/stores/request';
import { sharedView, type SharedView } from '../lib/shared-turns.ts';
import { texts } from '#texts';

/** `unavailable`: revoked, expired and unknown look the same (X2). `locked`: a password is asked for. */
export type ShareState =
  | Loadable<SharedView>
  | { readonly state: 'unavailable' }
  | { readonly state: 'locked' };

export interface Unlocking {
  readonly isBusy: boolean;
  /** Why it did not open; null when there is nothing to say. */
  readonly problem: string | null;
}

interface Outside {
  readonly request: Request;
  readonly environment: Environment;
}

export type SharePage = ReturnType<typeof createSharePage>;

/** A code of the server's own: the link was looked up and leads nowhere. */
function isGone({ status, code }: RequestFailure): boolean {
  return status === 404 || status === 410 || code === 'share.not_found';
}

function problemOf({ kind, code, message }: RequestFailure): string {
  if (kind === 'offline') return texts.openOffline;
  if (code === 'share.password_wrong') return texts.wrongPassword;
  return code === 'request.too_many' ? texts.tooManyTries : message;
}

/** A shared chat (R14), read without a session and without a token (X2). It is frozen, so it is loaded once. */
export function createSharePage({ request, environment }: Outside, shareId: string | undefined) {
  const $share = atom<ShareState>(loading);
  const $unlocking = atom<Unlocking>({ isBusy: false, problem: null });
  /** The password that opened it, kept in memory only: a copy asks for it again. */
  let password: string | null = null;

  function fail(error: RequestFailure): void {
    if (isGone(error)) return $share.set({ state: 'unavailable' });
    if (error.code === 'share.password_needed') return $share.set({ state: 'locked' });
    $share.set(failed(loading, error));
  }

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
    if (error) fail(error);
  }

  /** Loads, and tries again by itself when what failed could work now: the network is back, the page is looked at. */
  function start(): Unsubscribe {
    void load();
    return environment.page.onFocus(() => {
      if ($share.get().state === 'failed') void load();
    });
  }

  /** Tries a password; it travels in the body, never in an address. */
  async function unlock(typed: string): Promise<void> {
    if (shareId === undefined || $unlocking.get().isBusy) return;
    if (typed === '') return $unlocking.set({ isBusy: false, problem: texts.emptyPassword });
    $unlocking.set({ isBusy: true, problem: null });
    const result = await request('POST /public/shares/:share_id/open', {
      params: { share_id: shareId },
      body: { password: typed },
      isQuiet: true,
    });
    $unlocking.set({ isBusy: false, problem: result.ok ? null : problemOf(result.error) });
    if (result.ok) {
      password = typed;
      $share.set(ready(sharedView(result.data.shared_chat, result.data.runs)));
    } else if (isGone(result.error)) $share.set({ state: 'unavailable' });
  }

  return { $share, $unlocking, shareId, load, start, unlock, password: () => password };
}
