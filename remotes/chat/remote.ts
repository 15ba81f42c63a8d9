import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: 'chat',
  owner: 'Chat',
  hostApi: '^1.0.0',
  exposes: {
    './chat-page': { file: './src/expose/chat-page.tsx', group: 'main' },
    './rail-list': { file: './src/expose/rail-list.tsx', group: 'main' },
    './explore-page': { file: './src/expose/explore-page.tsx' },
    './agent-page': { file: './src/expose/agent-page.tsx' },
  },
  routes: { chat: './chat-page', explore: './explore-page', detailPage: './agent-page' },
  slots: { 'rail.list': './rail-list' },
  permissions: ['view_explore'],
});
