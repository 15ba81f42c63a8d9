import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: 'share',
  owner: 'Share',
  hostApi: '^1.0.0',
  exposes: { './share-page': { file: './src/expose/share-page.tsx' } },
  routes: { share: './share-page' },
});
