// Builds host and remotes as one bundle into <folder>/host/dist: `node bench/one-bundle/build.ts <folder>`.
import { join, resolve } from 'node:path';
import { bundle } from '../../packages/federation/build/bundler.ts';
import { defineHost } from '../../packages/federation/build/define-host.ts';

type HostConfig = ReturnType<ReturnType<typeof defineHost>>;
type Compiler = Parameters<
  Extract<NonNullable<HostConfig['plugins']>[number], { apply(compiler: never): void }>['apply']
>[0];

/** The host's own production configuration, without federation and with the loader replaced. */
export function oneBundle(folder: string): HostConfig {
  const config = defineHost({ root: join(folder, 'host') })({}, { mode: 'production' });
  const plugins = (config.plugins ?? []).filter(
    (plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin',
  );
  const standIn = join(folder, 'bench/one-bundle/remotes.ts');
  const replaceLoader = {
    apply: (compiler: Compiler) =>
      new compiler.rspack.NormalModuleReplacementPlugin(/composition\/remotes\.ts$/, standIn).apply(compiler),
  };
  return { ...config, plugins: [...plugins, replaceLoader] };
}

if (process.argv[1] === import.meta.filename && process.argv[2])
  await bundle(oneBundle(resolve(process.argv[2])));
