import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';
import { endApiKeys } from '../api-keys/api-keys.usecases.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { endDeployTokens } from '../deploy-tokens/deploy-tokens.usecases.ts';
import type { UserRow } from '../identity/users.usecases.ts';
import type { OwnEnding } from '../sessions/own-account.usecases.ts';
import { endEverySession } from '../sessions/sessions.usecases.ts';
import { closeEmailChanges } from './email-changes.repository.ts';
import { closeOpenResets } from './password-resets.repository.ts';

/** What a new password ended, for the mail about it. */
export interface EndedAccess {
  readonly sessions: number;
  readonly apiKeys: number;
  /** Tokens of an admin, with which teams release slices. */
  readonly deployTokens: number;
  /** The address that a change would have gone to. */
  readonly emailChange: string | null;
}

interface Kept {
  readonly sessionId?: string;
  readonly apiKeys?: boolean;
  readonly deployTokens?: boolean;
}

/**
 * Ends every way into an account that does not ask for the new password: sessions and with them their devices and the
 * views that an admin began, API keys, deploy tokens, links to a new password, and a change of the e-mail that waits.
 * Writes down what it revoked or stopped. Call `deps.sessions.forget` after the transaction.
 */
export async function endAccess(tx: Database, ending: OwnEnding, kept: Kept = {}): Promise<EndedAccess> {
  const { userId, ip, now } = ending;
  await closeOpenResets(tx, userId, now);
  const emailChange = await closeEmailChanges(tx, userId, now);
  if (emailChange !== null)
    await writeAudit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'email.change_cancelled',
      ip,
      at: now,
    });
  const apiKeys = kept.apiKeys ? 0 : await endApiKeys(tx, ending);
  const deployTokens = kept.deployTokens ? 0 : await endDeployTokens(tx, ending);
  const sessions = await endEverySession(tx, { userId, now, exceptId: kept.sessionId });
  return { sessions, apiKeys, deployTokens, emailChange };
}

/** Tells the owner of a new password and what it ended: whoever did not set it learns of it. */
export function mailPasswordChanged(
  deps: Deps,
  account: Pick<UserRow, 'email' | 'language'>,
  ended: EndedAccess,
  how: 'by link' | 'in a session',
): void {
  const language = account.language ?? currentLanguage();
  deps.background.run('password changed', async () => {
    const { subject, text } = speaking(language, () =>
      letters().passwordChanged(deps.config.brandName, {
        ...ended,
        isHereKept: how === 'in a session',
      }),
    );
    await deps.mail.send({ to: account.email, subject, text: text.join('\n') });
  });
}
