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
  /** Pieces of work at the same time. */
  readonly together: number;
  /** Of one account at the same time; one when left out. With fewer than `together` another account is served at once. */
  readonly ofOwner?: number;
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
  const { ofOwner = 1 } = limits;
  /** Pieces by account. */
  const running = new Map<string, number>();
  /** By account, in the order of the line. */
  const line = new Map<string, Waiting[]>();

  function assertRoom(owner: string, held: number): void {
    const all = [...line.values()].flat();
    const bytes = all.reduce((sum, one) => sum + one.held, held);
    const isTooMuch =
      all.length >= limits.waiting ||
      (line.get(owner)?.length ?? 0) >= limits.waitingOfOwner ||
      (held > 0 && bytes > limits.waitingBytes);
    if (isTooMuch) throw limits.refuse();
  }

  async function wait(owner: string, { held = 0, isNeverRefused = false }: WaitsHow): Promise<void> {
    if (!isNeverRefused) assertRoom(owner, held);
    await new Promise<void>((start) => {
      const own = line.get(owner);
      if (own) own.push({ start, held });
      else line.set(owner, [{ start, held }]);
    });
  }

  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const isFull = () => [...running.values()].reduce((sum, count) => sum + count, 0) >= limits.together;

  /** Whose next piece begins: of those that may, the one with the fewest that run, and then the first in the line. */
  function nextOwner(): string | undefined {
    const [next] = [...line.keys()]
      .filter((owner) => runningOf(owner) < ofOwner)
      .sort((a, b) => runningOf(a) - runningOf(b));
    return next;
  }

  function startNext(): void {
    for (let owner = nextOwner(); owner !== undefined && !isFull(); owner = nextOwner()) {
      const own = line.get(owner) ?? [];
      const next = own.shift();
      if (own.length === 0) line.delete(owner);
      running.set(owner, runningOf(owner) + 1);
      next?.start();
    }
  }

  function done(owner: string): void {
    const rest = runningOf(owner) - 1;
    if (rest === 0) running.delete(owner);
    else running.set(owner, rest);
    const own = line.get(owner);
    if (own) {
      line.delete(owner);
      line.set(owner, own);
    }
    startNext();
  }

  return {
    inTurn: async (owner, work, waits = {}) => {
      if (isFull() || runningOf(owner) >= ofOwner) await wait(owner, waits);
      else running.set(owner, runningOf(owner) + 1);
      try {
        return await work();
      } finally {
        done(owner);
      }
    },
  };
}
