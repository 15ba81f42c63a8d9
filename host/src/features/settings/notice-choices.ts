import { atom } from 'nanostores';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Request } from '@loupe/shared/stores/request';

/** The kinds of notifications this person wants. */
export function createNoticeChoices(request: Request) {
  const $kinds = atom<Loadable<readonly NoticeKind[]>>(loading);

  async function load(): Promise<void> {
    $kinds.set(refreshing($kinds.get()));
    const result = await request('GET /notifications/settings', { isQuiet: true });
    if (result.ok) $kinds.set(ready(result.data.kinds));
    else if (result.error.kind !== 'cancelled') $kinds.set(failed($kinds.get(), result.error));
  }

  /** Shown at once; taken back when the server did not take it, which the request helper says. */
  async function choose(kind: NoticeKind, isWanted: boolean): Promise<void> {
    const before = $kinds.get();
    if (before.state !== 'ready') return;
    const others = before.value.filter((one) => one !== kind);
    const kinds = isWanted ? [...others, kind] : others;
    const shown = ready<readonly NoticeKind[]>(kinds);
    $kinds.set(shown);
    const result = await request('POST /notifications/settings', { body: { kinds } });
    if (!result.ok && $kinds.get() === shown) $kinds.set(before);
  }

  return { $kinds, load, choose };
}

export type NoticeChoices = ReturnType<typeof createNoticeChoices>;
