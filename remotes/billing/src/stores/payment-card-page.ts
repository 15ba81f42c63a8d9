import { atom } from 'nanostores';
import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import { createPage } from '@loupe/shared/stores/page';
import { isRefused } from '@loupe/shared/stores/command';
import { createResource } from '@loupe/shared/stores/resource';
import { readCard } from '../lib/card-values.ts';
import { failureText } from '../lib/failure-text.ts';
import type { Wallet } from './billing-data.ts';
import { createCardEntry } from './card-entry.ts';
import type { Problem } from './checkout-flow.ts';
import { explained } from './explained.ts';
import type { Outside } from './outside.ts';

/** `elsewhere`: the card is entered on the page of the payment service, at `url`. */
export type CardStep =
  | { readonly kind: 'entry' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'saved'; readonly card: PaymentMethod };

export type PaymentCardPage = ReturnType<typeof createPaymentCardPage>;

/** Add a card or put one in place of another (R15). `replaces`: id of the card that goes away, if any. */
export function createPaymentCardPage(outside: Outside, replaces: string | null) {
  const { request } = outside;
  const wallet = createResource<Wallet>(() =>
    explained(request('GET /billing/payment-methods', { isQuiet: true })),
  );
  const $step = atom<CardStep>({ kind: 'entry' });
  const $problem = atom<Problem | null>(null);
  const $isDefault = atom(true);
  const card = createCardEntry(outside);

  function replacedCard({ methods }: Wallet): PaymentMethod | null {
    return methods.find(({ id }) => id === replaces) ?? null;
  }

  function bodyOf(shown: Wallet) {
    const replaced = replacedCard(shown);
    return {
      ...(shown.card_entry === 'form' && { card: readCard(card.$card.get().values) }),
      ...(replaced ? { replaces: replaced.id } : { make_default: $isDefault.get() }),
    };
  }

  async function save(): Promise<void> {
    const shown = wallet.value();
    if (!shown || $step.get().kind === 'saving') return;
    if (shown.card_entry === 'form' && !card.check()) return;
    $step.set({ kind: 'saving' });
    $problem.set(null);
    const result = await request('POST /billing/payment-methods', {
      body: bodyOf(shown),
      isQuiet: true,
    });
    if (result.ok) {
      const { payment_method: saved, redirect_url: url } = result.data;
      if (saved) card.clear();
      return $step.set(
        saved ? { kind: 'saved', card: saved } : url ? { kind: 'elsewhere', url } : { kind: 'entry' },
      );
    }
    $step.set({ kind: 'entry' });
    const { error } = result;
    if (error.kind === 'cancelled' || card.place(error)) return;
    $problem.set({
      code: error.code,
      message: failureText(error),
      // What the person can do something about needs no id to quote.
      requestId: isRefused(error) ? null : error.requestId,
    });
  }

  const parts = {
    $wallet: wallet.$loadable,
    $step,
    $problem,
    $isDefault,
    card,
    load: () => wallet.load(),
    replacedCard,
    chooseDefault: (isDefault: boolean) => $isDefault.set(isDefault),
    save,
  };
  return createPage(parts, [wallet.start]);
}
