import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import type { MethodRow } from './payment-methods.repository.ts';

export function presentMethod(row: MethodRow, now: Date): PaymentMethod {
  const { id, brand, last4, expMonth, expYear, name, isDefault, createdAt } = row;
  return {
    id,
    brand,
    last4,
    name,
    exp_month: expMonth,
    exp_year: expYear,
    is_default: isDefault,
    status: new Date(Date.UTC(expYear, expMonth, 1)) <= now ? 'expired' : 'active',
    created_at: createdAt.toISOString(),
  };
}
