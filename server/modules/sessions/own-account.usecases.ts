import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { isSessionOpen } from './sessions.repository.ts';
import { findUser, lockUser, type UserRow } from '../identity/users.usecases.ts';

/** Who changes something about their own account, and from where. */
export interface OwnChange {
  readonly userId: string;
  readonly sessionId: string;
  readonly ip: string;
}

/** Throws `session.ended` when the account was deleted meanwhile. */
export async function ownAccount(deps: Deps, userId: string): Promise<UserRow> {
  const account = await findUser(deps.db, userId);
  if (!account) throw appError('session.ended');
  return account;
}

/**
 * The account, once its password was given again. Wrong ones are counted for the session, so that one left open is no
 * place to guess, and nobody outside of it can use the tries up. Throws `account.wrong_password` (a 400: the session is not in question) and `request.too_many`.
 */
export async function confirmPassword(
  deps: Deps,
  own: OwnChange,
  password: string,
  field: string,
): Promise<UserRow> {
  const account = await ownAccount(deps, own.userId);
  const attempt = deps.failureLimits.takeConfirmation(own);
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    throw appError('account.wrong_password', { field });
  attempt.succeeded();
  return account;
}

/** Who ends access to the own account, when and from where. */
export interface OwnEnding {
  readonly userId: string;
  /** Null when a schedule does it later. */
  readonly ip: string | null;
  readonly now: Date;
}

/** Who asks, and the session that let them in. */
interface Asking {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * The account of who asks, locked until the transaction ends. A new password takes the same lock before it ends sessions,
 * keys and tokens: what is made behind it was there to be ended with them, or is not made. Throws `session.ended` when
 * the session has ended since it let them in.
 */
export async function lockOwnAccount(tx: Database, { userId, sessionId }: Asking): Promise<UserRow> {
  const account = await lockUser(tx, userId);
  if (!account) throw appError('session.ended');
  await assertSessionOpen(tx, { userId, sessionId });
  return account;
}

/**
 * The same for what the password was asked for once more: the check may have waited its turn. Throws
 * `account.wrong_password` when the account has another one by now than the one that was checked.
 */
export async function lockConfirmedAccount(
  tx: Database,
  asking: Asking,
  checked: Pick<UserRow, 'passwordHash'>,
  field: string,
): Promise<UserRow> {
  const account = await lockOwnAccount(tx, asking);
  if (account.passwordHash !== checked.passwordHash) throw appError('account.wrong_password', { field });
  return account;
}

/** Throws `session.ended` when it has ended since it let them in; it ends no earlier than the transaction. */
export async function assertSessionOpen(tx: Database, { userId, sessionId }: Asking): Promise<void> {
  if (!(await isSessionOpen(tx, userId, sessionId))) throw appError('session.ended');
}
