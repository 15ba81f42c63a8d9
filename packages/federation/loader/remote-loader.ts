import { map, type MapStore } from 'nanostores';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import { filesInLanguage } from '../registry/files-in-language.ts';
import type { RegistryEntry, ReleaseBody } from '../registry/registry-document.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import {
  LoadFailure,
  asFailure,
  defaultBudgets,
  type LoadPhase,
  type RegistryRefusal,
  type TimeBudgets,
} from './load-failure.ts';
import { createLoadReports } from './load-reports.ts';
import type { LoaderSeams } from './loader-seams.ts';
import { nextOutcome, type LoadReport, type RemoteOutcome, type ShownVersion } from './outcome.ts';
import { createVersionRunner, type Judge, type RunningVersion, type VersionTry } from './version-run.ts';

export interface RemoteLoader {
  /** Outcome per remote, by name. */
  readonly $outcomes: MapStore<Record<string, RemoteOutcome>>;
  /**
   * Loads an exposed module. Rejects with a LoadFailure when no version could be run; a later call tries again.
   * `isByHand`: a person asked for it, so that versions are tried that are passed by otherwise.
   */
  load(remote: string, expose: string, isByHand?: boolean): Promise<unknown>;
  /**
   * Starts to load a module that is sure to be asked for. The first `load` of it takes this attempt as its own, also
   * when it has failed by then.
   */
  begin(remote: string, expose: string): Promise<unknown>;
  /** Whether every file of the wanted version that the module needs has come already: it only has to be run. */
  isAtHand(remote: string, expose: string): boolean;
  /** Takes note that what was given up as too slow has come: the next load asks where the browser has it. */
  noteArrival(remote: string): void;
  /** The module when it stands already, else undefined: it can be drawn at once. */
  loaded(remote: string, expose: string): unknown;
  /** The version that a loaded module came from; null while there is none. */
  shown(remote: string, expose: string): ShownVersion | null;
  /**
   * Takes note that a module threw while it was drawn, and forgets its remote: the next load runs an entry afresh.
   * True when that is worth doing at once: it was the first time, or another version stands behind.
   */
  noteRenderFailure(remote: string, expose: string): boolean;
  /** Takes note that a running release could not get one of its files. */
  noteChunkFailure(remote: string, baseUrl: string): void;
  /** Drops what was loaded of a remote: its next load runs the entry afresh. */
  forget(remote: string): void;
  /** How often each remote was asked to begin anew: a region that shows it follows. */
  readonly $reloads: MapStore<Record<string, number>>;
  /**
   * Forgets a remote, and how it failed, and lets every region that shows it load it again. What is on its way settles
   * first: two runs of one version would take each other's chunks.
   */
  reload(remote: string): Promise<void>;
  /** What the site is to be told, oldest first; what is taken is not handed out again. */
  takeReports(): LoadReport[];
  /** What the version that this tab runs, or would run, says of itself; null when the remote is not registered. */
  entryOf(remote: string): ReleaseBody | null;
  /** What is set of the version that this tab runs, or would run. */
  configOf(remote: string): ConfigValues;
}

export interface LoaderOptions {
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
  readonly seams: LoaderSeams;
  readonly judge: Judge;
  /** Versions of a remote in the order to try them; asked once per tab, when the remote is first needed. */
  readonly candidates?: (entry: RegistryEntry) => readonly Candidate[];
  readonly budgets?: TimeBudgets;
  /** Why nothing of the registry is run; null when it may be. */
  readonly refusal?: RegistryRefusal | null;
}

const noConfig: ConfigValues = {};

function keyOf(remote: string, expose: string): string {
  return `${remote} ${expose}`;
}

/** Loads remotes at run time: the wanted version, else the one behind it. A remote that fails harms nothing but its own calls. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { remotes, seams, judge, budgets = defaultBudgets } = options;
  const planOf = options.candidates ?? ((entry: RegistryEntry) => candidatesOf(entry, false));
  const $outcomes = map<Record<string, RemoteOutcome>>({});
  const $reloads = map<Record<string, number>>({});
  const runner = createVersionRunner(seams, budgets.phases, judge);
  const breaker = createCircuitBreaker(seams.now);
  const plans = new Map<string, readonly Candidate[]>();
  const running = new Map<Candidate, Promise<RunningVersion>>();
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, { module: unknown; by: RunningVersion }>();
  /** What each place draws, or drew last: kept when the remote is forgotten. */
  const drawn = new Map<string, RunningVersion>();
  const begun = new Map<string, Promise<unknown>>();
  const rendersFailed = new Map<string, number>();
  const { report, takeReports } = createLoadReports(seams.isOnline);

  function planFor(entry: RegistryEntry): readonly Candidate[] {
    const known = plans.get(entry.name) ?? planOf(entry);
    plans.set(entry.name, known);
    return known;
  }

  function plan(remote: string): readonly Candidate[] {
    const entry = remotes.get(remote);
    if (!entry) throw new LoadFailure('check', options.refusal ?? 'not_registered');
    const candidates = planFor(entry);
    if (candidates.length === 0) throw new LoadFailure('check', 'left_out');
    return candidates;
  }

  function tryOf(remote: string, candidate: Candidate, endsAt: number): VersionTry {
    const set = (change: Partial<RemoteOutcome>) =>
      $outcomes.setKey(remote, nextOutcome($outcomes.get()[remote], change));
    const { source, pointer } = candidate;
    return {
      remote,
      candidate,
      endsAt,
      onPhase: (phase) => set({ state: 'loading', phase, code: null, version: pointer.version, source }),
      onTime: (phase, ms) => set({ ms: { ...$outcomes.get()[remote]?.ms, [phase]: ms } }),
    };
  }

  /** Notes that a version failed for good. */
  function noteFailure(remote: string, candidate: Candidate | null, failure: LoadFailure): void {
    const { phase, code, cause } = failure;
    const version = candidate?.pointer.version ?? null;
    const known = $outcomes.get()[remote];
    const state = phase === 'check' ? 'skipped' : 'failed';
    const error = version === null || code === 'circuit_open' ? undefined : { version, phase, code };
    $outcomes.setKey(remote, nextOutcome(known, { state, phase, code, version }, error));
    if (!error || !candidate) return;
    // A release that is refused costs nobody a wait: it is judged anew each time, and each place says why.
    if (phase !== 'check' && seams.isOnline()) breaker.noteFailure(remote, error.version);
    if (candidate.source !== 'override') report({ remote, kind: 'load_failed', ...error });
    seams.log(`The remote ${remote} ${version} could not be loaded: ${phase}, ${code}`, cause);
  }

  /** One run of a version serves every region that asks meanwhile, and every one after it. */
  function runningOf(one: VersionTry, expose: string): Promise<RunningVersion> {
    const known = running.get(one.candidate);
    if (known) return known;
    const starting = runner.bringUp(one, expose).catch((error: unknown) => {
      running.delete(one.candidate);
      const failure = asFailure(error);
      noteFailure(one.remote, one.candidate, failure);
      throw failure;
    });
    running.set(one.candidate, starting);
    return starting;
  }

  async function takeFrom(one: VersionTry, expose: string): Promise<{ module: unknown; by: RunningVersion }> {
    const by = await runningOf(one, expose);
    try {
      return { module: await runner.take(by, one, expose), by };
    } catch (error) {
      const failure = asFailure(error);
      // Half-run modules stay in the container: the next try needs a fresh one.
      if (failure.code === 'threw') running.delete(one.candidate);
      noteFailure(one.remote, one.candidate, failure);
      throw failure;
    }
  }

  async function loadExpose(remote: string, expose: string, isByHand: boolean): Promise<unknown> {
    const candidates = plan(remote);
    const endsAt = seams.now() + budgets.total;
    let failure = new LoadFailure('check', 'circuit_open');
    for (const [index, candidate] of candidates.entries()) {
      if (!isByHand && breaker.isOpen(remote, candidate.pointer.version)) continue;
      const beganAt = seams.now();
      const part = index === candidates.length - 1 ? 1 : budgets.share;
      const one = tryOf(remote, candidate, beganAt + (endsAt - beganAt) * part);
      try {
        const taken = await takeFrom(one, expose);
        loaded.set(keyOf(remote, expose), taken);
        drawn.set(keyOf(remote, expose), taken.by);
        // Given up meanwhile by another place, it stays so, unless a person asked for it.
        if (isByHand || !breaker.isOpen(remote, candidate.pointer.version))
          breaker.noteSuccess(remote, candidate.pointer.version);
        noteLoaded(remote, candidate, seams.now() - beganAt);
        return taken.module;
      } catch (error) {
        failure = asFailure(error);
      }
    }
    throw failure;
  }

  function noteLoaded(remote: string, { source, pointer: { version } }: Candidate, ms: number): void {
    const change = { state: 'loaded', phase: 'expose', code: null, version, source } as const;
    $outcomes.setKey(remote, nextOutcome($outcomes.get()[remote], change));
    if (source !== 'override') report({ remote, version, kind: 'loaded', ms: Math.round(ms) });
  }

  function load(remote: string, expose: string, isByHand = false): Promise<unknown> {
    const key = keyOf(remote, expose);
    const early = begun.get(key);
    begun.delete(key);
    const known = early ?? modules.get(key);
    if (known) return known;
    const loading = loadExpose(remote, expose, isByHand).catch((error: unknown) => {
      modules.delete(key);
      const failure = asFailure(error);
      if (failure.phase === 'check') noteFailure(remote, null, failure);
      throw failure;
    });
    modules.set(key, loading);
    return loading;
  }

  function forget(remote: string): void {
    for (const candidate of plans.get(remote) ?? []) running.delete(candidate);
    for (const known of [modules, loaded, begun])
      for (const key of known.keys()) if (key.startsWith(keyOf(remote, ''))) known.delete(key);
    seams.beginAttempt(remote);
  }

  function forgetFailures(remote: string): void {
    for (const { pointer } of plans.get(remote) ?? []) {
      breaker.noteSuccess(remote, pointer.version);
      rendersFailed.delete(keyOf(remote, pointer.version));
    }
  }

  const reloading = new Set<string>();

  async function reload(remote: string): Promise<void> {
    if (reloading.has(remote)) return;
    reloading.add(remote);
    await Promise.allSettled(
      [...modules].map(([key, loading]) => key.startsWith(keyOf(remote, '')) && loading),
    );
    reloading.delete(remote);
    forgetFailures(remote);
    forget(remote);
    $reloads.setKey(remote, ($reloads.get()[remote] ?? 0) + 1);
  }

  function noteError(remote: string, version: string, phase: LoadPhase): void {
    const known = $outcomes.get()[remote];
    $outcomes.setKey(remote, nextOutcome(known, {}, { version, phase, code: 'threw' }));
  }

  return {
    $outcomes,
    $reloads,
    load,
    forget,
    reload,
    begin(remote, expose) {
      const loading = load(remote, expose);
      begun.set(keyOf(remote, expose), loading);
      return loading;
    },
    isAtHand(remote, expose) {
      const entry = remotes.get(remote);
      const wanted = entry && planFor(entry)[0];
      if (!wanted?.release) return false;
      const { base_url: folder } = wanted.pointer;
      return seams.hasArrived(filesInLanguage(wanted.release, seams.language), folder, expose);
    },
    noteArrival: seams.endAttempts,
    loaded: (remote, expose) => loaded.get(keyOf(remote, expose))?.module,
    shown(remote, expose) {
      const by = loaded.get(keyOf(remote, expose))?.by;
      if (!by) return null;
      const { source, pointer } = by.candidate;
      return { version: pointer.version, source, owner: by.release.owner };
    },
    noteRenderFailure(remote, expose) {
      const by = drawn.get(keyOf(remote, expose));
      if (!by) return false;
      const { version } = by.candidate.pointer;
      const count = (rendersFailed.get(keyOf(remote, version)) ?? 0) + 1;
      rendersFailed.set(keyOf(remote, version), count);
      noteError(remote, version, 'render');
      if (count > 1) breaker.open(remote, version);
      if (by.candidate.source !== 'override')
        report({ remote, version, kind: 'render_failed', phase: 'render' });
      forget(remote);
      const isOthers = plan(remote).some(({ pointer }) => !breaker.isOpen(remote, pointer.version));
      return count === 1 || isOthers;
    },
    noteChunkFailure(remote, baseUrl) {
      const found = plans.get(remote)?.find(({ pointer }) => baseUrl.endsWith(pointer.base_url));
      if (found && found.source !== 'override')
        report({ remote, version: found.pointer.version, kind: 'chunk_failed', phase: 'expose' });
    },
    takeReports,
    entryOf(remote) {
      const entry = remotes.get(remote);
      return entry ? (planFor(entry)[0]?.release ?? entry) : null;
    },
    configOf(remote) {
      const entry = remotes.get(remote);
      const outcome = $outcomes.get()[remote];
      const runs = outcome?.state === 'loaded' ? outcome.source : null;
      const versions = entry ? planFor(entry) : [];
      return (
        (versions.find(({ source }) => source === runs) ?? versions[0])?.pointer.config_values ?? noConfig
      );
    },
  };
}
