import { declaration } from '../remote.ts';

/* The slice alone (`pnpm --filter billing dev`). The import makes room for the shared modules to be agreed on first. */
void import('@loupe/federation/region/standalone-frame').then(({ mountStandalone }) =>
  mountStandalone(
    declaration,
    {
      './credit-usage-page': () => import('./expose/credit-usage-page.tsx'),
      './pricing-page': () => import('./expose/pricing-page.tsx'),
      './payment-page': () => import('./expose/payment-page.tsx'),
      './payment-card-page': () => import('./expose/payment-card-page.tsx'),
      './manage-payments-page': () => import('./expose/manage-payments-page.tsx'),
      './referel-page': () => import('./expose/referel-page.tsx'),
    },
    '/credit-usage',
  ),
);
