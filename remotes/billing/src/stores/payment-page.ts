import { atom } from 'nanostores';
import type { PaymentPreview } from '@loupe/shared/contract/payments';
import type { ManagePayments } from '@loupe/shared/contract/subscriptions';
import { refreshCredits } from '@loupe/shared/stores/credits';
import { createPage } from '@loupe/shared/stores/page';
import { createResource, together } from '@loupe/shared/stores/resource';
import { readCard } from '../lib/card-values.ts';
import { isSamePurchase, purchaseFields, type Purchase } from '../lib/purchase.ts';
import type { Offer, Wallet } from './billing-data.ts';
import { createCardEntry } from './card-entry.ts';
import { createCheckoutFlow, type CheckoutBody } from './checkout-flow.ts';
import { explained } from './explained.ts';
import type { Outside } from './outside.ts';

/** What the page rests on: what is on offer, own cards, own plan. */
export interface Desk {
  readonly offer: Offer;
  readonly wallet: Wallet;
  readonly summary: ManagePayments;
}

/** Stands for a card that is not saved yet. */
export const NEW_CARD = 'new';

export type PaymentPage = ReturnType<typeof createPaymentPage>;

/** Payment (R9): choose, see every line, pay, confirm, done. */
export function createPaymentPage(outside: Outside) {
  const { request } = outside;
  const $purchase = atom<Purchase | null>(null);
  /** Id of a saved card, or `NEW_CARD`. */
  const $method = atom<string>(NEW_CARD);
  const card = createCardEntry(outside);
  const flow = createCheckoutFlow(outside, () => {
    card.clear();
    void refreshCredits();
  });
  const desk = createResource<Desk>(async (shown) => {
    const answer = await together({
      offer: explained(request('GET /billing/plans', { isQuiet: true })),
      wallet: explained(request('GET /billing/payment-methods', { isQuiet: true })),
      summary: explained(request('GET /billing/summary', { isQuiet: true })),
    });
    if (answer.ok && !shown) {
      const usable = answer.data.wallet.methods.find(({ status }) => status !== 'expired');
      $method.set(usable?.id ?? NEW_CARD);
    }
    return answer;
  });
  // An old quote must not be paid: a failed refresh is a failure here.
  const preview = createResource<PaymentPreview>(
    () => {
      const purchase = $purchase.get();
      const query = purchase ? purchaseFields(purchase) : {};
      return explained(request('GET /billing/preview', { query, isQuiet: true }));
    },
    { keepsShown: false },
  );

  async function loadPreview(): Promise<void> {
    if ($purchase.get()) await preview.load();
  }

  /** Takes over what the address chooses. */
  function choose(purchase: Purchase | null): void {
    if (isSamePurchase(purchase, $purchase.get())) return;
    $purchase.set(purchase);
    preview.reset();
    if (['idle', 'done'].includes(flow.$step.get().kind)) flow.reset();
    void loadPreview();
  }

  function bodyOf(purchase: Purchase, { quote, effect }: PaymentPreview, wallet: Wallet): CheckoutBody {
    const body = { ...purchaseFields(purchase), quote };
    if (effect === 'starts_later') return body;
    const method = $method.get();
    if (method !== NEW_CARD) return { ...body, payment_method_id: method };
    return wallet.card_entry === 'form' ? { ...body, card: readCard(card.$card.get().values) } : body;
  }

  async function pay(): Promise<void> {
    const [shownDesk, offered, purchase] = [desk.value(), preview.value(), $purchase.get()];
    if (!shownDesk || !offered || !purchase) return;
    const { wallet } = shownDesk;
    const isTyped =
      offered.effect === 'pays_now' && $method.get() === NEW_CARD && wallet.card_entry === 'form';
    if (isTyped && !card.check()) return;
    const failure = await flow.pay(bodyOf(purchase, offered, wallet));
    if (!failure) return;
    if (isTyped && card.place(failure)) flow.dismissProblem();
    if (failure.code === 'checkout.outdated') await Promise.all([desk.load(), loadPreview()]);
    if (failure.code === 'checkout.already_open') await desk.load();
  }

  /** Comes back from the bank or the payment service. */
  async function returnFromProvider(checkoutId: string): Promise<void> {
    const result = await request('GET /billing/checkouts/:checkout_id', {
      params: { checkout_id: checkoutId },
      isQuiet: true,
    });
    if (!result.ok) return;
    flow.resume(result.data.checkout);
    if (result.data.checkout.confirmation_url !== null) await flow.decide('approve');
  }

  const parts = {
    $desk: desk.$loadable,
    $purchase,
    $preview: preview.$loadable,
    $method,
    card,
    flow,
    load: () => desk.load(),
    loadPreview,
    choose,
    chooseMethod: (method: string) => $method.set(method),
    pay,
    returnFromProvider,
  };
  return createPage(parts, [desk.start, () => flow.exit]);
}
