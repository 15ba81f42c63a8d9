import type { SharedChat } from '@loupe/shared/contract/shares';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import type { PasswordTries } from './password-tries.ts';
import type { Frozen, FrozenLogs } from './shared-parts.models.ts';
import { countView } from './shares.repository.ts';
import { findOpenLogs, findOpenShare } from './open-shares.read-model.ts';
import type { ViewCounter, Viewer } from './view-counter.ts';

export interface ReadShareDeps extends Pick<Deps, 'db' | 'clock' | 'passwords'> {
  readonly tries: PasswordTries;
  readonly views: ViewCounter;
}

/**
 * What a stranger sees. Throws `share.not_found` for unknown, revoked and expired ones and for those of a deleted
 * chat alike, `share.password_needed` for protected ones.
 */
export async function viewShare(deps: ReadShareDeps, shareId: string, viewer: Viewer): Promise<SharedChat> {
  const found = await findOpenShare(deps.db, shareId, deps.clock.now());
  if (!found) throw appError('share.not_found');
  if (found.passwordHash !== null) throw appError('share.password_needed');
  if (deps.views.isNewView(shareId, viewer)) await countView(deps.db, shareId);
  return found.snapshot;
}

/** The frozen logs by run. Throws as `viewShare` does. */
export async function listSharedEvents(deps: ReadShareDeps, shareId: string): Promise<FrozenLogs> {
  const found = await findOpenLogs(deps.db, shareId, deps.clock.now());
  if (!found) throw appError('share.not_found');
  if (found.passwordHash !== null) throw appError('share.password_needed');
  return found.events;
}

/** Opens a protected chat and counts the view. Throws as `unlockShare` does. */
export async function openShare(
  deps: ReadShareDeps,
  shareId: string,
  password: string,
  viewer: Viewer,
): Promise<Frozen> {
  const frozen = await unlockShare(deps, shareId, { password, ip: viewer.ip });
  if (deps.views.isNewView(shareId, viewer)) await countView(deps.db, shareId);
  return frozen;
}

/**
 * All that was frozen, for who knows the password; where there is none it is not looked at.
 * Throws `share.not_found`, `share.password_needed`, `share.password_wrong`, `request.too_many`.
 */
export async function unlockShare(
  deps: ReadShareDeps,
  shareId: string,
  { password, ip }: { password: string | null; ip: string },
): Promise<Frozen> {
  const now = deps.clock.now();
  const found = await findOpenShare(deps.db, shareId, now);
  if (!found) throw appError('share.not_found');
  if (found.passwordHash !== null) {
    if (password === null) throw appError('share.password_needed');
    const giveBack = deps.tries.take(shareId, ip);
    if (!(await deps.passwords.verify(password, found.passwordHash)))
      throw appError('share.password_wrong', { field: 'password' });
    giveBack();
  }
  const logs = await findOpenLogs(deps.db, shareId, now);
  // Revoked while the password was checked.
  if (!logs) throw appError('share.not_found');
  return { snapshot: found.snapshot, events: logs.events };
}
