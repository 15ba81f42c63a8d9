import type { Permission } from '@loupe/shared/contract/permissions';
import type { User } from '@loupe/shared/contract/auth';
import type { Language } from '@loupe/shared/lib/language';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import { writeAudit } from './audit.repository.ts';
import { mailEmailLink, openEmailLink } from './email-links.ts';
import { absoluteLimitMs, assertGoodPassword, checkedEmail, idleLimitMs } from './identity.policy.ts';
import { sessionsChannel } from './session-lookup.ts';
import {
  announceEnd,
  endAllSessions,
  endSession,
  insertSession,
  listLiveSessions,
  listSessionAddresses,
} from './sessions.repository.ts';
import { hashToken, newReferralCode, newToken } from './tokens.ts';
import {
  findUser,
  findUserByEmail,
  findUserIdByReferralCode,
  insertUser,
  lockUser,
  setLanguage,
  setPermissions,
  type UserRow,
} from './users.repository.ts';

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

type Account = Pick<UserRow, 'id' | 'email' | 'name' | 'permissions'>;

export function presentUser({ id, email, name, permissions }: Account): User {
  return { id, email, name, permissions: permissions as Permission[] };
}

/** Makes the account, its first credits and a session, all or nothing, and mails a link that confirms the e-mail (R5). */
export async function signUp(
  deps: Deps,
  request: { email: string; password: string; name?: string; referralCode?: string },
  origin: Origin,
): Promise<SignedIn> {
  const email = checkedEmail(request.email);
  assertGoodPassword(request.password, email);
  const passwordHash = await deps.passwords.hash(request.password);
  const { made, signedIn } = await deps.db.transaction(async (tx) => {
    const referredBy = await findReferrer(tx, request.referralCode);
    const account = await createAccount(deps, tx, {
      email,
      name: request.name,
      passwordHash,
      referredBy,
      permissions: ['view_explore'],
      ip: origin.ip,
      language: origin.language,
      emailConfirmedAt: null,
    });
    const now = deps.clock.now();
    const link = await openEmailLink(tx, { userId: account.id, email }, now);
    const started = await startSession(deps, tx, account, origin);
    return { made: { account, link }, signedIn: started };
  });
  deps.background.run('e-mail confirmation', () =>
    mailEmailLink(deps, made.account, { email, token: made.link }),
  );
  return signedIn;
}

async function findReferrer(db: Database, code: string | undefined): Promise<string | null> {
  const given = code?.trim().toUpperCase();
  if (!given) return null;
  const referrer = await findUserIdByReferralCode(db, given);
  if (!referrer) throw appError('auth.referral_code_unknown', { field: 'referral_code' });
  return referrer;
}

interface NewAccount {
  readonly email: string;
  readonly name: string | undefined;
  readonly passwordHash: string;
  readonly referredBy: string | null;
  readonly permissions: Permission[];
  readonly ip: string | null;
  readonly language: Language | null;
  readonly emailConfirmedAt: Date | null;
}

async function createAccount(
  deps: Deps,
  tx: Database,
  { name, ip, ...rest }: NewAccount,
): Promise<Account & Pick<UserRow, 'language'>> {
  const now = deps.clock.now();
  const account = {
    ...rest,
    id: newId('usr'),
    name: name?.trim() || (rest.email.split('@')[0] ?? ''),
    referralCode: newReferralCode(),
    createdAt: now,
  };
  if (!(await insertUser(tx, account))) throw appError('auth.email_taken', { field: 'email' });
  await deps.billing.openAccount(tx, account.id, now);
  await writeAudit(tx, {
    actorId: account.id,
    subjectId: account.id,
    action: 'account.created',
    ip,
    at: now,
  });
  return account;
}

async function startSession(
  deps: Deps,
  tx: Database,
  account: Account,
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

export async function getSignedInUser(deps: Deps, userId: string): Promise<User> {
  const account = await findUser(deps.db, userId);
  if (!account) throw appError('session.ended');
  return presentUser(account);
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
    await announceEnd(tx, sessionsChannel, userId);
    return true;
  });
  deps.sessions.forget(userId);
  return hasEnded;
}

export async function listSessions(deps: Deps, userId: string) {
  const now = deps.clock.now();
  return await listLiveSessions(deps.db, userId, now, new Date(now.getTime() - idleLimitMs));
}

/** Ends every session of a person inside a transaction; call `deps.sessions.forget` after it. */
export async function endEverySession(deps: Deps, tx: Database, userId: string): Promise<void> {
  await endAllSessions(tx, userId, deps.clock.now());
  await announceEnd(tx, sessionsChannel, userId);
}

/** ADMIN_EMAIL and ADMIN_PASSWORD: makes the account, or gives an existing one the permission and leaves its password alone. */
export async function ensureFirstAdmin(deps: Deps): Promise<void> {
  const { adminEmail, adminPassword } = deps.config;
  if (!adminEmail || !adminPassword) return;
  const existing = await findUserByEmail(deps.db, adminEmail);
  if (!existing) {
    const passwordHash = await deps.passwords.hash(adminPassword);
    await deps.db.transaction((tx) =>
      createAccount(deps, tx, {
        email: adminEmail,
        name: undefined,
        passwordHash,
        referredBy: null,
        permissions: ['view_explore', 'admin'],
        ip: null,
        language: null,
        // Whoever runs the site has said whose address it is.
        emailConfirmedAt: deps.clock.now(),
      }),
    );
    return;
  }
  if (existing.permissions.includes('admin')) return;
  await deps.db.transaction(async (tx) => {
    await setPermissions(tx, existing.id, [...existing.permissions, 'admin']);
    await writeAudit(tx, {
      actorId: null,
      subjectId: existing.id,
      action: 'admin.granted',
      detail: 'ADMIN_EMAIL',
      ip: null,
      at: deps.clock.now(),
    });
    await announceEnd(tx, sessionsChannel, existing.id);
  });
  deps.sessions.forget(existing.id);
}
