import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { baseConfig } from '../../packages/federation/build/base-config.ts';
import { contentSecurityPolicy } from '../../packages/federation/registry/content-security-policy.ts';
import { bundle } from '../../packages/federation/build/bundler.ts';

const shared = join(import.meta.dirname, '../../packages/shared');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const page =
  '<!doctype html><meta charset="utf-8"><title>Markdown</title><main></main><script src="/bare.js"></script>';

export interface BareSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Bundles the renderer's bare page and serves it: without a content security policy, and at `/strict` with the site's. */
export async function startBareSite(): Promise<BareSite> {
  const folder = await mkdtemp(join(tmpdir(), 'loupe-markdown-'));
  const base = baseConfig(shared, 'markdown', { isServe: false, isProduction: true });
  await bundle({
    ...base,
    entry: { bare: join(shared, 'markdown/testing/bare-page.tsx') },
    output: { ...base.output, path: folder, publicPath: '/', filename: '[name].js' },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bare').pathname;
    if (path === '/strict') response.setHeader('content-security-policy', contentSecurityPolicy());
    if (path === '/' || path === '/strict')
      return void response.setHeader('content-type', 'text/html').end(page);
    readFile(join(folder, path)).then(
      (bytes) => response.setHeader('content-type', types[extname(path)] ?? 'font/woff2').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
