import type { Database } from '../../db/database.ts';
import { isDatabaseDown } from '../../db/database-errors.ts';
import { RunInterrupt, type Engine, type EngineKind } from '../../engines/engine.ts';
import { askStepId } from '../../engines/ask-user.ts';
import { createRecordedRun } from '../../engines/recorded-run.ts';
import { foldHistory, type RunHistory } from '../../engines/run-history.ts';
import { AppError, appError } from '../../errors/app-error.ts';
import type { ToolContext } from '../../tools/tool.ts';
import type { AgentResolver } from '../../agents/agent-resolver.ts';
import { ownWordsOf } from '../instructions/instructions.usecases.ts';
import { finishRun, type FinishDeps } from './finish-run.ts';
import type { TimedRunEvent } from './event-batches.repository.ts';
import type { EventWriter, Readers } from './event-writer.ts';
import { FenceLost, fenceOf } from './fence.ts';
import { createRunLog, type RunLog } from './run-log.ts';
import { gatherFacts } from './run-facts.ts';
import { listEvents, listSteps } from './run-log.repository.ts';
import { runTimeLimitMs, type RunOutcome } from './runs.models.ts';
import * as repository from './runs.repository.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { speaking } from '../../language/language.ts';
import { shown } from '../../language/texts.ts';

export interface ToolScope {
  readonly userId: string;
  readonly chatId: string;
  readonly signal: AbortSignal;
  readonly now: Date;
  readonly isCheck?: boolean;
}

export interface ExecutionDeps extends FinishDeps {
  readonly db: Database;
  readonly resolver: AgentResolver;
  readonly engines: Readonly<Partial<Record<EngineKind, Engine>>>;
  readonly createToolContext: (scope: ToolScope) => ToolContext;
  readonly writer: EventWriter;
  readonly readers: Readers;
  readonly log: { error(details: object, message: string): void };
  readonly timeLimitMs?: number;
}

/** An engine that does not answer to an abort is left behind after this long. */
const patienceMs = 5_000;

/** A run that met a database that was away is given back so often; what fails each time like that is no outage. */
const mostAttempts = 10;
/** A run that could not be written down with the database there fails the same way again, and each attempt asks the model again. */
const mostUnwritten = 3;

/** One attempt at a run that this worker has claimed. */
export interface Execution {
  readonly runId: string;
  interrupt(reason: RunInterrupt['reason']): void;
  /** `given_back`: stopped in the middle for a shutdown or a broken database; someone has to take it over. */
  readonly ended: Promise<Ending>;
}

export type Ending =
  | { readonly kind: 'finished'; readonly run: repository.RunRow }
  | { readonly kind: 'lost' | 'given_back' };

const lost = { kind: 'lost' } as const;
const givenBack = { kind: 'given_back' } as const;

export function startExecution(deps: ExecutionDeps, run: repository.RunRow): Execution {
  const controller = new AbortController();
  const interrupt = (reason: RunInterrupt['reason']) => {
    if (!controller.signal.aborted) controller.abort(new RunInterrupt(reason));
  };
  return {
    runId: run.id,
    interrupt,
    ended: speaking(run.language, () => execute(deps, run, controller.signal, interrupt)),
  };
}

async function execute(
  deps: ExecutionDeps,
  run: repository.RunRow,
  signal: AbortSignal,
  interrupt: Execution['interrupt'],
): Promise<Ending> {
  try {
    return await attempt(deps, run, signal, interrupt);
  } catch (error) {
    if (error instanceof FenceLost) return lost;
    deps.log.error({ err: error }, 'a run could not be written down');
    if (isDatabaseDown(error) || run.attempt < mostUnwritten) return givenBack;
    return await giveUp(deps, run);
  }
}

/** Throws what kept it from being written down. */
async function attempt(
  deps: ExecutionDeps,
  run: repository.RunRow,
  signal: AbortSignal,
  interrupt: Execution['interrupt'],
): Promise<Ending> {
  const { history, resets } = await readHistory(deps.db, run);
  const broken: unknown[] = [];
  const log = createRunLog({
    writer: deps.writer,
    clock: deps.clock,
    fence: fenceOf(run),
    onLost: (error) => {
      broken.push(error);
      interrupt('lost');
    },
    onStopRequested: () => interrupt('stop'),
  });
  for (const reset of resets) log.emit(reset);
  if (run.stopRequestedAt) interrupt('stop');
  const timer = setTimeout(() => interrupt('time_limit'), deps.timeLimitMs ?? runTimeLimitMs);
  const outcome = await work(deps, run, history, log, signal).finally(() => clearTimeout(timer));
  if (outcome === 'shutdown') await log.flush().catch(() => undefined);
  const rest = await log.takeRest();
  if (broken.length > 0) throw broken[0];
  if (outcome === 'lost' || outcome === 'shutdown') return givenBack;
  return await close(deps, run, outcome, history.text, rest);
}

/** What earlier attempts have done; the first has nothing to read. */
async function readHistory(db: Database, { id, attempt: number }: repository.RunRow) {
  return number === 1
    ? foldHistory([], [])
    : foldHistory(await listEvents(db, id, 0), await listSteps(db, id));
}

/** Readers in this process have the end when it is stored. */
async function close(
  deps: ExecutionDeps,
  run: repository.RunRow,
  outcome: RunOutcome,
  text: RunHistory['text'],
  rest: readonly TimedRunEvent[],
): Promise<Ending> {
  const { origin } = deps.readers;
  const finished = await deps.db.transaction(
    async (tx) => await finishRun(tx, deps, run, outcome, text, rest, origin),
  );
  deps.readers.publish(run.id, finished.lastSeq, finished.events);
  return { kind: 'finished', run: finished.run };
}

/** Ends it as failed, for nothing; what could not be written is left out. */
async function giveUp(deps: ExecutionDeps, run: repository.RunRow): Promise<Ending> {
  try {
    return await close(deps, run, failed(appError('run.failed')), { report: '', answer: '' }, []);
  } catch (error) {
    if (error instanceof FenceLost) return lost;
    deps.log.error({ err: error }, 'the end of a run could not be stored');
    return givenBack;
  }
}

/** Lets the engine work; its ending as an outcome. */
async function work(
  deps: ExecutionDeps,
  run: repository.RunRow,
  history: RunHistory,
  log: RunLog,
  signal: AbortSignal,
): Promise<RunOutcome | 'lost' | 'shutdown'> {
  try {
    if (signal.aborted) throw signal.reason;
    const agent = await deps.resolver.forRun(run);
    const engine = deps.engines[run.engine];
    if (!agent) throw appError('agent.unknown');
    if (!engine)
      throw appError('model.unavailable', {
        sentence: refusals.said((t) => t.modelGone),
      });
    const ownWords = engine.kind === 'model' ? await ownWordsOf(deps.db, run.userId) : null;
    log.emit({
      type: 'run.started',
      data: {
        attempt: run.attempt,
        engine: engine.kind,
        engine_label: engine.label(),
        language: run.language,
        stages: agent.stages.map(({ id, title }) => ({ id, title })),
        ...(ownWords && {
          own_words: {
            instructions_version: ownWords.instructions?.version ?? null,
            memories: ownWords.memories.length,
          },
        }),
      },
    });
    const facts = { ...(await gatherFacts(deps, run, agent)), ...(ownWords && { ownWords }) };
    const context = createRecordedRun({
      facts,
      signal,
      record: log,
      history,
      firstStageId: agent.stages[0]?.id ?? 'work',
      timeLimitMs: deps.timeLimitMs ?? runTimeLimitMs,
    });
    const tools = deps.createToolContext({
      userId: run.userId,
      chatId: run.chatId,
      signal,
      now: run.createdAt,
    });
    await orAborted(engine.execute(agent, context, tools), signal);
    return {
      status: 'done',
      error: null,
      ...(context.isUnanswered && { isUnanswered: true }),
      ...(history.steps.has(askStepId) && { isQuestion: true }),
    };
  } catch (error) {
    return outcomeOf(deps, run, signal.aborted ? signal.reason : error);
  }
}

function outcomeOf(
  deps: ExecutionDeps,
  run: repository.RunRow,
  error: unknown,
): RunOutcome | 'lost' | 'shutdown' {
  if (error instanceof RunInterrupt) {
    if (error.reason === 'stop') return { status: 'stopped', error: null };
    if (error.reason === 'time_limit') return failed(appError('run.time_limit'));
    return error.reason;
  }
  if (error instanceof AppError) return failed(error);
  if (isDatabaseDown(error) && run.attempt < mostAttempts) {
    deps.log.error({ err: error }, 'a run lost the database');
    return 'lost';
  }
  deps.log.error({ err: error }, 'a run failed');
  return failed(appError('run.failed'));
}

function failed({ code, sentence }: AppError): RunOutcome {
  return { status: 'failed', error: { code, message: shown(sentence) } };
}

/** Waits for the work, but after an abort only for a while. */
async function orAborted(task: Promise<void>, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const abandoned = new Promise<never>((_resolve, reject) => {
    const wait = () => {
      timer = setTimeout(() => reject(signal.reason), patienceMs);
    };
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
  try {
    await Promise.race([task, abandoned]);
  } finally {
    clearTimeout(timer);
    abandoned.catch(() => undefined);
  }
}
