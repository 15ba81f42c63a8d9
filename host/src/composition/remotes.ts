import { browserSeams } from '@loupe/federation/loader/browser-seams';
import { createRemoteLoader, type RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';

/** The loader of the page. Only a development build of the host accepts releases without integrity. */
export function createPageLoader(remotes: ReadonlyMap<string, RegistryEntry>): RemoteLoader {
  return createRemoteLoader({
    remotes,
    seams: browserSeams,
    needsIntegrity: process.env['NODE_ENV'] === 'production',
  });
}
