import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JobResult } from './do-jobs.ts';
import { watchProcess, type ProcessLimits } from './watch-process.ts';

/** How a job ended: with its answer, or why without one. */
export type Ended<Answer> =
  | { readonly how: 'answered'; readonly answer: Answer }
  | { readonly how: 'too-slow' | 'too-large' | 'given-up' }
  | { readonly how: 'broken'; readonly cause: Error };

/** A process of its own that does jobs one after the other. A job that ends without an answer ends it. */
export interface OwnProcess {
  /**
   * Jobs and answers are whatever structured clone carries. Never throws; `signal` gives the job up, and `milliseconds` of
   * processor time may be less than the limits say.
   */
  do<Answer>(job: unknown, signal?: AbortSignal, milliseconds?: number): Promise<Ended<Answer>>;
  /** Until its next job it holds up no end of the process that started it. */
  rest(): void;
  end(): void;
}

/** Signals by which the engine ends itself when its heap is full, and the system a process without memory. */
const signalsOfMemory: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL'];

/**
 * Does one job in a process of its own (`module` calls `doJobs`), and ends it. A thread would not do for what comes from
 * outside: the limits of a thread are best effort, and a crash in it takes the whole server along (decision 0030).
 */
export async function runInProcess<Answer>(
  module: URL,
  job: unknown,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<Ended<Answer>> {
  if (signal?.aborted) return { how: 'given-up' };
  const own = startProcess(module, limits);
  try {
    return await own.do<Answer>(job, signal);
  } finally {
    own.end();
  }
}

/** Starts a process for several jobs of one run, at most `jobs`; whoever starts it ends it. */
export function startProcess(module: URL, limits: ProcessLimits, jobs = 1): OwnProcess {
  const child = start(module, limits, jobs);
  const gone = new Promise<Ended<never>>((resolve) => {
    child.on('error', (cause) => resolve({ how: 'broken', cause }));
    child.once('exit', (code, by) =>
      resolve(
        signalsOfMemory.includes(by)
          ? { how: 'too-large' }
          : { how: 'broken', cause: new Error(`the process ended with ${by ?? code}`) },
      ),
    );
  });
  const end = () => void child.kill('SIGKILL');
  return {
    end,
    rest() {
      child.unref();
      child.channel?.unref();
    },
    do: async <Answer>(job: unknown, signal?: AbortSignal, milliseconds = limits.milliseconds) => {
      child.ref();
      child.channel?.ref();
      const watched = watchProcess(child.pid, { ...limits, milliseconds });
      const heard = listen<Answer>(child, signal);
      child.send(job as object, (error) => error && end());
      const ended = await Promise.race([
        heard.ended,
        gone,
        watched.tooFar.then((how): Ended<Answer> => ({ how })),
      ]);
      watched.stop();
      heard.stop();
      if (ended.how !== 'answered') end();
      return ended;
    },
  };
}

/** Waits for the answer of a job, or for its being given up. */
function listen<Answer>(child: ChildProcess, signal: AbortSignal | undefined) {
  const { promise: ended, resolve } = Promise.withResolvers<Ended<Answer>>();
  const onResult = (result: JobResult) =>
    resolve(
      'answer' in result
        ? { how: 'answered', answer: result.answer as Answer }
        : { how: 'broken', cause: new Error(result.thrown) },
    );
  const onGivenUp = () => resolve({ how: 'given-up' });
  child.once('message', onResult);
  if (signal?.aborted) onGivenUp();
  signal?.addEventListener('abort', onGivenUp, { once: true });
  return {
    ended,
    stop() {
      child.off('message', onResult);
      signal?.removeEventListener('abort', onGivenUp);
    },
  };
}

/**
 * Without core files, which would leave what was read on the disk; with an end of its processor time, for when nobody is
 * left to end it.
 */
function start(module: URL, { milliseconds, heapMegabytes }: ProcessLimits, jobs: number): ChildProcess {
  const seconds = Math.ceil(milliseconds / 1_000) * 4 * jobs;
  return spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`,
      process.execPath,
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=32',
      fileURLToPath(module),
    ],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      // The clock of the server, and none of its secrets.
      env: { NODE_COMPILE_CACHE: compiledFolder, TZ: process.env['TZ'] },
    },
  );
}

/** Beside the code it is made of; where nothing can be written, each process compiles for itself. */
const compiledFolder = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
