import { createHash } from 'node:crypto';
import type { BodyOf } from '@loupe/shared/contract/endpoint';
import { scheduleLimits } from '@loupe/shared/lib/schedule-limits';
import {
  type changeSchedule as changeScheduleEndpoint,
  type createSchedule as createScheduleEndpoint,
  type Schedule,
} from '@loupe/shared/contract/schedules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError, sentenceOfCode } from '../../errors/app-error.ts';
import { shown } from '../../language/texts.ts';
import { isTemporary } from '../chats/chats.usecases.ts';
import { findOwnRun, type RunRow } from '../runs/runs.usecases.ts';
import { scheduleTexts } from './messages/schedules-texts.ts';
import { nextTime } from './next-time.ts';
import * as reads from './schedules.read-model.ts';
import * as repository from './schedules.repository.ts';

export interface SchedulesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly billing: { lockAccount(tx: Database, userId: string): Promise<unknown> };
  readonly agentTitle: (slug: string, own?: string | null) => string;
}

/** What a run asks: the same key as a later run of it has, so that both belong to one schedule. */
function asksOf({ id, agent, inputsKey, language }: RunRow): string {
  return createHash('sha256')
    .update(JSON.stringify([agent, language, inputsKey ?? id]))
    .digest('hex');
}

function pausedOf(pausedBy: reads.ScheduleRow['pausedBy']): Schedule['paused'] {
  if (pausedBy === null) return null;
  const texts = scheduleTexts();
  if (pausedBy === 'person') return { code: pausedBy, sentence: texts.pausedByPerson };
  if (pausedBy === 'credits.not_enough') return { code: pausedBy, sentence: texts.pausedForCredits };
  return { code: pausedBy, sentence: texts.paused(shown(sentenceOfCode(pausedBy))) };
}

function present({ agentTitle }: SchedulesDeps, row: reads.ScheduleRow): Schedule {
  return {
    id: row.id,
    agent: row.agent,
    agent_title: agentTitle(row.agent, row.ownTitle),
    chat_id: row.chatId,
    chat_title: row.chatTitle,
    every: row.every,
    cap_credits: row.capCredits,
    next_at: row.nextAt.toISOString(),
    last_run_id: row.runId,
    paused: pausedOf(row.pausedBy),
    created_at: row.createdAt.toISOString(),
  };
}

async function ensureSchedule(db: Database, userId: string, id: string): Promise<reads.ScheduleRow> {
  const row = await reads.findSchedule(db, userId, id);
  if (row === undefined) throw appError('schedule.not_found');
  return row;
}

/**
 * Asks what a finished run was asked again and again, the first time one step from now. Throws `run.not_found`, `chat.temporary`,
 * `schedule.not_finished`, `schedule.too_many`.
 */
export async function createSchedule(
  deps: SchedulesDeps,
  userId: string,
  { run_id: runId, every, cap_credits: capCredits }: BodyOf<typeof createScheduleEndpoint>,
): Promise<Schedule> {
  const run = await findOwnRun(deps.db, userId, runId);
  if (run === undefined) throw appError('run.not_found', { field: 'run_id' });
  if (await isTemporary(deps.db, run.chatId)) throw appError('chat.temporary', { field: 'run_id' });
  if (run.status !== 'done') throw appError('schedule.not_finished', { field: 'run_id' });
  const now = deps.clock.now();
  const asks = asksOf(run);
  const id = await deps.db.transaction(async (tx) => {
    // One at a time per account, so that two of them do not both find room.
    await deps.billing.lockAccount(tx, userId);
    const isNew = (await reads.listSchedules(tx, userId, asks)).length === 0;
    if (isNew && (await repository.countSchedules(tx, userId)) >= scheduleLimits.schedules)
      throw appError('schedule.too_many');
    const times = { anchorAt: now, nextAt: nextTime(now, every, now), createdAt: now };
    return await repository.keepSchedule(tx, {
      id: newId('sch'),
      userId,
      runId,
      asks,
      every,
      capCredits,
      ...times,
    });
  });
  return present(deps, await ensureSchedule(deps.db, userId, id));
}

/** All of a person's; with a run those that ask the same as it. Throws `run.not_found`. */
export async function listSchedules(
  deps: SchedulesDeps,
  userId: string,
  runId?: string,
): Promise<Schedule[]> {
  const run = runId === undefined ? null : await findOwnRun(deps.db, userId, runId);
  if (run === undefined) throw appError('run.not_found', { field: 'run_id' });
  const rows = await reads.listSchedules(deps.db, userId, run === null ? undefined : asksOf(run));
  return rows.map((row) => present(deps, row));
}

/** Another rhythm, or going on after a pause, starts again from now. Throws `schedule.not_found`. */
export async function changeSchedule(
  deps: SchedulesDeps,
  userId: string,
  given: { readonly id: string } & BodyOf<typeof changeScheduleEndpoint>,
): Promise<Schedule> {
  const before = await ensureSchedule(deps.db, userId, given.id);
  const every = given.every ?? before.every;
  const now = deps.clock.now();
  const goesOn = given.is_paused === false && before.pausedBy !== null;
  const anchorAt = every === before.every ? before.anchorAt : now;
  await repository.changeSchedule(deps.db, userId, given.id, {
    every,
    capCredits: given.cap_credits ?? before.capCredits,
    ...((every !== before.every || goesOn) && { anchorAt, nextAt: nextTime(anchorAt, every, now) }),
    ...(given.is_paused !== undefined && {
      pausedBy: given.is_paused ? (before.pausedBy ?? 'person') : null,
    }),
  });
  return present(deps, await ensureSchedule(deps.db, userId, given.id));
}

/** Throws `schedule.not_found`. */
export async function endSchedule({ db }: SchedulesDeps, userId: string, id: string): Promise<void> {
  if (!(await repository.deleteSchedule(db, userId, id))) throw appError('schedule.not_found');
}
