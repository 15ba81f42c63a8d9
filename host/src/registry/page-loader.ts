import { browserSeams, onChunkFailed } from '@loupe/federation/loader/browser-seams';
import { candidatesOf, type Candidate } from '@loupe/federation/loader/candidates';
import { createRemoteLoader, type RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { validateRelease } from '@loupe/federation/registry/validate-release';
import { getsCanary } from './canary-choice.ts';
import type { CompositionMode } from './composition-mode.ts';
import { needsSignature, type OpenRegistry } from './open-registry.ts';

function versionsOf(entry: RegistryEntry, mode: CompositionMode): readonly Candidate[] {
  if (mode.without.has(entry.name)) return [];
  const override = mode.isSafe ? undefined : mode.developer?.overrides.get(entry.name);
  return override ? [override] : candidatesOf(entry, !mode.isSafe && getsCanary(entry));
}

/** The loader of the page. Only a development build of the host accepts releases without integrity. */
export function createPageLoader(registry: OpenRegistry, mode: CompositionMode): RemoteLoader {
  const loader = createRemoteLoader({
    remotes: mode.developer?.remotes ?? registry.remotes,
    seams: browserSeams,
    judge: (release, { source }) => validateRelease(release, needsSignature && source !== 'override'),
    candidates: (entry) => versionsOf(entry, mode),
    refusal: registry.refusal,
  });
  onChunkFailed(({ remote, baseUrl }) => loader.noteChunkFailure(remote, baseUrl));
  mode.developer?.follow(loader);
  return loader;
}
