import { map, type MapStore } from 'nanostores';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import { filesInLanguage } from '../registry/files-in-language.ts';
import type { RegistryEntry, ReleaseBody } from '../registry/registry-document.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { asFailure, defaultBudgets, type RegistryRefusal, type TimeBudgets } from './load-failure.ts';
import type { LoaderSeams } from './loader-seams.ts';
import { createModulePlaces } from './module-places.ts';
import type { LoadReport, RemoteOutcome, ShownVersion } from './outcome.ts';
import { createOutcomePublisher } from './publish-outcomes.ts';
import { createVersionFallback } from './version-fallback.ts';
import { createVersionPlan } from './version-plan.ts';
import type { Judge } from './version-run.ts';

export interface RemoteLoader {
  /** Every remote there is, by name. */
  readonly names: readonly string[];
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
  /** The module when it is loaded already, else undefined: it can be drawn at once. */
  loaded(remote: string, expose: string): unknown;
  /** The version that a loaded module came from; null while there is none. */
  shown(remote: string, expose: string): ShownVersion | null;
  /**
   * Takes note that a module threw while it was drawn, and forgets its remote: the next load runs an entry afresh.
   * True when that is worth doing at once: it was the first time, or another version is behind.
   */
  noteRenderFailure(remote: string, expose: string, cause?: unknown): boolean;
  /** Takes note that a running release could not get one of its files. */
  noteChunkFailure(remote: string, baseUrl: string): void;
  /** Drops what was loaded of a remote: its next load runs the entry afresh. */
  forget(remote: string): void;
  /** How often each remote was asked to start again: a region that shows it follows. */
  readonly $reloads: MapStore<Record<string, number>>;
  /**
   * Forgets a remote, and how it failed, and lets every region that shows it load it again. What is on its way settles
   * first: two runs of one version would take each other's chunks.
   */
  reload(remote: string): Promise<void>;
  /** Takes note of an error that a running version caught itself. */
  noteError(remote: string, error: unknown): void;
  /** What is to be reported to the site, oldest first; what is taken is not handed out again. */
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

/** Loads remotes at run time: the wanted version, else the one behind it. A remote that fails harms nothing but its own calls. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { remotes, seams, judge, budgets = defaultBudgets, refusal = null } = options;
  const $reloads = map<Record<string, number>>({});
  const outcomes = createOutcomePublisher(seams);
  const breaker = createCircuitBreaker(seams.now);
  const fallback = createVersionFallback({ seams, judge, budgets, breaker, outcomes });
  const places = createModulePlaces();
  const reloading = new Set<string>();
  const plan = createVersionPlan({
    remotes,
    candidates: options.candidates ?? ((entry) => candidatesOf(entry, false)),
    refusal,
  });

  async function takeModule(remote: string, expose: string, isByHand: boolean): Promise<unknown> {
    return await fallback.take({ remote, expose, isByHand }, plan.versionsOf(remote), (taken) =>
      places.keep(remote, expose, taken),
    );
  }

  function load(remote: string, expose: string, isByHand = false): Promise<unknown> {
    const place = places.at(remote, expose);
    const known = place.begun ?? place.loading;
    place.begun = null;
    if (known) return known;
    place.loading = takeModule(remote, expose, isByHand).catch((error: unknown) => {
      place.loading = null;
      const failure = asFailure(error);
      if (failure.phase === 'check') outcomes.skipped(remote, failure);
      throw failure;
    });
    return place.loading;
  }

  function forget(remote: string): void {
    fallback.forget(plan.decidedOf(remote));
    places.forget(remote);
    seams.beginAttempt(remote);
  }

  /** The version that this tab runs; undefined while none does. */
  function runningOf(remote: string): Candidate | undefined {
    const outcome = outcomes.$outcomes.get()[remote];
    const runs = outcome?.state === 'loaded' ? outcome.source : null;
    return plan.decidedOf(remote).find(({ source }) => source === runs);
  }

  return {
    names: [...remotes.keys()],
    $outcomes: outcomes.$outcomes,
    $reloads,
    load,
    forget,
    begin: (remote, expose) => (places.at(remote, expose).begun = load(remote, expose)),
    async reload(remote) {
      if (reloading.has(remote)) return;
      reloading.add(remote);
      await places.settled(remote);
      reloading.delete(remote);
      for (const { pointer } of plan.decidedOf(remote)) breaker.forget(remote, pointer.version);
      forget(remote);
      $reloads.setKey(remote, ($reloads.get()[remote] ?? 0) + 1);
    },
    isAtHand(remote, expose) {
      const wanted = plan.wantedOf(remote);
      if (!wanted?.release) return false;
      const { base_url: folder } = wanted.pointer;
      return seams.hasArrived(filesInLanguage(wanted.release, seams.language), folder, expose);
    },
    noteArrival: seams.endAttempts,
    loaded: (remote, expose) => places.at(remote, expose).taken?.module,
    shown(remote, expose) {
      const by = places.at(remote, expose).taken?.by;
      if (!by) return null;
      const { source, pointer } = by.candidate;
      return { version: pointer.version, source, owner: by.release.owner };
    },
    noteRenderFailure(remote, expose, cause) {
      const by = places.at(remote, expose).drawnBy;
      if (!by) return false;
      const isFirst = breaker.noteRenderFailure(remote, by.candidate.pointer.version);
      outcomes.renderFailed(remote, by.candidate, cause);
      forget(remote);
      const hasOther = plan
        .versionsOf(remote)
        .some(({ pointer }) => !breaker.isOpen(remote, pointer.version));
      return isFirst || hasOther;
    },
    noteChunkFailure(remote, baseUrl) {
      const found = plan.decidedOf(remote).find(({ pointer }) => baseUrl.endsWith(pointer.base_url));
      if (found) outcomes.chunkFailed(remote, found);
    },
    takeReports: outcomes.takeReports,
    entryOf: (remote) => plan.wantedOf(remote)?.release ?? remotes.get(remote) ?? null,
    noteError(remote, error) {
      const running = runningOf(remote);
      if (running) outcomes.errorNoted(remote, running, error);
    },
    configOf(remote) {
      return (runningOf(remote) ?? plan.wantedOf(remote))?.pointer.config_values ?? noConfig;
    },
  };
}
