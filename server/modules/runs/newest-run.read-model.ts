import { desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { messages } from '../chats/chats.tables.ts';
import type { RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';

export const newestRun = prepared<{ chatId: string }, { run: RunRow }[]>('newest_run', (db) =>
  db
    .select({ run: runs })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(eq(runs.chatId, sql.placeholder('chatId')))
    .orderBy(desc(messages.position))
    .limit(1),
);
