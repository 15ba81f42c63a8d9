import type { AdminUserDetail } from '@loupe/shared/contract/admin';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import { createPagedResource } from '@loupe/shared/stores/paged-resource';
import { createResource, pick } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

/** One account: what is known of it, and its credit history page by page. */
export function createUserDetail({ request }: Pick<Outside, 'request'>, userId: string) {
  const params = { user_id: userId };
  const detail = createResource<AdminUserDetail>(() =>
    request('GET /admin/users/:user_id', { params, isQuiet: true }),
  );
  const ledger = createPagedResource<HistoryLine>((cursor) => {
    const query = cursor === null ? {} : { cursor };
    return pick(
      request('GET /admin/users/:user_id/ledger', { params, query, isQuiet: true }),
      ({ lines: rows, next_cursor: nextCursor }) => ({ rows, nextCursor, extra: null }),
    );
  });
  return { $detail: detail.$loadable, load: () => detail.load(), start: detail.start, ledger };
}

export type UserDetailStore = ReturnType<typeof createUserDetail>;
