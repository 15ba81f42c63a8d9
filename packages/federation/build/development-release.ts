import type { ConfigFields } from '@loupe/shared/lib/slice-config';
import type { ReleaseBody } from '../registry/registry-document.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';

/** What a slice says of itself while it is served from its sources: everything but hashes. */
export function developmentRelease({
  name,
  owner,
  hostApi,
  exposes,
  routes,
  slots = {},
  fills,
  opens,
  permissions = [],
  config,
}: RemoteDeclaration): ReleaseBody & { readonly config?: ConfigFields } {
  return {
    name,
    owner,
    version: 'development',
    host_api: hostApi,
    entry: { file: 'entry.js', integrity: '' },
    exposes: Object.fromEntries(Object.keys(exposes).map((expose) => [expose, { scripts: [], styles: [] }])),
    routes: { ...routes } as Record<string, string>,
    slots: { ...slots } as Record<string, string>,
    ...(fills && { fills }),
    ...(opens && { opens }),
    permissions,
    ...(config && { config }),
  };
}
