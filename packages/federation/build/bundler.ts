import { rspack, type Configuration } from '@rspack/core';

/** A slice's `rspack.config.ts`, seen from outside. */
export type SliceConfig = (env: { RSPACK_SERVE?: boolean }, argv: { mode: string }) => Configuration;

/** Runs one production build; rejects with what the compiler said. */
export function bundle(config: Configuration): Promise<void> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      compiler.close(() => (problem === null ? resolve() : reject(new Error(problem))));
    });
  });
}
