import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { auditLog } from './identity.tables.ts';

type AuditAction =
  | 'account.created'
  | 'session.started'
  | 'session.failed'
  | 'session.ended'
  | 'session.revoked'
  | 'password.reset_requested'
  | 'password.reset'
  | 'admin.granted'
  | 'share.created'
  | 'share.revoked';

export interface AuditEntry {
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly action: AuditAction;
  readonly detail?: string;
  readonly ip: string | null;
  readonly at: Date;
}

/** Appends a line to the audit log; pass the transaction of what it speaks of. */
export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ id: newId('aud'), ...entry });
}
