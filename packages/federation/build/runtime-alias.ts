import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the bundler's own entry asks for: the CommonJS file of the federation runtime. */
export function bundlerRuntimeFile(): string {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools');
  return createRequire(tools).resolve('@module-federation/webpack-bundler-runtime');
}

/**
 * The bundler resolves the federation runtime to its CommonJS files, of which nothing can be left out. Its entry is
 * led to our own choice of parts, and these to their ES module twins. Same packages, same version.
 */
export function runtimeAlias(): Record<string, string> {
  const bundlerRuntime = bundlerRuntimeFile();
  const runtime = createRequire(bundlerRuntime).resolve('@module-federation/runtime');
  const runtimeCore = createRequire(runtime).resolve('@module-federation/runtime-core');
  const errorCodes = createRequire(runtime).resolve('@module-federation/error-codes');
  return {
    [bundlerRuntime]: join(import.meta.dirname, 'share-runtime.ts'),
    'federation-bundler-runtime': dirname(bundlerRuntime),
    'federation-runtime$': join(dirname(runtime), 'index.js'),
    '@module-federation/runtime-core$': join(dirname(runtimeCore), 'index.js'),
    '@module-federation/error-codes$': join(dirname(errorCodes), 'index.mjs'),
  };
}
