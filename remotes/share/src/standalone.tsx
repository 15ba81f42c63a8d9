import { declaration } from '../remote.ts';

/* The slice alone (`pnpm --filter share dev`). The import makes room for the shared modules to be agreed on first. */
void import('@loupe/federation/region/standalone-frame').then(({ mountStandalone }) =>
  mountStandalone(
    declaration,
    {
      './share-page': () => import('./expose/share-page.tsx'),
    },
    '/share',
  ),
);
