/* oxlint-disable no-underscore-dangle -- names given by others */
/* Runs inside the host's entry when that was built with the standard runtime, as a runtime plugin of module federation. */
import { runtimeGlobal, shareScopeGlobal } from './runtime-global.ts';
import { createShareRuntime } from './share-runtime.ts';
import { viewOf, type AnyShareScope } from './share-view.ts';

declare const __webpack_share_scopes__: Readonly<Record<string, AnyShareScope>>;

// Slices in force may have been built for our own runtime: they borrow it.
(globalThis as Record<string, unknown>)[runtimeGlobal] = createShareRuntime;
Object.defineProperty(globalThis, shareScopeGlobal, {
  get: () => viewOf(__webpack_share_scopes__['default'] ?? {}),
});

// oxlint-disable-next-line import/no-default-export -- module federation calls the default export of a runtime plugin
export default function standardRuntimePlugin() {
  return { name: 'loupe-standard-runtime' };
}
