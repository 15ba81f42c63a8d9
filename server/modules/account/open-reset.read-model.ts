import type { Language } from '@loupe/shared/lib/language';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { passwordResets } from './account.tables.ts';

export async function findOpenReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string; language: Language | null } | null> {
  const [row] = await db
    .select({ userId: passwordResets.userId, email: users.email, language: users.language })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
}
