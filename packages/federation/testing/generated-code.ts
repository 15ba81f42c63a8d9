/*
 * All that this repository relies on in the code that the bundler and `@module-federation/enhanced` generate, in one
 * place (docs/decisions/0055). A new version of either is judged by it: `build/generated-code.test.ts`.
 */
import { consumedShares, providedShares } from '../registry/shared-requests.ts';

/** The bundler's require function, with whatever it has. */
export type RequireOfBuild = Readonly<Record<string, unknown>>;

/** What was seen of a small host and a small slice, built and run. Null: it was not there. */
export interface GeneratedCode {
  readonly host: {
    readonly require: RequireOfBuild | null;
    readonly code: string;
    /** `__webpack_init_sharing__` and `__webpack_share_scopes__`. */
    readonly initSharing: unknown;
    readonly shareScopes: unknown;
  };
  readonly slice: {
    /** As it was handed to `connect` of our runtime by the start that `runtime-start-loader` writes. */
    readonly require: RequireOfBuild | null;
    readonly entryCode: string;
    readonly chunkCode: string;
    readonly container: unknown;
    /** The list under `chunksGlobal`, after the entry ran. */
    readonly chunks: unknown;
    /** The script element by which the page's chunk was asked for. */
    readonly script: HTMLScriptElement | null;
    /** The style sheet of the page. */
    readonly style: HTMLLinkElement | null;
    /** What getting a chunk rejects with when its script's `onerror` is called with an event of type `abandoned`. */
    readonly abandonedWith: unknown;
    /** What the exposed module of the slice has taken for `nanostores`. */
    readonly nanostores: unknown;
  };
  /** What the host has for `nanostores`. */
  readonly nanostores: unknown;
}

export interface Reliance {
  /** What the generated code gives, as the end of "no longer: …". */
  readonly on: string;
  readonly reliedOnBy: string;
  readonly isMet: (seen: GeneratedCode) => boolean;
}

function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (from, key) =>
      (typeof from === 'object' && from !== null) || typeof from === 'function'
        ? (from as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

const isFunction = (value: unknown) => typeof value === 'function';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const valuesOf = (value: unknown): readonly unknown[] =>
  isObject(value) ? Object.values(value as object) : [];
const isHash = (value: unknown) => typeof value === 'string' && value.startsWith('sha384-');

const runtime = 'sharing/share-runtime.ts';
const chunkPlugin = 'build/chunk-loading-plugin.ts';

export const reliances: readonly Reliance[] = [
  {
    on: 'a generated start module that ends with its general start, from “const __module_federation_remote_infos__” on, and names the runtime “__module_federation_bundler_runtime__” before it',
    reliedOnBy: 'build/runtime-start-loader.ts',
    isMet: ({ host, slice }) => slice.require !== null && isObject(field(host.require, 'S', 'default')),
  },
  {
    on: 'a runtime that the start module imports from the file `@module-federation/webpack-bundler-runtime` resolves to',
    reliedOnBy: 'build/runtime-alias.ts, and the externals of build/define-remote.ts',
    isMet: ({ slice }) => slice.entryCode.includes('globalThis.loupeFederationRuntime()'),
  },
  {
    on: '`federation` at the require function',
    reliedOnBy: runtime,
    isMet: ({ host, slice }) => [host, slice].every(({ require }) => isObject(field(require, 'federation'))),
  },
  {
    on: '`initializeSharingData` with `uniqueName` and `scopeToSharingDataMapping.default`, a list of { name, version, factory, eager }',
    reliedOnBy: runtime,
    isMet: ({ host }) => {
      const data = field(host.require, 'initializeSharingData');
      const offered = valuesOf(field(data, 'scopeToSharingDataMapping', 'default'));
      const one = offered.find((item) => field(item, 'name') === 'nanostores');
      return (
        typeof field(data, 'uniqueName') === 'string' &&
        typeof field(one, 'version') === 'string' &&
        isFunction(field(one, 'factory')) &&
        Boolean(field(one, 'eager'))
      );
    },
  },
  {
    on: '`consumesLoadingData` with `chunkMapping` and `moduleIdToConsumeDataMapping`, whose entries have { shareKey, requiredVersion, strictVersion }',
    reliedOnBy: runtime,
    isMet: ({ slice }) => {
      const data = field(slice.require, 'consumesLoadingData');
      const one = valuesOf(field(data, 'moduleIdToConsumeDataMapping')).find(
        (item) => field(item, 'shareKey') === 'nanostores',
      );
      return (
        valuesOf(field(data, 'chunkMapping')).some(Array.isArray) &&
        typeof field(one, 'requiredVersion') === 'string' &&
        typeof field(one, 'strictVersion') === 'boolean'
      );
    },
  },
  {
    on: '`consumesLoadingData.initialConsumes`, the shared modules of an entry itself',
    reliedOnBy: runtime,
    isMet: ({ host }) => valuesOf(field(host.require, 'consumesLoadingData', 'initialConsumes')).length > 0,
  },
  {
    on: '`f.consumes`, asked for each chunk, in place of which the runtime puts its own',
    reliedOnBy: runtime,
    isMet: ({ slice, nanostores }) =>
      isFunction(field(slice.require, 'f', 'consumes')) &&
      slice.nanostores !== null &&
      slice.nanostores === nanostores,
  },
  {
    on: '`initContainer`, `getContainer` and `initializeExposesData.moduleMap` of a container',
    reliedOnBy: runtime,
    isMet: ({ slice }) =>
      isFunction(field(slice.require, 'initContainer')) &&
      isFunction(field(slice.require, 'getContainer')) &&
      isFunction(field(slice.require, 'initializeExposesData', 'moduleMap', './page')),
  },
  {
    on: 'modules by id in `m`, those that ran in `c`, share scopes in `S`, and `I` to begin sharing',
    reliedOnBy: runtime,
    isMet: ({ host }) =>
      ['m', 'c', 'S'].every((name) => isObject(field(host.require, name))) &&
      isFunction(field(host.require, 'I')),
  },
  {
    on: '`__webpack_init_sharing__` and `__webpack_share_scopes__` in the code of the host',
    reliedOnBy: 'loader/browser-seams.ts',
    isMet: ({ host }) => isFunction(host.initSharing) && isObject(field(host.shareScopes, 'default')),
  },
  {
    on: 'tables in the files with `shareKey`, then `requiredVersion`, of what is taken, and `name`, `version`, `factory` of what is given',
    reliedOnBy: 'registry/shared-requests.ts, by which the server checks uploads',
    isMet: ({ host, slice }) =>
      'nanostores' in providedShares([host.code]) &&
      'nanostores' in consumedShares([slice.entryCode, slice.chunkCode]),
  },
  {
    on: 'a container at the window that is not a `var`, with `init` and `get`',
    reliedOnBy: 'loader/browser-seams.ts',
    isMet: ({ slice }) =>
      isFunction(field(slice.container, 'init')) && isFunction(field(slice.container, 'get')),
  },
  {
    on: 'chunks that hand themselves over by `push` of the list named by `chunkLoadingGlobal`, whose `push` the entry takes over',
    reliedOnBy: 'loader/chunk-inbox.ts, and the chunks that the server writes into the page',
    isMet: ({ slice }) =>
      Array.isArray(slice.chunks) &&
      slice.chunks.push !== Array.prototype.push &&
      /loupe_remote_sample_chunks["']?\]?.*\.push\(/s.test(slice.chunkCode),
  },
  {
    on: '`e` to get a chunk, `k` for the name of its style sheet, `p` for the folder',
    reliedOnBy: chunkPlugin,
    isMet: ({ slice }) =>
      isFunction(field(slice.require, 'e')) &&
      isFunction(field(slice.require, 'k')) &&
      field(slice.require, 'p') === 'https://loupe.test/remotes/sample/1/',
  },
  {
    on: 'hashes by chunk in `sriHashes` and `sriCssHashes`, which are written at the elements',
    reliedOnBy: chunkPlugin,
    isMet: ({ slice }) =>
      valuesOf(field(slice.require, 'sriHashes')).some(isHash) &&
      valuesOf(field(slice.require, 'sriCssHashes')).some(isHash) &&
      isHash(slice.script?.integrity) &&
      isHash(slice.style?.integrity),
  },
  {
    on: 'names of chunks that `__webpack_get_script_filename__` can change',
    reliedOnBy: chunkPlugin,
    isMet: ({ slice }) => slice.script?.src.endsWith('?attempt=1') === true,
  },
  {
    on: '`data-rspack` with the unique name at every element it asks by',
    reliedOnBy: 'loader/browser-seams.ts, where a release is given up',
    isMet: ({ slice }) => slice.script?.dataset['rspack']?.startsWith('loupe-sample:') === true,
  },
  {
    on: '`onerror` at these elements, and a rejection that has the `type` of the event it is called with',
    reliedOnBy: `loader/browser-seams.ts and ${chunkPlugin}`,
    isMet: ({ slice }) => field(slice.abandonedWith, 'type') === 'abandoned',
  },
];
