import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { currentImpersonatorId } from './acting-as.ts';
import { insertLine } from './audit.repository.ts';

/** Everything that is written down. */
export const auditActions = [
  'account.created',
  'session.started',
  'session.failed',
  'session.ended',
  'session.revoked',
  'password.reset_requested',
  'password.reset',
  'password.changed',
  'email.change_requested',
  'email.change_cancelled',
  'email.changed',
  'email.confirmed',
  'account.deleted',
  'account.exported',
  'api_key.created',
  'api_key.revoked',
  'admin.granted',
  'agent.shared',
  'agent.unshared',
  'prompt.shared',
  'prompt.changed',
  'prompt.withdrawn',
  'share.created',
  'share.revoked',
  'credits.granted',
  'payment.refunded',
  'payment.disputed',
  'payment.dispute_won',
  'payment.dispute_lost',
  'impersonation.requested',
  'impersonation.started',
  'impersonation.changed',
  'problem.content_read',
  'problem.done',
  'problem.reopened',
  'deploy_token.created',
  'deploy_token.revoked',
  'release.uploaded',
  'release.promoted',
  'release.canary_started',
  'release.canary_raised',
  'release.rolled_back',
  'release.rolled_back_automatically',
  'release.switched_off',
  'release.switched_on',
  'release.configured',
] as const;
type AuditAction = (typeof auditActions)[number];

export interface AuditEntry {
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly action: AuditAction;
  readonly detail?: string;
  readonly ip: string | null;
  readonly at: Date;
}

/**
 * Appends a line to the audit log; pass the transaction of what it speaks of. While an admin views as the actor, the
 * line carries both.
 */
export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await insertLine(db, { id: newId('aud'), impersonatorId: currentImpersonatorId(), ...entry });
}
