import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig, minimizers, type BuildCall } from './base-config.ts';

/** Address of the host's service worker, fixed: browsers and Firebase know it by this name (H11). */
export const workerFile = 'firebase-messaging-sw.js';
export const workerConfigName = 'host worker';

/** One file that loads no other, under a name that never changes; built after the entry that empties the folder. */
export function workerConfig(root: string, call: BuildCall, after: string): Configuration {
  const base = baseConfig(root, 'host-worker', call);
  return {
    ...base,
    name: workerConfigName,
    dependencies: [after],
    target: ['webworker', 'es2022'],
    entry: { worker: join(root, 'src/firebase-messaging-sw.ts') },
    output: {
      ...base.output,
      clean: false,
      filename: workerFile,
      path: join(root, 'dist'),
      publicPath: '/',
    },
    optimization: { minimizer: minimizers(), splitChunks: false, runtimeChunk: false },
    plugins: [],
  };
}
