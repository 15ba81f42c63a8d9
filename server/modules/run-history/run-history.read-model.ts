import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { RunGroup } from '@loupe/shared/contract/run-history';
import type { ScheduleRhythm } from '@loupe/shared/contract/schedules';
import type { Database } from '../../db/database.ts';
import { limitInText, prepared } from '../../db/prepared.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import { notices } from '../notifications/notifications.tables.ts';
import { shownRun, type ShownRun } from '../runs/shown-run.statements.ts';
import { runs } from '../runs/runs.tables.ts';
import type { RunRow } from '../runs/runs.usecases.ts';
import { schedules } from '../schedules/schedules.tables.ts';
import { headingWithin, type RunPosition } from './run-history.models.ts';

const { placeholder } = sql;

/** On a page. */
export const runsShown = 30;

export interface HistoryRun {
  readonly run: ShownRun & Pick<RunRow, 'workerId' | 'prompt' | 'inputs' | 'ownBase'>;
  readonly chatTitle: string;
  /** How what it wrote begins. */
  readonly beginning: string | null;
  readonly scheduleId: string | null;
  readonly every: ScheduleRhythm | null;
  readonly isWaiting: boolean;
  readonly hasBefore: boolean;
  readonly isUnread: boolean;
}

interface PageValues {
  readonly userId: string;
  readonly createdAt: string;
  readonly id: string;
  readonly agent?: string;
}

/** It ended with a question, and nothing was said in its chat since. */
const isWaiting = sql<boolean>`(${runs.isQuestion} and not exists (
  select 1 from runs later where later.chat_id = ${runs.chatId} and later.created_at > ${runs.createdAt}))`;

/** The same as `earlier-run.read-model.ts` finds. The last event of a finished run is its end. */
const hasBefore = sql<boolean>`(${runs.status} = 'done' and exists (
  select 1 from runs earlier join chats place on place.id = earlier.chat_id and place.deleted_at is null
  where earlier.user_id = ${runs.userId} and earlier.inputs_key = ${runs.inputsKey} and earlier.finished_at <= ${runs.createdAt}
    and earlier.agent = ${runs.agent} and earlier.language = ${runs.language} and earlier.status = 'done' and earlier.id <> ${runs.id}
    and not exists (
      select 1 from run_events ended where ended.run_id = earlier.id and ended.seq = earlier.last_seq
        and ((ended.data->>'is_unanswered')::boolean or (ended.data->>'is_question')::boolean))))`;

const isUnread = sql<boolean>`(${runs.id} in (
  select run_id from ${notices} where ${notices.userId} = ${placeholder('userId')} and read_at is null))`;

/** In the text of a question, so that the indexes made for them are seen. */
const ofGroup: Readonly<Record<RunGroup, SQL>> = {
  running: sql`${runs.finishedAt} is null`,
  waiting: sql`${runs.isQuestion} and ${isWaiting}`,
  done: sql`${runs.status} = 'done' and not ${isWaiting}`,
  failed: sql`${runs.status} in ('failed', 'stopped')`,
};

/** A page is found in the order of an index; what is shown beside a run is looked up for the runs of the page alone. */
function pageOf(db: Database, group: RunGroup | undefined, hasAgent: boolean) {
  return db
    .select({
      run: {
        ...shownRun,
        workerId: runs.workerId,
        prompt: runs.prompt,
        inputs: runs.inputs,
        ownBase: runs.ownBase,
      },
      chatTitle: chats.title,
      beginning: sql<string | null>`left(${messages.text}, ${sql.raw(String(headingWithin))})`,
      scheduleId: schedules.id,
      every: schedules.every,
      isWaiting,
      hasBefore,
      isUnread,
    })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .leftJoin(messages, eq(messages.id, runs.answerMessageId))
    .leftJoin(schedules, eq(schedules.id, runs.scheduleId))
    .where(
      and(
        eq(runs.userId, placeholder('userId')),
        isNull(chats.deletedAt),
        sql`(${runs.createdAt}, ${runs.id}) < (${placeholder('createdAt')}::timestamptz, ${placeholder('id')})`,
        group && ofGroup[group],
        hasAgent ? eq(runs.agent, placeholder('agent')) : undefined,
      ),
    )
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limitInText(runsShown + 1));
}

type Page = (db: Database, values: PageValues) => Promise<HistoryRun[]>;

/** One question for each way of narrowing, made when it is first asked. */
const pages = new Map<string, Page>();

function pageFor(group: RunGroup | undefined, hasAgent: boolean): Page {
  const name = ['run_history', group, hasAgent && 'agent'].filter(Boolean).join('_');
  const known = pages.get(name);
  if (known) return known;
  const page = prepared<PageValues, HistoryRun[]>(name, (db) => pageOf(db, group, hasAgent));
  pages.set(name, page);
  return page;
}

/** Runs of a person after a position; one more than a page has when there are more. */
export async function listRunHistory(
  db: Database,
  userId: string,
  given: {
    readonly group?: RunGroup | undefined;
    readonly agent?: string | undefined;
    readonly after: RunPosition | null;
  },
): Promise<HistoryRun[]> {
  const { group, agent, after } = given;
  // The first page is asked for as if after the last position there can be.
  const position = after
    ? { createdAt: after.createdAt.toISOString(), id: after.id }
    : { createdAt: 'infinity', id: '' };
  const values = { userId, ...position, ...(agent !== undefined && { agent }) };
  return await pageFor(group, agent !== undefined)(db, values);
}
