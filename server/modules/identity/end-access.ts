import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';
import { revokeDeployTokensOf } from '../releases/deploy-tokens.repository.ts';
import { closeEmailChanges } from './account.repository.ts';
import { revokeAllApiKeys } from './api-keys.repository.ts';
import { writeAudit } from './audit.repository.ts';
import { sessionsChannel } from './session-lookup.ts';
import { announceEnd, endAllSessions } from './sessions.repository.ts';
import { closeOpenResets, type UserRow } from './users.repository.ts';

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

/** Who ends access to the own account, when and from where. */
interface Ending {
  readonly userId: string;
  /** Null when a schedule does it later. */
  readonly ip: string | null;
  readonly now: Date;
}

/**
 * Ends every way into an account that does not ask for the new password: sessions and with them their devices and the
 * views that an admin began, API keys, deploy tokens, links to a new password, and a change of the e-mail that waits.
 * Writes down what it revoked or stopped. Call `deps.sessions.forget` after the transaction.
 */
export async function endAccess(tx: Database, ending: Ending, kept: Kept = {}): Promise<EndedAccess> {
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
  const sessions = await endAllSessions(tx, userId, now, kept.sessionId);
  await announceEnd(tx, sessionsChannel, userId);
  return { sessions, apiKeys, deployTokens, emailChange };
}

/** Revokes every API key of an account and writes each down. How many worked until now. */
export async function endApiKeys(tx: Database, { userId, ip, now }: Ending): Promise<number> {
  const ended = await revokeAllApiKeys(tx, userId, now);
  for (const id of ended)
    await writeAudit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'api_key.revoked',
      detail: id,
      ip,
      at: now,
    });
  return ended.length;
}

/** Revokes every deploy token that an admin made and writes each down. How many worked until now. */
export async function endDeployTokens(tx: Database, { userId, ip, now }: Ending): Promise<number> {
  const ended = await revokeDeployTokensOf(tx, userId, now);
  for (const { id, remote } of ended)
    await writeAudit(tx, {
      actorId: userId,
      subjectId: null,
      action: 'deploy_token.revoked',
      detail: `${remote} ${id}`,
      ip,
      at: now,
    });
  return ended.length;
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
