import { map } from 'nanostores';
import type { Candidate } from './candidates.ts';
import type { LoadFailure, TimedPhase } from './load-failure.ts';
import { createLoadReports } from './load-reports.ts';
import type { LoaderSeams } from './loader-seams.ts';
import {
  nextOutcome,
  type LoadReport,
  type OutcomeChange,
  type OutcomeError,
  type RemoteOutcome,
} from './outcome.ts';

/**
 * Says what becomes of the remotes: to the tab as a store, to the site as reports, and failures to the log. The site is
 * not notified of versions from a developer's own machine.
 */
export function createOutcomePublisher({ isOnline, log }: Pick<LoaderSeams, 'isOnline' | 'log'>) {
  const $outcomes = map<Record<string, RemoteOutcome>>({});
  const { report, takeReports } = createLoadReports(isOnline);

  function publish(remote: string, change: OutcomeChange, error?: OutcomeError): void {
    $outcomes.setKey(remote, nextOutcome($outcomes.get()[remote], change, error));
  }

  function tellSite({ source, pointer }: Candidate, told: Omit<LoadReport, 'version'>): void {
    if (source !== 'override') report({ ...told, version: pointer.version });
  }

  return {
    $outcomes,
    takeReports,
    phaseBegan(remote: string, { source, pointer: { version } }: Candidate, phase: TimedPhase): void {
      publish(remote, { state: 'loading', phase, code: null, version, source });
    },
    phaseEnded(remote: string, phase: TimedPhase, ms: number): void {
      publish(remote, { ms: { ...$outcomes.get()[remote]?.ms, [phase]: ms } });
    },
    loaded(remote: string, candidate: Candidate, ms: number): void {
      const { source, pointer } = candidate;
      publish(remote, { state: 'loaded', phase: 'expose', code: null, version: pointer.version, source });
      tellSite(candidate, { remote, kind: 'loaded', ms: Math.round(ms) });
    },
    /** A version failed for good. */
    failed(remote: string, candidate: Candidate, { phase, code, cause }: LoadFailure): void {
      const { version } = candidate.pointer;
      const state = phase === 'check' ? 'skipped' : 'failed';
      publish(remote, { state, phase, code, version }, { version, phase, code });
      tellSite(candidate, { remote, kind: 'load_failed', phase, code, cause });
      log(`The remote ${remote} ${version} could not be loaded: ${phase}, ${code}`, cause);
    },
    /** Nothing of a remote was run. */
    skipped(remote: string, { phase, code }: LoadFailure): void {
      publish(remote, { state: 'skipped', phase, code, version: null });
    },
    /** What a version exposes threw while it was drawn. */
    renderFailed(remote: string, candidate: Candidate, cause: unknown): void {
      const { version } = candidate.pointer;
      publish(remote, {}, { version, phase: 'render', code: 'threw' });
      tellSite(candidate, { remote, kind: 'render_failed', phase: 'render', cause });
    },
    /** A running version reports an error that it caught. */
    errorNoted(remote: string, candidate: Candidate, cause: unknown): void {
      tellSite(candidate, { remote, kind: 'script_failed', code: 'reported', cause });
      log(`The remote ${remote} ${candidate.pointer.version} reported an error`, cause);
    },
    /** A running version could not get one of its files. */
    chunkFailed(remote: string, candidate: Candidate): void {
      tellSite(candidate, { remote, kind: 'chunk_failed', phase: 'expose' });
    },
  };
}

export type OutcomePublisher = ReturnType<typeof createOutcomePublisher>;
