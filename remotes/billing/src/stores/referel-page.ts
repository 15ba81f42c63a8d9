import { atom } from 'nanostores';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { createCopyAction } from '@loupe/shared/stores/copy';
import { failureText } from '../lib/failure-text.ts';
import type { Referral } from './billing-data.ts';
import type { Outside } from './outside.ts';

export type ReferelPage = ReturnType<typeof createReferelPage>;

/** Own referral link, invites and rewards (R13). Fresh again whenever the page is focused. */
export function createReferelPage({ request, environment }: Outside) {
  const $referral = atom<Loadable<Referral>>(loading);
  const link = createCopyAction();
  const code = createCopyAction();

  async function load(): Promise<void> {
    $referral.set(refreshing($referral.get()));
    const result = await request('GET /billing/referral', { isQuiet: true });
    if (result.ok) return $referral.set(ready(result.data));
    $referral.set(failed($referral.get(), { ...result.error, message: failureText(result.error) }));
  }

  /** Copies the link or the code (F10). */
  function copy(what: 'link' | 'code'): void {
    const referral = $referral.get();
    if (referral.state !== 'ready') return;
    void (what === 'link' ? link.copy(referral.value.url) : code.copy(referral.value.code));
  }

  const stopFocus = environment.page.onFocus(() => void load());

  return {
    $referral,
    $isLinkCopied: link.$isCopied,
    $isCodeCopied: code.$isCopied,
    load,
    copy,
    /** Leaves the page. */
    exit: stopFocus,
  };
}
