import { randomBytes } from 'node:crypto';
import { appError } from '../../errors/app-error.ts';
import { assertCvc, assertNotExpired, checkedDigits } from './card-number.ts';
import type { Charge, FailureCode, Outcome, PaymentProvider } from './payment-provider.ts';

type Behaviour = 'ok' | 'confirm' | 'decline' | 'poor' | 'later';

/** Numbers whose ends are known, as at Stripe. None of them is a real card. */
const testCards: Readonly<Record<string, { readonly brand: string; readonly behaviour: Behaviour }>> = {
  '4242424242424242': { brand: 'visa', behaviour: 'ok' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'ok' },
  '378282246310005': { brand: 'amex', behaviour: 'ok' },
  '4000000000000002': { brand: 'visa', behaviour: 'decline' },
  '4000000000009995': { brand: 'visa', behaviour: 'poor' },
  '4000002500003155': { brand: 'visa', behaviour: 'confirm' },
  /** Can be kept, and is declined when it is to pay. */
  '4000000000000341': { brand: 'visa', behaviour: 'later' },
};

export interface TestPayment {
  readonly id: string;
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'needs_confirmation' | 'failed';
  readonly reason: string | null;
}

/** Where the test provider writes down its payments. */
export interface TestPaymentBook {
  /** Writes the payment unless its key is known; answers what is under the key. */
  insert(payment: Omit<TestPayment, 'id'>): Promise<TestPayment>;
  find(id: string): Promise<TestPayment | null>;
  findByKey(key: string): Promise<TestPayment | null>;
  /** Decides a payment that waits for its confirmation; answers with its state then. */
  decide(id: string, status: 'succeeded' | 'failed', reason: string | null): Promise<TestPayment | null>;
}

/** Payments without money, for a server without a Stripe key: test cards only, and their numbers are forgotten at once. */
export function createTestPayments(book: TestPaymentBook): PaymentProvider {
  return {
    name: 'test',
    cardEntry: 'form',
    ensureCustomer: async () => null,
    tokenise: async (card, now) => {
      const digits = checkedDigits(card.number);
      const known = testCards[digits];
      if (!known) throw appError('card.not_a_test_card', { field: 'card.number' });
      assertNotExpired(card, now);
      assertCvc(card.cvc, known.brand);
      if (known.behaviour === 'decline') throw appError('payment.declined');
      return {
        token: `test_${known.behaviour}_${randomBytes(12).toString('hex')}`,
        brand: known.brand,
        last4: digits.slice(-4),
        expMonth: card.expMonth,
        expYear: card.expYear,
        name: card.name,
      };
    },
    charge: async (charge) => outcomeOf(await book.insert({ ...amountOf(charge), ...fateOf(charge) })),
    findPayment: async (paymentId) => outcomeOf(await book.find(paymentId)),
    findCharge: async ({ key }) => {
      const made = await book.findByKey(key);
      return made && outcomeOf(made);
    },
    findReturned: async () => ({ refundedMinor: 0, disputes: [] }),
    confirm: async (paymentId, decision) =>
      outcomeOf(
        await (decision === 'approve'
          ? book.decide(paymentId, 'succeeded', null)
          : book.decide(paymentId, 'failed', 'payment.confirmation_refused')),
      ),
    cancelPayment: async (paymentId) =>
      outcomeOf(await book.decide(paymentId, 'failed', 'payment.confirmation_refused')),
    openPage: elsewhere,
    findPage: elsewhere,
    closePage: elsewhere,
    forgetCard: async () => undefined,
    forgetCustomer: async () => undefined,
    readEvent: () => null,
  };
}

function amountOf({ key, amountMinor, currency }: Charge) {
  return { key, amountMinor, currency };
}

function fateOf({ token, isOffSession }: Charge): Pick<TestPayment, 'status' | 'reason'> {
  const behaviour = token.split('_')[1];
  if (behaviour === 'ok') return { status: 'succeeded', reason: null };
  // A card that was confirmed once may be charged again without asking.
  if (behaviour === 'confirm')
    return { status: isOffSession ? 'succeeded' : 'needs_confirmation', reason: null };
  return {
    status: 'failed',
    reason: behaviour === 'poor' ? 'payment.insufficient_funds' : 'payment.declined',
  };
}

function outcomeOf(payment: TestPayment | null): Outcome {
  if (!payment) return { status: 'failed', paymentId: null, code: 'payment.declined' };
  const { id: paymentId, status } = payment;
  if (status === 'needs_confirmation') return { status, paymentId, url: null };
  if (status === 'succeeded') return { status, paymentId };
  return { status, paymentId, code: (payment.reason ?? 'payment.declined') as FailureCode };
}

const elsewhere = () => Promise.reject(new Error('test payments have no page of their own'));
