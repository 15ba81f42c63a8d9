import { atom } from 'nanostores';
import type { PaymentPreview } from '@loupe/shared/contract/payments';
import type { ManagePayments } from '@loupe/shared/contract/subscriptions';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { refreshCredits } from '@loupe/shared/stores/credits';
import type { RequestFailure } from '@loupe/shared/stores/request';
import { readCard } from '../lib/card-values.ts';
import { failureText } from '../lib/failure-text.ts';
import { isSamePurchase, purchaseFields, type Purchase } from '../lib/purchase.ts';
import type { Offer, Wallet } from './billing-data.ts';
import { createCardEntry } from './card-entry.ts';
import { createCheckoutFlow, type CheckoutBody } from './checkout-flow.ts';
import type { Outside } from './outside.ts';

/** What the page stands on: what is on offer, own cards, own plan. */
export interface Desk {
  readonly offer: Offer;
  readonly wallet: Wallet;
  readonly summary: ManagePayments;
}

/** Stands for a card that is not saved yet. */
export const NEW_CARD = 'new';

export type PaymentPage = ReturnType<typeof createPaymentPage>;

function withSentence(error: RequestFailure): RequestFailure {
  return { ...error, message: failureText(error) };
}

/** Payment (R9): choose, see every line, pay, confirm, done. */
export function createPaymentPage(outside: Outside) {
  const { request } = outside;
  const $desk = atom<Loadable<Desk>>(loading);
  const $purchase = atom<Purchase | null>(null);
  const $preview = atom<Loadable<PaymentPreview>>(loading);
  /** Id of a saved card, or `NEW_CARD`. */
  const $method = atom<string>(NEW_CARD);
  const card = createCardEntry(outside);
  const flow = createCheckoutFlow(outside, () => {
    card.clear();
    void refreshCredits();
  });
  let previewsAsked = 0;

  async function load(): Promise<void> {
    $desk.set(refreshing($desk.get()));
    const [offer, wallet, summary] = await Promise.all([
      request('GET /billing/plans', { isQuiet: true }),
      request('GET /billing/payment-methods', { isQuiet: true }),
      request('GET /billing/summary', { isQuiet: true }),
    ]);
    const wasReady = $desk.get().state === 'ready';
    if (!offer.ok) return $desk.set(failed($desk.get(), withSentence(offer.error)));
    if (!wallet.ok) return $desk.set(failed($desk.get(), withSentence(wallet.error)));
    if (!summary.ok) return $desk.set(failed($desk.get(), withSentence(summary.error)));
    if (!wasReady) {
      const usable = wallet.data.methods.find(({ status }) => status !== 'expired');
      $method.set(usable?.id ?? NEW_CARD);
    }
    $desk.set(ready({ offer: offer.data, wallet: wallet.data, summary: summary.data }));
  }

  async function loadPreview(): Promise<void> {
    const purchase = $purchase.get();
    if (!purchase) return;
    const asked = ++previewsAsked;
    $preview.set(refreshing($preview.get()));
    const query = purchaseFields(purchase);
    const result = await request('GET /billing/preview', { query, isQuiet: true });
    if (asked !== previewsAsked) return;
    // An old quote must not be paid: a failed refresh is a failure here.
    $preview.set(result.ok ? ready(result.data) : failed(loading, withSentence(result.error)));
  }

  /** Takes over what the address chooses. */
  function choose(purchase: Purchase | null): void {
    if (isSamePurchase(purchase, $purchase.get())) return;
    $purchase.set(purchase);
    $preview.set(loading);
    if (['idle', 'done'].includes(flow.$step.get().kind)) flow.reset();
    void loadPreview();
  }

  function bodyOf(purchase: Purchase, preview: PaymentPreview, wallet: Wallet): CheckoutBody {
    const body = { ...purchaseFields(purchase), quote: preview.quote };
    if (preview.effect === 'starts_later') return body;
    const method = $method.get();
    if (method !== NEW_CARD) return { ...body, payment_method_id: method };
    return wallet.card_entry === 'form' ? { ...body, card: readCard(card.$card.get().values) } : body;
  }

  async function pay(): Promise<void> {
    const [desk, preview, purchase] = [$desk.get(), $preview.get(), $purchase.get()];
    if (desk.state !== 'ready' || preview.state !== 'ready' || !purchase) return;
    const isTyped =
      preview.value.effect === 'pays_now' &&
      $method.get() === NEW_CARD &&
      desk.value.wallet.card_entry === 'form';
    if (isTyped && !card.check()) return;
    const failure = await flow.pay(bodyOf(purchase, preview.value, desk.value.wallet));
    if (!failure) return;
    if (isTyped && card.place(failure)) flow.dismissProblem();
    if (failure.code === 'checkout.outdated') await Promise.all([load(), loadPreview()]);
    if (failure.code === 'checkout.already_open') await load();
  }

  /** Comes back from the bank or the payment service. */
  async function comeBack(checkoutId: string): Promise<void> {
    const result = await request('GET /billing/checkouts/:checkout_id', {
      params: { checkout_id: checkoutId },
      isQuiet: true,
    });
    if (!result.ok) return;
    flow.resume(result.data.checkout);
    if (result.data.checkout.confirmation_url !== null) await flow.decide('approve');
  }

  return {
    $desk,
    $purchase,
    $preview,
    $method,
    card,
    flow,
    load,
    loadPreview,
    choose,
    chooseMethod: (method: string) => $method.set(method),
    pay,
    comeBack,
    /** Leaves the page. */
    exit: flow.exit,
  };
}
