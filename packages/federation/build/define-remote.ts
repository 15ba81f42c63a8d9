import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { baseLanguage, languages, type Language } from '@loupe/shared/lib/language';
import { chunksGlobal, containerGlobal } from '../registry/registry-document.ts';
import { languagePart } from '../registry/files-in-language.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';
import {
  baseConfig,
  readCall,
  type BuildCall,
  type CommandLineArguments,
  type CommandLineEnvironment,
  minimizers,
} from './base-config.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { chunkNameOf } from './chunk-name.ts';
import { federationOptions } from './federation-options.ts';
import { borrowedRuntime, federationRuntime } from './federation-runtime.ts';
import { federationFile } from './package-files.ts';
import { entryFile, ReleasePlugin } from './release-plugin.ts';
import { readPackage, sharedModules } from './shared-modules.ts';
import { standaloneConfig } from './standalone-config.ts';

export interface RemoteBuild {
  /** Absolute path of the remote's folder. */
  readonly root: string;
  readonly declaration: RemoteDeclaration;
}

/** What a runtime without remotes of its own need not contain; a release borrows the host's, built the same way. */
const optimization = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;

function federation(
  { root, declaration }: RemoteBuild,
  isStandingAlone: boolean,
  language: Language = baseLanguage,
): RspackPluginInstance {
  const { name, exposes } = declaration;
  return new ModuleFederationPlugin({
    ...federationOptions,
    name: containerGlobal(name),
    library: { type: 'window', name: containerGlobal(name) },
    filename: entryFile(language),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, declared]) => [
        expose,
        { import: declared.file.replace('./', `${root}/`), name: chunkNameOf(expose, declared) },
      ]),
    ),
    shared: sharedModules(root, isStandingAlone ? 'both' : 'consume'),
    runtimePlugins: [federationFile('build/chunk-loading-plugin')],
    experiments: { optimization },
  }) as unknown as RspackPluginInstance;
}

/** The release in one language; they lie in one folder, and what has no words is the same file in each. */
function releaseConfig(
  remote: RemoteBuild,
  call: BuildCall,
  release: ReleasePlugin,
  language: Language,
): Configuration {
  const { root, declaration } = remote;
  const base = baseConfig(root, declaration.name, call, language);
  const isFirst = language === languages[0];
  const before = languages[languages.indexOf(language) - 1];
  return {
    ...base,
    // One after the other: the first empties the folder, the last describes what lies in it.
    dependencies: before === undefined ? [] : [`${declaration.name}${languagePart(before)}`],
    entry: {},
    externals: borrowedRuntime(federationRuntime()),
    output: {
      ...base.output,
      clean: isFirst,
      path: join(root, 'dist'),
      publicPath: 'auto',
      chunkLoadingGlobal: chunksGlobal(declaration.name),
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: minimizers(),
      splitChunks: false,
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({ LOUPE_REMOTE: JSON.stringify(declaration.name) }),
      ...(call.isProduction ? [new CompileHintPlugin()] : []),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: call.isProduction }),
      federation(remote, false, language),
      release.of(language),
    ],
  };
}

/**
 * The rspack configurations of a remote. Built, one for each language, it is a release: `dist/` with the entries and
 * `release.json`. Served (`rspack serve`), it is the slice alone in a minimal frame against a real server, and at the
 * same time a container for `npm run dev`.
 */
export function defineRemote(remote: RemoteBuild) {
  return (env: CommandLineEnvironment, argv: CommandLineArguments): Configuration[] => {
    const call = readCall(env, argv);
    const base = baseConfig(remote.root, remote.declaration.name, call);
    if (call.isServe) return [standaloneConfig(base, remote, federation(remote, true))];
    const release = new ReleasePlugin(remote.declaration, readPackage(remote.root).version);
    return languages.map((language) => releaseConfig(remote, call, release, language));
  };
}
