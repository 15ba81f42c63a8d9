import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { baseConfig, minimizers } from './base-config.ts';
import { federationOptions } from './federation-options.ts';
import { federationRuntime, lendingPlugin } from './federation-runtime.ts';
import { federationFile } from './package-files.ts';
import { sharedModules, storeRequests } from './shared-modules.ts';

/** File that the contract kit's page consists of. */
export const kitScript = 'kit.js';

const sharedRequests = ['nanostores', '@nanostores/react', 'react', 'react-dom', 'react/jsx-runtime'];

/**
 * The page of the contract kit: it carries every share, as the host does, and mounts what a slice exposes.
 * `hostRoot` is the host's folder: the shares are those of the host's own packages.
 */
export function kitConfig(hostRoot: string, output: string): Configuration {
  const base = baseConfig(hostRoot, 'contract-kit', { isServe: false, isProduction: true });
  return {
    ...base,
    entry: {
      // Also what the kit itself has no use for: a slice takes these from the host.
      kit: [...sharedRequests, ...storeRequests(hostRoot), federationFile('contract-kit/kit-page')],
    },
    output: { ...base.output, filename: kitScript, path: output, publicPath: '/' },
    optimization: { minimizer: minimizers(), splitChunks: false, runtimeChunk: false },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        ...federationOptions,
        name: 'loupe_contract_kit',
        shared: sharedModules(hostRoot, 'provide'),
        runtimePlugins: [lendingPlugin(federationRuntime())],
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }) as unknown as RspackPluginInstance,
    ],
  };
}
