/*
 * `npm run dev`: the composed site with hot reload of host, slices and server. The host answers on PORT (3000), the
 * slices on the ports after it, the server on PORT + 100; open the host's address.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { developmentRegistry } from '../packages/federation/build/development-registry.ts';
import type { SliceConfig } from '../packages/federation/build/bundler.ts';
import { serve } from '../packages/federation/build/serve.ts';
import type { RemoteDeclaration } from '../packages/federation/registry/remote-declaration.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 100;
const siteUrl = `http://localhost:${port}`;

/** The server reads the built page when it starts, so there must be one. */
function buildOnce(): void {
  if (existsSync(join(root, 'host/dist/index.html'))) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--site-only'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function startServer(): ChildProcess {
  const env = {
    PUBLIC_URL: siteUrl,
    // Most of a start is reading the server's modules.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    ...process.env,
    PORT: String(serverPort),
  };
  const server = spawn(process.execPath, ['scripts/dev-server.ts'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  sayAllButReady(server.stdout);
  return server;
}

/** The address to open is the site's, not the server's behind it: one line says Ready, whatever starts again. */
function sayAllButReady(output: Readable): void {
  createInterface({ input: output }).on('line', (line) => {
    if (!line.startsWith('Ready at ')) process.stdout.write(`${line}\n`);
  });
}

/** Resolves when the server answers; rejects when its process ended instead. */
async function serverReady(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`http://localhost:${serverPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(200);
  }
  throw new Error('The server ended before it was ready');
}

async function declarationOf(name: string): Promise<RemoteDeclaration> {
  const { declaration } = (await import(join(root, 'remotes', name, 'remote.ts'))) as {
    declaration: RemoteDeclaration;
  };
  return declaration;
}

async function serveSlice(folder: string): Promise<() => Promise<void>> {
  const { default: config } = (await import(join(root, folder, 'rspack.config.ts'))) as {
    default: SliceConfig;
  };
  return serve(config({ RSPACK_SERVE: true }, { mode: 'development' }));
}

async function main(): Promise<void> {
  buildOnce();
  const server = startServer();
  const names = await readdir(join(root, 'remotes'));
  process.env['DEV_PORT_BASE'] = String(port);
  process.env['API_BASE_URL'] = `http://localhost:${serverPort}`;
  process.env['DEV_REGISTRY'] = JSON.stringify(
    developmentRegistry(await Promise.all(names.map(declarationOf))),
  );
  const stops = await Promise.all(['host', ...names.map((name) => `remotes/${name}`)].map(serveSlice));
  await serverReady(server);
  process.stdout.write(`Ready at ${siteUrl}\n`);
  const stop = () => {
    server.kill();
    void Promise.all(stops.map((stopSlice) => stopSlice())).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
