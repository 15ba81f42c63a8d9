import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts';
import type { Billing } from '../billing/billing.usecases.ts';

export interface PaymentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly billing: Billing;
  readonly provider: PaymentProvider;
  /** Address of the site, without the slash at its end. */
  readonly siteUrl: () => string;
  /** Called after a payment's commit. */
  readonly onPaid?: (userId: string) => void;
}
