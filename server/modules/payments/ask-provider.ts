import { appError } from '../../errors/app-error.ts';
import { ProviderUnavailable } from '../../providers/payments/payment-provider.ts';

/** Asks the provider; when it does not answer nothing is known, and the purchase stays open to be tried again. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw appError('payment.unavailable', { cause: error });
    throw error;
  }
}
