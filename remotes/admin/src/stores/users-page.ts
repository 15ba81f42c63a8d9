import { atom } from 'nanostores';
import type { AdminUser } from '@loupe/shared/contract/admin';
import type { Unsubscribe } from '@loupe/shared/environment';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { RequestFailure } from '@loupe/shared/stores/request';
import type { Outside } from './outside.ts';

/** Long enough for a word to be typed, short enough to feel at once. */
export const SEARCH_DELAY_MS = 250;

export interface UserList {
  readonly users: readonly AdminUser[];
  readonly total: number;
  readonly nextCursor: string | null;
}

export type UsersPage = ReturnType<typeof createUsersPage>;

/** The server says the same to a visitor, to a user, and of a page that does not exist (R17). */
function isNotForYou({ status }: RequestFailure): boolean {
  return status === 401 || status === 403 || status === 404;
}

/** The accounts, searched on the server (R17). */
export function createUsersPage({ request, environment }: Outside) {
  const $list = atom<Loadable<UserList>>(loading);
  const $isUnavailable = atom(false);
  const $query = atom('');
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  let cancelSearch: Unsubscribe | null = null;
  /** Counts the lists asked for: an answer for an older one is dropped. */
  let generation = 0;
  /** The search that the shown users answer. */
  let shownQuery = '';

  function queryOf(cursor: string | null) {
    const q = $query.get().trim();
    return { ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) };
  }

  async function load(): Promise<void> {
    const own = ++generation;
    const asked = $query.get();
    $list.set(refreshing($list.get()));
    $more.set('idle');
    const result = await request('GET /admin/users', {
      query: queryOf(null),
      cancelsPrevious: true,
      isQuiet: true,
    });
    if (own !== generation) return;
    if (result.ok) {
      const { users, total, next_cursor: nextCursor } = result.data;
      shownQuery = asked;
      return $list.set(ready({ users, total, nextCursor }));
    }
    if (isNotForYou(result.error)) $isUnavailable.set(true);
    // A search that failed must not leave another search's users standing as its answer.
    $list.set(failed(asked === shownQuery ? $list.get() : loading, result.error));
  }

  async function loadMore(): Promise<void> {
    const before = $list.get();
    if (before.state !== 'ready' || before.value.nextCursor === null || $more.get() === 'loading') return;
    const own = generation;
    $more.set('loading');
    const result = await request('GET /admin/users', {
      query: queryOf(before.value.nextCursor),
      isQuiet: true,
    });
    if (own !== generation) return;
    $more.set(result.ok ? 'idle' : 'failed');
    if (!result.ok) return;
    const { users, total, next_cursor: nextCursor } = result.data;
    $list.set({ ...before, value: { users: [...before.value.users, ...users], total, nextCursor } });
  }

  function search(text: string): void {
    $query.set(text);
    cancelSearch?.();
    cancelSearch = environment.clock.after(SEARCH_DELAY_MS, () => void load());
  }

  return {
    $query,
    $more,
    $isUnavailable,
    $list,
    load,
    loadMore,
    search,
    exit: () => {
      generation++;
      cancelSearch?.();
    },
  };
}
