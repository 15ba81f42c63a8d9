import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleManifest } from '../testing/sample-release.ts';
import {
  before,
  container,
  fails,
  isLive,
  live,
  liveHangs,
  liveIsDown,
  page,
  setUpLoader,
  withPrevious,
  type EntryWorld,
} from '../testing/loader-world.ts';

describe('the version behind', () => {
  it.each([
    ['cannot be reached', async (url: string) => (isLive(url) ? fails() : container())],
    ['leaves no container', async (url: string) => (isLive(url) ? undefined : container())],
    ['throws at init', async (url: string) => container(isLive(url) ? { init: () => fails() } : {})],
    ['lacks a chunk', async (url: string) => container(isLive(url) ? { get: () => fails() } : {})],
  ] as [string, EntryWorld][])('takes over when the one in force %s', async (_what, world) => {
    const { outcomeOf, outcome, loader } = setUpLoader({ world, entry: withPrevious() });
    const { module, ms } = await outcomeOf();
    expect(module).toBe(page);
    expect(ms).toBeLessThan(1_000);
    expect(outcome()).toMatchObject({ state: 'loaded', version: before.version, source: 'previous' });
    expect(loader.takeReports().map(({ kind, version }) => [kind, version])).toEqual([
      ['load_failed', live],
      ['loaded', before.version],
    ]);
  });

  it('has time left when the one in force hangs', async () => {
    const { outcomeOf, outcome } = setUpLoader({ world: liveHangs, entry: withPrevious() });
    const { module, ms } = await outcomeOf();
    expect(module).toBe(page);
    expect(ms).toBeLessThan(7_000);
    expect(outcome()).toMatchObject({ source: 'previous' });
  });

  it('takes over from a release that the host refuses, without a wait', async () => {
    const entry = sampleEntry(sampleManifest({ host_api: '^9.0.0' }), before);
    const { outcomeOf, urls } = setUpLoader({ entry });
    expect(await outcomeOf()).toMatchObject({ module: page, ms: 0 });
    expect(urls().some(isLive)).toBe(false);
  });

  it('is not run when it does not fit the host either', async () => {
    const { outcomeOf, seams, urls } = setUpLoader({ world: liveIsDown, entry: withPrevious() });
    seams.fetchManifest.mockResolvedValue({ ...before, host_api: '^0.9.0' });
    expect((await outcomeOf()).failure).toMatchObject({ code: 'refused_host_api' });
    expect(urls().every(isLive)).toBe(true);
  });

  // A browser passes over a hash of a kind that it does not know.
  it.each(['', 'md5-AAAA', 'sha384-short', `sha256-${'A'.repeat(43)}=`])(
    'is not even asked for when the registry has the hash %j for its manifest',
    async (hash) => {
      const entry = withPrevious();
      const previous = entry.previous && { ...entry.previous, manifest_integrity: hash };
      const { outcomeOf, seams } = setUpLoader({ world: liveIsDown, entry: { ...entry, previous } });
      expect((await outcomeOf()).failure).toMatchObject({ code: 'refused_integrity' });
      expect(seams.fetchManifest).not.toHaveBeenCalled();
    },
  );

  it('takes over from a release that throws while it is drawn, the second time', async () => {
    const { loader, outcomeOf, outcome } = setUpLoader({ entry: withPrevious() });
    await outcomeOf();
    expect(loader.noteRenderFailure('chat', './chat-page')).toBe(true);
    await outcomeOf();
    expect(outcome()).toMatchObject({ version: live });
    expect(loader.noteRenderFailure('chat', './chat-page')).toBe(true);
    await outcomeOf();
    expect(outcome()).toMatchObject({ version: before.version, source: 'previous' });
    const kinds = loader.takeReports().filter(({ kind }) => kind === 'render_failed');
    expect(kinds.map(({ version }) => version)).toEqual([live, live]);
  });

  it('takes over in every place of a remote that throws while it is drawn in all of them', async () => {
    const { './chat-page': files } = before.exposes;
    const exposes = { './chat-page': files!, './chat-rail': files! };
    const { loader, seams, outcomeOf, outcome } = setUpLoader({
      entry: sampleEntry(sampleManifest({ exposes }), before),
    });
    seams.fetchManifest.mockResolvedValue({ ...before, exposes });
    await outcomeOf('./chat-page');
    await outcomeOf('./chat-rail');
    expect(loader.noteRenderFailure('chat', './chat-page')).toBe(true);
    const onItsWay = outcomeOf('./chat-page');
    expect(loader.noteRenderFailure('chat', './chat-rail')).toBe(true);
    await onItsWay;
    expect(loader.noteRenderFailure('chat', './chat-page')).toBe(true);
    await outcomeOf('./chat-page');
    await outcomeOf('./chat-rail');
    expect(loader.shown('chat', './chat-page')).toMatchObject({ source: 'previous' });
    expect(loader.shown('chat', './chat-rail')).toMatchObject({ source: 'previous' });
    expect(outcome()).toMatchObject({ version: before.version });
  });

  it('is missing: a release that throws while it is drawn is drawn once more, then left to the person', async () => {
    const { loader, outcomeOf } = setUpLoader();
    await outcomeOf();
    expect(loader.noteRenderFailure('chat', './chat-page')).toBe(true);
    await outcomeOf();
    expect(loader.noteRenderFailure('chat', './chat-page')).toBe(false);
    expect((await outcomeOf()).failure).toMatchObject({ code: 'circuit_open' });
    expect((await outcomeOf('./chat-page', true)).module).toBe(page);
  });
});

describe('the circuit breaker', () => {
  it('passes a version by for 60 s after two final failures; by hand it is always tried', async () => {
    const { loader, outcomeOf, urls, advance } = setUpLoader({ world: liveIsDown, entry: withPrevious() });
    const liveCalls = () => urls().filter(isLive).length;
    await outcomeOf();
    expect(liveCalls()).toBe(2);
    loader.forget('chat');
    await outcomeOf();
    expect(liveCalls()).toBe(4);
    loader.forget('chat');
    expect((await outcomeOf()).ms).toBe(0);
    expect(liveCalls()).toBe(4);
    loader.forget('chat');
    await outcomeOf('./chat-page', true);
    expect(liveCalls()).toBe(6);
    loader.forget('chat');
    await advance(60_000);
    await outcomeOf();
    expect(liveCalls()).toBe(8);
  });

  it('H1: holds nothing against a release that could not be had offline, and tells the site nothing of it', async () => {
    const { loader, outcomeOf, seams } = setUpLoader({ world: () => fails() });
    seams.isOnline.mockReturnValue(false);
    for (const _ of [1, 2, 3]) {
      expect((await outcomeOf()).failure).toMatchObject({ phase: 'entry' });
      loader.forget('chat');
    }
    loader.noteChunkFailure('chat', sampleEntry().base_url);
    expect(loader.takeReports()).toEqual([]);
    seams.isOnline.mockReturnValue(true);
    seams.loadEntry.mockImplementation(async () => container());
    expect(await outcomeOf()).toMatchObject({ module: page });
    expect(loader.takeReports().map(({ kind }) => kind)).toEqual(['loaded']);
  });

  it('says of a refused release each time why it is refused', async () => {
    const { outcomeOf } = setUpLoader({ entry: sampleEntry(sampleManifest({ host_api: '^9.0.0' })) });
    for (const _ of [1, 2, 3])
      expect((await outcomeOf()).failure).toMatchObject({ phase: 'check', code: 'refused_host_api' });
  });

  it('says at once that every version is passed by', async () => {
    const { outcomeOf, seams } = setUpLoader({ world: () => fails() });
    await outcomeOf();
    await outcomeOf();
    const calls = seams.loadEntry.mock.calls.length;
    expect(await outcomeOf()).toMatchObject({ failure: { phase: 'check', code: 'circuit_open' }, ms: 0 });
    expect(seams.loadEntry).toHaveBeenCalledTimes(calls);
  });
});
