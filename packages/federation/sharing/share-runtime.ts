/*
 * What the bundler's code asks of a federation runtime, as this site uses it: sharing modules and being a container.
 * Loading remotes is the work of `loader/`. Stands in for the default export of
 * `@module-federation/webpack-bundler-runtime` (see docs/decisions/0009).
 */
import { shareScopeGlobal } from './runtime-global.ts';
import { provideShare, takeShare, type ModuleFactory, type ShareScope } from './share-scope.ts';
import { viewOf } from './share-view.ts';

type Provide = () => ModuleFactory | Promise<ModuleFactory>;

interface ProvidedData {
  readonly name: string;
  readonly version: string;
  readonly factory: Provide;
  readonly eager?: boolean | number;
}

interface ConsumedData {
  readonly shareKey: string;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
}

interface RunningModule {
  exports: unknown;
}

/** The bundler's own require function, as far as it is used here. */
export interface BundlerRequire {
  /** Code of the modules, by id. */
  readonly m: Record<string, (module: RunningModule) => void>;
  /** Modules that ran, by id. */
  readonly c: Record<string, RunningModule>;
  /** Share scopes by name. */
  S: Record<string, ShareScope>;
  readonly initializeSharingData?: {
    readonly uniqueName: string;
    readonly scopeToSharingDataMapping: Readonly<Record<string, readonly unknown[]>>;
  };
  readonly consumesLoadingData?: {
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping?: Readonly<Record<string, ConsumedData>>;
  };
}

/** Functions of the bundler's code that a runtime takes over, where a build has them. */
interface BundlerSeams {
  readonly federation?: { bundlerRuntime?: unknown };
  /** What getting a chunk consists of, by name. */
  readonly f?: { consumes?: (chunkId: string, promises: unknown[]) => void };
  /** `__webpack_init_sharing__`. */
  I?: (scope: string) => unknown;
  /** The container's `init` and `get`. */
  initContainer?: (shareScope: ShareScope) => void;
  getContainer?: (expose: string) => Promise<unknown>;
}

interface ConnectedRequire extends BundlerRequire, BundlerSeams {
  readonly initializeExposesData?: { readonly moduleMap: Readonly<Record<string, () => Promise<unknown>>> };
  readonly consumesLoadingData?: BundlerRequire['consumesLoadingData'] & {
    readonly initialConsumes?: readonly string[];
  };
}

interface Call {
  readonly webpackRequire: BundlerRequire;
}

const scopeName = 'default';

/** Offers the copies that a build carries; a release of a remote carries none. */
function provideOwn({ initializeSharingData: data }: BundlerRequire, scope: ShareScope): void {
  for (const item of data?.scopeToSharingDataMapping[scopeName] ?? []) {
    if (typeof item !== 'object' || item === null) continue;
    const { name, version, factory, eager } = item as ProvidedData;
    provideShare(scope, name, version, {
      from: data!.uniqueName,
      eager: Boolean(eager),
      get: factory,
      usedBy: new Set(),
    });
  }
}

function take(
  { S, consumesLoadingData, initializeSharingData }: BundlerRequire,
  id: string,
): ModuleFactory | Promise<ModuleFactory> {
  const data = consumesLoadingData?.moduleIdToConsumeDataMapping?.[id];
  if (!data) throw new Error(`The shared module ${id} is not described`);
  return takeShare(S[scopeName] ?? {}, {
    request: data.shareKey,
    requiredVersion: data.requiredVersion,
    isStrict: data.strictVersion,
    by: initializeSharingData?.uniqueName ?? '',
    // oxlint-disable-next-line no-console -- runs before the environment does
    warn: (message) => console.warn(message),
  });
}

/** Makes a shared module out of its factory. While it runs, modules that depend on each other must reach the factory's own. */
function install({ m, c }: BundlerRequire, id: string, factory: () => ModuleFactory): void {
  m[id] = (module) => {
    delete c[id];
    module.exports = factory()();
    c[id] = module;
  };
}

/** Like `take`, for code that waits anyway: what cannot be taken is a rejection. */
function takeLater(webpackRequire: BundlerRequire, id: string): ModuleFactory | Promise<ModuleFactory> {
  try {
    return take(webpackRequire, id);
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

/** Called for each chunk: gets the shared modules that the chunk needs. */
function consumes({
  webpackRequire,
  chunkId,
  promises,
  installedModules,
}: Call & {
  readonly chunkId: string;
  readonly promises: unknown[];
  readonly installedModules: Record<string, Promise<void> | 0>;
}): void {
  for (const id of webpackRequire.consumesLoadingData?.chunkMapping?.[chunkId] ?? []) {
    const known = installedModules[id];
    if (known !== undefined) {
      promises.push(known);
      continue;
    }
    const found = takeLater(webpackRequire, id);
    const settle = (factory: ModuleFactory) => {
      installedModules[id] = 0;
      install(webpackRequire, id, () => factory);
    };
    if (!(found instanceof Promise)) settle(found);
    else {
      installedModules[id] = found.then(settle, (error: unknown) => {
        // The next attempt asks again.
        delete installedModules[id];
        throw error;
      });
      promises.push(installedModules[id]);
    }
  }
}

/** Called once: the shared modules of the entry itself, which run before anything can be waited for. */
function installInitialConsumes({
  webpackRequire,
  initialConsumes,
}: Call & { readonly initialConsumes: readonly string[] }): void {
  for (const id of initialConsumes) {
    install(webpackRequire, id, () => {
      const factory = take(webpackRequire, id);
      if (factory instanceof Promise) throw new Error(`The shared module ${id} does not come with the entry`);
      return factory;
    });
  }
}

/** Joins the page's share scope: the container protocol's `init`. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: Call & { readonly shareScope: ShareScope }): void {
  webpackRequire.S[scopeName] = shareScope;
  provideOwn(webpackRequire, shareScope);
}

function init({ webpackRequire }: Call): object {
  const scope = (webpackRequire.S[scopeName] ??= {});
  provideOwn(webpackRequire, scope);
  if (!(shareScopeGlobal in globalThis))
    Object.defineProperty(globalThis, shareScopeGlobal, { get: () => viewOf(scope) });
  return {};
}

function getExposed({ initializeExposesData }: ConnectedRequire, expose: string): Promise<unknown> {
  const modules = initializeExposesData?.moduleMap ?? {};
  const get = Object.hasOwn(modules, expose) ? modules[expose] : undefined;
  return get ? get() : Promise.reject(new Error(`Module "${expose}" does not exist in container.`));
}

/** Takes over what the bundler's code leaves to a runtime, and makes the shared modules of the entry ready to run. */
function connect(webpackRequire: ConnectedRequire): void {
  const { federation, f, consumesLoadingData: data } = webpackRequire;
  if (!federation) return;
  const installedModules: Record<string, Promise<void> | 0> = {};
  if (f?.consumes)
    f.consumes = (chunkId, promises) => consumes({ webpackRequire, chunkId, promises, installedModules });
  if (webpackRequire.I) webpackRequire.I = () => true;
  if (webpackRequire.initContainer)
    webpackRequire.initContainer = (shareScope) => initContainerEntry({ webpackRequire, shareScope });
  if (webpackRequire.getContainer)
    webpackRequire.getContainer = (expose) => getExposed(webpackRequire, expose);
  init({ webpackRequire });
  if (data?.initialConsumes)
    installInitialConsumes({ webpackRequire, initialConsumes: data.initialConsumes });
}

/** A runtime for one build of the page: the code is one, what it writes into is made for each. */
export function createShareRuntime() {
  return {
    connect,
    /** For releases built before `connect`: their start calls these one by one. */
    bundlerRuntime: {
      consumes,
      /** `__webpack_init_sharing__`: `init` has offered everything by then. */
      I: () => true,
      S: {},
      init,
      initContainerEntry,
      installInitialConsumes,
    },
    bundlerRuntimeOptions: {},
  };
}

// oxlint-disable-next-line import/no-default-export -- the bundler's entry reads the default export
export default createShareRuntime();
