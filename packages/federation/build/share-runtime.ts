/*
 * Module federation's runtime as this site uses it: sharing modules and being a container. Its own loading of remotes,
 * preloads, snapshots and trimmed shares are left out, a fifth of it; loading is the work of `loader/`.
 * Stands in for the default export of `@module-federation/webpack-bundler-runtime`, from the same parts.
 */
import { attachShareScopeMap } from 'federation-bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'federation-bundler-runtime/consumes.js';
import { initContainerEntry } from 'federation-bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'federation-bundler-runtime/initializeSharing.js';
import { installInitialConsumes } from 'federation-bundler-runtime/installInitialConsumes.js';
import { createInstance } from 'federation-runtime';

/** The bundler's own require function, as far as it is used here. */
interface BundlerRequire {
  readonly federation: { readonly initOptions?: object };
}

/** Always a new instance: the runtime's own search goes by build, and here all containers have the host's. */
function init({ webpackRequire }: { readonly webpackRequire: BundlerRequire }): object {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The bundler gave no options to the federation runtime');
  return createInstance(initOptions);
}

/** A runtime for one build of the page: the code is one, what it writes into is made anew for each. */
export function createShareRuntime(): object {
  return {
    runtime: {},
    instance: undefined,
    initOptions: undefined,
    attachShareScopeMap,
    bundlerRuntime: {
      consumes,
      I: initializeSharing,
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
