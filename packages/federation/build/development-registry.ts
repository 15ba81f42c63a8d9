import type { RegistryDocument, RegistryEntry, SignedRegistry } from '../registry/registry-document.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';
import { developmentRelease } from './development-release.ts';
import { developmentPort } from './standalone-config.ts';

function entryOf(declaration: RemoteDeclaration): RegistryEntry {
  const baseUrl = `http://localhost:${developmentPort(declaration.name)}/`;
  return {
    ...developmentRelease(declaration),
    base_url: baseUrl,
    manifest_url: `${baseUrl}release.json`,
    manifest_integrity: '',
    previous: null,
    canary: null,
  };
}

/** The registry of `npm run dev`: every slice from its own development server, without hashes, unsigned. */
export function developmentRegistry(declarations: readonly RemoteDeclaration[]): SignedRegistry {
  const document: RegistryDocument = {
    schema: 2,
    composition: 'development-only',
    issued_at: new Date().toISOString(),
    remotes: declarations.map(entryOf),
  };
  return { document: JSON.stringify(document), signature: '' };
}
