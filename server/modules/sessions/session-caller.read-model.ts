import type { Language } from '@loupe/shared/lib/language';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { sessions } from './sessions.tables.ts';

export interface FoundSession {
  readonly id: string;
  readonly userId: string;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly permissions: readonly string[];
  readonly language: Language | null;
  readonly impersonatorId: string | null;
  readonly impersonationId: string | null;
  readonly isReadOnly: boolean;
}

export async function findSessionByToken(db: Database, tokenHash: string): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      permissions: users.permissions,
      language: users.language,
      impersonatorId: sessions.impersonatorId,
      impersonationId: sessions.impersonationId,
      isReadOnly: sessions.isReadOnly,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(users.deletedAt)));
  return row ?? null;
}
