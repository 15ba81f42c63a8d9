import { browserSeams, onChunkFailed } from '@loupe/federation/loader/browser-seams';
import { createRemoteLoader, type RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { validateRelease } from '@loupe/federation/registry/validate-release';

/** Only a development build of the host accepts releases without integrity. */
const needsIntegrity = process.env['NODE_ENV'] === 'production';

/** The loader of the page. */
export function createPageLoader(remotes: ReadonlyMap<string, RegistryEntry>): RemoteLoader {
  const loader = createRemoteLoader({
    remotes,
    seams: browserSeams,
    judge: (release) => validateRelease(release, needsIntegrity),
  });
  onChunkFailed(({ remote, baseUrl }) => loader.noteChunkFailure(remote, baseUrl));
  return loader;
}
