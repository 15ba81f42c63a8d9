import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { endApiKeys } from '../api-keys/api-keys.usecases.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { endDeployTokens } from '../deploy-tokens/deploy-tokens.usecases.ts';
import { assertNoOpenCheckout, giveUpOpenCheckout } from '../checkout/open-checkouts.usecases.ts';
import { forgetCustomers, scheduleProviderDeletion } from '../payments/forgotten-customers.usecases.ts';
import { confirmPassword, lockConfirmedAccount, type OwnChange } from '../sessions/own-account.usecases.ts';
import { endEverySession } from '../sessions/sessions.usecases.ts';
import {
  anonymise,
  closeShares,
  countAdmins,
  eraseRows,
  listActiveRunIds,
  listKeysToErase,
  listUnerased,
} from './account-deletion.repository.ts';

/** What a request may take at the longest: one that was let in before the deletion can write so long after it. */
const longestRequestMs = 10 * 60_000;

/**
 * Deletes the account (R21). From the moment this resolves nobody gets in, shared links and tokens are closed, running work is
 * asked to stop, no purchase is open and the e-mail is free; the data is erased as soon as the last run has ended.
 */
export async function deleteAccount(
  deps: Deps,
  own: OwnChange,
  request: { password: string; confirmation: string },
): Promise<void> {
  const account = await confirmPassword(deps, own, request.password, 'password');
  if (request.confirmation.trim().toLowerCase() !== account.email.toLowerCase())
    throw appError('account.confirmation_wrong', { field: 'confirmation' });
  await giveUpOpenCheckout(deps.payments, own.userId);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, own.userId);
    await assertNoOpenCheckout(tx, own.userId);
    if (account.permissions.includes('admin') && (await countAdmins(tx)) < 2)
      throw appError('account.last_admin');
    await lockConfirmedAccount(tx, own, account, 'password');
    if (!(await anonymise(tx, own.userId, now))) throw appError('session.ended');
    await endApiKeys(tx, { ...own, now });
    await endDeployTokens(tx, { ...own, now });
    await closeShares(tx, own.userId, now);
    await scheduleProviderDeletion(tx, deps.payments, own.userId);
    await endEverySession(tx, { userId: own.userId, now });
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'account.deleted',
      ip: own.ip,
      at: now,
    });
  });
  deps.sessions.forget(own.userId);
  deps.background.run('erase a deleted account', () => stopAndErase(deps, own.userId));
  deps.background.run('forget a customer', () => forgetCustomers(deps.payments));
}

async function stopAndErase(deps: Deps, userId: string): Promise<void> {
  for (const runId of await listActiveRunIds(deps.db, userId)) await deps.runs.stopRun(userId, runId);
  await erase(deps, userId);
}

async function erase(deps: Deps, userId: string): Promise<void> {
  const keys = await listKeysToErase(deps.db, userId);
  if (keys === null) return;
  // The bytes first: without the rows nobody would know what is left to remove after a failure.
  for (const key of keys) {
    await deps.copies.remove(key);
    await deps.fileStore.remove(key);
  }
  const now = deps.clock.now();
  const lastWriteBefore = new Date(now.getTime() - longestRequestMs);
  await deps.db.transaction(async (tx) => {
    // They are kept as rows, so one that came late would go on working.
    await endDeployTokens(tx, { userId, ip: null, now });
    await eraseRows(tx, userId, keys, { now, lastWriteBefore });
  });
}

/**
 * Erases deleted accounts whose runs had not ended yet, or whose erasure was cut off, and once more those into which a
 * request could still write; for the schedule. One that fails holds no other back.
 */
export async function eraseDeletedAccounts(deps: Deps): Promise<void> {
  for (const userId of await listUnerased(deps.db))
    await stopAndErase(deps, userId).catch((error: unknown) =>
      deps.log.error({ err: error, user: userId }, 'a deleted account could not be erased yet'),
    );
}
