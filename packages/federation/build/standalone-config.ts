import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { chunksGlobal } from '../registry/registry-document.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';
import type { RemoteBuild } from './define-remote.ts';
import { developmentRelease } from './development-release.ts';
import { federationFile } from './package-files.ts';

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

function sayAddresses(name: string, port: number): void {
  if (process.env['DEV_PORT_BASE'] !== undefined) return;
  const address = `http://localhost:${port}`;
  process.stdout.write(
    `${name}: ${address}/ (API of ${apiOrigin()}), inside a site: its page with ?dev=${name}@${address}\n`,
  );
}

/** A site in which this slice runs asks for it. */
function answerRelease(declaration: RemoteDeclaration) {
  const release = JSON.stringify(developmentRelease(declaration));
  return ({ url }: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (url?.split('?')[0] !== '/release.json') return next();
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    response.end(release);
  };
}

/** The slice alone: `src/standalone.tsx` with hot reload, its container for a composed site beside it. */
export function standaloneConfig(
  base: Configuration,
  { root, declaration }: RemoteBuild,
  federation: RspackPluginInstance,
): Configuration {
  const port = developmentPort(declaration.name);
  return {
    ...base,
    entry: { standalone: join(root, 'src/standalone.tsx') },
    output: {
      ...base.output,
      path: join(root, '.cache/serve'),
      publicPath: `http://localhost:${port}/`,
      chunkLoadingGlobal: chunksGlobal(declaration.name),
    },
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
      onListening: () => sayAddresses(declaration.name, port),
      setupMiddlewares: (middlewares) => [answerRelease(declaration), ...middlewares],
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: [{ context: ['/api'], target: apiOrigin(), changeOrigin: true }],
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${port}/ws`,
        webSocketTransport: federationFile('build/development-socket'),
      },
    },
  };
}
