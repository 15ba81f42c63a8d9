/**
 * The public key that the host verifies the registry with, raw, base64. A build does not know it yet: this text is in
 * its place, and the server that publishes the build writes its own key over it, under a new name and a new hash of the
 * file (server/modules/site/pin-registry-key.ts). A host that nobody has written a key into runs no slice.
 */
export const pinnedKey = 'LOUPE+REGISTRY+KEY+IS+WRITTEN+HERE+AT+START=';
