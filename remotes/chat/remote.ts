import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: 'chat',
  owner: 'Chat',
  hostApi: '^1.3.0',
  exposes: {
    './chat-page': { file: './src/expose/chat-page.tsx', group: 'main' },
    './rail-list': { file: './src/expose/rail-list.tsx', group: 'main' },
    './chat-search': { file: './src/expose/chat-search.tsx' },
    './explore-page': { file: './src/expose/explore-page.tsx' },
    './agent-page': { file: './src/expose/agent-page.tsx' },
    './builder-page': { file: './src/expose/builder-page.tsx' },
    './runs-page': { file: './src/expose/runs-page.tsx' },
    './prompts-page': { file: './src/expose/prompts-page.tsx' },
    './analysis-page': { file: './src/expose/analysis-page.tsx' },
  },
  routes: {
    chat: './chat-page',
    explore: './explore-page',
    detailPage: './agent-page',
    builder: './builder-page',
    runs: './runs-page',
    analysis: './analysis-page',
    '/apps/chat/prompts': './prompts-page',
  },
  slots: { 'rail.list': './rail-list', 'chat.search': './chat-search' },
  permissions: ['view_explore'],
});
