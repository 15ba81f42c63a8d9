import type { CardDetails } from '@loupe/shared/contract/payment-methods';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import type { Card } from '../../providers/payments/payment-provider.ts';
import { findSubscription } from '../billing/subscriptions.usecases.ts';
import { ask } from '../payments/ask-provider.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import {
  findMethod,
  insertMethod,
  listMethods,
  makeDefault,
  removeMethod,
  type MethodRow,
} from './payment-methods.repository.ts';
import { customerOf, findPayer } from '../payments/payer.usecases.ts';

/** For what is charged: the card that pays. */
export { findDefaultMethod, findMethod, type MethodRow } from './payment-methods.repository.ts';

const maxMethods = 10;

/** Whether an open purchase is to be paid with the card: the purchases are above, and say it. */
export type IsAboutToPay = (tx: Database, userId: string, methodId: string) => Promise<boolean>;

/** Swaps a card as typed for the provider's token. The number goes no further than this call. */
export async function tokenise(deps: PaymentDeps, card: CardDetails): Promise<Card> {
  const { number, exp_month: expMonth, exp_year: expYear, cvc, name } = card;
  const details = { number, expMonth, expYear, cvc, name: name?.trim() || null };
  return await ask(() => deps.provider.tokenise(details, deps.clock.now()));
}

export interface NewMethod {
  readonly userId: string;
  readonly card?: CardDetails | undefined;
  readonly makesDefault: boolean;
  readonly replaces?: string | undefined;
}

/** Adds a card (R15), or answers the provider's page where it is entered. */
export async function addMethod(
  deps: PaymentDeps,
  { userId, card, makesDefault, replaces }: NewMethod,
): Promise<{ method: MethodRow | null; url: string | null }> {
  if (replaces !== undefined && !(await findMethod(deps.db, userId, deps.provider.name, replaces)))
    throw appError('payment_method.not_found', { field: 'replaces' });
  const count = (await listMethods(deps.db, userId, deps.provider.name)).length;
  if (count >= maxMethods && replaces === undefined) throw appError('payment_method.too_many');
  if (deps.provider.cardEntry === 'form') {
    if (!card) throw appError('card.number_invalid', { field: 'card.number' });
    return {
      method: await keepMethod(deps, userId, await tokenise(deps, card), { makesDefault, replaces }),
      url: null,
    };
  }
  if (card) throw appError('card.entered_elsewhere');
  const customerId = await customerOf(deps, userId);
  const page = await ask(() =>
    deps.provider.openPage({
      key: newId('pm'),
      customerId,
      payment: null,
      purpose: { userId, makesDefault, ...(replaces !== undefined && { replaces }) },
      returnUrl: `${deps.siteUrl()}/payment-card`,
    }),
  );
  return { method: null, url: page.url };
}

/** Keeps a card that the provider knows; the first one, and one in the default card's place, is the default. */
export async function keepMethod(
  deps: PaymentDeps,
  userId: string,
  card: Card,
  options: { readonly makesDefault: boolean; readonly replaces?: string | undefined },
): Promise<MethodRow | null> {
  const { name: provider } = deps.provider;
  const now = deps.clock.now();
  const { kept, replaced, isGone } = await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, userId);
    // The provider's page may be finished after its account is gone.
    if (!(await findPayer(tx, userId))) return { kept: null, replaced: null, isGone: true };
    const old =
      options.replaces === undefined ? null : await findMethod(tx, userId, provider, options.replaces);
    const others = await listMethods(tx, userId, provider);
    const added = await insertMethod(tx, { ...card, userId, provider, createdAt: now });
    if (!added) return { kept: null, replaced: null, isGone: false };
    if (old && old.id !== added.id) await removeMethod(tx, old.id, now);
    if (options.makesDefault || old?.isDefault || others.length === 0)
      await makeDefault(tx, userId, added.id);
    return { kept: await findMethod(tx, userId, provider, added.id), replaced: old, isGone: false };
  });
  if (isGone) await forgetOf(deps, userId, card);
  if (replaced) await forget(deps, replaced.token);
  return kept;
}

/** Inside the transaction of a payment: the card that paid is kept and pays from now on. */
export async function keepCardThatPaid(
  tx: Database,
  card: Card & { readonly userId: string; readonly provider: string; readonly createdAt: Date },
): Promise<MethodRow | null> {
  const kept = await insertMethod(tx, card);
  if (kept) await makeDefault(tx, card.userId, kept.id);
  return kept;
}

async function forgetOf(deps: PaymentDeps, userId: string, { token }: Card): Promise<void> {
  deps.log.warn({ user: userId }, 'a card came for a deleted account');
  await forget(deps, token);
}

/** The provider may forget a card later: ours is gone already. */
async function forget(deps: PaymentDeps, token: string): Promise<void> {
  await deps.provider
    .forgetCard(token)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'the provider still knows a removed card'));
}

export async function chooseDefault(deps: PaymentDeps, userId: string, id: string): Promise<MethodRow> {
  return await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, userId);
    const method = await findOwn(tx, deps, userId, id);
    await makeDefault(tx, userId, method.id);
    return { ...method, isDefault: true };
  });
}

/** Removes a card. The only one of a plan that renews stays, and one that is about to pay; the newest other becomes the default. */
export async function dropMethod(
  deps: PaymentDeps,
  isPayingWithCard: IsAboutToPay,
  userId: string,
  id: string,
): Promise<void> {
  const { name: provider } = deps.provider;
  const token = await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, userId);
    const method = await findOwn(tx, deps, userId, id);
    const others = (await listMethods(tx, userId, provider)).filter((one) => one.id !== id);
    const subscription = await findSubscription(tx, userId);
    const renews = subscription?.interval !== null && subscription?.cancelledAt === null;
    if ((others.length === 0 && renews) || (await isPayingWithCard(tx, userId, id)))
      throw appError('payment_method.in_use');
    await removeMethod(tx, id, deps.clock.now());
    const [next] = others;
    if (method.isDefault && next) await makeDefault(tx, userId, next.id);
    return method.token;
  });
  await forget(deps, token);
}

async function findOwn(tx: Database, deps: PaymentDeps, userId: string, id: string): Promise<MethodRow> {
  const method = await findMethod(tx, userId, deps.provider.name, id);
  if (!method) throw appError('payment_method.not_found');
  return method;
}
