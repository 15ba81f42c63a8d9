import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { $snackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import {
  offer,
  plans,
  plusPlan,
  preview,
  referral,
  savedCard,
  subscription,
  summary,
  wallet,
} from '../testing/billing-fixtures.ts';
import { createPaymentCardPage } from './payment-card-page.ts';
import { createPricingPage } from './pricing-page.ts';
import { createReferelPage } from './referel-page.ts';

const SAVE = 'POST /billing/payment-methods';
const typed = { number: '4242424242424242', expiry: '04 / 29', code: '123', name: 'Robin Reader' };
let world: TestEnvironment;
const outside = () => ({ request: createRequest(), environment: world, notify: () => {} });

beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
});

function openCardPage(replaces: string | null = null) {
  const page = createPaymentCardPage(outside(), replaces);
  Object.entries(typed).forEach(([name, value]) => page.card.change(name as keyof typeof typed, value));
  return page;
}

describe('R12 pricing', () => {
  beforeEach(() => {
    world.server.answer('GET /billing/plans', offer);
    world.server.answer('GET /billing/summary', summary({ subscription: subscription() }));
  });

  it('R12 begins with the interval somebody pays by, and keeps a choice over a refresh', async () => {
    const yearly = { ...plusPlan, interval: 'yearly' as const };
    world.server.answer('GET /billing/summary', summary({ subscription: yearly }));
    const page = createPricingPage(outside());
    const stop = page.start();
    await world.advance(0);
    expect(page.$interval.get()).toBe('yearly');
    page.chooseInterval('monthly');
    world.focus();
    await world.advance(0);
    expect(page.$interval.get()).toBe('monthly');
    stop();
  });

  it('R12 begins with the interval that an admin has set, for somebody who pays none', async () => {
    const page = createPricingPage({ ...outside(), firstInterval: 'yearly' });
    await page.load();
    expect(page.$interval.get()).toBe('yearly');
    const monthly = { ...plusPlan, interval: 'monthly' as const };
    world.server.answer('GET /billing/summary', summary({ subscription: monthly }));
    const payer = createPricingPage({ ...outside(), firstInterval: 'yearly' });
    await payer.load();
    expect(payer.$interval.get()).toBe('monthly');
  });

  it('R12 a failed first load is shown, a failed refresh keeps the plans', async () => {
    world.server.refuse('GET /billing/plans', 503, 'server.unavailable', { message: 'Not now.' });
    const page = createPricingPage(outside());
    await page.load();
    expect(page.$shelf.get()).toMatchObject({ state: 'failed', error: { message: 'Not now.' } });
    world.server.answer('GET /billing/plans', offer);
    await page.load();
    world.server.unreachable('GET /billing/plans');
    await page.load();
    expect(page.$shelf.get()).toMatchObject({ state: 'ready', isRefreshing: false });
  });

  it('R12 asks what a change means, and drops the answer when the dialog was closed', async () => {
    const page = createPricingPage(outside());
    await page.load();
    world.server.answer('GET /billing/preview', preview());
    await page.openChange(plans[2]!, 'yearly');
    expect(world.server.callsOf('GET /billing/preview')[0]?.query).toEqual({
      plan: 'plus',
      interval: 'yearly',
    });
    expect(page.$change.get()).toMatchObject({ interval: 'yearly', preview: { state: 'ready' } });
    const slow = world.server.hang('GET /billing/preview');
    const late = page.openChange(plans[1]!, 'monthly');
    page.closeChange();
    slow.release(preview());
    await late;
    expect(page.$change.get()).toBeNull();
  });

  it('R12 says why a change is not possible', async () => {
    const page = createPricingPage(outside());
    world.server.refuse('GET /billing/preview', 409, 'invoice.open', { message: 'Pay first.' });
    await page.openChange(plans[2]!, 'monthly');
    expect(page.$change.get()?.preview).toMatchObject({ state: 'failed', error: { message: 'Pay first.' } });
  });
});

describe('R15 the card', () => {
  it('R15 saves a card once, forgets what was typed and names what is saved', async () => {
    world.server.answer('GET /billing/payment-methods', wallet());
    world.server.answer(SAVE, { payment_method: savedCard('pm_1'), redirect_url: null });
    const page = openCardPage();
    await page.load();
    await Promise.all([page.save(), page.save()]);
    const card = {
      number: '4242424242424242',
      exp_month: 4,
      exp_year: 2029,
      cvc: '123',
      name: 'Robin Reader',
    };
    expect(world.server.callsOf(SAVE).map(({ body }) => body)).toEqual([{ card, make_default: true }]);
    expect(page.$step.get()).toMatchObject({ kind: 'saved', card: { id: 'pm_1' } });
    expect(page.card.$card.get().values.number).toBe('');
  });

  it('R15 puts a card in place of an own one, and of no other', async () => {
    world.server.answer('GET /billing/payment-methods', wallet(savedCard('pm_1')));
    world.server.answer(SAVE, { payment_method: savedCard('pm_2'), redirect_url: null });
    const own = openCardPage('pm_1');
    await own.load();
    await own.save();
    const foreign = openCardPage('pm_of_somebody');
    await foreign.load();
    await foreign.save();
    expect(world.server.callsOf(SAVE).map(({ body }) => body)).toMatchObject([
      { replaces: 'pm_1' },
      { make_default: true },
    ]);
  });

  it('R15 a declined card keeps everything typed', async () => {
    world.server.answer('GET /billing/payment-methods', wallet());
    world.server.refuse(SAVE, 402, 'payment.declined', { message: 'Declined.' });
    const page = openCardPage();
    await page.load();
    await page.save();
    expect([page.$problem.get()?.message, page.$step.get().kind]).toEqual(['Declined.', 'entry']);
    expect(page.card.$card.get().values).toEqual(typed);
  });

  it('R15 a field that is not right stops it before anything is sent', async () => {
    world.server.answer('GET /billing/payment-methods', wallet());
    const page = openCardPage();
    page.card.change('code', '12');
    await page.load();
    await page.save();
    expect(world.server.callsOf(SAVE)).toHaveLength(0);
    expect(page.card.$card.get().errors).toMatchObject({ code: 'The security code has 3 digits.' });
  });

  it('R15 goes to the payment service where cards are entered there', async () => {
    world.server.answer('GET /billing/payment-methods', { ...wallet(), card_entry: 'redirect' });
    world.server.answer(SAVE, { payment_method: null, redirect_url: 'https://pay.example' });
    const page = createPaymentCardPage(outside(), null);
    await page.load();
    await page.save();
    expect(world.server.callsOf(SAVE)[0]?.body).toEqual({ make_default: true });
    expect(page.$step.get()).toEqual({ kind: 'elsewhere', url: 'https://pay.example' });
  });
});

describe('R13 referral', () => {
  it('R13 F10 copies the link and the code, and says so', async () => {
    world.server.answer('GET /billing/referral', referral);
    const page = createReferelPage(outside());
    page.copy('link');
    await page.load();
    page.copy('link');
    page.copy('code');
    await world.advance(0);
    expect(world.copies).toEqual([referral.url, referral.code]);
    expect($snackbar.get()).toMatchObject({ message: 'Copied to clipboard', color: 'success' });
  });

  it('R13 is fresh on focus, and a failed refresh keeps what is there', async () => {
    world.server.answer('GET /billing/referral', referral);
    const page = createReferelPage(outside());
    const stop = page.start();
    await world.advance(0);
    world.server.answer('GET /billing/referral', { ...referral, earned_credits: 400 });
    world.focus();
    await world.advance(0);
    expect(page.$referral.get()).toMatchObject({ value: { earned_credits: 400 } });
    world.server.unreachable('GET /billing/referral');
    await page.load();
    expect(page.$referral.get()).toMatchObject({ state: 'ready', isRefreshing: false });
    stop();
  });
});
