import { describe, expect, it, vi } from 'vitest';
import { sampleEntry, sampleManifest } from '../testing/sample-release.ts';
import { createRemoteLoader, type Container, type LoaderSeams } from './remote-loader.ts';

const page = { Page: () => null };

function workingContainer(): Container {
  return { init: () => undefined, get: async () => () => page };
}

/** A loader over a world in which everything works, but for what a test changes. Time only passes by `passTime`. */
function setUp(
  change: Partial<Pick<LoaderSeams, 'loadEntry' | 'fetchManifest'>> = {},
  entry = sampleEntry(),
  needsIntegrity = true,
) {
  const waiting = new Set<() => void>();
  const seams = {
    loadEntry: vi.fn<LoaderSeams['loadEntry']>(change.loadEntry ?? (async () => workingContainer())),
    fetchManifest: vi.fn<LoaderSeams['fetchManifest']>(
      change.fetchManifest ?? (async () => sampleManifest()),
    ),
    preload: vi.fn<LoaderSeams['preload']>(),
    shareScope: async () => ({}),
    noteAttempt: vi.fn<LoaderSeams['noteAttempt']>(),
    after: (_ms: number, run: () => void) => {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    log: vi.fn<LoaderSeams['log']>(),
  };
  const loader = createRemoteLoader({ remotes: new Map([[entry.name, entry]]), seams, needsIntegrity });
  const passTime = () => waiting.forEach((run) => run());
  const outcome = (remote = 'chat') => loader.$outcomes.get()[remote];
  return { loader, seams, passTime, outcome, load: () => loader.load('chat', './chat-page') };
}

describe('the loader of remotes', () => {
  it('loads an exposed module and says which version runs', async () => {
    const { load, outcome, loader } = setUp();
    await expect(load()).resolves.toBe(page);
    expect(outcome()).toEqual({ state: 'loaded', version: '1.0.0-aaaaaaaaaa' });
    expect(loader.versionOf('chat')).toBe('1.0.0-aaaaaaaaaa');
  });

  it('runs the entry once for two regions of one remote', async () => {
    const { loader, seams } = setUp();
    await Promise.all([loader.load('chat', './chat-page'), loader.load('chat', './chat-page')]);
    expect(seams.loadEntry).toHaveBeenCalledTimes(1);
  });

  it('gives the browser the hash of the entry', async () => {
    const { load, seams } = setUp();
    await load();
    expect(seams.loadEntry).toHaveBeenCalledWith(
      '/remotes/chat/1.0.0-aaaaaaaaaa/entry.js',
      expect.stringMatching(/^sha384-/),
      'chat',
    );
  });

  it.each([
    ['its schema', sampleEntry({ ...sampleManifest(), owner: '' }), 'refused_schema'],
    ['its host contract', sampleEntry(sampleManifest({ host_api: '^9.0.0' })), 'refused_host_api'],
    [
      'a missing hash',
      sampleEntry(sampleManifest({ entry: { file: 'entry.js', integrity: '' } })),
      'refused_integrity',
    ],
  ])('refuses a remote for %s before any code of it runs', async (_why, entry, reason) => {
    const { load, outcome, seams } = setUp({}, entry);
    await expect(load()).rejects.toMatchObject({ phase: 'check', code: reason });
    expect(outcome()).toEqual({ state: 'skipped', reason });
    expect(seams.loadEntry).not.toHaveBeenCalled();
    expect(seams.preload).not.toHaveBeenCalled();
  });

  it('accepts a release without hashes only where a development build says so', async () => {
    const entry = sampleEntry(sampleManifest({ entry: { file: 'entry.js', integrity: '' } }));
    await expect(setUp({}, entry, false).load()).resolves.toBe(page);
  });

  it('says that a remote is not registered', async () => {
    await expect(setUp().loader.load('other', './page')).rejects.toMatchObject({
      phase: 'check',
      code: 'not_registered',
    });
  });

  const broken: readonly [what: string, change: Partial<LoaderSeams>, phase: string, code: string][] = [
    [
      'an entry that cannot be reached',
      { loadEntry: () => Promise.reject(new Error('404')) },
      'entry',
      'unreachable',
    ],
    [
      'an entry that leaves no container',
      { loadEntry: () => Promise.resolve(undefined) },
      'entry',
      'no_container',
    ],
    [
      'an entry that leaves garbage',
      { loadEntry: () => Promise.resolve(7 as unknown as Container) },
      'entry',
      'no_container',
    ],
    [
      'a container that throws at init',
      {
        loadEntry: async () => ({
          ...workingContainer(),
          init: () => {
            throw new Error('no');
          },
        }),
      },
      'init',
      'threw',
    ],
    [
      'a module that throws',
      {
        loadEntry: async () => ({
          ...workingContainer(),
          get: async () => () => {
            throw new Error('no');
          },
        }),
      },
      'expose',
      'threw',
    ],
  ];

  it.each(broken)(
    'reports %s and heals on the next try, with new addresses',
    async (_what, change, phase, code) => {
      const { load, outcome, seams } = setUp();
      seams.loadEntry.mockImplementationOnce(change.loadEntry as LoaderSeams['loadEntry']);
      await expect(load()).rejects.toMatchObject({ phase, code });
      expect(outcome()).toEqual({ state: 'failed', phase, code });
      await expect(load()).resolves.toBe(page);
      expect(seams.loadEntry).toHaveBeenLastCalledWith(
        expect.stringMatching(/entry\.js\?attempt=1$/),
        expect.anything(),
        'chat',
      );
    },
  );

  it('asks for a missing chunk again under a new attempt, without running the entry again', async () => {
    const get = vi.fn<Container['get']>(async () => () => page).mockRejectedValueOnce(new Error('chunk'));
    const { load, seams } = setUp({ loadEntry: async () => ({ init: () => undefined, get }) });
    await expect(load()).rejects.toMatchObject({ phase: 'expose' });
    await expect(load()).resolves.toBe(page);
    expect(seams.noteAttempt).toHaveBeenLastCalledWith('chat', 1);
  });

  it('gives up on an entry that hangs when its time is over', async () => {
    const { load, passTime, seams, outcome } = setUp();
    seams.loadEntry.mockImplementationOnce(() => new Promise(() => undefined));
    const loading = load();
    await vi.waitFor(() => expect(outcome()).toEqual({ state: 'loading', phase: 'entry' }));
    passTime();
    await expect(loading).rejects.toMatchObject({ phase: 'entry', code: 'timeout' });
    await expect(load()).resolves.toBe(page);
  });

  it('falls back to the release before when the one in force does not load', async () => {
    const before = sampleManifest({ version: '0.9.0-bbbbbbbbbb' });
    const { load, outcome, seams } = setUp(
      { fetchManifest: async () => before },
      sampleEntry(sampleManifest(), before),
    );
    seams.loadEntry.mockRejectedValueOnce(new Error('404'));
    await expect(load()).resolves.toBe(page);
    expect(seams.loadEntry).toHaveBeenLastCalledWith(
      '/remotes/chat/0.9.0-bbbbbbbbbb/entry.js',
      expect.anything(),
      'chat',
    );
    expect(outcome()).toEqual({ state: 'loaded', version: '0.9.0-bbbbbbbbbb' });
  });

  it('does not run a release before that does not fit the host', async () => {
    const before = sampleManifest({ version: '0.9.0-bbbbbbbbbb', host_api: '^0.9.0' });
    const { load, seams } = setUp(
      { fetchManifest: async () => before },
      sampleEntry(sampleManifest(), before),
    );
    seams.loadEntry.mockRejectedValueOnce(new Error('404'));
    await expect(load()).rejects.toMatchObject({ code: 'refused_host_api' });
    expect(seams.loadEntry).toHaveBeenCalledTimes(1);
  });

  it('takes an early beginning for the first attempt, also when that failed before anybody asked', async () => {
    const { loader, load, seams } = setUp();
    seams.loadEntry.mockRejectedValueOnce(new Error('404'));
    await expect(loader.begin('chat', './chat-page')).rejects.toMatchObject({ phase: 'entry' });
    await expect(load()).rejects.toMatchObject({ phase: 'entry' });
    expect(seams.loadEntry).toHaveBeenCalledTimes(1);
    await expect(load()).resolves.toBe(page);
  });

  it('knows what stands already, until the remote is forgotten', async () => {
    const { loader, load } = setUp();
    expect(loader.loaded('chat', './chat-page')).toBeUndefined();
    await load();
    expect(loader.loaded('chat', './chat-page')).toBe(page);
    loader.forget('chat');
    expect(loader.loaded('chat', './chat-page')).toBeUndefined();
  });

  it('runs the entry afresh after a remote was forgotten', async () => {
    const { load, loader, seams } = setUp();
    await load();
    loader.forget('chat');
    await load();
    expect(seams.loadEntry).toHaveBeenCalledTimes(2);
  });
});
