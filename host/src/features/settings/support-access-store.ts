import { atom } from 'nanostores';
import type { SupportAccess } from '@loupe/shared/contract/impersonation';
import { msBetween } from '@loupe/shared/lib/dates/instants';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Request } from '@loupe/shared/stores/request';

/** When support viewed the own account. */
export function createSupportAccessStore(request: Request) {
  const $views = atom<Loadable<readonly SupportAccess[]>>(loading);

  async function load(): Promise<void> {
    $views.set(refreshing($views.get()));
    const result = await request('GET /me/impersonations', { isQuiet: true });
    if (result.ok) $views.set(ready(result.data.impersonations));
    else if (result.error.kind !== 'cancelled') $views.set(failed($views.get(), result.error));
  }

  return { $views, load };
}

/** Whole minutes a view lasted, at least one; null while it goes on. */
export function minutesOf({ started_at, ended_at }: SupportAccess): number | null {
  if (ended_at === null) return null;
  return Math.max(1, Math.round(msBetween(started_at, ended_at) / 60_000));
}
