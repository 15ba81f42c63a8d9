import type { AppError } from './errors/app-error.ts';

/** Work of many accounts, a few pieces at once: nobody waits behind all that one other account has brought. */
export interface FairTurns {
  /** Does the work when it is its turn; throws what `refuse` makes when too much is waiting already. */
  inTurn<T>(owner: string, work: () => Promise<T>, waits?: WaitsHow): Promise<T>;
}

interface WaitsHow {
  /** Bytes it keeps in memory while it waits. */
  readonly held?: number;
  /** For work that something else limits: it is never refused, however long the line is. */
  readonly isNeverRefused?: boolean;
}

export interface FairTurnLimits {
  /** Pieces of work at the same time; of one account always one. */
  readonly together: number;
  /** Pieces waiting, of one account and of all. */
  readonly waitingOfOwner: number;
  readonly waiting: number;
  /** Bytes that all waiting pieces may keep in memory. */
  readonly waitingBytes: number;
  readonly refuse: () => AppError;
}

interface Waiting {
  readonly start: () => void;
  readonly held: number;
}

/** Accounts take turns: who was just served goes to the end of the line, whatever else they have brought. */
export function createFairTurns(limits: FairTurnLimits): FairTurns {
  const running = new Set<string>();
  /** By account, in the order of the line. */
  const line = new Map<string, Waiting[]>();

  function assertRoom(owner: string, held: number): void {
    const all = [...line.values()].flat();
    const bytes = all.reduce((sum, one) => sum + one.held, held);
    const isFull =
      all.length >= limits.waiting ||
      (line.get(owner)?.length ?? 0) >= limits.waitingOfOwner ||
      (held > 0 && bytes > limits.waitingBytes);
    if (isFull) throw limits.refuse();
  }

  async function wait(owner: string, { held = 0, isNeverRefused = false }: WaitsHow): Promise<void> {
    if (!isNeverRefused) assertRoom(owner, held);
    await new Promise<void>((start) => {
      const own = line.get(owner);
      if (own) own.push({ start, held });
      else line.set(owner, [{ start, held }]);
    });
  }

  function startNext(): void {
    for (const [owner, own] of line) {
      if (running.size >= limits.together) return;
      if (running.has(owner)) continue;
      const next = own.shift();
      if (own.length === 0) line.delete(owner);
      running.add(owner);
      next?.start();
    }
  }

  function done(owner: string): void {
    running.delete(owner);
    const own = line.get(owner);
    if (own) {
      line.delete(owner);
      line.set(owner, own);
    }
    startNext();
  }

  return {
    inTurn: async (owner, work, waits = {}) => {
      if (running.size >= limits.together || running.has(owner)) await wait(owner, waits);
      else running.add(owner);
      try {
        return await work();
      } finally {
        done(owner);
      }
    },
  };
}
