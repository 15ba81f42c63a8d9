import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';
import { pricingConfig } from './src/messages/pricing-config.ts';

export const declaration = defineRemoteDeclaration({
  name: 'billing',
  owner: 'Billing',
  hostApi: '^1.2.0',
  exposes: {
    './credit-usage-page': { file: './src/expose/credit-usage-page.tsx' },
    './pricing-page': { file: './src/expose/pricing-page.tsx' },
    './payment-page': { file: './src/expose/payment-page.tsx' },
    './payment-card-page': { file: './src/expose/payment-card-page.tsx' },
    './manage-payments-page': { file: './src/expose/manage-payments-page.tsx' },
    './referel-page': { file: './src/expose/referel-page.tsx' },
  },
  routes: {
    creditUsage: './credit-usage-page',
    pricing: './pricing-page',
    payment: './payment-page',
    paymentCard: './payment-card-page',
    managePayments: './manage-payments-page',
    referel: './referel-page',
  },
  config: pricingConfig,
});
