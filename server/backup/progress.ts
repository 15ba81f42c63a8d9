/** Tells how far something is, for whoever waits longer than a second. */
export interface Progress {
  /** What is being done now; shown when a second has passed since something was shown. */
  at(doing: string): void;
  /** Shown in any case. */
  say(line: string): void;
}

const betweenMs = 1_000;

/** `write` gets whole lines, without their end. */
export function createProgress(write: (line: string) => void): Progress {
  const startedMs = performance.now();
  let shownMs = startedMs;
  return {
    at: (doing) => {
      const nowMs = performance.now();
      if (nowMs - shownMs < betweenMs) return;
      shownMs = nowMs;
      write(`${((nowMs - startedMs) / 1000).toFixed(0)} s: ${doing}`);
    },
    say: write,
  };
}
