import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Told } from './do-one-job.ts';

/** How far a process may go before it is ended. */
export interface ProcessLimits {
  /** By the clock. */
  readonly milliseconds: number;
  /** Of the objects it makes, which the engine itself watches. */
  readonly heapMegabytes: number;
  /** Of everything it holds, buffers too. */
  readonly residentMegabytes: number;
}

/** How a process ended: with its answer, or why without one. */
export type Ended<Answer> =
  | { readonly how: 'answered'; readonly answer: Answer }
  | { readonly how: 'too-slow' | 'too-large' | 'given-up' }
  | { readonly how: 'broken'; readonly cause: Error };

/** How often the memory is looked at; filling what is left until the next look takes longer than this. */
const watchMs = 100;
/** Bytes of a page of memory, in which Linux counts. */
const pageBytes = 4_096;
/** Signals by which the engine ends itself when its heap is full, and the system a process without memory. */
const signalsOfMemory: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL'];

/**
 * Does one job in a process of its own (`module` calls `doOneJob`), and ends it. A thread would not do for what comes from
 * outside: the limits of a thread are best effort, and a crash in it takes the whole server along (decision 0030).
 * Jobs and answers are whatever structured clone carries. Never throws; `signal` gives the job up.
 */
export async function runInProcess<Answer>(
  module: URL,
  job: unknown,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<Ended<Answer>> {
  if (signal?.aborted) return { how: 'given-up' };
  const child = start(module, limits);
  const ended = new Promise<Ended<Answer>>((resolve) => {
    child.once('message', (told: Told) =>
      resolve(
        'answer' in told
          ? { how: 'answered', answer: told.answer as Answer }
          : { how: 'broken', cause: new Error(told.thrown) },
      ),
    );
    child.once('error', (cause) => resolve({ how: 'broken', cause }));
    child.once('exit', (code, by) =>
      resolve(
        signalsOfMemory.includes(by)
          ? { how: 'too-large' }
          : { how: 'broken', cause: new Error(`the process ended with ${by ?? code}`) },
      ),
    );
    signal?.addEventListener('abort', () => resolve({ how: 'given-up' }), { once: true });
  });
  const watched = watch<Answer>(child, limits);
  child.send(job as object, (error) => error && child.kill('SIGKILL'));
  try {
    return await Promise.race([ended, watched.tooFar]);
  } finally {
    watched.stop();
    child.kill('SIGKILL');
  }
}

/**
 * Without core files, which would leave what was read on the disk; with an end of its processor time, for when nobody is
 * left to end it.
 */
function start(module: URL, { milliseconds, heapMegabytes }: ProcessLimits): ChildProcess {
  const seconds = Math.ceil(milliseconds / 1_000) * 4;
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

interface Watch<Answer> {
  readonly tooFar: Promise<Ended<Answer>>;
  stop(): void;
}

/** Says when a process has gone too far. Memory is watched where the system tells it (Linux); time everywhere. */
function watch<Answer>(
  { pid }: ChildProcess,
  { milliseconds, residentMegabytes }: ProcessLimits,
): Watch<Answer> {
  const { promise: tooFar, resolve } = Promise.withResolvers<Ended<Answer>>();
  const timer = setTimeout(() => resolve({ how: 'too-slow' }), milliseconds);
  const look = async () => {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    const residentPages = Number(statm.split(' ')[1] ?? 0);
    if (residentPages * pageBytes > residentMegabytes * 1024 * 1024) resolve({ how: 'too-large' });
  };
  const memory = setInterval(() => void look(), watchMs);
  return {
    tooFar,
    stop() {
      clearTimeout(timer);
      clearInterval(memory);
    },
  };
}
