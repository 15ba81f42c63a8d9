import { map, type MapStore } from 'nanostores';
import type { RegistryEntry, ReleaseBody, ReleasePointer } from '../registry/registry-document.ts';
import { validateRelease } from '../registry/validate-release.ts';
import {
  LoadFailure,
  defaultBudgets,
  withinBudget,
  type LoadCode,
  type LoadPhase,
  type TimeBudgets,
} from './load-failure.ts';

/** What a remote's entry leaves behind. */
export interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

/** Everything the loader does to the world, so that it can be tested without one. */
export interface LoaderSeams {
  /** Runs the entry and answers with the container it left under the remote's name, or undefined. */
  loadEntry(url: string, integrity: string | null, remote: string): Promise<Container | undefined>;
  /** Fetches the manifest of a release; rejects when the bytes do not match. */
  fetchManifest(url: string, integrity: string | null): Promise<unknown>;
  /** Starts fetching what an expose will need, beside the entry. */
  preload(release: ReleaseBody, baseUrl: string, expose: string): void;
  shareScope(): Promise<unknown>;
  /** Tells the remote's own code which attempt this is, so that its chunks get new addresses. */
  noteAttempt(remote: string, attempt: number): void;
  after(ms: number, run: () => void): () => void;
  log(message: string, detail: unknown): void;
}

/** What became of a remote. `skipped`: refused before any code of it ran. */
export type RemoteOutcome =
  | { readonly state: 'loading'; readonly phase: LoadPhase }
  | { readonly state: 'loaded'; readonly version: string }
  | { readonly state: 'failed'; readonly phase: LoadPhase; readonly code: LoadCode }
  | { readonly state: 'skipped'; readonly reason: LoadCode };

export interface RemoteLoader {
  /** Outcome per remote, by name. */
  readonly $outcomes: MapStore<Record<string, RemoteOutcome>>;
  /** Loads an exposed module. Rejects with a LoadFailure; a later call tries again from the first phase that did not stand. */
  load(remote: string, expose: string): Promise<unknown>;
  /**
   * Starts to load a module that is sure to be asked for. The first `load` of it takes this attempt as its own, also
   * when it has failed by then.
   */
  begin(remote: string, expose: string): Promise<unknown>;
  /** The module when it stands already, else undefined: it can be drawn at once. */
  loaded(remote: string, expose: string): unknown;
  /** Drops what was loaded of a remote: its next load runs the entry afresh. For code that threw while it rendered. */
  forget(remote: string): void;
  /** Version that runs, or that is registered; null when the remote is not registered. */
  versionOf(remote: string): string | null;
  entryOf(remote: string): RegistryEntry | null;
}

interface Standing {
  readonly container: Container;
  readonly release: ReleaseBody;
}

export interface LoaderOptions {
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
  readonly seams: LoaderSeams;
  readonly needsIntegrity: boolean;
  readonly budgets?: TimeBudgets;
}

function withAttempt(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}?attempt=${attempt}`;
}

function keyOf(remote: string, expose: string): string {
  return `${remote} ${expose}`;
}

/** Loads remotes at run time, phase by phase. A remote that fails harms nothing but its own calls. */
export function createRemoteLoader({
  remotes,
  seams,
  needsIntegrity,
  budgets = defaultBudgets,
}: LoaderOptions): RemoteLoader {
  const $outcomes = map<Record<string, RemoteOutcome>>({});
  const standing = new Map<string, Promise<Standing>>();
  const modules = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();
  const begun = new Map<string, Promise<unknown>>();
  const attempts = new Map<string, number>();

  function phase<T>(
    remote: string,
    name: Exclude<LoadPhase, 'check'>,
    code: LoadCode,
    work: () => Promise<T> | T,
  ): Promise<T> {
    $outcomes.setKey(remote, { state: 'loading', phase: name });
    return withinBudget(name, code, budgets[name], seams.after, work);
  }

  function check(release: unknown): asserts release is ReleaseBody {
    const verdict = validateRelease(release, needsIntegrity);
    if (!verdict.isValid) throw new LoadFailure('check', `refused_${verdict.reason}`, verdict.detail);
  }

  async function stand(
    remote: string,
    release: ReleaseBody,
    baseUrl: string,
    expose: string,
    attempt: number,
  ): Promise<Standing> {
    seams.preload(release, baseUrl, expose);
    const url = withAttempt(`${baseUrl}${release.entry.file}`, attempt);
    const integrity = needsIntegrity ? release.entry.integrity : null;
    const container = await phase(remote, 'entry', 'unreachable', () =>
      seams.loadEntry(url, integrity, remote),
    );
    if (typeof container?.init !== 'function' || typeof container.get !== 'function') {
      throw new LoadFailure('entry', 'no_container');
    }
    await phase(remote, 'init', 'threw', async () => container.init(await seams.shareScope()));
    return { container, release };
  }

  async function standPrevious(
    remote: string,
    pointer: ReleasePointer,
    expose: string,
    attempt: number,
  ): Promise<Standing> {
    const integrity = needsIntegrity ? pointer.manifest_integrity : null;
    const manifest = await phase(remote, 'manifest', 'unreachable', () =>
      seams.fetchManifest(pointer.manifest_url, integrity),
    );
    check(manifest);
    return stand(remote, manifest, pointer.base_url, expose, attempt);
  }

  async function start(remote: string, expose: string): Promise<Standing> {
    const entry = remotes.get(remote);
    if (!entry) throw new LoadFailure('check', 'not_registered');
    check(entry);
    const attempt = attempts.get(remote) ?? 0;
    seams.noteAttempt(remote, attempt);
    try {
      return await stand(remote, entry, entry.base_url, expose, attempt);
    } catch (error) {
      if (!entry.previous) throw error;
      seams.log(`The remote ${remote} ${entry.version} failed; trying ${entry.previous.version}`, error);
      return standPrevious(remote, entry.previous, expose, attempt);
    }
  }

  function fail(remote: string, error: unknown): LoadFailure {
    const failure = error instanceof LoadFailure ? error : new LoadFailure('expose', 'threw', error);
    attempts.set(remote, (attempts.get(remote) ?? 0) + 1);
    const { phase: failedPhase, code } = failure;
    $outcomes.setKey(
      remote,
      failedPhase === 'check'
        ? { state: 'skipped', reason: code }
        : { state: 'failed', phase: failedPhase, code },
    );
    seams.log(`The remote ${remote} could not be loaded: ${failedPhase}, ${code}`, failure.cause);
    return failure;
  }

  async function loadExpose(remote: string, name: string): Promise<unknown> {
    let starting = standing.get(remote);
    if (!starting) {
      starting = start(remote, name);
      standing.set(remote, starting);
    }
    try {
      const { container, release } = await starting.catch((error: unknown) => {
        standing.delete(remote);
        throw error;
      });
      if (!Object.hasOwn(release.exposes, name)) throw new LoadFailure('expose', 'not_exposed');
      seams.noteAttempt(remote, attempts.get(remote) ?? 0);
      const factory = await phase(remote, 'expose', 'unreachable', () => container.get(name));
      const module = await phase(remote, 'expose', 'threw', () => {
        try {
          return factory();
        } catch (error) {
          // Half-run modules stay in the container: the next try needs a fresh one.
          standing.delete(remote);
          throw error;
        }
      });
      $outcomes.setKey(remote, { state: 'loaded', version: release.version });
      return module;
    } catch (error) {
      throw fail(remote, error);
    }
  }

  function load(remote: string, name: string): Promise<unknown> {
    const key = keyOf(remote, name);
    const early = begun.get(key);
    begun.delete(key);
    const known = early ?? modules.get(key);
    if (known) return known;
    const loading = loadExpose(remote, name).then(
      (module) => {
        if (modules.get(key) === loading) loaded.set(key, module);
        return module;
      },
      (error: unknown) => {
        modules.delete(key);
        throw error;
      },
    );
    modules.set(key, loading);
    return loading;
  }

  return {
    $outcomes,
    load,
    begin(remote, name) {
      const loading = load(remote, name);
      begun.set(keyOf(remote, name), loading);
      return loading;
    },
    loaded: (remote, name) => loaded.get(keyOf(remote, name)),
    forget(remote) {
      standing.delete(remote);
      for (const known of [modules, loaded, begun]) {
        for (const key of known.keys()) if (key.startsWith(keyOf(remote, ''))) known.delete(key);
      }
      attempts.set(remote, (attempts.get(remote) ?? 0) + 1);
    },
    versionOf(remote) {
      const outcome = $outcomes.get()[remote];
      return outcome?.state === 'loaded' ? outcome.version : (remotes.get(remote)?.version ?? null);
    },
    entryOf: (remote) => remotes.get(remote) ?? null,
  };
}
