import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

/** Ed25519 without the browser's help; loaded only where that is missing. */
export function verifyByLibrary(key: Uint8Array, signature: Uint8Array, signed: Uint8Array): boolean {
  hashes.sha512 = sha512;
  return verify(signature, signed, key);
}
