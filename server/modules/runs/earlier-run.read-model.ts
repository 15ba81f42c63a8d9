import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { chats } from '../chats/chats.tables.ts';
import { runs } from './runs.tables.ts';
import type { RunRow } from './runs.repository.ts';

const { placeholder } = sql;

type Likeness = Pick<RunRow, 'userId' | 'agent' | 'language' | 'id'> & {
  readonly inputsKey: string;
  readonly createdAt: string;
};

const earlierRun = prepared<Likeness, { run: RunRow }[]>('earlier_run', (db) =>
  db
    .select({ run: runs })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(
      and(
        eq(runs.userId, placeholder('userId')),
        eq(runs.agent, placeholder('agent')),
        eq(runs.inputsKey, placeholder('inputsKey')),
        eq(runs.language, placeholder('language')),
        eq(runs.status, 'done'),
        sql`${runs.finishedAt} <= ${placeholder('createdAt')}::timestamptz`,
        ne(runs.id, placeholder('id')),
        isNull(chats.deletedAt),
        sql`not exists (
          select 1 from run_events ended where ended.run_id = ${runs.id} and ended.type = 'run.finished'
            and ((ended.data->>'is_unanswered')::boolean or (ended.data->>'is_question')::boolean))`,
      ),
    )
    .orderBy(desc(runs.finishedAt), desc(runs.createdAt))
    .limit(1),
);

/**
 * The newest run of the same person about the same that had answered before this one was asked for, in the same
 * language: the same one after a restart too. Not of a deleted chat.
 */
export async function findEarlierRun(db: Database, run: RunRow): Promise<RunRow | undefined> {
  const { userId, agent, inputsKey, language, id } = run;
  if (inputsKey === null) return undefined;
  const createdAt = run.createdAt.toISOString();
  const [row] = await earlierRun(db, { userId, agent, inputsKey, language, id, createdAt });
  return row?.run;
}
