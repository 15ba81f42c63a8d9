import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { sampleEntry } from '@loupe/federation/testing/sample-release';
import { openRegistry } from './open-registry.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const registry = { schema: 2, composition: 'abcdefghijklmnop', issued_at: '', remotes: [sampleEntry()] };

function signed(document: string) {
  return { document, signature: sign(null, Buffer.from(document), privateKey).toString('base64') };
}

beforeEach(() => provideEnvironment(createTestEnvironment()));

it('reads a registry that the site has signed', async () => {
  const { isTrusted, composition, remotes } = await openRegistry(signed(JSON.stringify(registry)), key, true);
  expect({ isTrusted, composition }).toEqual({ isTrusted: true, composition: 'abcdefghijklmnop' });
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
    expect(await openRegistry(given, key, true)).toMatchObject({ isTrusted: false, remotes: new Map() });
  expect((await openRegistry(signed('{"schema":1,"remotes":[]}'), key, true)).remotes.size).toBe(0);
});

it('runs what nobody signed in a development build', async () => {
  const opened = await openRegistry({ document: JSON.stringify(registry), signature: '' }, '', false);
  expect([...opened.remotes.keys()]).toEqual(['chat']);
});
