import { atom, type ReadableAtom } from 'nanostores';
import type { BodyOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import type { Checkout } from '@loupe/shared/contract/payments';
import type { Unsubscribe } from '@loupe/shared/environment';
import { createCommand, isRefused } from '@loupe/shared/stores/command';
import type { RequestFailure } from '@loupe/shared/stores/request';
import { failureText, paymentFailureText } from '../lib/failure-text.ts';
import type { Outside } from './outside.ts';

export const PROCESSING_POLL_MS = 2000;

/**
 * Where a payment is. `paying`: sent, no answer yet. `processing`: the provider works on it. `confirming`: the bank
 * asks; `url` is where, null with test payments, which are asked about on this page. `redirect`: goes on at `url`.
 */
export type CheckoutStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'processing'; readonly checkout: Checkout }
  | { readonly kind: 'confirming'; readonly checkout: Checkout; readonly url: string | null }
  | { readonly kind: 'redirect'; readonly checkout: Checkout; readonly url: string }
  | { readonly kind: 'done'; readonly checkout: Checkout };

export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
}

export type CheckoutBody = BodyOf<EndpointMap['POST /billing/checkout']>;
type Decision = BodyOf<EndpointMap['POST /billing/checkouts/:checkout_id/confirm']>['decision'];

export interface CheckoutFlow {
  readonly $step: ReadableAtom<CheckoutStep>;
  /** Why the last try did not go through; null while there is nothing to say. */
  readonly $problem: ReadableAtom<Problem | null>;
  /** A confirmation or a cancellation is under way. */
  readonly $isDeciding: ReadableAtom<boolean>;
  /** Sends the payment; gives the failure for the caller to place, or null. Does nothing while one is under way. */
  pay(body: CheckoutBody): Promise<RequestFailure | null>;
  decide(decision: Decision): Promise<void>;
  /** Gives the open purchase up. */
  giveUp(): Promise<void>;
  /** Goes on with a purchase that was begun before, e.g. in another tab or before a reload. */
  resume(checkout: Checkout): void;
  /** Whether a purchase has ended on this page, so that an older answer about it is out of date. */
  isOver(checkoutId: string): boolean;
  reset(): void;
  dismissProblem(): void;
  exit(): void;
}

function stepOf(checkout: Checkout): CheckoutStep {
  switch (checkout.status) {
    case 'paid':
    case 'scheduled':
      return { kind: 'done', checkout };
    case 'processing':
      return { kind: 'processing', checkout };
    case 'needs_confirmation':
      return { kind: 'confirming', checkout, url: checkout.confirmation_url };
    case 'needs_redirect':
      return checkout.redirect_url === null
        ? { kind: 'processing', checkout }
        : { kind: 'redirect', checkout, url: checkout.redirect_url };
    case 'failed':
    case 'canceled':
      return { kind: 'idle' };
  }
}

function problemOf(error: RequestFailure): Problem | null {
  if (error.kind === 'cancelled') return null;
  return {
    code: error.code,
    message: paymentFailureText(error),
    requestId: isRefused(error) ? null : error.requestId,
  };
}

/**
 * One purchase from the click to its end (R9). A repeated click or a lost answer never charges twice.
 */
export function createCheckoutFlow(outside: Outside, onDone: () => void): CheckoutFlow {
  const { request, environment } = outside;
  const $step = atom<CheckoutStep>({ kind: 'idle' });
  const $problem = atom<Problem | null>(null);
  const $isDeciding = atom(false);
  const payment = createCommand();
  let stopPolling: Unsubscribe | null = null;
  const over = new Set<string>();

  function show(checkout: Checkout): void {
    stopPolling?.();
    const step = stepOf(checkout);
    if (step.kind === 'idle' || step.kind === 'done') over.add(checkout.id);
    $step.set(step);
    if (checkout.failure) {
      const { code, sentence } = checkout.failure;
      $problem.set({ code, message: failureText({ code, message: sentence }), requestId: null });
    }
    if (step.kind === 'processing') {
      stopPolling = environment.clock.after(PROCESSING_POLL_MS, () => void poll(checkout));
    }
    if (step.kind === 'done') onDone();
  }

  async function poll(checkout: Checkout): Promise<void> {
    const result = await request('GET /billing/checkouts/:checkout_id', {
      params: { checkout_id: checkout.id },
      isQuiet: true,
    });
    const step = $step.get();
    if (step.kind === 'processing' && step.checkout.id === checkout.id) {
      show(result.ok ? result.data.checkout : checkout);
    }
  }

  async function pay(body: CheckoutBody): Promise<RequestFailure | null> {
    if ($step.get().kind !== 'idle') return null;
    $step.set({ kind: 'paying' });
    $problem.set(null);
    const result = await payment.send(body, ({ key }) =>
      request('POST /billing/checkout', { body, idempotencyKey: key, isQuiet: true }),
    );
    if (result.ok) {
      show(result.data.checkout);
      return null;
    }
    $step.set({ kind: 'idle' });
    $problem.set(problemOf(result.error));
    return result.error;
  }

  async function act(run: (checkoutId: string) => ReturnType<typeof confirm>): Promise<void> {
    const step = $step.get();
    if ($isDeciding.get() || !('checkout' in step)) return;
    $isDeciding.set(true);
    $problem.set(null);
    const result = await run(step.checkout.id);
    $isDeciding.set(false);
    if (result.ok) return show(result.data.checkout);
    $problem.set(problemOf(result.error));
    // The provider has said no: the purchase is over, another try starts from the beginning.
    if (result.error.status === 402) {
      over.add(step.checkout.id);
      $step.set({ kind: 'idle' });
    }
  }

  function confirm(checkoutId: string, decision: Decision) {
    return request('POST /billing/checkouts/:checkout_id/confirm', {
      params: { checkout_id: checkoutId },
      body: { decision },
      isQuiet: true,
    });
  }

  function cancel(checkoutId: string) {
    return request('POST /billing/checkouts/:checkout_id/cancel', {
      params: { checkout_id: checkoutId },
      isQuiet: true,
    });
  }

  return {
    $step,
    $problem,
    $isDeciding,
    pay,
    decide: (decision) => act((checkoutId) => confirm(checkoutId, decision)),
    giveUp: () => act(cancel),
    resume: show,
    isOver: (checkoutId) => over.has(checkoutId),
    reset() {
      stopPolling?.();
      $problem.set(null);
      $step.set({ kind: 'idle' });
    },
    dismissProblem: () => $problem.set(null),
    exit: () => stopPolling?.(),
  };
}
