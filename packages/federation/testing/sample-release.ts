import { composeRegistry } from '../registry/compose-registry.ts';
import type { RegistryEntry, ReleaseManifest } from '../registry/registry-document.ts';

const sampleIntegrity = `sha384-${'A'.repeat(64)}`;

/** A release as a build writes it. */
export function sampleManifest(change: Partial<ReleaseManifest> = {}): ReleaseManifest {
  return {
    schema: 2,
    name: 'chat',
    owner: 'Chat',
    version: '1.0.0-aaaaaaaaaa',
    host_api: '^1.0.0',
    entry: { file: 'entry.js', integrity: sampleIntegrity },
    exposes: { './chat-page': { scripts: [{ file: 'main.js', integrity: sampleIntegrity }], styles: [] } },
    routes: { chat: './chat-page' },
    slots: {},
    permissions: [],
    files: [],
    shared: { react: '^19.0.0', '@loupe/shared/stores/': '^1.0.0' },
    ...change,
  };
}

/** The files of the sample in German. */
export const sampleInGerman: NonNullable<ReleaseManifest['languages']> = {
  de: {
    entry: { file: 'entry.de.js', integrity: sampleIntegrity },
    scripts: { './chat-page': [{ file: 'main.de.js', integrity: sampleIntegrity }] },
  },
};

/** The registry's entry for a release, with the release before it when one is given. */
export function sampleEntry(manifest = sampleManifest(), previous?: ReleaseManifest): RegistryEntry {
  const earlier = previous && { previous: { manifest: previous, integrity: sampleIntegrity } };
  const [entry] = composeRegistry(
    [{ manifest, integrity: sampleIntegrity, ...earlier }],
    new Date('2026-03-02T09:00:00.000Z'),
  ).remotes;
  if (!entry) throw new Error('The registry came out empty');
  return entry;
}
