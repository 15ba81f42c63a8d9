import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { fromHost } from '../from-host.ts';

export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: {},
  module: {
    rules: [
      { test: /\.ts$/, use: join(import.meta.dirname, '../strip-types.cjs') },
      // As text: webpack-subresource-integrity knows one hash for a chunk, and a style sheet beside its script takes it.
      { test: /\.css$/, type: 'asset/source' },
    ],
  },
  output: {
    uniqueName: 'guest-webpack',
    publicPath: 'auto',
    filename: '[name].[contenthash:10].js',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'loupe_remote_guest_webpack',
      filename: 'entry.js',
      exposes: { './page': './src/page.ts' },
      shared: fromHost,
      dts: false,
      manifest: false,
    }) as unknown as WebpackPluginInstance,
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
} satisfies Configuration;
