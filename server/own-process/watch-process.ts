import { readFile } from 'node:fs/promises';

/** How far a process may go before it is ended. */
export interface ProcessLimits {
  /** Of processor time, for one job. By the clock three times as much, for when others need the processors too. */
  readonly milliseconds: number;
  /** Of the objects it makes, which the engine itself watches. */
  readonly heapMegabytes: number;
  /** Of everything it holds, buffers too. */
  readonly residentMegabytes: number;
}

type TooFar = 'too-slow' | 'too-large';

export interface Watch {
  /** When a limit is reached. */
  readonly tooFar: Promise<TooFar>;
  stop(): void;
}

/** How often a process is looked at; filling what is left of its memory until the next look takes longer than this. */
const watchMs = 100;
/** Bytes of a page of memory, in which Linux counts. */
const pageBytes = 4_096;
/** Of a tick, in which Linux tells processor time. */
const tickMs = 10;
/** By the clock, against processor time. */
const patience = 3;

/**
 * Says when a process goes too far with the job that begins now. Memory and processor time are watched where the system
 * tells them (Linux), the clock everywhere: a machine that is busy with others makes no file too slow.
 */
export function watchProcess(pid: number | undefined, limits: ProcessLimits): Watch {
  const { promise: tooFar, resolve } = Promise.withResolvers<TooFar>();
  const timer = setTimeout(() => resolve('too-slow'), limits.milliseconds * patience);
  const before = processorMs(pid);
  const look = async () => {
    if ((await residentBytes(pid)) > limits.residentMegabytes * 1024 * 1024) resolve('too-large');
    if ((await processorMs(pid)) - (await before) > limits.milliseconds) resolve('too-slow');
  };
  const looking = setInterval(() => void look(), watchMs);
  return {
    tooFar,
    stop() {
      clearTimeout(timer);
      clearInterval(looking);
    },
  };
}

const told = async (pid: number | undefined, what: string) =>
  await readFile(`/proc/${pid}/${what}`, 'utf8').catch(() => '');

async function residentBytes(pid: number | undefined): Promise<number> {
  return Number((await told(pid, 'statm')).split(' ')[1] ?? 0) * pageBytes;
}

/** Of all its threads, in user and kernel; 0 where nothing is told. */
async function processorMs(pid: number | undefined): Promise<number> {
  const stat = await told(pid, 'stat');
  // Its name, in brackets, may hold spaces; user and kernel time are the 12th and 13th word after it.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(words[11] ?? 0) + Number(words[12] ?? 0)) * tickMs;
}
