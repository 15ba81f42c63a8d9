import type { Logger } from 'pino';
import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import { AppError } from '../../errors/app-error.ts';
import { speaking } from '../../language/language.ts';
import { tellRun } from '../notifications/notifications.usecases.ts';
import { runAgain } from '../runs/run-again.usecases.ts';
import type { SendMessageDeps } from '../runs/send-message.usecases.ts';
import { nextTime } from './next-time.ts';
import { deleteSchedule, noteTurn } from './schedules.repository.ts';
import { listDue, type ScheduleRow } from './schedules.read-model.ts';

export interface DueDeps extends SendMessageDeps {
  readonly log: Logger;
}

/** Most that are begun in one go; the rest a minute later. */
const mostAtOnce = 50;

/** What passes by itself: the next minute tries again. */
const passing: readonly ErrorCode[] = ['run.already_active', 'run.too_many_active'];

/**
 * Begins the runs of the schedules whose time has come. The key of a run is its schedule and time: however many
 * processes look, and whatever was lost in between, one run begins. What refuses a run pauses its schedule, and the
 * person is notified.
 */
export async function runDueSchedules(deps: DueDeps): Promise<void> {
  for (const due of await listDue(deps.db, deps.clock.now(), mostAtOnce)) {
    try {
      await speaking(due.language, () => begin(deps, due));
    } catch (error) {
      // One that fails unexpectedly does not keep the others waiting.
      deps.log.error({ err: error, schedule: due.id }, 'a schedule could not begin its run');
    }
  }
}

async function begin(deps: DueDeps, due: ScheduleRow): Promise<void> {
  const now = deps.clock.now();
  try {
    const { run } = await runAgain(deps, {
      userId: due.userId,
      runId: due.runId,
      idempotencyKey: `schedule:${due.id}:${due.nextAt.toISOString()}`,
      schedule: { id: due.id, capCredits: due.capCredits },
    });
    await noteTurn(deps.db, due, { runId: run.id, nextAt: nextTime(due.anchorAt, due.every, now) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (passing.includes(error.code)) return;
    // Whoever deletes the chat wants nothing more of it.
    if (error.code === 'chat.not_found') return void (await deleteSchedule(deps.db, due.userId, due.id));
    await pause(deps, due, error.code);
  }
}

async function pause({ db, clock }: DueDeps, due: ScheduleRow, code: ErrorCode): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await noteTurn(tx, due, { pausedBy: code }))) return;
    const run = { id: due.runId, userId: due.userId, chatId: due.chatId };
    await tellRun(tx, run, 'run_waiting', clock.now());
  });
}
