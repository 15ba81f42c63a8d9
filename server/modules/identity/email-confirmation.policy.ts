import { appError } from '../../errors/app-error.ts';

/*
 * An account works from the moment it is made; nobody waits for a mail. What needs an address that its owner has proved
 * to read, and why:
 *
 * - API keys: programs that work under made-up addresses cannot be notified of anything, nor stopped one by one.
 * - Rewards for invitations: else three sign-ups with made-up addresses are worth 300 credits. A payment counts as much,
 *   because made-up people do not pay.
 * - Being found by search engines through shared links: no link is, whoever made it (X2). Should that ever change, it is
 *   asked for here.
 *
 * The link of a password reset proves the address as well as the link of the sign-up's own mail.
 */

interface Account {
  readonly emailConfirmedAt: Date | null;
}

/** Throws `account.email_unconfirmed`. */
export function assertMayHaveApiKeys({ emailConfirmedAt }: Account): void {
  if (emailConfirmedAt === null) throw appError('account.email_unconfirmed');
}

/** For both sides of an invitation (R13). */
export function mayBeRewarded(account: Account & { readonly hasPaid: boolean }): boolean {
  return account.emailConfirmedAt !== null || account.hasPaid;
}
