import { atom } from 'nanostores';
import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import type { BillingDetails, ManagePayments, Subscription } from '@loupe/shared/contract/subscriptions';
import { refreshCredits } from '@loupe/shared/stores/credits';
import { createForm } from '@loupe/shared/stores/form';
import { createPage } from '@loupe/shared/stores/page';
import type { Result } from '@loupe/shared/stores/request';
import { createResource, together } from '@loupe/shared/stores/resource';
import { failureText } from '../lib/failure-text.ts';
import { manageTexts as texts } from '#texts/manage';
import type { Offer, Wallet } from './billing-data.ts';
import { explained } from './explained.ts';
import { createInvoiceList } from './invoice-list.ts';
import type { Outside } from './outside.ts';

export interface Account {
  readonly summary: ManagePayments;
  readonly wallet: Wallet;
  readonly offer: Offer;
}

/** What is under way; a card's work is named by its id. */
export type ManageWork = 'cancel' | 'resume' | 'give_up' | { readonly card: string };

export type ManagePaymentsPage = ReturnType<typeof createManagePaymentsPage>;

const noDetails = { name: '', company: '', address: '', country: '', tax_id: '' };

/** Plan, cards, billing details, invoices (R11). */
export function createManagePaymentsPage(outside: Outside) {
  const { request, notify } = outside;
  const invoices = createInvoiceList(outside);
  const account = createResource<Account>(() =>
    together({
      summary: explained(request('GET /billing/summary', { isQuiet: true })),
      wallet: explained(request('GET /billing/payment-methods', { isQuiet: true })),
      offer: explained(request('GET /billing/plans', { isQuiet: true })),
    }),
  );
  const $work = atom<ManageWork | null>(null);
  /** The cancellation being asked about. */
  const $isCancelOpen = atom(false);
  const $isEditing = atom(false);
  const details = createForm<BillingDetails, { details: BillingDetails }>({
    initial: noDetails,
    submit: (values) => request('POST /billing/details', { body: values, isQuiet: true }),
    onSuccess({ details: saved }) {
      takeOver({ details: saved });
      $isEditing.set(false);
      notify(texts.detailsSaved, 'success');
    },
  });

  function takeOver(change: Partial<ManagePayments>): void {
    account.change((shown) => ({ ...shown, summary: { ...shown.summary, ...change } }));
  }

  async function load(): Promise<void> {
    await Promise.all([account.load(), invoices.refresh()]);
  }

  /** One thing at a time; a failure is shown, and nothing on the page changes. */
  async function work<T>(what: ManageWork, run: () => Promise<Result<T>>): Promise<T | null> {
    if ($work.get() !== null) return null;
    $work.set(what);
    const result = await run();
    $work.set(null);
    if (result.ok) return result.data;
    if (result.error.kind !== 'cancelled') notify(failureText(result.error), 'error');
    return null;
  }

  function adopt(subscription: Subscription, sentence: string): void {
    takeOver({ subscription });
    notify(sentence, 'success');
    void refreshCredits();
    void load();
  }

  async function cancel(): Promise<void> {
    const done = await work('cancel', () => request('POST /billing/subscription/cancel', { isQuiet: true }));
    if (!done) return;
    $isCancelOpen.set(false);
    adopt(done.subscription, texts.canceled);
  }

  async function resume(): Promise<void> {
    const done = await work('resume', () => request('POST /billing/subscription/resume', { isQuiet: true }));
    if (done) adopt(done.subscription, texts.resumed);
  }

  async function giveUp(checkoutId: string): Promise<void> {
    const done = await work('give_up', () =>
      request('POST /billing/checkouts/:checkout_id/cancel', {
        params: { checkout_id: checkoutId },
        isQuiet: true,
      }),
    );
    if (done) await load();
  }

  async function makeDefault({ id }: PaymentMethod): Promise<void> {
    const done = await work({ card: id }, () =>
      request('POST /billing/payment-methods/:method_id/default', {
        params: { method_id: id },
        isQuiet: true,
      }),
    );
    if (done) await account.load();
  }

  async function remove({ id }: PaymentMethod): Promise<void> {
    const done = await work({ card: id }, () =>
      request('DELETE /billing/payment-methods/:method_id', { params: { method_id: id }, isQuiet: true }),
    );
    if (!done) return;
    notify(texts.cardRemoved, 'success');
    await account.load();
  }

  function editDetails(): void {
    const shown = account.value();
    if (!shown) return;
    details.reset();
    for (const [name, value] of Object.entries(shown.summary.details)) {
      details.change(name as keyof BillingDetails, value);
    }
    $isEditing.set(true);
  }

  const parts = {
    $account: account.$loadable,
    $work,
    $isCancelOpen,
    $isEditing,
    details,
    invoices,
    load,
    askCancel: (isOpen: boolean) => $isCancelOpen.set(isOpen),
    cancel,
    resume,
    giveUp,
    makeDefault,
    remove,
    editDetails,
    stopEditing: () => $isEditing.set(false),
  };
  return createPage(parts, [account.start, invoices.start]);
}
