import { join } from 'node:path';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import type { RemoteBuild } from './define-remote.ts';

/** Port of a slice's development server unless `PORT` says otherwise. */
const standalonePorts: Readonly<Record<string, number>> = { chat: 3001, billing: 3002, admin: 3003, share: 3004 };

export function developmentPort(slice: string): number {
  return Number(process.env['PORT'] ?? standalonePorts[slice] ?? 3009);
}

/** Where the real server answers while a slice is served alone. */
export function apiOrigin(): string {
  return process.env['API_BASE_URL'] ?? 'http://localhost:3000';
}

/** The slice alone: `src/standalone.tsx` with hot reload, its container for the composed site beside it. */
export function standaloneConfig(base: Configuration, { root, declaration }: RemoteBuild, federation: RspackPluginInstance): Configuration {
  const port = developmentPort(declaration.name);
  return {
    ...base,
    entry: { standalone: join(root, 'src/standalone.tsx') },
    output: { ...base.output, path: join(root, '.cache/serve'), publicPath: `http://localhost:${port}/` },
    optimization: { splitChunks: false, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({ LOUPE_REMOTE: JSON.stringify(declaration.name) }),
      new rspack.HtmlRspackPlugin({ title: declaration.name, chunks: ['standalone'], template: join(import.meta.dirname, 'standalone.html') }),
      federation,
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: [{ context: ['/api'], target: apiOrigin(), changeOrigin: true }],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, webSocketURL: `ws://localhost:${port}/ws` },
    },
  };
}
