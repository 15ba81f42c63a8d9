import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { jsonResponse } from '@loupe/shared/testing/test-server';
import { checkout, offer, preview, savedCard, summary, wallet } from '../testing/billing-fixtures.ts';
import { PROCESSING_POLL_MS } from './checkout-flow.ts';
import { createPaymentPage, NEW_CARD, type PaymentPage } from './payment-page.ts';

const PAY = 'POST /billing/checkout';
const CONFIRM = 'POST /billing/checkouts/chk_1/confirm';
const plus = { kind: 'plan', plan: 'plus', interval: 'monthly' } as const;
const typed = { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123', name: 'Robin Reader' };

describe('R9 payment', () => {
  let world: TestEnvironment;
  let page: PaymentPage;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    world.server.answer('GET /billing/plans', offer);
    world.server.answer('GET /billing/payment-methods', wallet());
    world.server.answer('GET /billing/summary', summary());
    world.server.answer('GET /billing/preview', preview());
    page = createPaymentPage({ request: createRequest(), environment: world, notify: () => {} });
  });

  async function open(purchase: Parameters<PaymentPage['choose']>[0] = plus) {
    page.choose(purchase);
    await page.load();
    await world.advance(0);
  }
  const typeCard = () =>
    Object.entries(typed).forEach(([name, value]) => page.card.change(name as keyof typeof typed, value));
  const step = () => page.flow.$step.get().kind;
  const problem = () => page.flow.$problem.get()?.message ?? null;
  const keys = () => world.server.callsOf(PAY).map(({ headers }) => headers.get('idempotency-key'));

  it('R9 asks what is chosen by the address, line by line, and only once for the same choice', async () => {
    await open({ kind: 'top_up', topUp: 'credits_500' });
    page.choose({ kind: 'top_up', topUp: 'credits_500' });
    expect(world.server.callsOf('GET /billing/preview').map(({ query }) => query)).toEqual([
      { top_up: 'credits_500' },
    ]);
    expect(page.$preview.get()).toMatchObject({ state: 'ready', value: { quote: 'quote_1' } });
  });

  it('R9 drops the answer for another choice', async () => {
    const slow = world.server.hang('GET /billing/preview');
    await open();
    world.server.answer('GET /billing/preview', preview({ quote: 'quote_2' }));
    page.choose({ kind: 'top_up', topUp: 'credits_500' });
    await world.advance(0);
    slow.release(preview({ quote: 'quote_1' }));
    await world.advance(0);
    expect(page.$preview.get()).toMatchObject({ value: { quote: 'quote_2' } });
  });

  it('R9 a first load that fails says so, and a second try helps', async () => {
    world.server.refuse('GET /billing/summary', 500, 'server.unexpected', { message: 'No.' });
    await open();
    expect(page.$desk.get()).toMatchObject({ state: 'failed', error: { message: 'No.' } });
    world.server.answer('GET /billing/summary', summary());
    await page.load();
    expect(page.$desk.get().state).toBe('ready');
  });

  it('R9 sends nothing while the new card is not right, and says what is wrong at each field', async () => {
    await open();
    page.card.change('number', '4242 4242 4242 4241');
    await page.pay();
    expect(world.server.callsOf(PAY)).toHaveLength(0);
    expect(Object.values(page.card.$card.get().errors).every(Boolean)).toBe(true);
    page.card.change('number', typed.number);
    expect(page.card.$card.get().errors.number).toBeUndefined();
  });

  it('R9 pays with a new card and forgets it', async () => {
    world.server.answer(PAY, { checkout: checkout('paid') });
    await open();
    typeCard();
    await page.pay();
    expect(world.server.callsOf(PAY)[0]?.body).toEqual({
      plan: 'plus',
      interval: 'monthly',
      quote: 'quote_1',
      card: {
        number: '4242424242424242',
        exp_month: 4,
        exp_year: 2029,
        cvc: '123',
        name: 'Robin Reader',
      },
    });
    expect(step()).toBe('done');
    expect(page.card.$card.get().values.number).toBe('');
    expect([...world.browser.stored.values()].join()).not.toContain('4242');
  });

  it('R9 pays with the saved card that is not expired', async () => {
    const cards = [savedCard('pm_1', { status: 'expired' }), savedCard('pm_2', { is_default: false })];
    world.server.answer('GET /billing/payment-methods', wallet(...cards));
    world.server.answer(PAY, { checkout: checkout('paid') });
    await open();
    await page.pay();
    expect(world.server.callsOf(PAY)[0]?.body).toMatchObject({ payment_method_id: 'pm_2' });
  });

  it('R9 a click while a payment is under way sends nothing', async () => {
    const slow = world.server.hang(PAY);
    await open();
    typeCard();
    const first = page.pay();
    await page.pay();
    slow.release({ checkout: checkout('paid') });
    await first;
    await page.pay();
    expect(world.server.callsOf(PAY)).toHaveLength(1);
  });

  it('R9 keeps the key while nobody knows the outcome, and takes a new one after a decision', async () => {
    await open();
    typeCard();
    world.server.unreachable(PAY);
    await page.pay();
    expect(problem()).toMatch(/not be charged twice/);
    world.server.refuse(PAY, 503, 'payment.unavailable');
    await page.pay();
    world.server.refuse(PAY, 402, 'payment.declined', { message: 'The card was declined.' });
    await page.pay();
    world.server.answer(PAY, { checkout: checkout('paid') });
    await page.pay();
    const [lost, unavailable, declined, paid] = keys();
    expect([unavailable, declined]).toEqual([lost, lost]);
    expect(paid).not.toBe(lost);
    expect(step()).toBe('done');
  });

  it('R9 a declined card is one sentence, and everything typed stays', async () => {
    world.server.refuse(PAY, 402, 'payment.declined', { message: 'The card was declined.' });
    await open();
    typeCard();
    await page.pay();
    expect([step(), problem()]).toEqual(['idle', 'The card was declined.']);
    expect(page.card.$card.get().values).toEqual(typed);
  });

  it('R9 a refusal that speaks of a field is at the field', async () => {
    world.server.refuse(PAY, 400, 'card.not_a_test_card', { message: 'Only test cards.' });
    await open();
    typeCard();
    await page.pay();
    expect([problem(), page.card.$card.get().errors]).toEqual([null, { number: 'Only test cards.' }]);
  });

  it('R9 shows new amounts when something changed in another tab, and charges nothing by itself', async () => {
    world.server.refuse(PAY, 409, 'checkout.outdated', { message: 'Something changed.' });
    await open();
    typeCard();
    world.server.answer('GET /billing/preview', preview({ quote: 'quote_2' }));
    await page.pay();
    expect([problem(), step()]).toEqual(['Something changed.', 'idle']);
    expect(page.$preview.get()).toMatchObject({ value: { quote: 'quote_2' } });
    expect(page.card.$card.get().values).toEqual(typed);
    expect(world.server.callsOf(PAY)).toHaveLength(1);
  });

  it('R9 is not fetched again on focus: a quote that another tab paid must stay the old one', async () => {
    await open();
    world.focus();
    await world.advance(0);
    expect(world.server.callsOf('GET /billing/preview')).toHaveLength(1);
  });

  it('R9 asks for the confirmation of the bank and goes on after it', async () => {
    world.server.answer(PAY, { checkout: checkout('needs_confirmation') });
    world.server.on(CONFIRM, () => jsonResponse(200, { data: { checkout: checkout('paid') } }));
    await open();
    typeCard();
    await page.pay();
    expect(step()).toBe('confirming');
    await Promise.all([page.flow.decide('approve'), page.flow.decide('approve')]);
    expect(world.server.callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ decision: 'approve' }]);
    expect(step()).toBe('done');
  });

  it('R9 a refused confirmation leads back to the form with everything typed', async () => {
    world.server.answer(PAY, { checkout: checkout('needs_confirmation') });
    const failure = { code: 'payment.confirmation_refused', sentence: 'Not confirmed. Nothing was charged.' };
    world.server.on(CONFIRM, () =>
      jsonResponse(200, { data: { checkout: checkout('failed', { failure }) } }),
    );
    await open();
    typeCard();
    await page.pay();
    await page.flow.decide('refuse');
    expect([step(), problem()]).toEqual(['idle', failure.sentence]);
    expect(page.card.$card.get().values).toEqual(typed);
    expect(page.flow.isOver('chk_1')).toBe(true);
  });

  it('R9 a confirmation that is lost can be tried again', async () => {
    world.server.answer(PAY, { checkout: checkout('needs_confirmation') });
    world.server.unreachable(CONFIRM);
    await open();
    typeCard();
    await page.pay();
    await page.flow.decide('approve');
    expect(step()).toBe('confirming');
    expect(problem()).toMatch(/not be charged twice/);
  });

  it('R9 follows a payment that takes its time to its end, and stops when the page is left', async () => {
    world.server.answer(PAY, { checkout: checkout('processing') });
    world.server.answer('GET /billing/checkouts/chk_1', { checkout: checkout('processing') });
    const leave = page.start();
    await open();
    typeCard();
    await page.pay();
    await world.advance(PROCESSING_POLL_MS);
    expect(step()).toBe('processing');
    world.server.unreachable('GET /billing/checkouts/chk_1');
    await world.advance(PROCESSING_POLL_MS);
    expect(step()).toBe('processing');
    world.server.answer('GET /billing/checkouts/chk_1', { checkout: checkout('paid') });
    await world.advance(PROCESSING_POLL_MS);
    expect(step()).toBe('done');
    leave();
    expect(world.pendingTimers()).toBe(0);
  });

  it('R9 plans a smaller plan without a card', async () => {
    world.server.answer('GET /billing/preview', preview({ effect: 'starts_later' }));
    world.server.answer(PAY, { checkout: checkout('scheduled') });
    await open();
    await page.pay();
    expect(world.server.callsOf(PAY)[0]?.body).toEqual({
      plan: 'plus',
      interval: 'monthly',
      quote: 'quote_1',
    });
    expect(page.flow.$step.get()).toMatchObject({ kind: 'done', checkout: { status: 'scheduled' } });
  });

  it('R9 sends no card where cards are entered at the payment service', async () => {
    world.server.answer('GET /billing/payment-methods', { ...wallet(), card_entry: 'redirect' });
    const redirect_url = 'https://pay.example/1';
    world.server.answer(PAY, { checkout: checkout('needs_redirect', { redirect_url }) });
    await open();
    await page.pay();
    expect(world.server.callsOf(PAY)[0]?.body).not.toHaveProperty('card');
    expect(page.flow.$step.get()).toMatchObject({ kind: 'redirect', url: redirect_url });
  });

  it('R9 comes back from the bank and asks how it went', async () => {
    const waiting = checkout('needs_confirmation', { confirmation_url: 'https://bank.example' });
    world.server.answer('GET /billing/checkouts/chk_1', { checkout: waiting });
    world.server.on(CONFIRM, () => jsonResponse(200, { data: { checkout: checkout('paid') } }));
    await open(null);
    await page.returnFromProvider('chk_1');
    expect(step()).toBe('done');
  });

  it('R9 gives an open purchase up', async () => {
    world.server.on('POST /billing/checkouts/chk_1/cancel', () =>
      jsonResponse(200, { data: { checkout: checkout('canceled') } }),
    );
    await open();
    page.flow.resume(checkout('needs_confirmation'));
    await page.flow.giveUp();
    expect([step(), page.flow.isOver('chk_1')]).toEqual(['idle', true]);
  });

  it('R9 begins with a new card when none is saved', async () => {
    await open();
    expect(page.$method.get()).toBe(NEW_CARD);
  });
});
