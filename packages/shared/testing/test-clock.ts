import type { Environment } from '@loupe/shared/environment';

export interface TestClock {
  readonly clock: Environment['clock'];
  /** Moves time on, running what falls due in order, and lets promises settle in between. */
  advance(ms: number): Promise<void>;
  /** How many timers are waiting. */
  pending(): number;
}

interface Timer {
  dueAt: number;
  readonly everyMs: number | null;
  readonly run: () => void;
}

/** Lets everything that waits only for promises go on; no time passes. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that stands still until it is moved. Starts at 5 January 2026, 12:00 UTC. */
export function createTestClock(startMs = Date.UTC(2026, 0, 5, 12)): TestClock {
  let nowMs = startMs;
  const timers = new Set<Timer>();

  function add(ms: number, everyMs: number | null, run: () => void) {
    const timer: Timer = { dueAt: nowMs + ms, everyMs, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function nextDue(untilMs: number): Timer | undefined {
    return [...timers].filter((timer) => timer.dueAt <= untilMs).sort((a, b) => a.dueAt - b.dueAt)[0];
  }

  return {
    clock: {
      now: () => nowMs,
      after: (ms, run) => add(ms, null, run),
      every: (ms, run) => add(ms, ms, run),
    },
    async advance(ms) {
      const untilMs = nowMs + ms;
      await settled();
      for (let timer = nextDue(untilMs); timer; timer = nextDue(untilMs)) {
        nowMs = timer.dueAt;
        if (timer.everyMs === null) timers.delete(timer);
        else timer.dueAt += timer.everyMs;
        timer.run();
        await settled();
      }
      nowMs = untilMs;
    },
    pending: () => timers.size,
  };
}
