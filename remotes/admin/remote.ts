import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: 'admin',
  owner: 'Admin',
  hostApi: '^1.0.0',
  exposes: { './admin-page': { file: './src/expose/admin-page.tsx' } },
  routes: { admin: './admin-page' },
  permissions: ['admin'],
});
