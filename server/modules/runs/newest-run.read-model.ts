import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { Line } from '../chats/branches.models.ts';
import { isOnLine } from '../chats/chats.statements.ts';
import { messages } from '../chats/chats.tables.ts';
import type { RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';

/** The run of the last question on a line. */
export const newestRun = prepared<Line & { chatId: string }, { run: RunRow }[]>('newest_run', (db) =>
  db
    .select({ run: runs })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(and(eq(runs.chatId, sql.placeholder('chatId')), isOnLine))
    .orderBy(desc(messages.position))
    .limit(1),
);
