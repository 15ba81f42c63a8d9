import type { RuleSetRule } from '@rspack/core';
import { runtimeGlobal } from '../sharing/runtime-global.ts';
import { federationFile } from './package-files.ts';
import { bundlerRuntimeFile, runtimeAlias } from './runtime-alias.ts';

/** `own`: the share runtime of `sharing/`. `standard`: the one that `@module-federation/enhanced` brings along. */
export type FederationRuntime = 'own' | 'standard';

/** Name of the setting that chooses the runtime of a build. */
const runtimeSetting = 'LOUPE_FEDERATION_RUNTIME';

/** The runtime to build with: our own unless `LOUPE_FEDERATION_RUNTIME=standard` says otherwise (docs/decisions/0055). */
export function federationRuntime(): FederationRuntime {
  const asked = process.env[runtimeSetting] ?? 'own';
  if (asked === 'own' || asked === 'standard') return asked;
  throw new Error(`${runtimeSetting} is "own" or "standard", not "${asked}"`);
}

/** Where a build's code finds its runtime. */
export function runtimeResolution(runtime: FederationRuntime): Record<string, string> {
  return runtime === 'own' ? runtimeAlias() : {};
}

/** How the module that starts the runtime is treated. */
export function runtimeRules(runtime: FederationRuntime): RuleSetRule[] {
  if (runtime === 'standard') return [];
  return [
    {
      test: /@module-federation[\\/]runtime[\\/]rspack\.js$/,
      loader: federationFile('build/runtime-start-loader'),
    },
  ];
}

/** What a slice borrows from the host's entry. The standard runtime each release carries itself: so it runs in any host. */
export function borrowedRuntime(runtime: FederationRuntime): Record<string, string> {
  return runtime === 'own' ? { [bundlerRuntimeFile()]: `globalThis.${runtimeGlobal}()` } : {};
}

/** The runtime plugin of the host's entries: it lends our runtime to slices that were built for it. */
export function lendingPlugin(runtime: FederationRuntime): string {
  return federationFile(
    runtime === 'own' ? 'sharing/provide-runtime-plugin' : 'sharing/standard-runtime-plugin',
  );
}
