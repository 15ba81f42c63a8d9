import type { LoadCode, LoadPhase, TimedPhase } from './load-failure.ts';

/** Where a version comes from: in force for all, for a share of users, the one before, or a developer's own machine. */
export type Source = 'live' | 'canary' | 'previous' | 'override';

/** Which version shows in a place. */
export interface ShownVersion {
  readonly version: string;
  readonly source: Source;
  readonly owner: string;
}

export interface OutcomeError {
  readonly version: string;
  readonly phase: LoadPhase;
  readonly code: LoadCode;
}

/** What became of a remote in this tab. */
export interface RemoteOutcome {
  /** `skipped`: refused, or left out, before any code of it ran. */
  readonly state: 'loading' | 'loaded' | 'failed' | 'skipped';
  /** Where it is, or where it failed. */
  readonly phase: LoadPhase;
  /** Why it failed or was skipped. */
  readonly code: LoadCode | null;
  readonly version: string | null;
  readonly source: Source;
  /** Milliseconds of each phase of the version in question, the last time it ran. */
  readonly ms: Readonly<Partial<Record<TimedPhase, number>>>;
  /** Everything that went wrong, of any version, oldest first. */
  readonly errors: readonly OutcomeError[];
}

/** What is reported to the site about a version (`POST /composition-reports`). */
export interface LoadReport {
  readonly remote: string;
  readonly version: string;
  readonly kind:
    | 'loaded'
    | 'load_failed'
    | 'render_failed'
    | 'chunk_failed'
    | 'script_failed'
    | 'policy_violated';
  readonly phase?: LoadPhase;
  /** Why it failed, or which directive of the page's policy was violated. */
  readonly code?: LoadCode | (string & {});
  readonly ms?: number;
  /** What was thrown: it stays in the tab, and is sent as a `ScriptError`. */
  readonly cause?: unknown;
}

/** What changes of an outcome; errors are only added to it. */
export type OutcomeChange = Partial<Omit<RemoteOutcome, 'errors'>>;

/** Errors kept per remote. */
const keptErrors = 20;

const none: RemoteOutcome = {
  state: 'loading',
  phase: 'check',
  code: null,
  version: null,
  source: 'live',
  ms: {},
  errors: [],
};

/** The next outcome: what changed on top of what was known, an error at the end of those before. */
export function nextOutcome(
  known: RemoteOutcome = none,
  change: OutcomeChange,
  error?: OutcomeError,
): RemoteOutcome {
  const errors = error ? [...known.errors, error].slice(-keptErrors) : known.errors;
  return { ...known, ...change, errors };
}
