import type { ReleaseBody } from '../registry/registry-document.ts';
import { filesInLanguage } from '../registry/files-in-language.ts';
import { isIntegrity, type Verdict } from '../registry/validate-release.ts';
import type { Candidate } from './candidates.ts';
import {
  LoadFailure,
  withinBudget,
  type LoadCode,
  type PhaseBudgets,
  type TimedPhase,
} from './load-failure.ts';
import type { Container, LoaderSeams } from './loader-seams.ts';

/** A version whose entry ran and that joined the shared modules. */
export interface RunningVersion {
  readonly candidate: Candidate;
  readonly container: Container;
  readonly release: ReleaseBody;
}

/** Judges a release from its description; the candidate tells where it comes from. */
export type Judge = (release: unknown, candidate: Candidate) => Verdict;

/** One try at a version: what it is, until when, and who hears of each phase and its time. */
export interface VersionTry {
  readonly remote: string;
  readonly candidate: Candidate;
  readonly endsAt: number;
  onPhase(phase: TimedPhase): void;
  onTime(phase: TimedPhase, ms: number): void;
}

const retryAfterMs = 120;
const retryJitterMs = 280;

/** Runs versions of remotes, phase by phase, each phase within its budget and the time of the try. */
export function createVersionRunner(seams: LoaderSeams, budgets: PhaseBudgets, judge: Judge) {
  async function phase<T>(
    { onPhase, onTime, endsAt }: VersionTry,
    name: TimedPhase,
    code: LoadCode,
    work: () => Promise<T> | T,
  ): Promise<T> {
    onPhase(name);
    const beganAt = seams.now();
    const result = await withinBudget(
      name,
      code,
      Math.min(budgets[name], endsAt - beganAt),
      seams.after,
      work,
    );
    onTime(name, seams.now() - beganAt);
    return result;
  }

  async function describe(one: VersionTry): Promise<ReleaseBody> {
    const { pointer, release } = one.candidate;
    // What says which code is run has to be what the registry means.
    if (!release && !isIntegrity(pointer.manifest_integrity))
      throw new LoadFailure('check', 'refused_integrity');
    const described =
      release ??
      (await phase(one, 'manifest', 'unreachable', () =>
        seams.fetchManifest(pointer.manifest_url, pointer.manifest_integrity),
      ));
    const verdict = judge(described, one.candidate);
    if (!verdict.isValid) throw new LoadFailure('check', `refused_${verdict.reason}`, verdict.detail);
    const body = described as ReleaseBody;
    if (body.name !== one.remote) throw new LoadFailure('check', 'refused_schema', body.name);
    return filesInLanguage(body, seams.language);
  }

  async function run(one: VersionTry, expose: string): Promise<RunningVersion> {
    const { remote, candidate } = one;
    const { base_url: baseUrl } = candidate.pointer;
    const release = await describe(one);
    seams.preload(release, baseUrl, expose);
    const attempt = seams.attemptOf(remote);
    const url = `${baseUrl}${release.entry.file}${attempt === 0 ? '' : `?attempt=${attempt}`}`;
    const container = await phase(one, 'entry', 'unreachable', () =>
      release.entry.format === 'module'
        ? seams.importEntry(url, release, baseUrl)
        : seams.loadEntry(url, release.entry.integrity || null, remote),
    );
    if (typeof container?.init !== 'function' || typeof container.get !== 'function')
      throw new LoadFailure('entry', 'no_container');
    await phase(one, 'init', 'threw', async () => container.init(await seams.shareScope()));
    return { candidate, container, release };
  }

  return {
    /** Brings a version up: manifest, entry, init. What fails early is tried once more, a moment later. */
    async bringUp(one: VersionTry, expose: string): Promise<RunningVersion> {
      for (let isAgain = false; ; isAgain = true) {
        try {
          return await run(one, expose);
        } catch (error) {
          seams.beginAttempt(one.remote);
          if (isAgain || !(error instanceof LoadFailure) || !error.isWorthRetry) throw error;
        }
        await new Promise<void>((done) => seams.after(retryAfterMs + seams.random() * retryJitterMs, done));
      }
    },

    /** Takes an exposed module out of a running version. The version's own code asks once more for a missing chunk. */
    async take({ container, release }: RunningVersion, one: VersionTry, expose: string): Promise<unknown> {
      if (!Object.hasOwn(release.exposes, expose)) throw new LoadFailure('expose', 'not_exposed');
      try {
        const factory = await phase(one, 'expose', 'unreachable', () => container.get(expose));
        return await phase(one, 'expose', 'threw', () => factory());
      } catch (error) {
        seams.abandon(one.remote, one.candidate.pointer.base_url);
        seams.beginAttempt(one.remote);
        throw error;
      }
    },
  };
}
