import type { Candidate } from './candidates.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { LoadFailure, asFailure, type TimeBudgets } from './load-failure.ts';
import type { LoaderSeams } from './loader-seams.ts';
import type { OutcomePublisher } from './publish-outcomes.ts';
import { createVersionRunner, type Judge, type RunningVersion, type VersionTry } from './version-run.ts';

/** An exposed module and the version that it came out of. */
export interface TakenModule {
  readonly module: unknown;
  readonly by: RunningVersion;
}

/** What is asked for. */
export interface Wanted {
  readonly remote: string;
  readonly expose: string;
  /** A person asked for it: versions are tried that are passed by otherwise. */
  readonly isByHand: boolean;
}

export interface VersionFallbackOptions {
  readonly seams: LoaderSeams;
  readonly judge: Judge;
  readonly budgets: TimeBudgets;
  readonly breaker: CircuitBreaker;
  readonly outcomes: OutcomePublisher;
}

/** Takes modules from the first of several versions that gives them; each version that runs is kept and serves the next. */
export function createVersionFallback(options: VersionFallbackOptions) {
  const { seams, judge, budgets, breaker, outcomes } = options;
  const runner = createVersionRunner(seams, budgets.phases, judge);
  const running = new Map<Candidate, Promise<RunningVersion>>();

  function tryOf(remote: string, candidate: Candidate, endsAt: number): VersionTry {
    return {
      remote,
      candidate,
      endsAt,
      onPhase: (phase) => outcomes.phaseBegan(remote, candidate, phase),
      onTime: (phase, ms) => outcomes.phaseEnded(remote, phase, ms),
    };
  }

  /** Notes that a version failed for good, and returns why. */
  function noteFailure({ remote, candidate }: VersionTry, error: unknown): LoadFailure {
    const failure = asFailure(error);
    outcomes.failed(remote, candidate, failure);
    // A release that is refused costs nobody a wait: it is judged again each time, and each place says why.
    if (failure.phase !== 'check' && seams.isOnline()) breaker.noteFailure(remote, candidate.pointer.version);
    return failure;
  }

  /** One run of a version serves every region that asks meanwhile, and every one after it. */
  function runningOf(one: VersionTry, expose: string): Promise<RunningVersion> {
    const known = running.get(one.candidate);
    if (known) return known;
    const starting = runner.bringUp(one, expose).catch((error: unknown) => {
      running.delete(one.candidate);
      throw noteFailure(one, error);
    });
    running.set(one.candidate, starting);
    return starting;
  }

  async function takeFrom(one: VersionTry, expose: string): Promise<TakenModule> {
    const by = await runningOf(one, expose);
    try {
      return { module: await runner.take(by, one, expose), by };
    } catch (error) {
      // Half-run modules stay in the container: the next try needs a fresh one.
      if (asFailure(error).code === 'threw') running.delete(one.candidate);
      throw noteFailure(one, error);
    }
  }

  return {
    /** Tries the versions in turn, all within the time for one load; `keep` gets the module before anybody hears of it. */
    async take(
      { remote, expose, isByHand }: Wanted,
      candidates: readonly Candidate[],
      keep: (taken: TakenModule) => void,
    ): Promise<unknown> {
      const endsAt = seams.now() + budgets.total;
      let failure = new LoadFailure('check', 'circuit_open');
      for (const [index, candidate] of candidates.entries()) {
        const { version } = candidate.pointer;
        if (!isByHand && breaker.isOpen(remote, version)) continue;
        const beganAt = seams.now();
        const share = index === candidates.length - 1 ? 1 : budgets.share;
        try {
          const taken = await takeFrom(
            tryOf(remote, candidate, beganAt + (endsAt - beganAt) * share),
            expose,
          );
          keep(taken);
          // Given up meanwhile by another place, it stays so, unless a person asked for it.
          if (isByHand || !breaker.isOpen(remote, version)) breaker.noteSuccess(remote, version);
          outcomes.loaded(remote, candidate, seams.now() - beganAt);
          return taken.module;
        } catch (error) {
          failure = asFailure(error);
        }
      }
      throw failure;
    },
    /** The next module of these versions is taken from a fresh run. */
    forget(candidates: readonly Candidate[]): void {
      for (const candidate of candidates) running.delete(candidate);
    },
  };
}
