// Builds host and remotes as one bundle into <folder>/host/dist: `node bench/one-bundle/build.ts <folder>`.
import { join, resolve } from 'node:path';
import { bundle } from '../../packages/federation/build/bundler.ts';
import { defineHost } from '../../packages/federation/build/define-host.ts';

type HostConfig = Extract<Parameters<typeof bundle>[0], { plugins?: unknown }>;
type Compiler = Parameters<
  Extract<NonNullable<HostConfig['plugins']>[number], { apply(compiler: never): void }>['apply']
>[0];

/** Without the stores that a host has to carry for its remotes only. */
function ownEntry(entry: HostConfig['entry']): NonNullable<HostConfig['entry']> {
  const files = Object.entries(entry as Record<string, string | string[]>).map(([name, list]) => [
    name,
    [list].flat().slice(-1),
  ]);
  return Object.fromEntries(files) as Record<string, string[]>;
}

/** The host's own production configurations, without federation and with the loader replaced. */
export function oneBundle(folder: string): HostConfig[] {
  const standIn = join(folder, 'bench/one-bundle/remotes.ts');
  const replaceLoader = {
    apply: (compiler: Compiler) =>
      new compiler.rspack.NormalModuleReplacementPlugin(/registry\/page-loader\.ts$/, standIn).apply(
        compiler,
      ),
  };
  const configs = [
    defineHost({ root: join(folder, 'host') })({}, { mode: 'production' }),
  ].flat() as HostConfig[];
  return configs.map((config) => {
    const kept = (config.plugins ?? []).filter(
      (plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin',
    );
    return { ...config, entry: ownEntry(config.entry), plugins: [...kept, replaceLoader] };
  });
}

if (process.argv[1] === import.meta.filename && process.argv[2])
  await bundle(oneBundle(resolve(process.argv[2])));
