import { rspack, type Configuration } from '@rspack/core';

/** A slice's `rspack.config.ts`, seen from outside. The host has one configuration for each of its entries. */
export type SliceConfig = (
  env: { RSPACK_SERVE?: boolean },
  argv: { mode: string },
) => Configuration | Configuration[];

/** Runs one production build; rejects with what the compiler said. */
export function bundle(config: Configuration | Configuration[]): Promise<void> {
  const compiler = rspack([config].flat());
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      compiler.close(() => (problem === null ? resolve() : reject(new Error(problem))));
    });
  });
}
