import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { sampleEntry } from '@loupe/federation/testing/sample-release';
import { openRegistry, type RegistryJudge } from './open-registry.ts';

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

let judge: RegistryJudge;
beforeEach(() => {
  provideEnvironment(createTestEnvironment());
  let kept: string | null = null;
  const newest = { read: () => kept, write: (text: string) => ((kept = text), true) };
  judge = { key, newest, isStrict: true };
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
