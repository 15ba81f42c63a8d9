import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: 'billing',
  owner: 'Billing',
  hostApi: '^1.0.0',
  exposes: { './credit-usage-page': { file: './src/expose/credit-usage-page.tsx' } },
  routes: { creditUsage: './credit-usage-page' },
});
