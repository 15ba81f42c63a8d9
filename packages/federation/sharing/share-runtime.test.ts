import { expect, it } from 'vitest';
import { createShareRuntime, type BundlerRequire } from './share-runtime.ts';

interface Runtime {
  readonly bundlerRuntime: {
    readonly S: BundlerRequire['S'];
    init(call: { webpackRequire: BundlerRequire }): object;
    initContainerEntry(call: { webpackRequire: BundlerRequire; shareScope: unknown }): void;
    installInitialConsumes(call: { webpackRequire: BundlerRequire; initialConsumes: string[] }): void;
    consumes(call: {
      webpackRequire: BundlerRequire;
      chunkId: string;
      promises: unknown[];
      installedModules: Record<string, Promise<void> | 0>;
    }): void;
  };
}

interface Build {
  readonly provides?: () => unknown;
  readonly requiredVersion?: string;
}

/** A build of the page as the bundler writes one: module `share` stands for the request `store`. */
function build(name: string, { provides, requiredVersion = '^1.0.0' }: Build) {
  const { bundlerRuntime } = createShareRuntime() as Runtime;
  const ran: BundlerRequire['c'] = {};
  const webpackRequire: BundlerRequire = {
    m: {},
    c: ran,
    S: bundlerRuntime.S,
    initializeSharingData: {
      uniqueName: name,
      scopeToSharingDataMapping: {
        default: provides ? [{ name: 'store', version: '1.0.0', eager: true, factory: () => provides }] : [],
      },
    },
    consumesLoadingData: {
      chunkMapping: { page: ['share'] },
      moduleIdToConsumeDataMapping: { share: { shareKey: 'store', requiredVersion, strictVersion: true } },
    },
  };
  bundlerRuntime.init({ webpackRequire });
  const run = (id: string): unknown => {
    const known = ran[id];
    if (known) return known.exports;
    const module = (ran[id] = { exports: {} });
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  const installedModules: Record<string, Promise<void> | 0> = {};
  const loadPage = () => {
    const promises: unknown[] = [];
    bundlerRuntime.consumes({ webpackRequire, chunkId: 'page', promises, installedModules });
    return Promise.all(promises);
  };
  return { bundlerRuntime, webpackRequire, run, loadPage };
}

it('gives a remote the copy that runs in the host', async () => {
  const host = build('host', { provides: () => ({ of: 'host' }) });
  host.bundlerRuntime.installInitialConsumes({
    webpackRequire: host.webpackRequire,
    initialConsumes: ['share'],
  });
  const remote = build('chat', {});
  remote.bundlerRuntime.initContainerEntry({
    webpackRequire: remote.webpackRequire,
    shareScope: host.webpackRequire.S['default'],
  });
  await remote.loadPage();
  expect(remote.run('share')).toEqual({ of: 'host' });
});

it('runs the copy of the host beside one that a remote in development carries itself', async () => {
  const host = build('host', { provides: () => ({ of: 'host' }) });
  const remote = build('chat', { provides: () => ({ of: 'chat' }) });
  remote.bundlerRuntime.initContainerEntry({
    webpackRequire: remote.webpackRequire,
    shareScope: host.webpackRequire.S['default'],
  });
  await remote.loadPage();
  expect(remote.run('share')).toEqual({ of: 'host' });
});

it('rejects the chunk of a page that needs another major of a module', async () => {
  const remote = build('chat', { requiredVersion: '^2.0.0' });
  const host = build('host', { provides: () => ({}) });
  remote.bundlerRuntime.initContainerEntry({
    webpackRequire: remote.webpackRequire,
    shareScope: host.webpackRequire.S['default'],
  });
  await expect(remote.loadPage()).rejects.toThrow('store ^2.0.0 is needed, host provides 1.0.0');
});

it('lets modules that depend on each other reach the real module while it runs', () => {
  const host = build('host', {
    provides: () => {
      // While the module runs, a module that depends on it asks for it: it must not be given an empty stand-in for good.
      expect(host.webpackRequire.c['share']).toBeUndefined();
      return { of: 'host' };
    },
  });
  host.bundlerRuntime.installInitialConsumes({
    webpackRequire: host.webpackRequire,
    initialConsumes: ['share'],
  });
  expect(host.run('share')).toEqual({ of: 'host' });
  expect(host.webpackRequire.c['share']?.exports).toEqual({ of: 'host' });
});

it('says which module of an entry did not come with it', () => {
  const host = build('host', { provides: () => ({}) });
  host.bundlerRuntime.installInitialConsumes({
    webpackRequire: host.webpackRequire,
    initialConsumes: ['other'],
  });
  expect(() => host.run('other')).toThrow('The shared module other is not described');
});
