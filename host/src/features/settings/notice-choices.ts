import type { NoticeKind } from '@loupe/shared/contract/notifications';
import type { Request } from '@loupe/shared/stores/request';
import { createResource, pick } from '@loupe/shared/stores/resource';

/** The kinds of notifications this person wants. */
export function createNoticeChoices(request: Request) {
  const kinds = createResource<readonly NoticeKind[]>(() =>
    pick(request('GET /notifications/settings', { isQuiet: true }), (answer) => answer.kinds),
  );

  /** Shown at once; taken back when the server did not take it, which the request helper says. */
  async function choose(kind: NoticeKind, isWanted: boolean): Promise<void> {
    const before = kinds.value();
    if (before === null) return;
    const others = before.filter((one) => one !== kind);
    const wanted = isWanted ? [...others, kind] : others;
    kinds.set(wanted);
    const result = await request('POST /notifications/settings', { body: { kinds: wanted } });
    if (!result.ok && kinds.value() === wanted) kinds.set(before);
    // What was asked before the server took it may answer as it was before.
    else if (kinds.isLoading()) void kinds.load();
  }

  return { kinds, choose };
}

export type NoticeChoices = ReturnType<typeof createNoticeChoices>;
