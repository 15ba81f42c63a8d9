import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { fromHost } from '../from-host.ts';

export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: {},
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  output: {
    uniqueName: 'guest-rspack',
    publicPath: 'auto',
    filename: '[name].[contenthash:10].js',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'loupe_remote_guest_rspack',
      filename: 'entry.js',
      exposes: { './page': './src/page.ts' },
      shared: fromHost,
      dts: false,
      manifest: false,
    }) as unknown as RspackPluginInstance,
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
} satisfies Configuration;
