import { startProcess, type Ended, type OwnProcess } from './run-in-process.ts';
import type { ProcessLimits } from './watch-process.ts';

/** How long, and how many, processes are kept for a next job. */
export interface Keeping {
  /** Jobs that one process does at most. */
  readonly jobs: number;
  /** How long it waits for the next. */
  readonly idleMs: number;
  /** How many wait at a time, of all owners together. */
  readonly waiting: number;
}

interface Kept {
  readonly owner: string;
  readonly own: OwnProcess;
  readonly jobsDone: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Jobs in processes of their own, as `runInProcess`, of which one waits a moment for the next job of the same owner: who
 * brings twenty files pays for few starts. No process ever does jobs of two owners. A job that ends without an answer
 * ends its process; when that had done others before, the job is tried once more in a new one, since what these left
 * behind may be to blame.
 */
export class KeptProcesses {
  readonly #module: URL;
  readonly #limits: ProcessLimits;
  readonly #keeping: Keeping;
  #waiting: Kept[] = [];

  constructor(module: URL, limits: ProcessLimits, keeping: Keeping) {
    this.#module = module;
    this.#limits = limits;
    this.#keeping = keeping;
  }

  /** Never throws; as `OwnProcess.do`. */
  async do<Answer>(
    owner: string,
    job: unknown,
    signal?: AbortSignal,
    milliseconds?: number,
  ): Promise<Ended<Answer>> {
    if (signal?.aborted) return { how: 'given-up' };
    const doIn = async ({ own, jobsDone }: Pick<Kept, 'own' | 'jobsDone'>): Promise<Ended<Answer>> => {
      const ended = await own.do<Answer>(job, signal, milliseconds);
      if (ended.how === 'answered') this.#keep(owner, own, jobsDone + 1);
      return ended;
    };
    const kept = this.#take(owner);
    if (kept !== null) {
      const ended = await doIn(kept);
      if (ended.how !== 'broken' && ended.how !== 'too-large') return ended;
    }
    return await doIn({ own: startProcess(this.#module, this.#limits, this.#keeping.jobs), jobsDone: 0 });
  }

  /** Ends those that wait. */
  end(): void {
    for (const kept of this.#waiting) this.#end(kept);
  }

  #keep(owner: string, own: OwnProcess, jobsDone: number): void {
    if (jobsDone >= this.#keeping.jobs) return own.end();
    own.rest();
    const timer = setTimeout(() => this.#end(kept), this.#keeping.idleMs);
    const kept: Kept = { owner, own, jobsDone, timer };
    this.#waiting.push(kept);
    const [oldest] = this.#waiting;
    if (oldest !== undefined && this.#waiting.length > this.#keeping.waiting) this.#end(oldest);
  }

  #take(owner: string): Kept | null {
    const kept = this.#waiting.findLast((one) => one.owner === owner);
    if (kept === undefined) return null;
    this.#forget(kept);
    return kept;
  }

  #end(kept: Kept): void {
    this.#forget(kept);
    kept.own.end();
  }

  #forget(kept: Kept): void {
    clearTimeout(kept.timer);
    this.#waiting = this.#waiting.filter((one) => one !== kept);
  }
}
