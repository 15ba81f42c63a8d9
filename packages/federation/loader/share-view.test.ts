import { afterEach, expect, it, vi } from 'vitest';
import { shareScopeGlobal } from '../sharing/runtime-global.ts';
import { createShareRuntime, type BundlerRequire } from '../sharing/share-runtime.ts';
import type { ShareScope } from '../sharing/share-scope.ts';
import { viewOf } from '../sharing/share-view.ts';
import { browserSeams } from './browser-seams.ts';

const ofHost = { of: 'host' };

/** The host's build, which offers React, as the page begins with it. */
function openHost(): ShareScope {
  const host = {
    m: {},
    c: {},
    S: {},
    federation: {},
    initializeSharingData: {
      uniqueName: 'loupe-host',
      scopeToSharingDataMapping: {
        default: [{ name: 'react', version: '19.2.0', eager: true, factory: () => () => ofHost }],
      },
    },
  } satisfies BundlerRequire & { federation: object };
  createShareRuntime().connect(host);
  vi.stubGlobal('__webpack_init_sharing__', () => true);
  vi.stubGlobal('__webpack_share_scopes__', host.S);
  return (host.S as Record<string, ShareScope>)['default'] ?? {};
}

afterEach(() => vi.unstubAllGlobals());

/** What runtimes of other toolchains do with the scope that `init` hands them. */
function writeInto(scope: ShareScope): void {
  const own = { from: 'elsewhere', eager: false, usedBy: new Set<string>(), get: () => () => ({}) };
  scope['react'] = { ...scope['react'], undefined: own };
  Object.assign(scope['react']['19.2.0'] ?? {}, { get: own.get, from: 'elsewhere' });
  scope['left-pad'] = { '1.0.0': own };
}

it('hands each guest a view of its own: what one registers is seen neither by another nor by the host', async () => {
  const host = openHost();
  const [first, second] = [await browserSeams.shareScope(), await browserSeams.shareScope()] as ShareScope[];
  writeInto(first ?? {});
  const listed = (globalThis as unknown as Record<string, ShareScope>)[shareScopeGlobal] ?? {};
  writeInto(listed);
  for (const scope of [host, second ?? {}]) {
    expect(Object.keys(scope)).toEqual(['react']);
    expect(Object.keys(scope['react'] ?? {})).toEqual(['19.2.0']);
    expect(scope['react']?.['19.2.0']?.from).toBe('loupe-host');
    expect(await scope['react']?.['19.2.0']?.get()).toEqual(expect.any(Function));
    expect((await scope['react']?.['19.2.0']?.get())?.()).toBe(ofHost);
  }
});

it('lets the host list who uses which copy, though each has a view of its own', async () => {
  const host = openHost();
  const view = (await browserSeams.shareScope()) as ShareScope;
  view['react']?.['19.2.0']?.usedBy.add('loupe-chat');
  expect(host['react']?.['19.2.0']?.usedBy).toEqual(new Set(['loupe-chat']));
});

it('offers each copy as the standard runtime reads it: loaded, so that no newer one of a guest takes its place', () => {
  const host = openHost();
  const offered = viewOf(host)['react']?.['19.2.0'];
  expect(offered).toMatchObject({
    from: 'loupe-host',
    version: '19.2.0',
    scope: ['default'],
    loaded: true,
    strategy: 'loaded-first',
    shareConfig: { singleton: true },
  });
  expect(offered?.lib?.()).toBe(ofHost);
  offered?.useIn.push('guest');
  expect(host['react']?.['19.2.0']?.usedBy).toEqual(new Set(['guest']));
});

it('gives a slice built for our runtime what a host with the standard runtime has', async () => {
  const scope = viewOf({
    react: { '19.2.0': { from: 'loupe_host', eager: true, useIn: ['loupe_host'], get: () => () => ofHost } },
  });
  const slice = {
    m: {} as BundlerRequire['m'],
    c: {},
    S: {},
    f: { consumes: (_chunk: string, _promises: unknown[]) => undefined },
    federation: {},
    initContainer: (_scope: ShareScope) => undefined,
    consumesLoadingData: {
      chunkMapping: { page: ['share'] },
      moduleIdToConsumeDataMapping: {
        share: { shareKey: 'react', requiredVersion: '^19.0.0', strictVersion: true },
      },
    },
  };
  createShareRuntime().connect(slice);
  slice.initContainer(scope);
  const promises: unknown[] = [];
  slice.f.consumes('page', promises);
  await Promise.all(promises);
  const module = { exports: {} };
  slice.m['share']?.(module);
  expect(module.exports).toBe(ofHost);
});
