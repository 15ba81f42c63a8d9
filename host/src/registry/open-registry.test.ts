import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { sampleEntry } from '@loupe/federation/testing/sample-release';
import { openOwnRegistry, openRegistry, type RegistryJudge } from './open-registry.ts';
import type { TabMemory } from './tab-memory.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const registry = {
  schema: 2,
  composition: 'abcdefghijklmnop',
  issued_at: '2026-03-02T09:30:00.000Z',
  remotes: [sampleEntry()],
};

function signed(document: string) {
  return { document, signature: sign(null, Buffer.from(document), privateKey).toString('base64') };
}

/** What one tab remembers, whichever pages it loads. */
function tabMemory(): TabMemory {
  let kept: string | null = null;
  return { read: () => kept, write: (text) => ((kept = text), true) };
}

let world: TestEnvironment;
let judge: RegistryJudge;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  judge = { key, newest: tabMemory(), isStrict: true };
});

it('reads a registry that the site has signed', async () => {
  const { refusal, composition, remotes } = await openRegistry(signed(JSON.stringify(registry)), judge);
  expect({ refusal, composition }).toEqual({ refusal: null, composition: 'abcdefghijklmnop' });
  expect([...remotes.keys()]).toEqual(['chat']);
});

it('runs nothing of a registry that somebody changed, that nobody signed, or that is not one', async () => {
  const { signature } = signed(JSON.stringify(registry));
  const changed = JSON.stringify({ ...registry, composition: 'other' });
  for (const given of [
    null,
    { document: changed, signature },
    { document: JSON.stringify(registry), signature: '' },
    signed('{'),
  ])
    expect(await openRegistry(given, judge)).toMatchObject({ refusal: 'not_signed', remotes: new Map() });
  expect((await openRegistry(signed('{"schema":1,"remotes":[]}'), judge)).remotes.size).toBe(0);
});

it('runs nothing of a registry that is older than one this tab has seen, however well it is signed', async () => {
  const issued = async (day: string) => {
    const document = JSON.stringify({ ...registry, issued_at: `2026-03-${day}T09:30:00.000Z` });
    return (await openRegistry(signed(document), judge)).refusal;
  };
  expect(await issued('02')).toBe(null);
  expect(await issued('04')).toBe(null);
  expect(await issued('03')).toBe('outdated');
  expect(await issued('04')).toBe(null);
  const unsigned = JSON.stringify({ ...registry, issued_at: '2030-01-01T00:00:00.000Z' });
  expect((await openRegistry({ document: unsigned, signature: '' }, judge)).refusal).toBe('not_signed');
  expect(await issued('05')).toBe(null);
  expect((await openRegistry(signed('{"schema":2,"composition":"c","remotes":[]}'), judge)).refusal).toBe(
    'outdated',
  );
});

it('runs what nobody signed, whenever it was made, in a development build', async () => {
  judge.newest.write('2030-01-01T00:00:00.000Z');
  const unsigned = { document: JSON.stringify(registry), signature: '' };
  const opened = await openRegistry(unsigned, { ...judge, key: '', isStrict: false });
  expect([...opened.remotes.keys()]).toEqual(['chat']);
});

/** How a page of this tab begins with what was issued on a day; null when it is reloaded instead. */
async function beginPage(day: string, reloaded: TabMemory) {
  const document = JSON.stringify({ ...registry, issued_at: `2026-03-${day}T09:30:00.000Z` });
  const before = world.reloads();
  let refusal: string | null | undefined;
  void openOwnRegistry(signed(document), judge, reloaded).then((opened) => (refusal = opened.refusal));
  await vi.waitFor(() => expect(refusal !== undefined || world.reloads() > before).toBe(true));
  await settled();
  return { refusal, reloads: world.reloads() - before };
}

const reloadedOnce = { refusal: undefined, reloads: 1 };
const begunWell = { refusal: null, reloads: 0 };
const refused = { refusal: 'outdated', reloads: 0 };

it('reloads a page out of the browser’s cache, each time that one comes back, before it refuses it', async () => {
  const reloaded = tabMemory();
  expect(await beginPage('02', reloaded)).toEqual(begunWell);
  expect(await beginPage('04', reloaded)).toEqual(begunWell);
  for (let restored = 0; restored < 2; restored++) {
    expect(await beginPage('02', reloaded)).toEqual(reloadedOnce);
    expect(await beginPage('04', reloaded)).toEqual(begunWell);
  }
});

it('refuses what is still outdated after the page was reloaded, and does not reload for ever', async () => {
  const reloaded = tabMemory();
  await beginPage('04', reloaded);
  expect(await beginPage('02', reloaded)).toEqual(reloadedOnce);
  expect(await beginPage('02', reloaded)).toEqual(refused);
  expect(await beginPage('02', reloaded)).toEqual(refused);
  const forgetful: TabMemory = { read: () => null, write: () => false };
  expect(await beginPage('02', forgetful)).toEqual(refused);
});
