import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';
import { revokeDeployTokensOf } from '../releases/deploy-tokens.repository.ts';
import { closeEmailChanges } from './account.repository.ts';
import { revokeAllApiKeys } from './api-keys.repository.ts';
import { sessionsChannel } from './session-lookup.ts';
import { announceEnd, endAllSessions } from './sessions.repository.ts';
import { closeOpenResets, type UserRow } from './users.repository.ts';

/** What a new password ended, for the mail about it. */
export interface EndedAccess {
  readonly sessions: number;
  readonly apiKeys: number;
  /** Tokens of an admin, with which teams release slices. */
  readonly deployTokens: readonly { readonly id: string; readonly remote: string }[];
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
 * views that an admin began, API keys, deploy tokens, links to a new password, and a change of the e-mail that waits. Call
 * `deps.sessions.forget` after the transaction.
 */
export async function endAccess(
  tx: Database,
  userId: string,
  now: Date,
  kept: Kept = {},
): Promise<EndedAccess> {
  await closeOpenResets(tx, userId, now);
  const emailChange = await closeEmailChanges(tx, userId, now);
  const apiKeys = kept.apiKeys ? 0 : await revokeAllApiKeys(tx, userId, now);
  const deployTokens = kept.deployTokens ? [] : await revokeDeployTokensOf(tx, userId, now);
  const sessions = await endAllSessions(tx, userId, now, kept.sessionId);
  await announceEnd(tx, sessionsChannel, userId);
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
        deployTokens: ended.deployTokens.length,
        isHereKept: how === 'in a session',
      }),
    );
    await deps.mail.send({ to: account.email, subject, text: text.join('\n') });
  });
}
