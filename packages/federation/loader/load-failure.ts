/**
 * Phases of loading a remote, in order. `check`: the registry's entry is judged; `manifest`: the release's
 * description is fetched (only when the registry does not carry it); `entry`: its script; `init`: it joins the
 * shared modules; `expose`: the exposed module and its chunks; `render`: what it exposes is drawn.
 */
export type LoadPhase = 'check' | 'manifest' | 'entry' | 'init' | 'expose' | 'render';

/** A phase the loader runs and times. */
export type TimedPhase = Exclude<LoadPhase, 'check' | 'render'>;

/** Milliseconds a phase may take before it counts as failed. */
export type PhaseBudgets = Readonly<Record<TimedPhase, number>>;

export interface TimeBudgets {
  readonly phases: PhaseBudgets;
  /** Everything together, retry and other versions included: after that the region says what is missing. */
  readonly total: number;
  /** Part of what is left that a version may use while another one is behind it. */
  readonly share: number;
}

export const defaultBudgets: TimeBudgets = {
  phases: { manifest: 2_500, entry: 9_000, init: 2_000, expose: 9_000 },
  total: 9_000,
  share: 0.5,
};

/**
 * Why a tab runs nothing of its registry. `not_signed`: nobody the site knows has signed it. `outdated`: this tab has seen
 * a newer one.
 */
export type RegistryRefusal = 'not_signed' | 'outdated';

export type LoadCode =
  | RegistryRefusal
  | 'not_registered'
  | 'left_out'
  | 'refused_schema'
  | 'refused_host_api'
  | 'refused_integrity'
  | 'refused_route'
  | 'circuit_open'
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

  /** Whether the same version may be brought up once more: a time-out has used up its time, a refusal remains. */
  get isWorthRetry(): boolean {
    return this.phase !== 'check' && this.code !== 'timeout';
  }
}

/** What was met as a LoadFailure; what is none was thrown by the remote's own code. */
export function asFailure(error: unknown): LoadFailure {
  return error instanceof LoadFailure ? error : new LoadFailure('expose', 'threw', error);
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
    stop = after(Math.max(0, budget), () => reject(new LoadFailure(phase, 'timeout')));
  });
  try {
    return await Promise.race([Promise.resolve().then(work), limit]);
  } catch (error) {
    throw error instanceof LoadFailure ? error : new LoadFailure(phase, code, error);
  } finally {
    stop?.();
  }
}
