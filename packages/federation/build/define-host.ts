import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import {
  baseConfig,
  readCall,
  type CommandLineArguments,
  type CommandLineEnvironment,
  minimizers,
} from './base-config.ts';
import { federationOptions } from './federation-options.ts';
import { HostPagePlugin } from './host-page-plugin.ts';
import { hostDevServer } from './host-dev-server.ts';
import { sharedModules, storeRequests } from './shared-modules.ts';

export interface HostBuild {
  /** Absolute path of the host's folder. */
  readonly root: string;
}

function federation(root: string): RspackPluginInstance {
  return new ModuleFederationPlugin({
    ...federationOptions,
    name: 'loupe_host',
    shared: sharedModules(root, 'provide'),
    runtimePlugins: [createRequire(import.meta.url).resolve('./provide-runtime-plugin.ts')],
    experiments: {
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  }) as unknown as RspackPluginInstance;
}

/** The rspack configuration of the host: one eager core with the shared modules and the federation runtime, the rest lazy. */
export function defineHost({ root }: HostBuild) {
  return (env: CommandLineEnvironment, argv: CommandLineArguments): Configuration => {
    const call = readCall(env, argv);
    const base = baseConfig(root, 'host', call);
    return {
      ...base,
      entry: {
        main: [
          ...(call.isServe ? [join(import.meta.dirname, 'refresh-hook.ts')] : []),
          ...storeRequests(root),
          join(root, 'src/main.ts'),
        ],
      },
      output: { ...base.output, path: join(root, call.isServe ? '.cache/serve' : 'dist'), publicPath: '/' },
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
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: call.isProduction }),
        federation(root),
        ...(call.isServe ? [] : [new HostPagePlugin(join(root, 'page.html'))]),
      ],
      ...(call.isServe ? hostDevServer(root) : {}),
    };
  };
}
