import { longestViewMinutes, usualViewMinutes } from '@loupe/shared/contract/impersonation';
import { appError } from '../../errors/app-error.ts';

/** A hand-off code works this long (H4). */
export const codeLimitMs = 60_000;
/** A password typed this recently in the same session need not be typed again. */
const passwordFreshMs = 5 * 60_000;

/** Ends the view, or answers for itself: these are open in a view that may not write. */
const openPaths = ['/auth/logout', '/auth/impersonate'];
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws `impersonation.personal` or `impersonation.read_only`: what an admin may not do while viewing as somebody. */
export function assertAllowedInView(
  view: { readonly isReadOnly: boolean },
  call: { readonly method: string; readonly url: string; readonly isPersonal?: boolean | undefined },
): void {
  if (call.isPersonal) throw appError('impersonation.personal');
  if (view.isReadOnly && isChange(call)) throw appError('impersonation.read_only');
}

/** True for a call that may change something of the person's. */
export function isChange({ method, url }: { readonly method: string; readonly url: string }): boolean {
  return !readingMethods.has(method) && !openPaths.some((path) => url.endsWith(path));
}

/** The reason without surrounding spaces. Throws `impersonation.reason_missing`. */
export function checkedReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === '') throw appError('impersonation.reason_missing', { field: 'reason' });
  return trimmed;
}

/** Whole minutes, 1 to 30. Throws `impersonation.minutes_invalid`. */
export function checkedMinutes(minutes: number | undefined): number {
  const wanted = minutes ?? usualViewMinutes;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > longestViewMinutes)
    throw appError('impersonation.minutes_invalid', { field: 'minutes' });
  return wanted;
}

/** Never of an admin, so never of oneself. */
export function mayBeViewed(user: { readonly permissions: readonly string[] }): boolean {
  return !user.permissions.includes('admin');
}

/** True when the password was typed a moment ago: at the login that began the session, or since. */
export function isPasswordFresh(
  session: { readonly createdAt: Date; readonly passwordCheckedAt: Date | null },
  now: Date,
): boolean {
  const checkedAt = session.passwordCheckedAt ?? session.createdAt;
  return now.getTime() - checkedAt.getTime() < passwordFreshMs;
}

interface Parties {
  readonly adminPermissions: readonly string[];
  readonly adminDeletedAt: Date | null;
  readonly adminSessionEndedAt: Date | null;
  readonly adminSessionExpiresAt: Date;
  readonly userPermissions: readonly string[];
  readonly userDeletedAt: Date | null;
}

/** A view lives no longer than the admin's right to it: permission, own session, and somebody who may be viewed. */
export function mayViewContinue(parties: Parties, now: Date): boolean {
  return (
    parties.adminPermissions.includes('admin') &&
    parties.adminDeletedAt === null &&
    parties.adminSessionEndedAt === null &&
    now < parties.adminSessionExpiresAt &&
    parties.userDeletedAt === null &&
    mayBeViewed({ permissions: parties.userPermissions })
  );
}

/**
 * Who may exchange a code: the admin who asked for it. Without a session (a private window) it counts only from the
 * address that asked.
 */
export function isHandOffFor(
  asked: { readonly adminId: string; readonly ip: string },
  from: { readonly userId: string | null; readonly ip: string },
): boolean {
  return from.userId === null ? from.ip === asked.ip : from.userId === asked.adminId;
}
