import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../../../app.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { publishBuilds, type SiteFolders } from '../site-content.ts';
import { throwAwayFolder } from '../../../../scripts/throw-away-folder.ts';

const template = `<!doctype html><html lang="en"><title>LOUPE_TITLE</title><!--LOUPE_PRELOADS--><script type="application/json" id="loupe-page">{"loupe":"page"}</script>`;

/** A page of the host that says which build it is of. */
export const templateOf = (build: string) =>
  template.replace('</title>', `</title><meta name="loupe-host-build" content="${build}">`);
export const plainTemplate = template;

export const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A site of one slice, chat, served for each test of a file from builds that a test may change. */
export function useSiteWorld() {
  let server: TestServer;
  let folder: string;
  let folders: SiteFolders;
  let app: FastifyInstance;

  function write(path: string, content: string | Uint8Array): void {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }

  function buildChat(version: string, code: string): void {
    rmSync(join(folder, 'remotes/chat'), { recursive: true, force: true });
    const file = { file: 'entry.js', integrity: integrityOf(code) };
    const release = {
      schema: 2,
      name: 'chat',
      owner: 'Chat',
      version,
      host_api: '^1.0.0',
      entry: file,
      exposes: { './chat-page': { scripts: [file], styles: [] } },
      routes: { chat: './chat-page' },
      slots: {},
      permissions: [],
      files: [{ ...file, bytes: code.length, gzip_bytes: code.length }],
      shared: {},
    };
    write('remotes/chat/dist/entry.js', code);
    write('remotes/chat/dist/release.json', JSON.stringify(release));
  }

  /** What another process serves that has the same data, or from other folders. */
  async function serveOther(from: SiteFolders = folders): Promise<FastifyInstance> {
    return await createApp(server.deps, await publishBuilds(server.deps, from));
  }

  async function serve(): Promise<void> {
    app = await serveOther();
    await app.ready();
  }

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  beforeAll(async () => {
    server = await createTestServer({
      env: { BRAND_NAME: 'A </script><b> & Co', API_BASE_URL: 'https://api.example.com/v1' },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    folder = throwAwayFolder('site');
    await server.deps.pool.query('delete from remote_channel');
    await server.deps.pool.query('delete from remote_release');
    rmSync(server.deps.releases.folder, { recursive: true, force: true });
    folders = {
      hostBuild: join(folder, 'host'),
      remotes: join(folder, 'remotes'),
      store: join(folder, 'store'),
    };
    write('host/index.html', template);
    write('host/main.0123456789.js', 'host()');
    write('host/main.0123456789.js.gz', gzipSync('host()'));
    buildChat('1.0.0-aaaa', 'first()');
    await serve();
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    get server() {
      return server;
    },
    get folder() {
      return folder;
    },
    get folders() {
      return folders;
    },
    write,
    buildChat,
    serveOther,
    get,
    /** Starts again, with what was built meanwhile. */
    async again(): Promise<void> {
      await app.close();
      await serve();
    },
    /** The build of the host that an answer names. */
    buildNamed: async (url: string, by = app) =>
      (await by.inject({ method: 'GET', url })).headers['loupe-host-build'],
  };
}
