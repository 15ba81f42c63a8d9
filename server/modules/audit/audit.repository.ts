import type { Database } from '../../db/database.ts';
import { auditLog } from './audit.tables.ts';

export async function insertLine(db: Database, line: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(line);
}
