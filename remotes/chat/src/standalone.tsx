import { declaration } from '../remote.ts';

/* The slice alone (`pnpm --filter chat dev`). The import makes room for the shared modules to be agreed on first. */
void import('@loupe/federation/region/standalone-frame').then(({ mountStandalone }) =>
  mountStandalone(
    declaration,
    {
      './chat-page': () => import('./expose/chat-page.tsx'),
      './rail-list': () => import('./expose/rail-list.tsx'),
      './explore-page': () => import('./expose/explore-page.tsx'),
      './agent-page': () => import('./expose/agent-page.tsx'),
      './analysis-page': () => import('./expose/analysis-page.tsx'),
    },
    '/chat',
  ),
);
