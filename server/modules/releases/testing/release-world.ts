import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { hostContractVersion } from '@loupe/shared/host-contract';
import type { RegistryDocument, ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { createApp } from '../../../app.ts';
import type { Deps, DepsOverrides } from '../../../deps.ts';
import { createTestServer, testPassword, type TestServer } from '../../../testing/test-server.ts';
import { ensureFirstAdmin } from '../../account/sign-up.usecases.ts';
import { publishBuilds } from '../../site/site-content.ts';
import { writeTar, type TarFile } from '../../../archive/tar-files.ts';
import { throwAwayFolder } from '../../../../scripts/throw-away-folder.ts';

const own = { react: '19.3.1', '@loupe/shared/stores/copy': '1.0.0' };
/** What the host of the world has on its pages. */
const hostShares = { main: { ...own, '@loupe/shared/stores/session': '1.0.0' }, share: own };

/** Subresource integrity of a text. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A file as the manifest lists it. */
export const listed = (file: string, content: string) => ({
  file,
  integrity: integrityOf(content),
  bytes: Buffer.byteLength(content),
  gzip_bytes: 1,
});
const loaded = (file: string, content: string) => ({ file, integrity: integrityOf(content) });

/** Files of a release of one script, its manifest changed as wished. */
export function releaseFiles(
  change: Partial<Record<keyof ReleaseManifest, unknown>> = {},
  code = 'code()',
): Map<string, string> {
  const manifest = {
    schema: 2,
    name: 'chat',
    owner: 'Chat',
    version: '1.1.0-bbbb',
    host_api: '^1.0.0',
    entry: loaded('entry.js', 'entry()'),
    exposes: { './chat-page': { scripts: [loaded('page.js', code)], styles: [] } },
    routes: { chat: './chat-page' },
    slots: {},
    permissions: [],
    files: [listed('entry.js', 'entry()'), listed('page.js', code)],
    shared: { react: '^19.0.0' },
    contract: { tested: ['1.0.0', hostContractVersion] },
    ...change,
  };
  return new Map([
    ['release.json', JSON.stringify(manifest)],
    ['entry.js', 'entry()'],
    ['page.js', code],
  ]);
}

/** A tar.gz of these files. */
export async function archiveOf(files: ReadonlyMap<string, string | Uint8Array>): Promise<Buffer> {
  const entries: TarFile[] = [...files].map(([path, content]) => ({ path, content: Buffer.from(content) }));
  return gzipSync(await writeTar(entries));
}

export interface ReleaseWorld {
  readonly server: TestServer;
  /** With a site of one slice, chat 1.0.0-aaaa. */
  readonly app: FastifyInstance;
  /** Session of an admin. */
  readonly admin: string;
  /** Secrets of deploy tokens. */
  readonly tokens: { readonly chat: string; readonly billing: string };
  upload(archive: Buffer | Promise<Buffer>, token?: string, on?: FastifyInstance): Promise<Answered>;
  promote(version: string, more?: object, token?: string): Promise<Answered>;
  rollBack(token?: string): Promise<Answered>;
  registry(): Promise<RegistryDocument>;
  /** Another process, or the same with something replaced, that serves the same site. */
  serve(deps: Deps): Promise<FastifyInstance>;
  /** Starts again with another build of the slice, and of the host when it is to share other modules. */
  buildAndStart(version: string, shared?: object): Promise<void>;
  auditLines(): Promise<string[]>;
  close(): Promise<void>;
}

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly sentence: string;
  readonly body: { data?: Record<string, Record<string, unknown>> };
}

const adminEmail = 'root@example.com';

export async function createReleaseWorld(
  env: Readonly<Record<string, string>> = {},
  replaced: DepsOverrides = {},
): Promise<ReleaseWorld> {
  const server = await createTestServer({
    env: { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: testPassword, ...env },
    deps: replaced,
  });
  await ensureFirstAdmin(server.deps);
  const folder = throwAwayFolder('releases');
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const build = (version: string) => {
    rmSync(join(folder, 'remotes/chat'), { recursive: true, force: true });
    for (const [path, content] of releaseFiles({ version })) write(`remotes/chat/dist/${path}`, content);
  };
  write(
    'host/index.html',
    '<!doctype html><!--LOUPE_PRELOADS--><script type="application/json" id="loupe-page">{"loupe":"page"}</script>',
  );
  const buildHost = (shared: object) =>
    write('host/release.json', JSON.stringify({ schema: 1, files: [], shared }));
  buildHost(hostShares);
  const serve = async (deps: Deps) => {
    const folders = {
      hostBuild: join(folder, 'host'),
      remotes: join(folder, 'remotes'),
      store: join(folder, 'store'),
    };
    const app = await createApp(deps, await publishBuilds(deps, folders));
    await app.ready();
    return app;
  };
  build('1.0.0-aaaa');
  let app = await serve(server.deps);
  const login = await server.api('POST /auth/login', {
    body: { email: adminEmail, password: testPassword },
  });
  const admin = login.data.token;
  const tokenFor = async (remote: string) => {
    const answer = await server.api('POST /admin/deploy-tokens', {
      token: admin,
      body: { remote, label: `${remote} pipeline` },
    });
    return answer.data.secret;
  };
  const tokens = { chat: await tokenFor('chat'), billing: await tokenFor('billing') };

  const post = async (url: string, payload: Buffer | object, token: string, on: FastifyInstance) => {
    const isArchive = Buffer.isBuffer(payload);
    const answer = await on.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isArchive ? 'application/gzip' : 'application/json',
      },
    });
    // So that the lines of the audit log have an order.
    server.clock.advance(1000);
    const body = answer.json<Answered['body'] & { error?: { code: string }; error_message?: string }>();
    return {
      status: answer.statusCode,
      code: body.error?.code,
      sentence: body.error_message ?? '',
      body,
    };
  };
  return {
    server,
    get app() {
      return app;
    },
    admin,
    tokens,
    serve,
    upload: async (archive, token = tokens.chat, on = app) =>
      await post('/api/releases', await archive, token, on),
    promote: (version, more = {}, token = admin) =>
      post('/api/releases/chat/promote', { version, ...more }, token, app),
    rollBack: (token = admin) => post('/api/releases/chat/rollback', {}, token, app),
    registry: async () => (await app.inject('/remotes/registry.json')).json<RegistryDocument>(),
    buildAndStart: async (version, shared = hostShares) => {
      build(version);
      buildHost(shared);
      await app.close();
      app = await serve(server.deps);
    },
    auditLines: async () => {
      const { rows } = await server.deps.pool.query<{ action: string; detail: string }>(
        `select action, detail from audit_log where action like 'release.%' order by at, id`,
      );
      return rows.map(({ action, detail }) => `${action}: ${detail}`);
    },
    close: async () => {
      await app.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
