import { atom } from 'nanostores';
import type { AdminUser } from '@loupe/shared/contract/admin';
import type { Unsubscribe } from '@loupe/shared/environment';
import { createPage } from '@loupe/shared/stores/page';
import { createPagedResource } from '@loupe/shared/stores/paged-resource';
import { createResource, pick } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

/** Long enough for a word to be typed, short enough to feel at once. */
export const SEARCH_DELAY_MS = 250;

/** Empty: everybody. */
export interface UserFilters {
  readonly plan: string;
  readonly role: '' | 'admin' | 'user';
  readonly activity: '' | 'week' | 'quiet';
}

const noFilters: UserFilters = { plan: '', role: '', activity: '' };

export interface PlanChoice {
  readonly slug: string;
  readonly title: string;
}

export type UsersPage = ReturnType<typeof createUsersPage>;

/** The accounts, searched and filtered on the server (R17). */
export function createUsersPage({ request, environment }: Outside) {
  const $query = atom('');
  const $filters = atom<UserFilters>(noFilters);
  const plans = createResource<readonly PlanChoice[]>(() =>
    pick(request('GET /billing/plans', { isQuiet: true }), (answer) =>
      answer.plans.map(({ slug, title }) => ({ slug, title })),
    ),
  );
  let cancelSearch: Unsubscribe | null = null;
  let shown = '';
  const asked = () => JSON.stringify([$query.get().trim(), $filters.get()]);

  const list = createPagedResource<AdminUser, { total: number }>(async (cursor) => {
    const own = asked();
    const q = $query.get().trim();
    const { plan, role, activity } = $filters.get();
    const result = await request('GET /admin/users', {
      query: {
        ...(q !== '' && { q }),
        ...(plan !== '' && { plan }),
        ...(role !== '' && { role }),
        ...(activity !== '' && { activity }),
        ...(cursor !== null && { cursor }),
      },
      cancelsPrevious: cursor === null,
      isQuiet: true,
    });
    if (!result.ok) return result;
    shown = own;
    const { users: rows, total, next_cursor: nextCursor } = result.data;
    return { ...result, data: { rows, nextCursor, extra: { total } } };
  });

  // A search that failed must not leave another search's users standing as its answer.
  const load = () => list.load(asked() === shown);

  const parts = {
    ...list,
    load,
    $query,
    $filters,
    /** Choices of the filter; started by itself, where it is shown. */
    plans,
    search(text: string): void {
      $query.set(text);
      cancelSearch?.();
      cancelSearch = environment.clock.after(SEARCH_DELAY_MS, () => void load());
    },
    filter(change: Partial<UserFilters>): void {
      $filters.set({ ...$filters.get(), ...change });
      void load();
    },
    clear(): void {
      cancelSearch?.();
      $query.set('');
      $filters.set(noFilters);
      void load();
    },
  };
  return createPage(parts, [list.start, () => () => cancelSearch?.()]);
}
