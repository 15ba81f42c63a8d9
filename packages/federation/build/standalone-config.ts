import { join } from 'node:path';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import type { RemoteBuild } from './define-remote.ts';

const portOffsets: Readonly<Record<string, number>> = { host: 0, chat: 1, billing: 2, admin: 3, share: 4 };
const firstPort = 3000;
const laterPorts = 90;

/** A slice without a place in the row has one that follows from its name: 10 to 99, the same on every machine. */
function offsetOf(slice: string): number {
  const place = [...slice].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % laterPorts, 0);
  return portOffsets[slice] ?? place + 10;
}

/**
 * Port of a slice's development server. `npm run dev` gives the first of a row in `DEV_PORT_BASE`; a slice started
 * alone takes `PORT`, or its place in the row that begins at 3000.
 */
export function developmentPort(slice: string): number {
  const offset = offsetOf(slice);
  const base = process.env['DEV_PORT_BASE'];
  if (base !== undefined) return Number(base) + offset;
  return Number(process.env['PORT'] ?? firstPort + offset);
}

/** Where the real server answers while a slice is served alone. */
export function apiOrigin(): string {
  return process.env['API_BASE_URL'] ?? 'http://localhost:3000';
}

/** The slice alone: `src/standalone.tsx` with hot reload, its container for the composed site beside it. */
export function standaloneConfig(
  base: Configuration,
  { root, declaration }: RemoteBuild,
  federation: RspackPluginInstance,
): Configuration {
  const port = developmentPort(declaration.name);
  return {
    ...base,
    entry: { standalone: join(root, 'src/standalone.tsx') },
    output: { ...base.output, path: join(root, '.cache/serve'), publicPath: `http://localhost:${port}/` },
    optimization: { splitChunks: false, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({ LOUPE_REMOTE: JSON.stringify(declaration.name) }),
      new rspack.HtmlRspackPlugin({
        title: declaration.name,
        chunks: ['standalone'],
        template: join(import.meta.dirname, 'standalone.html'),
      }),
      federation,
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      onListening: () => {
        const isAlone = process.env['DEV_PORT_BASE'] === undefined;
        if (isAlone)
          process.stdout.write(`${declaration.name}: http://localhost:${port}/ (API of ${apiOrigin()})\n`);
      },
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: [{ context: ['/api'], target: apiOrigin(), changeOrigin: true }],
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
    },
  };
}
