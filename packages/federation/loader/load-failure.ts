/**
 * Phases of loading a remote, in order. `check`: the registry's entry is judged; `manifest`: the release's
 * description is fetched (only when the registry does not carry it); `entry`: its script; `init`: it joins the
 * shared modules; `expose`: the exposed module and its chunks.
 */
export type LoadPhase = 'check' | 'manifest' | 'entry' | 'init' | 'expose';

/** Milliseconds a phase may take before it counts as failed. */
export type TimeBudgets = Readonly<Record<Exclude<LoadPhase, 'check'>, number>>;

export const defaultBudgets: TimeBudgets = { manifest: 5_000, entry: 10_000, init: 3_000, expose: 15_000 };

export type LoadCode =
  | 'not_registered'
  | 'refused_schema'
  | 'refused_host_api'
  | 'refused_integrity'
  | 'timeout'
  | 'unreachable'
  | 'no_container'
  | 'threw'
  | 'not_exposed'
  | 'not_a_component';

/** Why a remote could not be loaded: where, a code, and what was met. */
export class LoadFailure extends Error {
  readonly phase: LoadPhase;
  readonly code: LoadCode;

  constructor(phase: LoadPhase, code: LoadCode, cause?: unknown) {
    super(`${phase}: ${code}`, { cause });
    this.phase = phase;
    this.code = code;
  }
}

/** Runs a phase within its budget. Any error that is not a LoadFailure yet becomes one with `code`. */
export async function withinBudget<T>(
  phase: LoadPhase,
  code: LoadCode,
  budget: number,
  after: (ms: number, run: () => void) => () => void,
  work: () => Promise<T> | T,
): Promise<T> {
  let stop: (() => void) | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    stop = after(budget, () => reject(new LoadFailure(phase, 'timeout')));
  });
  try {
    return await Promise.race([Promise.resolve().then(work), limit]);
  } catch (error) {
    throw error instanceof LoadFailure ? error : new LoadFailure(phase, code, error);
  } finally {
    stop?.();
  }
}
