import type { Permission } from '@loupe/shared/contract/permissions';
import { createBoundedMemory } from '../../bounded-memory.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { Caller } from '../../http/caller.ts';
import { isSessionLive } from './sessions.policy.ts';
import { markSeen } from '../identity/users.usecases.ts';
import { findSessionByToken, type FoundSession } from './session-caller.read-model.ts';
import { touchSession } from './sessions.repository.ts';
import { hashToken } from '../identity/tokens.ts';

export const sessionsChannel = 'sessions_ended';

export interface SessionLookup {
  /** The person of a live session, or null. */
  find(token: string): Promise<Caller | null>;
  /** Forgets what is remembered of a person's sessions: at once here, through NOTIFY in other processes. */
  forget(userId: string): void;
}

interface SessionLookupDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Notifications;
  /** Whether a view by support may go on at a moment. */
  readonly mayViewContinue: (impersonationId: string, now: Date) => Promise<boolean>;
}

interface Known {
  readonly caller: Caller;
  readonly expiresAt: number;
  readonly freshUntil: number;
}

/** How long an answer is remembered. Ends are heard of at once; this bounds the load, not the safety. */
const freshMs = 30_000;
/** `last_used_at` is this exact, so that reading does not mean writing. */
const touchMs = 60_000;
const mostKnown = 20_000;

/** Session lookup with a short memory: most requests come from people who were here a moment ago. */
export function createSessionLookup(deps: SessionLookupDeps): SessionLookup {
  const { db, clock, notifications } = deps;
  const known = createBoundedMemory<Known>(mostKnown);
  const loading = new Map<string, Promise<Caller | null>>();
  /** Raised by every end: an answer that was on its way from the database meanwhile is not remembered. */
  let epoch = 0;

  const forgetAll = () => {
    epoch += 1;
    loading.clear();
    known.clear();
  };
  const forget = (userId: string) => {
    epoch += 1;
    // Whoever asks from now on must not join a question asked before the end.
    loading.clear();
    // The views that an admin began end with the admin's own session.
    for (const [key, { caller }] of known.entries())
      if (caller.userId === userId || caller.impersonation?.adminId === userId) known.delete(key);
  };
  notifications.listen(sessionsChannel, forget);
  notifications.onGap(forgetAll);

  async function load(key: string): Promise<Caller | null> {
    const startedIn = epoch;
    const now = clock.now();
    const found = await findSessionByToken(db, key);
    if (!found || !isSessionLive(found, now)) return null;
    const caller = await callerOf(found, now);
    if (!caller) return null;
    if (now.getTime() - found.lastUsedAt.getTime() >= touchMs) await touch(found, now);
    if (startedIn === epoch && notifications.isConnected()) remember(key, caller, found.expiresAt);
    return caller;
  }

  /** Null when an admin views as the person and may not any more. */
  async function callerOf(found: FoundSession, now: Date): Promise<Caller | null> {
    const {
      userId,
      id: sessionId,
      impersonatorId: adminId,
      impersonationId: id,
      isReadOnly,
      expiresAt,
    } = found;
    const caller = {
      userId,
      sessionId,
      permissions: found.permissions as Permission[],
      language: found.language,
    };
    if (adminId === null || id === null) return caller;
    if (!(await deps.mayViewContinue(id, now))) return null;
    return { ...caller, impersonation: { id, adminId, isReadOnly, endsAt: expiresAt } };
  }

  async function touch(found: FoundSession, now: Date): Promise<void> {
    await touchSession(db, found.id, now);
    // A view by support does not count as the person being seen.
    if (found.impersonationId === null) await markSeen(db, found.userId, now);
  }

  function remember(key: string, caller: Caller, expiresAt: Date): void {
    known.set(key, { caller, expiresAt: expiresAt.getTime(), freshUntil: clock.now().getTime() + freshMs });
  }

  return {
    forget,
    find: (token) => {
      const key = hashToken(token);
      const remembered = known.get(key);
      const now = clock.now().getTime();
      if (remembered && now < remembered.freshUntil && now < remembered.expiresAt)
        return Promise.resolve(remembered.caller);
      const underWay = loading.get(key);
      if (underWay) return underWay;
      const task = load(key).finally(() => {
        if (loading.get(key) === task) loading.delete(key);
      });
      loading.set(key, task);
      return task;
    },
  };
}
