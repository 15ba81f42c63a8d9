import { atom } from 'nanostores';
import type { Share } from '@loupe/shared/contract/shares';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { shareTexts } from '../messages/explore-en.ts';
import { announceChatChange } from './chat-changes.ts';
import type { Outside } from './outside.ts';

export type Shares = ReturnType<typeof createShares>;

/** The public links of one chat: list, make, revoke. */
export function createShares({ request, notify }: Outside, chatId: string) {
  const $shares = atom<Loadable<readonly Share[]>>(loading);
  const $isMaking = atom(false);
  /** Why no link was made; null when there is nothing to say. */
  const $problem = atom<string | null>(null);
  const $revoking = atom<ReadonlySet<string>>(new Set());
  const $newestId = atom<string | null>(null);

  async function load(): Promise<void> {
    $shares.set(refreshing($shares.get()));
    const result = await request('GET /chats/:chat_id/shares', {
      params: { chat_id: chatId },
      isQuiet: true,
    });
    $shares.set(result.ok ? ready(result.data.shares) : failed($shares.get(), result.error));
  }

  function list(): readonly Share[] {
    const current = $shares.get();
    return current.state === 'ready' ? current.value : [];
  }

  async function make(): Promise<void> {
    if ($isMaking.get()) return;
    $isMaking.set(true);
    $problem.set(null);
    const result = await request('POST /chats/:chat_id/shares', {
      params: { chat_id: chatId },
      isQuiet: true,
    });
    $isMaking.set(false);
    if (!result.ok) return $problem.set(`${shareTexts.makeFailed} ${result.error.message}`);
    const made = result.data.share;
    $newestId.set(made.id);
    $shares.set(ready([made, ...list().filter((share) => share.id !== made.id)]));
    announceChatChange({ kind: 'changed', chatId });
  }

  async function revoke(shareId: string): Promise<void> {
    if ($revoking.get().has(shareId)) return;
    $revoking.set(new Set([...$revoking.get(), shareId]));
    const result = await request('DELETE /shares/:share_id', {
      params: { share_id: shareId },
      isQuiet: true,
    });
    $revoking.set(new Set([...$revoking.get()].filter((id) => id !== shareId)));
    if (!result.ok && result.error.code !== 'share.not_found')
      return notify(shareTexts.revokeFailed, 'error');
    $shares.set(ready(list().filter((share) => share.id !== shareId)));
    notify(shareTexts.revoked, 'success');
    announceChatChange({ kind: 'changed', chatId });
  }

  return { $shares, $isMaking, $problem, $revoking, $newestId, load, make, revoke };
}
