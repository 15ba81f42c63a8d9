import { vi } from 'vitest';
import { baseLanguage, type Language } from '@loupe/shared/lib/language';
import { createTestClock, settled } from '@loupe/shared/testing/test-clock';
import type { RegistryEntry } from '../registry/registry-document.ts';
import { validateRelease } from '../registry/validate-release.ts';
import { sampleEntry, sampleManifest } from './sample-release.ts';
import type { LoadFailure } from '../loader/load-failure.ts';
import { createRemoteLoader } from '../loader/remote-loader.ts';
import type { Container, LoaderSeams } from '../loader/loader-seams.ts';

export const page = { Page: () => null };
export const before = sampleManifest({ version: '0.9.0-bbbbbbbbbb' });
export const live = '1.0.0-aaaaaaaaaa';

export function container(change: Partial<Container> = {}): Container {
  return { init: () => undefined, get: async () => () => page, ...change };
}

export const fails = (message = 'fails') => Promise.reject(new Error(message));
export const hangs = <T>() => new Promise<T>(() => undefined);

/** What came of loading a page, and after how many milliseconds; -1: nothing yet. */
interface Result {
  module: unknown;
  failure: LoadFailure | null;
  ms: number;
}

export type EntryWorld = (url: string) => Promise<Container | undefined>;

/** A loader over a world that a test describes by what each entry does. Time passes by `advance` alone. */
export function setUpLoader(
  given: {
    world?: EntryWorld;
    entry?: RegistryEntry;
    /** More slices than the one. */
    others?: readonly RegistryEntry[];
    random?: number;
    language?: Language;
  } = {},
) {
  const { clock, advance } = createTestClock();
  const entry = given.entry ?? sampleEntry();
  const attempts = new Map<string, number>();
  const seams = {
    language: given.language ?? baseLanguage,
    loadEntry: vi.fn<LoaderSeams['loadEntry']>(given.world ?? (async () => container())),
    importEntry: vi.fn<LoaderSeams['importEntry']>(async () => container()),
    fetchManifest: vi.fn<LoaderSeams['fetchManifest']>(async () => before),
    preload: vi.fn<LoaderSeams['preload']>(),
    hasArrived: vi.fn<LoaderSeams['hasArrived']>(() => true),
    abandon: vi.fn<LoaderSeams['abandon']>(),
    shareScope: async () => ({}),
    attemptOf: (remote: string) => attempts.get(remote) ?? 0,
    beginAttempt: (remote: string) => void attempts.set(remote, (attempts.get(remote) ?? 0) + 1),
    endAttempts: (remote: string) => void attempts.delete(remote),
    isOnline: vi.fn<LoaderSeams['isOnline']>(() => true),
    now: clock.now,
    after: clock.after,
    random: () => given.random ?? 0.5,
    log: vi.fn<LoaderSeams['log']>(),
  };
  const loader = createRemoteLoader({
    remotes: new Map([entry, ...(given.others ?? [])].map((one) => [one.name, one])),
    seams,
    judge: (release) => validateRelease(release),
  });
  /** Loads the page, lets time pass until that is over, and answers with what came of it and how long it took. */
  async function outcomeOf(expose = './chat-page', isByHand = false) {
    const beganAt = clock.now();
    const result: Result = { module: null, failure: null, ms: -1 };
    loader
      .load('chat', expose, isByHand)
      .then(
        (module) => (result.module = module),
        (failure: unknown) => (result.failure = failure as LoadFailure),
      )
      .finally(() => (result.ms = clock.now() - beganAt));
    await settled();
    while (result.ms < 0 && clock.now() - beganAt < 60_000) await advance(20);
    return result;
  }
  const outcome = () => loader.$outcomes.get()['chat'];
  const urls = () => seams.loadEntry.mock.calls.map(([url]) => url);
  return { loader, seams, advance, outcome, outcomeOf, urls, now: clock.now };
}

export const isLive: (url: string) => boolean = (url) => url.includes(live);
export const withPrevious = () => sampleEntry(sampleManifest(), before);

/** The release in force cannot be reached, the one before it can. */
export const liveIsDown: EntryWorld = (url) => (isLive(url) ? fails() : Promise.resolve(container()));
/** The release in force hangs, the one before it does not. */
export const liveHangs: EntryWorld = (url) => (isLive(url) ? hangs() : Promise.resolve(container()));
