import { readFileSync } from 'node:fs';

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
  const before = useOf(pid).processorMs;
  const look = () => {
    const now = useOf(pid);
    if (now.bytes > limits.residentMegabytes * 1024 * 1024) resolve('too-large');
    if (now.processorMs - before > limits.milliseconds) resolve('too-slow');
  };
  const looking = setInterval(look, watchMs);
  return {
    tooFar,
    stop() {
      clearTimeout(timer);
      clearInterval(looking);
    },
  };
}

/** What a process holds, and the time of all its threads in user and kernel; nothing where the system does not tell. */
function useOf(pid: number | undefined): { readonly bytes: number; readonly processorMs: number } {
  const stat = tell(`/proc/${pid}/stat`);
  // Its name, in brackets, may hold spaces. After it, user and kernel time are words 12 and 13, resident pages word 22.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, kernel, pages] = [11, 12, 21].map((at) => Number(words[at] ?? 0));
  return { bytes: (pages ?? 0) * pageBytes, processorMs: ((user ?? 0) + (kernel ?? 0)) * tickMs };
}

/** Of a file the kernel makes when it is read: no disk is waited for, and asking the thread pool takes much longer. */
function tell(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
