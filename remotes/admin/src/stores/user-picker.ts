import { atom } from 'nanostores';
import type { AdminUser } from '@loupe/shared/contract/admin';
import type { Unsubscribe } from '@loupe/shared/environment';
import { startAll } from '@loupe/shared/stores/page';
import { createResource, pick } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';
import { SEARCH_DELAY_MS } from './users-page.ts';

const mostShown = 8;

/** Finds one account by e-mail or name, and keeps the one that was chosen. */
export function createUserPicker({ request, environment }: Outside) {
  const $query = atom('');
  const $chosen = atom<AdminUser | null>(null);
  /** False until it is known whom the address names. */
  const $isNameKnown = atom(false);
  let lookups = 0;
  let lookup = Promise.resolve();
  let cancelSearch: Unsubscribe | null = null;
  // What another search found must not be there as the answer of one that failed.
  const found = createResource<readonly AdminUser[]>(
    () => {
      const q = $query.get().trim();
      const query = q === '' ? {} : { q };
      return pick(request('GET /admin/users', { query, cancelsPrevious: true, isQuiet: true }), ({ users }) =>
        users.slice(0, mostShown),
      );
    },
    { keepsShown: false },
  );

  /** Chooses the account that the address names; an unknown one leaves the search open. */
  async function chooseById(userId: string): Promise<void> {
    const own = ++lookups;
    const result = await request('GET /admin/users/:user_id', { params: { user_id: userId }, isQuiet: true });
    // A search meanwhile, as by the focus, does not take the account away.
    if (own !== lookups) return;
    if (result.ok) $chosen.set(result.data.user);
    $isNameKnown.set(true);
    void found.load();
  }

  /** Searches, after the account that the address names was looked up, if it names one. */
  function begin(userId: string | undefined): Unsubscribe {
    if (userId === undefined) void found.load();
    else lookup = chooseById(userId);
    return () => {
      lookups++;
      found.drop();
      cancelSearch?.();
    };
  }

  return {
    $query,
    $found: found.$loadable,
    $chosen,
    $isNameKnown,
    load: () => found.load(),
    search(text: string): void {
      $query.set(text);
      cancelSearch?.();
      cancelSearch = environment.clock.after(SEARCH_DELAY_MS, () => void found.load());
    },
    choose: (user: AdminUser | null) => $chosen.set(user),
    /** Whom a form is about by now; waits for the account that the address names. */
    async takeChosen(): Promise<AdminUser | null> {
      await lookup;
      return $chosen.get();
    },
    chooseById,
    start: (userId?: string) =>
      startAll([() => begin(userId), () => environment.page.onFocus(() => void found.load())]),
  };
}

export type UserPicker = ReturnType<typeof createUserPicker>;
