import type { SupportAccess } from '@loupe/shared/contract/impersonation';
import { msBetween } from '@loupe/shared/lib/dates/instants';
import type { Request } from '@loupe/shared/stores/request';
import { createResource, pick, type Resource } from '@loupe/shared/stores/resource';

/** When support viewed the own account. */
export function createSupportViews(request: Request): Resource<readonly SupportAccess[]> {
  return createResource(() =>
    pick(request('GET /me/impersonations', { isQuiet: true }), (answer) => answer.impersonations),
  );
}

/** Whole minutes a view lasted, at least one; null while it goes on. */
export function minutesOf({ started_at, ended_at }: SupportAccess): number | null {
  if (ended_at === null) return null;
  return Math.max(1, Math.round(msBetween(started_at, ended_at) / 60_000));
}
