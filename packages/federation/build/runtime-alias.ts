import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The bundler resolves the federation runtime to its CommonJS files, of which nothing can be left out; their ES module
 * twins shrink to what is used (a third of every remote's entry). Same package, same version.
 */
export function runtimeAlias(): Record<string, string> {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools');
  const bundlerRuntime = createRequire(tools).resolve('@module-federation/webpack-bundler-runtime');
  const runtime = createRequire(bundlerRuntime).resolve('@module-federation/runtime');
  const runtimeCore = createRequire(runtime).resolve('@module-federation/runtime-core');
  return {
    [bundlerRuntime]: join(dirname(bundlerRuntime), 'index.js'),
    '@module-federation/runtime-core$': join(dirname(runtimeCore), 'index.js'),
  };
}
