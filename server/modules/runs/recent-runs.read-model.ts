import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { chats } from '../chats/chats.tables.ts';
import { shownRun, type ShownRun } from './shown-run.statements.ts';
import type { RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';

interface RecentRun {
  readonly run: ShownRun & Pick<RunRow, 'workerId'>;
  readonly chatTitle: string;
}

/** Not finished, or finished since an instant; newest first. */
export const listRecentRuns = prepared<{ userId: string; since: Date }, RecentRun[]>('recent_runs', (db) =>
  db
    .select({ run: { ...shownRun, workerId: runs.workerId }, chatTitle: chats.title })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(
      and(
        eq(runs.userId, sql.placeholder('userId')),
        isNull(chats.deletedAt),
        or(isNull(runs.finishedAt), gte(runs.finishedAt, sql.placeholder('since'))),
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(100),
);
