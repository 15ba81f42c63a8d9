import { describe, expect, it, vi } from 'vitest';
import { sampleEntry, sampleInGerman, sampleManifest } from '../testing/sample-release.ts';
import {
  container,
  fails,
  hangs,
  live,
  page,
  setUpLoader,
  withPrevious,
  type EntryWorld,
} from '../testing/loader-world.ts';
import type { Container } from './loader-seams.ts';

describe('the loader of remotes', () => {
  it('loads an exposed module and says which version runs, from where, and how long each phase took', async () => {
    const { loader, seams, outcome, outcomeOf, advance } = setUpLoader();
    seams.loadEntry.mockImplementationOnce(async () => {
      await advance(70);
      return container();
    });
    expect(await outcomeOf()).toMatchObject({ module: page });
    expect(outcome()).toEqual({
      state: 'loaded',
      phase: 'expose',
      code: null,
      version: live,
      source: 'live',
      ms: { entry: 70, init: 0, expose: 0 },
      errors: [],
    });
    expect(loader.shown('chat', './chat-page')).toEqual({ version: live, source: 'live', owner: 'Chat' });
    expect(loader.takeReports()).toEqual([{ remote: 'chat', version: live, kind: 'loaded', ms: 70 }]);
    expect(loader.takeReports()).toEqual([]);
  });

  it('runs the entry once for two regions of one remote', async () => {
    const { loader, seams } = setUpLoader();
    await Promise.all([loader.load('chat', './chat-page'), loader.load('chat', './chat-page')]);
    expect(seams.loadEntry).toHaveBeenCalledTimes(1);
  });

  it('gives the browser the hash of the entry', async () => {
    const { loader, seams } = setUpLoader();
    await loader.load('chat', './chat-page');
    expect(seams.loadEntry).toHaveBeenCalledWith(
      `/remotes/chat/${live}/entry.js`,
      expect.stringMatching(/^sha384-/),
      'chat',
    );
  });

  it('imports an entry that is a module, with all that the release says of its files', async () => {
    const manifest = sampleManifest();
    const entry = sampleEntry({ ...manifest, entry: { ...manifest.entry, format: 'module' } });
    const { outcomeOf, seams } = setUpLoader({ entry });
    expect(await outcomeOf()).toMatchObject({ module: page });
    expect(seams.loadEntry).not.toHaveBeenCalled();
    expect(seams.importEntry).toHaveBeenCalledExactlyOnceWith(
      `/remotes/chat/${live}/entry.js`,
      expect.objectContaining({ exposes: manifest.exposes }),
      `/remotes/chat/${live}/`,
    );
  });

  it('R21 runs the files of the page’s language, and of a release without it those of the first', async () => {
    const inBoth = sampleEntry(sampleManifest({ languages: sampleInGerman }));
    for (const [entry, language, file] of [
      [inBoth, 'de', 'entry.de.js'],
      [inBoth, 'en', 'entry.js'],
      [sampleEntry(), 'de', 'entry.js'],
    ] as const) {
      const { loader, seams, urls } = setUpLoader({ entry, language });
      await loader.load('chat', './chat-page');
      expect(urls()).toEqual([`/remotes/chat/${live}/${file}`]);
      const scripts = seams.preload.mock.calls[0]?.[0].exposes['./chat-page']?.scripts;
      expect(scripts?.[0]?.file).toBe(file.replace('entry', 'main'));
      loader.isAtHand('chat', './chat-page');
      expect(seams.hasArrived.mock.lastCall?.[0].entry.file).toBe(file);
    }
  });

  it.each([
    ['its schema', sampleEntry({ ...sampleManifest(), owner: '' }), 'refused_schema'],
    ['its host contract', sampleEntry(sampleManifest({ host_api: '^9.0.0' })), 'refused_host_api'],
    [
      'a missing hash',
      sampleEntry(sampleManifest({ entry: { file: 'entry.js', integrity: '' } })),
      'refused_integrity',
    ],
  ])('refuses a remote for %s before any code of it runs', async (_why, entry, code) => {
    const { outcomeOf, outcome, seams } = setUpLoader({ entry });
    expect((await outcomeOf()).failure).toMatchObject({ phase: 'check', code });
    expect(outcome()).toMatchObject({ state: 'skipped', code });
    expect(seams.loadEntry).not.toHaveBeenCalled();
    expect(seams.preload).not.toHaveBeenCalled();
  });

  it('says that a remote is not registered', async () => {
    await expect(setUpLoader().loader.load('other', './page')).rejects.toMatchObject({
      phase: 'check',
      code: 'not_registered',
    });
  });

  const broken: readonly [what: string, world: EntryWorld, phase: string, code: string][] = [
    ['an entry that cannot be reached', () => fails(), 'entry', 'unreachable'],
    ['an entry that leaves no container', async () => undefined, 'entry', 'no_container'],
    ['an entry that leaves garbage', async () => 7 as unknown as Container, 'entry', 'no_container'],
    ['a container that throws at init', async () => container({ init: () => fails() }), 'init', 'threw'],
    [
      'a missing chunk',
      async () => container({ get: () => fails('ChunkLoadError') }),
      'expose',
      'unreachable',
    ],
    [
      'a module that throws',
      async () =>
        container({
          get: async () => () => {
            throw new Error('no');
          },
        }),
      'expose',
      'threw',
    ],
  ];

  it.each(broken)(
    'reports %s within 3 s and heals by hand, with new addresses',
    async (_what, world, ...why) => {
      const { outcomeOf, outcome, seams, loader } = setUpLoader({ world });
      const { failure, ms } = await outcomeOf();
      const [phase, code] = why;
      expect(failure).toMatchObject({ phase, code });
      expect(ms).toBeLessThan(3_000);
      expect(outcome()).toMatchObject({
        state: 'failed',
        phase,
        code,
        errors: [{ version: live, phase, code }],
      });
      expect(loader.takeReports().map(({ cause: _cause, ...report }) => report)).toEqual([
        { remote: 'chat', version: live, kind: 'load_failed', phase, code },
      ]);
      if (phase === 'expose' && code === 'unreachable') loader.forget('chat');
      seams.loadEntry.mockImplementation(async () => container());
      expect(await outcomeOf('./chat-page', true)).toMatchObject({ module: page });
      expect(seams.loadEntry).toHaveBeenLastCalledWith(
        expect.stringMatching(/entry\.js\?attempt=\d+$/),
        expect.anything(),
        'chat',
      );
    },
  );

  it('tries once more a moment later, by chance sooner or later, before it gives a version up', async () => {
    const ms = await Promise.all(
      [0, 0.99].map(async (random) => {
        const { seams, outcomeOf } = setUpLoader({ random });
        seams.loadEntry.mockImplementationOnce(() => fails());
        const outcome = await outcomeOf();
        expect(outcome.module).toBe(page);
        return outcome.ms;
      }),
    );
    expect(ms[0]).toBeLessThan(ms[1] ?? 0);
    expect(ms[1]).toBeLessThan(500);
  });

  it('asks for a missing chunk again by hand without running the entry again', async () => {
    const get = vi.fn<Container['get']>(async () => () => page).mockRejectedValueOnce(new Error('chunk'));
    const { outcomeOf, seams } = setUpLoader({ world: async () => container({ get }) });
    expect((await outcomeOf()).failure).toMatchObject({ phase: 'expose' });
    expect((await outcomeOf('./chat-page', true)).module).toBe(page);
    expect(seams.loadEntry).toHaveBeenCalledTimes(1);
    expect(seams.attemptOf('chat')).toBe(1);
  });

  const hanging: readonly [string, EntryWorld][] = [
    ['an entry', hangs],
    ['an init', async () => container({ init: hangs })],
    ['a chunk', async () => container({ get: hangs })],
  ];

  it.each(hanging)(
    'gives up on %s that hangs within 10 s in all, and heals by hand',
    async (_what, world) => {
      const { outcomeOf, seams, loader } = setUpLoader({ world, entry: withPrevious() });
      const { failure, ms } = await outcomeOf();
      expect(failure).toMatchObject({ code: 'timeout' });
      expect(ms).toBeLessThanOrEqual(10_000);
      loader.forget('chat');
      seams.loadEntry.mockImplementation(async () => container());
      expect((await outcomeOf('./chat-page', true)).module).toBe(page);
    },
  );

  it('tells the code of a release that a chunk which hangs is given up, so that the next try asks again', async () => {
    const { outcomeOf, seams } = setUpLoader({ world: async () => container({ get: hangs }) });
    await outcomeOf();
    expect(seams.abandon).toHaveBeenCalledWith('chat', `/remotes/chat/${live}/`);
  });

  it('lets a slow line finish: what comes late but in time is not asked for twice', async () => {
    const { outcomeOf, seams, advance } = setUpLoader({ entry: withPrevious() });
    seams.loadEntry.mockImplementation(
      () => new Promise((done) => void seams.after(4_000, () => done(container()))),
    );
    void advance(0);
    expect((await outcomeOf()).module).toBe(page);
    expect(seams.loadEntry).toHaveBeenCalledTimes(1);
  });

  it('takes an early beginning for the first attempt, also when that failed before anybody asked', async () => {
    const { loader, outcomeOf, seams, advance } = setUpLoader({ world: () => fails() });
    const begun = loader.begin('chat', './chat-page').catch((error: unknown) => error);
    await advance(1_000);
    expect(await begun).toMatchObject({ phase: 'entry' });
    const calls = seams.loadEntry.mock.calls.length;
    expect((await outcomeOf()).failure).toMatchObject({ phase: 'entry' });
    expect(seams.loadEntry).toHaveBeenCalledTimes(calls);
  });

  it('knows whether all files of the wanted version have come, also before it is asked for', () => {
    const { loader, seams } = setUpLoader();
    expect(loader.isAtHand('chat', './chat-page')).toBe(true);
    expect(seams.hasArrived).toHaveBeenCalledWith(
      expect.objectContaining({ version: live }),
      expect.stringContaining(live),
      './chat-page',
    );
    seams.hasArrived.mockReturnValue(false);
    expect(loader.isAtHand('chat', './chat-page')).toBe(false);
    expect(loader.isAtHand('other', './page')).toBe(false);
    expect(seams.loadEntry).not.toHaveBeenCalled();
  });

  it('knows what is loaded already, until the remote is forgotten', async () => {
    const { loader, seams } = setUpLoader();
    expect(loader.loaded('chat', './chat-page')).toBeUndefined();
    await loader.load('chat', './chat-page');
    expect(loader.loaded('chat', './chat-page')).toBe(page);
    loader.forget('chat');
    expect(loader.loaded('chat', './chat-page')).toBeUndefined();
    await loader.load('chat', './chat-page');
    expect(seams.loadEntry).toHaveBeenCalledTimes(2);
  });

  it('says once more what a running release missed', async () => {
    const { loader } = setUpLoader();
    await loader.load('chat', './chat-page');
    loader.takeReports();
    loader.noteChunkFailure('chat', `https://site.example/remotes/chat/${live}/`);
    loader.noteChunkFailure('chat', 'https://site.example/remotes/chat/7.0.0/');
    expect(loader.takeReports()).toEqual([
      { remote: 'chat', version: live, kind: 'chunk_failed', phase: 'expose' },
    ]);
  });

  it('reports what a slice caught itself with the version that runs, and nothing of one that does not run', async () => {
    const { loader, outcomeOf } = setUpLoader();
    const error = new Error('no');
    loader.noteError('chat', error);
    expect(loader.takeReports()).toEqual([]);
    await outcomeOf();
    loader.noteError('chat', error);
    expect(loader.takeReports()).toContainEqual({
      remote: 'chat',
      version: live,
      kind: 'script_failed',
      code: 'reported',
      cause: error,
    });
  });
});
