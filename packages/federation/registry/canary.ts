import type { Canary } from './registry-document.ts';

const buckets = 100;

/** FNV-1a, 32 bit, over the UTF-8 bytes of a text. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The bucket, 0–99, of a person for a canary: the same on every device, another for every canary. */
export function bucketOf(id: string, remote: string, canaryVersion: string): number {
  return fnv1a(`${canaryVersion}:${remote}:${id}`) % buckets;
}

/**
 * Tells whether a person gets the canary of a remote. `id` is the account's, or a visitor's own random one. Sticky:
 * raising the percent takes nobody out.
 */
export function isInCanary(id: string, remote: string, canary: Pick<Canary, 'version' | 'percent'>): boolean {
  return bucketOf(id, remote, canary.version) < canary.percent;
}
