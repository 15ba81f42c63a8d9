import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RegistryDocument, SignedRegistry } from '@loupe/federation/registry/registry-document';
import { startScriptSource } from '@loupe/federation/registry/start-script';
import { integrityOf, plainTemplate, templateOf, useSiteWorld } from './testing/site-world.ts';

const dayMs = 24 * 60 * 60 * 1000;

const world = useSiteWorld();
const { write, buildChat, again, get, buildNamed } = world;

describe('the page', () => {
  it('carries configuration and registry as data that cannot end its element', async () => {
    const { body, headers, statusCode } = await get('/chat');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const block = /<script type="application\/json" id="loupe-page">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const data = JSON.parse(block) as { config: object; registry: SignedRegistry };
    expect(data.config).toEqual({
      apiBaseUrl: 'https://api.example.com/v1',
      backofficeBaseUrl: '/api',
      brandName: 'A </script><b> & Co',
      externalLinkHost: '',
    });
    const { remotes } = JSON.parse(data.registry.document) as RegistryDocument;
    expect(remotes.map(({ name, version }) => [name, version])).toEqual([['chat', '1.0.0-aaaa']]);
    expect(body).toContain('<title>A &lt;/script>&lt;b> &amp; Co</title>');
  });

  it('is sent under the strict policy, with the configured API as the only other origin', async () => {
    const policy = String((await get('/chat')).headers['content-security-policy']);
    for (const part of [
      `script-src 'self' ${startScriptSource}`,
      "style-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "connect-src 'self' https://api.example.com",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
  });

  it('has the browser refuse every script without a hash, and says so of pages alone', async () => {
    expect((await get('/chat')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect((await get('/no/such/page')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect((await get('/main.0123456789.js')).headers).not.toHaveProperty('integrity-policy');
  });

  it('N1 R19 is there for every route, and with status 404 for unknown ones', async () => {
    for (const path of [
      '/',
      '/home',
      '/auth',
      '/auth/signup?ref=A',
      '/chat/cht_1',
      '/share/abc/replay',
      '/referral',
    ])
      expect((await get(path)).statusCode).toBe(200);
    const unknown = await get('/no/such/page');
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('R17 preloads the remote of a page, never that of the admin', async () => {
    expect((await get('/chat')).body).toContain(
      '<link rel="preload" as="script" href="/remotes/chat/1.0.0-aaaa/entry.js"',
    );
    expect((await get('/admin')).body).not.toContain('rel="preload"');
  });

  it('X2 tells search engines to stay away from shared chats', async () => {
    const page = await get('/share/abc/replay');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect((await get('/chat')).body).not.toContain('noindex');
    expect((await get('/chat')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('R21 has the language that was chosen in the browser, else the one that it asks for', async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await get('/chat', headers)).body)?.[1];
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    expect(await languageOf({})).toBe('en');
    expect(await languageOf(german)).toBe('de');
    expect(await languageOf({ ...german, cookie: 'a=b; loupe_language=en' })).toBe('en');
    expect(await languageOf({ cookie: 'loupe_language=de; c=d' })).toBe('de');
    expect(await languageOf({ cookie: 'loupe_language=xx' })).toBe('en');
    const { headers } = await get('/chat', german);
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    expect(headers.etag).not.toBe((await get('/chat')).headers.etag);
  });

  it('is compressed, and not sent again when it did not change', async () => {
    const { headers } = await get('/chat', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect((await get('/chat', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('files', () => {
  it('are immutable under hashed names and sent compressed', async () => {
    const { headers, statusCode } = await get('/main.0123456789.js', { 'accept-encoding': 'gzip' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await get('/remotes/chat/1.0.0-aaaa/entry.js')).body).toBe('first()');
    const file = await get('/remotes/chat/1.0.0-aaaa/entry.js');
    expect(file.headers['cache-control']).toContain('immutable');
    // Slices may come from a second origin; nothing else of the site is meant for another.
    expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/chat')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    '/missing.0123456789.js',
    '/remotes/chat/9.9.9-zzzz/entry.js',
    '/remotes/chat/1.0.0-aaaa/missing.js',
    '/remotes/nobody/1/entry.js',
    '/favicon.ico',
    '/remotes/chat/1.0.0-aaaa/../../../loupe.lock',
    '/remotes/chat/1.0.0-aaaa/%2e%2e/current.json',
  ])('E9 %s is an error, never the page and never cached', async (url) => {
    const { statusCode, headers } = await get(url, { accept: 'text/html' });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toBe('no-store');
  });
});

const statusOf = async (version: string) => (await get(`/remotes/chat/${version}/entry.js`)).statusCode;

describe('a new release', () => {
  it('is pointed to, and the one before stays served as the way back', async () => {
    buildChat('1.0.0-bbbb', 'second()');
    await again();
    const [chat] = (await get('/remotes/registry.json')).json<RegistryDocument>().remotes;
    expect(chat).toMatchObject({
      version: '1.0.0-bbbb',
      base_url: '/remotes/chat/1.0.0-bbbb/',
      previous: { version: '1.0.0-aaaa', base_url: '/remotes/chat/1.0.0-aaaa/' },
    });
    expect((await get('/remotes/chat/1.0.0-aaaa/entry.js')).body).toBe('first()');
    expect((await get('/remotes/chat/1.0.0-bbbb/entry.js')).body).toBe('second()');
    expect(chat?.manifest_integrity).toBe(
      integrityOf((await get('/remotes/chat/1.0.0-bbbb/release.json')).body),
    );
  });

  it('of the host is named with every answer and by no registry, alike in every process that has it', async () => {
    expect((await get('/chat')).headers).not.toHaveProperty('loupe-host-build');
    write('host/index.html', templateOf('mwr0qwi0-f36da0e3a02aef63'));
    await again();
    const named = String(await buildNamed('/chat'));
    expect(named).toMatch(/^mwr0qwi0-[0-9a-f]{16}$/);
    for (const url of ['/chat', '/api/agents', '/main.0123456789.js', '/remotes/registry.json', '/no.txt'])
      expect(await buildNamed(url)).toBe(named);
    expect((await get('/remotes/registry.signed.json')).body).not.toContain(named);

    const other = await world.serveOther();
    expect(await buildNamed('/api/agents', other)).toBe(named);
    await other.close();
    write('host/index.html', templateOf('mwr1aaaa-0123456789abcdef'));
    await again();
    const next = String(await buildNamed('/api/agents'));
    expect(next).toMatch(/^mwr1aaaa-/);
    expect((await get('/chat')).body).toContain(`content="${next}"`);
  });

  it('of the host leaves the lazily loaded chunks of the one before to open tabs, for 14 days after its last', async () => {
    const chunkStatus = async (file: string) => (await get(`/${file}`)).statusCode;
    const build = async (chunk: string) => {
      rmSync(join(world.folder, 'host'), { recursive: true });
      write('host/index.html', plainTemplate);
      write(`host/${chunk}`, `part("${chunk}")`);
      await again();
    };
    await build('15.aaaaaaaaaa.js');
    // It was in force for longer than files are kept.
    world.server.clock.advance(30 * dayMs);
    await build('15.bbbbbbbbbb.js');
    expect((await get('/15.aaaaaaaaaa.js')).body).toBe('part("15.aaaaaaaaaa.js")');
    expect((await get('/15.bbbbbbbbbb.js')).body).toBe('part("15.bbbbbbbbbb.js")');

    world.server.clock.advance(13 * dayMs);
    await build('15.cccccccccc.js');
    expect(await chunkStatus('15.aaaaaaaaaa.js')).toBe(200);
    world.server.clock.advance(2 * dayMs);
    await again();
    expect(await chunkStatus('15.aaaaaaaaaa.js')).toBe(404);
    expect([await chunkStatus('15.bbbbbbbbbb.js'), await chunkStatus('15.cccccccccc.js')]).toEqual([
      200, 200,
    ]);
  });

  it('of the host on one machine is sent by the others too, while the deploy goes on', async () => {
    const elsewhere = {
      ...world.folders,
      hostBuild: join(world.folder, 'newer-host'),
      store: join(world.folder, 'other-store'),
    };
    write('newer-host/index.html', plainTemplate);
    write('newer-host/main.fedcba9876.js', 'newer()');
    write('newer-host/assets/inter.fedcba9876.woff2', 'letters');
    expect((await get('/main.fedcba9876.js')).statusCode).toBe(404);
    const other = await world.serveOther(elsewhere);
    // What was missed a moment ago is looked for again soon.
    world.server.clock.advance(11_000);
    const compressed = await get('/main.fedcba9876.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(compressed.rawPayload).toString()).toBe('newer()');
    expect(compressed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect((await get('/assets/inter.fedcba9876.woff2')).body).toBe('letters');
    expect((await other.inject('/main.0123456789.js')).body).toBe('host()');
    expect((await get('/main.eeeeeeeeee.js')).statusCode).toBe(404);
    await other.close();
  });

  it('lets go of versions that nobody can still have open after 14 days', async () => {
    buildChat('1.0.0-bbbb', 'second()');
    await again();
    buildChat('1.0.0-cccc', 'third()');
    await again();
    world.server.clock.advance(13 * dayMs);
    expect(await statusOf('1.0.0-aaaa')).toBe(200);
    world.server.clock.advance(2 * dayMs);
    expect(await statusOf('1.0.0-aaaa')).toBe(404);
    expect([await statusOf('1.0.0-bbbb'), await statusOf('1.0.0-cccc')]).toEqual([200, 200]);
    const folderOf = (version: string) => join(world.server.deps.releases.folder, 'chat', version);
    expect(existsSync(folderOf('1.0.0-aaaa'))).toBe(true);
    await world.server.deps.releases.sweep();
    expect(existsSync(folderOf('1.0.0-aaaa'))).toBe(false);
    expect(existsSync(folderOf('1.0.0-bbbb'))).toBe(true);
  });

  it('that does not describe itself is not published, and the one before stays live', async () => {
    write('remotes/chat/dist/release.json', '{"schema":2}');
    await again();
    expect((await get('/remotes/registry.json')).json<RegistryDocument>().remotes).toMatchObject([
      { name: 'chat', version: '1.0.0-aaaa' },
    ]);
  });
});

it('says that the site is not built when there is none', async () => {
  const { statusCode, body } = await world.server.app.inject('/chat');
  expect([statusCode, JSON.parse(body).error_message]).toEqual([
    503,
    'The site is not built yet: run npm run build.',
  ]);
});
