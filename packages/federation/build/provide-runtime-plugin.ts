/* Runs inside the host's entry, as a runtime plugin of module federation. */
import * as runtimeCore from '@module-federation/runtime-core';

/** Name under which the entries of remotes look for the federation runtime. */
const globalName = '_FEDERATION_RUNTIME_CORE';

(globalThis as Record<string, unknown>)[globalName] ??= runtimeCore;

/** Leaves the federation runtime to the remotes, so that none has to carry its own. */
// oxlint-disable-next-line import/no-default-export -- module federation calls the default export of a runtime plugin
export default function provideRuntimePlugin() {
  return { name: 'loupe-provide-runtime' };
}
