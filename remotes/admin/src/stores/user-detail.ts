import { atom } from 'nanostores';
import type { AdminUserDetail } from '@loupe/shared/contract/admin';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Outside } from './outside.ts';
import { createPagedList } from './paged-list.ts';

/** One account: what is known of it, and its credit history page by page. */
export function createUserDetail({ request }: Pick<Outside, 'request'>, userId: string) {
  const $detail = atom<Loadable<AdminUserDetail>>(loading);
  const params = { user_id: userId };

  async function load(): Promise<void> {
    $detail.set(refreshing($detail.get()));
    const result = await request('GET /admin/users/:user_id', { params, isQuiet: true });
    if (result.ok) $detail.set(ready(result.data));
    else if (result.error.kind !== 'cancelled') $detail.set(failed($detail.get(), result.error));
  }

  const ledger = createPagedList<HistoryLine, null>(async (cursor) => {
    const result = await request('GET /admin/users/:user_id/ledger', {
      params,
      query: cursor === null ? {} : { cursor },
      isQuiet: true,
    });
    if (!result.ok) return result;
    const { lines: rows, next_cursor: nextCursor } = result.data;
    return { ...result, data: { rows, nextCursor, extra: null } };
  });

  return { $detail, load, ledger };
}

export type UserDetailStore = ReturnType<typeof createUserDetail>;
