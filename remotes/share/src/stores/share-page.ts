import { atom, computed } from 'nanostores';
import type { Environment, Unsubscribe } from '@loupe/shared/environment';
import type { Loadable } from '@loupe/shared/lib/loadable';
import type { Request, RequestFailure, Result } from '@loupe/shared/stores/request';
import { createResource, together } from '@loupe/shared/stores/resource';
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

const goneCode = 'share.not_found';

/** Whatever says that the link leads nowhere says it in one way: of the server, or of what is before it. */
async function orGone<T>(request: Promise<Result<T>>): Promise<Result<T>> {
  const answer = await request;
  if (answer.ok || (answer.error.status !== 404 && answer.error.status !== 410)) return answer;
  return { ok: false, error: { ...answer.error, code: goneCode } };
}

const unnamed = { code: goneCode, message: '', requestId: null };

function stateOf(share: Loadable<SharedView>): ShareState {
  if (share.state !== 'failed') return share;
  if (share.error.code === goneCode) return { state: 'unavailable' };
  return share.error.code === 'share.password_needed' ? { state: 'locked' } : share;
}

function problemOf({ kind, code, message }: RequestFailure): string {
  if (kind === 'offline') return texts.openOffline;
  if (code === 'share.password_wrong') return texts.wrongPassword;
  return code === 'request.too_many' ? texts.tooManyTries : message;
}

/** A shared chat (R14), read without a session and without a token (X2). It is frozen, so it is loaded once. */
export function createSharePage({ request, environment }: Outside, shareId: string | undefined) {
  const share = createResource<SharedView>(
    async () => {
      if (shareId === undefined) return { ok: false, error: unnamed };
      const call = { params: { share_id: shareId }, isQuiet: true };
      const answer = await together({
        chat: orGone(request('GET /public/shares/:share_id', call)),
        log: orGone(request('GET /public/shares/:share_id/events', call)),
      });
      if (!answer.ok) return answer;
      const { chat, log } = answer.data;
      return { ok: true, data: sharedView(chat.shared_chat, log.runs) };
    },
    { keepsShown: false },
  );
  const $share = computed(share.$loadable, stateOf);
  const $unlocking = atom<Unlocking>({ isBusy: false, problem: null });
  /** The password that opened it, kept in memory only: a copy asks for it again. */
  let password: string | null = null;

  /** Loads, and tries again by itself when what failed could work now: the network is back, the page is looked at. */
  function start(): Unsubscribe {
    void share.load();
    const stopFocus = environment.page.onFocus(() => {
      if ($share.get().state === 'failed') void share.load();
    });
    return () => {
      stopFocus();
      share.drop();
    };
  }

  /** Tries a password; it travels in the body, never in an address. */
  async function unlock(typed: string): Promise<void> {
    if (shareId === undefined || $unlocking.get().isBusy) return;
    if (typed === '') return $unlocking.set({ isBusy: false, problem: texts.emptyPassword });
    $unlocking.set({ isBusy: true, problem: null });
    const result = await orGone(
      request('POST /public/shares/:share_id/open', {
        params: { share_id: shareId },
        body: { password: typed },
        isQuiet: true,
      }),
    );
    $unlocking.set({ isBusy: false, problem: result.ok ? null : problemOf(result.error) });
    if (result.ok) {
      password = typed;
      share.set(sharedView(result.data.shared_chat, result.data.runs));
    } else if (result.error.code === goneCode) await share.load(() => Promise.resolve(result));
  }

  return { $share, $unlocking, shareId, load: () => share.load(), start, unlock, password: () => password };
}
