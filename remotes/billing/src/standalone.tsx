import { declaration } from '../remote.ts';

/* The slice alone (`pnpm --filter billing dev`). The import makes room for the shared modules to be agreed on first. */
void import('@loupe/federation/region/standalone-frame').then(({ mountStandalone }) =>
  mountStandalone(
    declaration,
    {
      './credit-usage-page': () => import('./expose/credit-usage-page.tsx'),
    },
    '/credit-usage',
  ),
);
