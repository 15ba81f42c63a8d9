import { expect, it } from 'vitest';
import { createShareRuntime, type BundlerRequire } from './share-runtime.ts';

type Require = Parameters<ReturnType<typeof createShareRuntime>['connect']>[0];

interface Build {
  readonly provides?: () => unknown;
  readonly requiredVersion?: string;
  /** Shared modules that the entry itself needs. */
  readonly initialConsumes?: string[];
}

const notConnected = () => {
  throw new Error('Nothing has connected this build');
};

/** A build of the page as the bundler writes one: module `share` stands for the request `store`. */
function build(name: string, { provides, requiredVersion = '^1.0.0', initialConsumes = [] }: Build) {
  const ran: BundlerRequire['c'] = {};
  const webpackRequire: Require = {
    m: {},
    c: ran,
    S: {},
    f: { consumes: notConnected },
    federation: {},
    initContainer: notConnected,
    getContainer: notConnected,
    initializeExposesData: { moduleMap: { './page': () => Promise.resolve('the page') } },
    initializeSharingData: {
      uniqueName: name,
      scopeToSharingDataMapping: {
        default: provides ? [{ name: 'store', version: '1.0.0', eager: true, factory: () => provides }] : [],
      },
    },
    consumesLoadingData: {
      chunkMapping: { page: ['share'] },
      moduleIdToConsumeDataMapping: { share: { shareKey: 'store', requiredVersion, strictVersion: true } },
      initialConsumes,
    },
  };
  createShareRuntime().connect(webpackRequire);
  const run = (id: string): unknown => {
    const known = ran[id];
    if (known) return known.exports;
    const module = (ran[id] = { exports: {} });
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  const loadPage = () => {
    const promises: unknown[] = [];
    webpackRequire.f?.consumes?.('page', promises);
    return Promise.all(promises);
  };
  return { webpackRequire, run, loadPage };
}

function join(remote: ReturnType<typeof build>, host: ReturnType<typeof build>): void {
  remote.webpackRequire.initContainer?.(host.webpackRequire.S['default'] ?? {});
}

it('gives a remote the copy that runs in the host', async () => {
  const host = build('host', { provides: () => ({ of: 'host' }), initialConsumes: ['share'] });
  const remote = build('chat', {});
  join(remote, host);
  await remote.loadPage();
  expect(remote.run('share')).toEqual({ of: 'host' });
});

it('runs the copy of the host beside one that a remote in development carries itself', async () => {
  const host = build('host', { provides: () => ({ of: 'host' }) });
  const remote = build('chat', { provides: () => ({ of: 'chat' }) });
  join(remote, host);
  await remote.loadPage();
  expect(remote.run('share')).toEqual({ of: 'host' });
});

it('rejects the chunk of a page that needs another major of a module', async () => {
  const remote = build('chat', { requiredVersion: '^2.0.0' });
  const host = build('host', { provides: () => ({}) });
  join(remote, host);
  await expect(remote.loadPage()).rejects.toThrow('store ^2.0.0 is needed, host provides 1.0.0');
});

it('lets modules that depend on each other reach the real module while it runs', () => {
  const host = build('host', {
    provides: () => {
      // While the module runs, a module that depends on it asks for it: it must not be given an empty stand-in for good.
      expect(host.webpackRequire.c['share']).toBeUndefined();
      return { of: 'host' };
    },
    initialConsumes: ['share'],
  });
  expect(host.run('share')).toEqual({ of: 'host' });
  expect(host.webpackRequire.c['share']?.exports).toEqual({ of: 'host' });
});

it('says which module of an entry did not come with it', () => {
  const host = build('host', { provides: () => ({}), initialConsumes: ['other'] });
  expect(() => host.run('other')).toThrow('The shared module other is not described');
});

it('hands out what a container exposes, and refuses what it does not', async () => {
  const { webpackRequire } = build('chat', {});
  await expect(webpackRequire.getContainer?.('./page')).resolves.toBe('the page');
  await expect(webpackRequire.getContainer?.('toString')).rejects.toThrow(
    'Module "toString" does not exist in container.',
  );
});

it('still starts a release whose own start calls the runtime step by step', async () => {
  const host = build('host', { provides: () => ({ of: 'host' }), initialConsumes: ['share'] });
  const older = build('chat', {}).webpackRequire;
  const { bundlerRuntime } = createShareRuntime();
  bundlerRuntime.init({ webpackRequire: older });
  bundlerRuntime.initContainerEntry({
    webpackRequire: older,
    shareScope: host.webpackRequire.S['default'] ?? {},
  });
  const promises: unknown[] = [];
  bundlerRuntime.consumes({ webpackRequire: older, chunkId: 'page', promises, installedModules: {} });
  await Promise.all(promises);
  expect(older.m['share']).toBeTypeOf('function');
});
