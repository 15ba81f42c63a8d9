import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { languages, type Language } from '@loupe/shared/lib/language';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import {
  baseConfig,
  readCall,
  type BuildCall,
  type CommandLineArguments,
  type CommandLineEnvironment,
  minimizers,
} from './base-config.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { federationOptions } from './federation-options.ts';
import { languagePart } from '../registry/files-in-language.ts';
import { federationRuntime, lendingPlugin } from './federation-runtime.ts';
import { hostEntries, type HostEntry } from '../registry/page.ts';
import { HostPagePlugin } from './host-page-plugin.ts';
import { hostDevServer } from './host-dev-server.ts';
import { federationFile } from './package-files.ts';
import { sharedModules, storeRequests } from './shared-modules.ts';
import { workerConfig, workerConfigName } from './worker-config.ts';

export interface HostBuild {
  /** Absolute path of the host's folder. */
  readonly root: string;
}

function federation(root: string): RspackPluginInstance {
  return new ModuleFederationPlugin({
    ...federationOptions,
    name: 'loupe_host',
    shared: sharedModules(root, 'provide'),
    runtimePlugins: [lendingPlugin(federationRuntime())],
    experiments: {
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  }) as unknown as RspackPluginInstance;
}

/** The stores that slices may ask for on the pages of an entry; that of shared chats has those it uses itself. */
function requestsFor(entry: HostEntry, root: string): readonly string[] {
  return entry === 'main' ? storeRequests(root) : [];
}

/** One of the builds that a built host consists of. */
interface HostPart {
  readonly entry: HostEntry;
  readonly language: Language;
}

const parts: readonly HostPart[] = languages.flatMap((language) =>
  hostEntries.map((entry) => ({ entry, language })),
);

function nameOf({ entry, language }: HostPart): string {
  return `host ${entry}${languagePart(language)}`;
}

function entryConfig(root: string, index: number, call: BuildCall): Configuration {
  const part = parts[index]!;
  const { entry, language } = part;
  const base = baseConfig(root, 'host', call, language);
  const isFirst = index === 0;
  const isLast = index === parts.length - 1;
  return {
    ...base,
    name: nameOf(part),
    // One after the other: the first empties the folder, the last describes what lies in it.
    dependencies: [
      ...parts.slice(0, index).map(nameOf),
      ...(!call.isServe && isLast ? [workerConfigName] : []),
    ],
    entry: {
      [entry]: [
        ...(call.isServe ? [federationFile('build/refresh-hook')] : []),
        ...requestsFor(entry, root),
        join(root, `src/${entry}.ts`),
      ],
    },
    output: {
      ...base.output,
      clean: !call.isServe && isFirst,
      path: join(root, call.isServe ? '.cache/serve' : 'dist'),
      publicPath: '/',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: minimizers(),
      splitChunks: false,
      runtimeChunk: false,
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(call.isProduction ? [new CompileHintPlugin()] : []),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: call.isProduction }),
      federation(root),
      ...(!call.isServe && isLast ? [new HostPagePlugin(join(root, 'page.html'))] : []),
    ],
  };
}

/**
 * The rspack configurations of the host, one for its service worker and one for each entry in each language: an eager
 * core with the shared modules and the federation runtime, the rest lazy. Built apart, because a core carries every
 * module that is shared in its build. Served, the whole site shows every page, in every language.
 */
export function defineHost({ root }: HostBuild) {
  return (env: CommandLineEnvironment, argv: CommandLineArguments): Configuration[] => {
    const call = readCall(env, argv);
    if (call.isServe) return [{ ...entryConfig(root, 0, call), ...hostDevServer(root) }];
    return [
      ...parts.map((_part, index) => entryConfig(root, index, call)),
      workerConfig(root, call, nameOf(parts[0]!)),
    ];
  };
}
