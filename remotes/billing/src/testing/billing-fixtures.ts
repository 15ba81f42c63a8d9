import type { Plan } from '@loupe/shared/contract/billing';
import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import type { Checkout, PaymentPreview } from '@loupe/shared/contract/payments';
import type { Invoice, ManagePayments, Subscription } from '@loupe/shared/contract/subscriptions';
import type { Offer, Referral, Wallet } from '../stores/billing-data.ts';

export const euros = (amount: number) => ({ amount_minor: amount * 100, currency: 'EUR' });

function plan(slug: string, title: string, price: number, credits: number): Plan {
  return {
    slug,
    title,
    monthly_credits: credits,
    price: euros(price),
    prices: { monthly: euros(price), yearly: euros(price * 10) },
    parallel_runs: 3,
  };
}

export const plans: readonly Plan[] = [
  plan('free', 'Free', 0, 500),
  plan('starter', 'Starter', 12, 2000),
  plan('plus', 'Plus', 29, 6000),
];

export const offer: Offer = {
  plans: [...plans],
  top_ups: [{ slug: 'credits_500', credits: 500, price: euros(5) }],
  provider: 'test',
};

export function savedCard(id: string, change: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id,
    brand: 'visa',
    last4: '4242',
    exp_month: 4,
    exp_year: 2029,
    name: 'Robin Reader',
    is_default: true,
    status: 'active',
    created_at: '2026-01-01T00:00:00Z',
    ...change,
  };
}

export function wallet(...methods: PaymentMethod[]): Wallet {
  return { provider: 'test', card_entry: 'form', methods };
}

export function subscription(change: Partial<Subscription> = {}): Subscription {
  return {
    plan: 'free',
    title: 'Free',
    interval: null,
    price: euros(0),
    monthly_credits: 500,
    parallel_runs: 3,
    status: 'active',
    period_started_at: null,
    period_ends_at: null,
    cancelled_at: null,
    ends_at: null,
    refills_held: false,
    next_change: null,
    next_payment: null,
    failed_payment: null,
    ...change,
  };
}

export const plusPlan = subscription({
  plan: 'plus',
  title: 'Plus',
  interval: 'monthly',
  price: euros(29),
  monthly_credits: 6000,
  period_ends_at: '2026-02-05T12:00:00Z',
  next_payment: { at: '2026-02-05T12:00:00Z', amount: euros(29) },
});

export function summary(change: Partial<ManagePayments> = {}): ManagePayments {
  return {
    provider: 'test',
    subscription: subscription(),
    card: null,
    details: { name: '', company: '', address: '', country: '', tax_id: '' },
    invoices: [],
    open_checkout: null,
    ...change,
  };
}

export function preview(change: Partial<PaymentPreview> = {}): PaymentPreview {
  return {
    quote: 'quote_1',
    effect: 'pays_now',
    starts_at: '2026-01-05T12:00:00Z',
    today: { lines: [], total: euros(29) },
    renewal: null,
    credits_now: 462,
    credits_after: 6462,
    monthly_credits_now: 500,
    monthly_credits_after: 6000,
    parallel_runs_now: 3,
    parallel_runs_after: 10,
    ...change,
  };
}

export function checkout(status: Checkout['status'], change: Partial<Checkout> = {}): Checkout {
  return {
    id: 'chk_1',
    status,
    kind: 'plan',
    plan: 'plus',
    interval: 'monthly',
    top_up: null,
    lines: [],
    total: euros(29),
    confirmation_url: null,
    redirect_url: null,
    failure: null,
    invoice_id: null,
    starts_at: null,
    created_at: '2026-01-05T12:00:00Z',
    finished_at: null,
    ...change,
  };
}

export function invoice(n: number): Invoice {
  return {
    id: `inv_${n}`,
    number: `2026-00000${n}`,
    status: 'paid',
    title: 'Plus plan, monthly',
    issued_at: '2026-01-05T12:00:00Z',
    paid_at: '2026-01-05T12:00:00Z',
    lines: [],
    total: euros(29),
    paid_with: 'Visa ending in 4242',
    pdf_path: `/billing/invoices/inv_${n}/pdf`,
    returned: null,
  };
}

export const referral: Referral = {
  code: 'robin7',
  url: 'https://loupe.example/auth/signup?ref=robin7',
  reward_credits: 200,
  reward_valid_days: 90,
  max_rewards: 20,
  earned_credits: 200,
  invites: [],
  own_reward: null,
};
