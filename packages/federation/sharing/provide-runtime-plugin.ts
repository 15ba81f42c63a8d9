/* Runs inside the host's entry, as a runtime plugin of module federation. */
import { runtimeGlobal } from './runtime-global.ts';
import { createShareRuntime } from './share-runtime.ts';

(globalThis as Record<string, unknown>)[runtimeGlobal] = createShareRuntime;

/** Lends the federation runtime to the entries of remotes, so that none has to carry its own. */
// oxlint-disable-next-line import/no-default-export -- module federation calls the default export of a runtime plugin
export default function provideRuntimePlugin() {
  return { name: 'loupe-provide-runtime' };
}
