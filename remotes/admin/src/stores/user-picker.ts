import { atom } from 'nanostores';
import type { AdminUser } from '@loupe/shared/contract/admin';
import type { Unsubscribe } from '@loupe/shared/environment';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Outside } from './outside.ts';
import { SEARCH_DELAY_MS } from './users-page.ts';

const mostShown = 8;

/** Finds one account by e-mail or name, and keeps the one that was chosen. */
export function createUserPicker({ request, environment }: Outside) {
  const $query = atom('');
  const $found = atom<Loadable<readonly AdminUser[]>>(loading);
  const $chosen = atom<AdminUser | null>(null);
  /** False until it is known whom the address names. */
  const $isNameKnown = atom(false);
  let lookups = 0;
  let cancelSearch: Unsubscribe | null = null;
  let generation = 0;

  async function load(): Promise<void> {
    const own = ++generation;
    const q = $query.get().trim();
    $found.set(refreshing($found.get()));
    const result = await request('GET /admin/users', {
      query: q === '' ? {} : { q },
      cancelsPrevious: true,
      isQuiet: true,
    });
    if (own !== generation) return;
    $found.set(
      result.ok
        ? ready(result.data.users.slice(0, mostShown))
        : failed<readonly AdminUser[]>(loading, result.error),
    );
  }

  return {
    $query,
    $found,
    $chosen,
    $isNameKnown,
    load,
    search(text: string): void {
      $query.set(text);
      cancelSearch?.();
      cancelSearch = environment.clock.after(SEARCH_DELAY_MS, () => void load());
    },
    choose: (user: AdminUser | null) => $chosen.set(user),
    /** Chooses the account that the address names; an unknown one leaves the search open. */
    async chooseById(userId: string): Promise<void> {
      const own = ++lookups;
      const result = await request('GET /admin/users/:user_id', {
        params: { user_id: userId },
        isQuiet: true,
      });
      // A search meanwhile, as by the focus, does not take the account away.
      if (own !== lookups) return;
      if (result.ok) $chosen.set(result.data.user);
      $isNameKnown.set(true);
      void load();
    },
    exit: () => {
      generation++;
      lookups++;
      cancelSearch?.();
    },
  };
}

export type UserPicker = ReturnType<typeof createUserPicker>;
