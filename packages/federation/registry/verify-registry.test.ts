import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSigned } from './verify-registry.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const document = '{"schema":2,"remotes":[],"words":"Größe"}';
const signature = sign(null, Buffer.from(document), privateKey).toString('base64');

function flipped(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  return bytes.toString('base64');
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['the browser itself', () => undefined],
  // As on a page without https.
  ['the library', () => vi.stubGlobal('crypto', {})],
])('the signature of a registry, verified by %s', (_by, prepare) => {
  it('is accepted for the exact text and the right key', async () => {
    prepare();
    expect(await isSigned({ document, signature }, key)).toBe(true);
  });

  it('is refused when one byte of text, signature or key is another, or when anything is missing', async () => {
    prepare();
    const forged: [string, string, string][] = [
      [document.replace('[]', '[ ]'), signature, key],
      [document, flipped(signature), key],
      [document, signature, flipped(key)],
      [document, '', key],
      [document, signature, ''],
      [document, 'no base64 at all!', key],
    ];
    for (const [text, by, known] of forged)
      expect(await isSigned({ document: text, signature: by }, known)).toBe(false);
  });
});
