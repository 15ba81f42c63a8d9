import type { User } from '@loupe/shared/contract/auth';
import type { Permission } from '@loupe/shared/contract/permissions';
import type { Language } from '@loupe/shared/lib/language';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { assertGoodPassword, checkedEmail } from '../identity/identity.policy.ts';
import { newReferralCode } from '../identity/tokens.ts';
import {
  findUser,
  findUserByEmail,
  findUserIdByReferralCode,
  insertUser,
  presentUser,
  setPermissions,
  type UserRow,
} from '../identity/users.usecases.ts';
import { announceSessions, startSession, type Origin, type SignedIn } from '../sessions/sessions.usecases.ts';
import { mailEmailLink, openEmailLink } from './email-links.ts';

type Account = Pick<UserRow, 'id' | 'email' | 'name' | 'permissions'>;

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

export async function getSignedInUser(deps: Deps, userId: string): Promise<User> {
  const account = await findUser(deps.db, userId);
  if (!account) throw appError('session.ended');
  return presentUser(account);
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
    await announceSessions(tx, existing.id);
  });
  deps.sessions.forget(existing.id);
}
