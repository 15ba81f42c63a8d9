import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: 'admin',
  owner: 'Admin',
  hostApi: '^1.3.0',
  exposes: {
    './admin-page': { file: './src/expose/admin-page.tsx', group: 'admin' },
    './impersonate-page': { file: './src/expose/impersonate-page.tsx', group: 'admin' },
    './credits-page': { file: './src/expose/credits-page.tsx', group: 'admin' },
    './releases-page': { file: './src/expose/releases-page.tsx' },
    './audit-page': { file: './src/expose/audit-page.tsx', group: 'admin' },
  },
  routes: {
    admin: './admin-page',
    adminImpersonate: './impersonate-page',
    adminCredits: './credits-page',
    adminReleases: './releases-page',
    adminAudit: './audit-page',
  },
  permissions: ['admin'],
});
