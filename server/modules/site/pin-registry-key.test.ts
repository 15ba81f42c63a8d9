import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pinnedKey } from '@loupe/federation/registry/pinned-key';
import { integrityOf, templateOf, useSiteWorld } from './testing/site-world.ts';

const world = useSiteWorld();
const { write, again, get, buildNamed } = world;

it('a build of the host gets the key of this site written into its entries, by name and hash, in every process alike', async () => {
  const code = `start("${pinnedKey}")`;
  const file = 'main.89abcdef01.js';
  const tag = `<script defer src="/${file}" integrity="${integrityOf(code)}" crossorigin="anonymous"></script>`;
  write(`host/${file}`, code);
  write(`host/${file}.gz`, gzipSync(code));
  const build = 'mwr0qwi0-f36da0e3a02aef63';
  write('host/index.html', templateOf(build).replace('</title>', `</title>${tag}`));
  await again();
  const key = world.server.deps.releases.publicKey;
  const { body } = await get('/chat');
  const [, named = '', integrity = ''] = /src="(\/main\.[0-9a-f]+\.js)" integrity="([^"]+)"/.exec(body) ?? [];
  const pinned = await get(named, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(pinned.rawPayload).toString()).toBe(`start("${key}")`);
  expect(integrity).toBe(integrityOf(`start("${key}")`));
  expect(pinned.headers['cache-control']).toContain('immutable');
  expect((await get(`/${file}`)).statusCode).toBe(404);
  expect(body.replaceAll(named, '')).not.toContain(key);

  // Another key makes another build of the host, which tells open tabs.
  const ofKey = await buildNamed('/api/agents');
  expect(ofKey).toMatch(/^mwr0qwi0-[0-9a-f]{16}$/);
  expect(ofKey).not.toBe(build);
  expect(body).toContain(`content="${ofKey}"`);
  const other = await world.serveOther();
  expect((await other.inject('/chat')).body).toContain(named);
  expect(await buildNamed('/chat', other)).toBe(ofKey);
  await other.close();
});

it('a start with the same build finds it as it was laid out, and lays out again what was cut short', async () => {
  write('host/entry.89abcdef01.js', `start("${pinnedKey}")`);
  write('host/15.aaaaaaaaaa.js', 'part()');
  await again();
  const store = join(world.folders.store, 'host');
  const chunk = join(store, '15.aaaaaaaaaa.js');
  const pinned = readdirSync(store).find((file) => /^entry\..+\.js\.gz$/.test(file)) ?? '';
  const writtenAt = () => statSync(chunk).mtimeMs;
  const first = writtenAt();
  await again();
  expect(writtenAt()).toBe(first);

  truncateSync(join(store, pinned), 5);
  await again();
  const sent = await get(`/${pinned.slice(0, -'.gz'.length)}`, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(sent.rawPayload).toString()).toBe(`start("${world.server.deps.releases.publicKey}")`);

  write('host/15.aaaaaaaaaa.js', 'other()');
  await again();
  expect((await get('/15.aaaaaaaaaa.js')).body).toBe('other()');
});
