import type { SignedRegistry } from './registry-document.ts';

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Verifies by the browser itself; null where it cannot (a page without https, or a browser without Ed25519). */
async function verifyByBrowser(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean | null> {
  try {
    const { subtle } = crypto;
    const imported = await subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', imported, signature, signed);
  } catch {
    return null;
  }
}

/**
 * Tells whether a registry was signed with the key whose public half is `key` (raw, base64). Never throws: what cannot
 * be verified is not signed.
 */
export async function isSigned({ document, signature }: SignedRegistry, key: string): Promise<boolean> {
  try {
    const parts = [bytesOf(key), bytesOf(signature), new TextEncoder().encode(document)] as const;
    const byBrowser = await verifyByBrowser(...parts);
    if (byBrowser !== null) return byBrowser;
    const { verifyByLibrary } = await import('./verify-by-library.ts');
    return verifyByLibrary(...parts);
  } catch {
    return false;
  }
}
