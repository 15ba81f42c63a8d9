import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import { appError } from '../../errors/app-error.ts';
import { ask } from './ask-provider.ts';
import { noteCustomerToForget } from './forgotten-customers.repository.ts';
import { findPayer } from './payer.read-model.ts';
import { saveProfile } from './payer.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Null when the account is gone: nothing may be charged or written for it. */
export { findPayer } from './payer.read-model.ts';

/** The provider's name for this account, made on first use. */
export async function customerOf(deps: PaymentDeps, userId: string): Promise<string | null> {
  const payer = await findPayer(deps.db, userId);
  if (!payer) throw appError('session.ended');
  const customerId = payer.stripeCustomerId;
  const known = await ask(() => deps.provider.ensureCustomer({ userId, email: payer.email, customerId }));
  if (known !== null && known !== customerId) await keepCustomer(deps, userId, known);
  return known;
}

/** The account may have been deleted while the provider made the customer: then nobody else would know of it. */
async function keepCustomer(deps: PaymentDeps, userId: string, customerId: string): Promise<void> {
  const isKept = await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, userId);
    const isThere = (await findPayer(tx, userId)) !== null;
    if (isThere) await saveProfile(tx, userId, { stripeCustomerId: customerId });
    else await noteCustomerToForget(tx, customerId, deps.clock.now());
    return isThere;
  });
  if (!isKept) throw appError('session.ended');
}

/** What the account's next invoices say of who pays. */
export async function saveDetails(
  deps: PaymentDeps,
  userId: string,
  details: BillingDetails,
): Promise<BillingDetails> {
  const { name, company, address, country, tax_id } = details;
  const tidy = {
    name: name.trim(),
    company: company.trim(),
    address: address.trim(),
    country: country.trim(),
    tax_id: tax_id.trim(),
  };
  await saveProfile(deps.db, userId, { details: tidy });
  return tidy;
}
