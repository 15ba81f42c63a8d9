import { setImmediate as immediate } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const turnMs = 10;

/**
 * Does work that rests between its parts, and lets everybody else go on whenever it has taken its turn. Throws the reason
 * of `signal` when the run is stopped meanwhile.
 */
export async function runPartByPart<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  let since = performance.now();
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
    if (performance.now() - since < turnMs) continue;
    await immediate();
    signal.throwIfAborted();
    since = performance.now();
  }
}
