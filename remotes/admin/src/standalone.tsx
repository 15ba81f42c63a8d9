import { declaration } from '../remote.ts';

/* The slice alone (`pnpm --filter admin dev`). The import makes room for the shared modules to be agreed on first. */
void import('@loupe/federation/region/standalone-frame').then(({ mountStandalone }) =>
  mountStandalone(
    declaration,
    {
      './admin-page': () => import('./expose/admin-page.tsx'),
      './impersonate-page': () => import('./expose/impersonate-page.tsx'),
      './credits-page': () => import('./expose/credits-page.tsx'),
      './audit-page': () => import('./expose/audit-page.tsx'),
    },
    '/admin',
  ),
);
