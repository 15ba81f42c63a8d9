import { createRequire } from 'node:module';
import { federationFile } from './package-files.ts';

/** What the bundler's own entry asks for: the federation runtime. */
export function bundlerRuntimeFile(): string {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools');
  return createRequire(tools).resolve('@module-federation/webpack-bundler-runtime');
}

/** Leads the bundler's entry to our own runtime (see docs/decisions/0009). */
export function runtimeAlias(): Record<string, string> {
  return { [bundlerRuntimeFile()]: federationFile('sharing/share-runtime') };
}
