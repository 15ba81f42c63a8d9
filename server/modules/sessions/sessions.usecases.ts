import type { User } from '@loupe/shared/contract/auth';
import type { Language } from '@loupe/shared/lib/language';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import {
  findUserByEmail,
  lockUser,
  markSeen,
  presentUser,
  setLanguage,
  type UserRow,
} from '../identity/users.usecases.ts';
import type { OwnChange } from './own-account.usecases.ts';
import { sessionsChannel } from './session-lookup.ts';
import { absoluteLimitMs, idleLimitMs } from './sessions.policy.ts';
import {
  announceEnd,
  endAllSessions,
  endSession,
  insertSession,
  listLiveSessions,
  listSessionAddresses,
} from './sessions.repository.ts';

/** For views by support, which begin and end on their own. */
export { findOwnSession, insertSession, markPasswordChecked } from './sessions.repository.ts';

/** Where a request came from. */
export interface Origin {
  readonly ip: string;
  readonly device: string;
  /** What the browser prefers; null when it does not say. */
  readonly language: Language | null;
}

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

type UserOfSession = Pick<UserRow, 'id' | 'email' | 'name' | 'permissions'>;

/** A session of somebody who proved to be the account's owner. */
export async function startSession(
  deps: Deps,
  tx: Database,
  account: UserOfSession,
  { ip, device }: Origin,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const token = newToken();
  const id = newId('ses');
  await insertSession(tx, {
    id,
    userId: account.id,
    tokenHash: hashToken(token),
    device,
    ip,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteLimitMs),
  });
  await markSeen(tx, account.id, now);
  await writeAudit(tx, {
    actorId: account.id,
    subjectId: account.id,
    action: 'session.started',
    detail: device,
    ip,
    at: now,
  });
  deps.tokenLookups.trust(token);
  return { token, user: presentUser(account) };
}

/** Signs in (R2). A wrong password and an unknown e-mail take the same time and answer the same. */
export async function logIn(
  deps: Deps,
  request: { email: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  const email = request.email.trim();
  const account = await findUserByEmail(deps.db, email);
  const attempt = deps.failureLimits.takeLogin({
    // The database has its own idea of small letters: one account would have several names here.
    account: account?.id ?? email.toLowerCase(),
    ip: origin.ip,
    isKnownNetwork: await isKnownNetwork(deps, account?.id ?? '', origin.ip),
  });
  const isRight = await deps.passwords.verify(request.password, account?.passwordHash ?? null);
  const signedIn = account && isRight ? await enter(deps, account, origin) : null;
  if (!signedIn) {
    await writeAudit(deps.db, {
      actorId: null,
      subjectId: account?.id ?? null,
      action: 'session.failed',
      ip: origin.ip,
      at: deps.clock.now(),
    });
    throw appError('auth.wrong_credentials');
  }
  attempt.succeeded();
  return signedIn;
}

/** Begins a session with the password that was right for the account; null when it is another one since, or nobody's. */
async function enter(deps: Deps, checked: UserRow, origin: Origin): Promise<SignedIn | null> {
  return await deps.db.transaction(async (tx) => {
    // The check may have waited its turn, and whoever set a new password believes everybody else out.
    const account = await lockUser(tx, checked.id);
    if (account?.passwordHash !== checked.passwordHash) return null;
    // An account that was made without a browser learns its language from the first one.
    if (account.language === null && origin.language !== null)
      await setLanguage(tx, account.id, origin.language);
    return await startSession(deps, tx, account, origin);
  });
}

/** True when a session of the account was begun in this network, and might still be open had nobody ended it. */
async function isKnownNetwork({ db, clock }: Deps, userId: string, ip: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - absoluteLimitMs);
  const network = networkOf(ip);
  return (await listSessionAddresses(db, userId, since)).some((known) => networkOf(known) === network);
}

/** Ends this session; the token is worth nothing from the moment this resolves. */
export async function logOut(deps: Deps, userId: string, sessionId: string, ip: string): Promise<void> {
  await endOne(deps, { userId, sessionId, ip, action: 'session.ended' });
}

/** Ends one of the own sessions. Throws `request.not_found` for unknown, ended and foreign ones alike. */
export async function revokeSession(
  deps: Deps,
  userId: string,
  sessionId: string,
  ip: string,
): Promise<void> {
  const hasEnded = await endOne(deps, { userId, sessionId, ip, action: 'session.revoked' });
  if (!hasEnded) throw appError('request.not_found');
}

async function endOne(
  deps: Deps,
  end: { userId: string; sessionId: string; ip: string; action: 'session.ended' | 'session.revoked' },
): Promise<boolean> {
  const { userId, sessionId, ip, action } = end;
  const now = deps.clock.now();
  const hasEnded = await deps.db.transaction(async (tx) => {
    if (!(await endSession(tx, userId, sessionId, now))) return false;
    await writeAudit(tx, { actorId: userId, subjectId: userId, action, detail: sessionId, ip, at: now });
    await announceSessions(tx, userId);
    return true;
  });
  deps.sessions.forget(userId);
  return hasEnded;
}

export async function listSessions(deps: Deps, userId: string) {
  const now = deps.clock.now();
  return await listLiveSessions(deps.db, userId, now, new Date(now.getTime() - idleLimitMs));
}

/** Tells every process, when the transaction commits, to look at a person's sessions again. */
export async function announceSessions(tx: Database, userId: string): Promise<void> {
  await announceEnd(tx, sessionsChannel, userId);
}

/**
 * Ends the sessions of a person inside a transaction, all or all but one, and answers how many; call
 * `deps.sessions.forget` after it.
 */
export async function endEverySession(
  tx: Database,
  { userId, now, exceptId }: { userId: string; now: Date; exceptId?: string | undefined },
): Promise<number> {
  const count = await endAllSessions(tx, userId, now, exceptId);
  await announceSessions(tx, userId);
  return count;
}

/** Ends every session but the one that asks. */
export async function endOtherSessions(deps: Deps, own: OwnChange): Promise<number> {
  const now = deps.clock.now();
  const ended = await deps.db.transaction(async (tx) => {
    const count = await endAllSessions(tx, own.userId, now, own.sessionId);
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'session.revoked',
      detail: `${count} others`,
      ip: own.ip,
      at: now,
    });
    await announceSessions(tx, own.userId);
    return count;
  });
  deps.sessions.forget(own.userId);
  return ended;
}
