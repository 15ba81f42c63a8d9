/** A time limit that can be put off. */
export interface Alarm extends Disposable {
  readonly signal: AbortSignal;
  /** Starts the time again. */
  restart(): void;
  ring(): void;
}

/** Aborts its signal after a time; null: only when asked to. */
export function createAlarm(ms: number | null): Alarm {
  const controller = new AbortController();
  const ring = () => controller.abort(new Error('the model took too long'));
  const timer = ms === null ? undefined : setTimeout(ring, ms);
  return {
    signal: controller.signal,
    restart: () => void timer?.refresh(),
    ring,
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/** Resolves after the time or at once when the signal aborts; the next try sees why. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
