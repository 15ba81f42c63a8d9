import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import type { SnackbarColor } from '@loupe/shared/host-contract';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { jsonResponse } from '@loupe/shared/testing/test-server';
import { invoice, offer, plusPlan, savedCard, summary, wallet } from '../testing/billing-fixtures.ts';
import { createManagePaymentsPage, type ManagePaymentsPage } from './manage-payments-page.ts';

const CANCEL = 'POST /billing/subscription/cancel';
const RESUME = 'POST /billing/subscription/resume';
const canceled = {
  ...plusPlan,
  cancelled_at: '2026-01-05T12:00:00Z',
  ends_at: '2026-02-05T12:00:00Z',
  next_payment: null,
};

describe('R11 plan and payments', () => {
  let world: TestEnvironment;
  let page: ManagePaymentsPage;
  let notes: [string, SnackbarColor][];
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    notes = [];
    world.server.answer('GET /billing/plans', offer);
    world.server.answer('GET /billing/payment-methods', wallet(savedCard('pm_1')));
    world.server.answer('GET /billing/summary', summary({ subscription: plusPlan }));
    world.server.answer('GET /billing/invoices', { invoices: [invoice(2)], next_cursor: 'c1' });
    page = createManagePaymentsPage({
      request: createRequest(),
      environment: world,
      notify: (...note) => notes.push(note),
    });
  });

  const plan = () => {
    const account = page.$account.get();
    return account.state === 'ready' ? account.value.summary.subscription : null;
  };
  const ids = () => {
    const invoices = page.invoices.$invoices.get();
    return invoices.state === 'ready' ? invoices.value.rows.map(({ id }) => id) : invoices.state;
  };
  const ok = (key: string, data: unknown) => world.server.on(key, () => jsonResponse(200, { data }));

  it('R11 loads, keeps what is there while fetching again, and is fresh on focus until it is left', async () => {
    const stop = page.start();
    await world.advance(0);
    expect(plan()?.title).toBe('Plus');
    world.server.unreachable('GET /billing/summary');
    world.focus();
    await world.advance(0);
    expect(plan()?.title).toBe('Plus');
    stop();
    const calls = world.server.calls.length;
    world.focus();
    expect(world.server.calls).toHaveLength(calls);
  });

  it('R11 a first load that fails says why', async () => {
    world.server.refuse('GET /billing/summary', 500, 'server.unexpected', { message: 'No.' });
    await page.load();
    expect(page.$account.get()).toMatchObject({ state: 'failed', error: { message: 'No.' } });
  });

  it('R11 cancels once, closes the question and shows the end', async () => {
    ok(CANCEL, { subscription: canceled });
    await page.load();
    world.server.answer('GET /billing/summary', summary({ subscription: canceled }));
    page.askCancel(true);
    await Promise.all([page.cancel(), page.cancel()]);
    expect(world.server.callsOf(CANCEL)).toHaveLength(1);
    expect([plan()?.ends_at, page.$isCancelOpen.get()]).toEqual(['2026-02-05T12:00:00Z', false]);
    expect(notes).toEqual([['Your plan is canceled.', 'success']]);
  });

  it('R11 a cancellation that fails changes nothing and keeps the question open', async () => {
    world.server.refuse(CANCEL, 500, 'server.unexpected', { message: 'No.' });
    await page.load();
    page.askCancel(true);
    await page.cancel();
    expect([plan()?.cancelled_at, page.$isCancelOpen.get(), page.$work.get()]).toEqual([null, true, null]);
    expect(notes).toEqual([['No.', 'error']]);
  });

  it('R11 resumes with one call', async () => {
    world.server.answer('GET /billing/summary', summary({ subscription: canceled }));
    ok(RESUME, { subscription: plusPlan });
    await page.load();
    world.server.answer('GET /billing/summary', summary({ subscription: plusPlan }));
    await page.resume();
    expect(plan()?.cancelled_at).toBeNull();
    expect(notes).toEqual([['Your plan goes on.', 'success']]);
  });

  it('R11 H6 saves an invoice under its number, and says when that failed', async () => {
    world.server.on(
      'GET /billing/invoices/inv_2/pdf',
      () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    );
    await page.load();
    await page.invoices.download(invoice(2));
    expect(world.files.map(({ name }) => name)).toEqual(['invoice-2026-000002.pdf']);
    world.server.refuse('GET /billing/invoices/inv_2/pdf', 404, 'invoice.not_found');
    await page.invoices.download(invoice(2));
    expect(world.files).toHaveLength(1);
    expect(world.errors).toEqual(['HTTP error! status: 404']);
    expect(notes).toEqual([['Invoice 2026-000002 could not be downloaded. Try again.', 'error']]);
    expect(page.invoices.$downloading.get()).toBeNull();
  });

  it('R11 shows older invoices on demand, and keeps what is there when that failed', async () => {
    await page.load();
    world.server.refuse('GET /billing/invoices', 500, 'server.unexpected');
    await page.invoices.loadMore();
    expect([ids(), page.invoices.$more.get()]).toEqual([['inv_2'], 'failed']);
    world.server.answer('GET /billing/invoices', { invoices: [invoice(1)], next_cursor: null });
    await page.invoices.loadMore();
    expect([ids(), page.invoices.$more.get()]).toEqual([['inv_2', 'inv_1'], 'idle']);
    expect(world.server.callsOf('GET /billing/invoices').at(-1)?.query).toEqual({ cursor: 'c1' });
  });

  it('R11 edits the billing details, keeps what was typed when saving failed', async () => {
    await page.load();
    page.editDetails();
    page.details.change('company', 'Northwind');
    world.server.refuse('POST /billing/details', 500, 'server.unexpected', { message: 'No.' });
    await page.details.submit();
    expect([page.$isEditing.get(), page.details.$form.get().values.company]).toEqual([true, 'Northwind']);
    const details = { name: '', company: 'Northwind', address: '', country: '', tax_id: '' };
    ok('POST /billing/details', { details });
    await page.details.submit();
    expect(page.$isEditing.get()).toBe(false);
    expect(page.$account.get()).toMatchObject({ value: { summary: { details } } });
    page.editDetails();
    expect(page.details.$form.get().values).toEqual(details);
  });

  it('R11 removes a card, and says why one has to stay', async () => {
    await page.load();
    world.server.refuse('DELETE /billing/payment-methods/pm_1', 409, 'payment_method.in_use', {
      message: 'This card pays your plan.',
    });
    await page.remove(savedCard('pm_1'));
    expect(notes).toEqual([['This card pays your plan.', 'error']]);
    ok('DELETE /billing/payment-methods/pm_1', {});
    world.server.answer('GET /billing/payment-methods', wallet());
    await page.remove(savedCard('pm_1'));
    expect(page.$account.get()).toMatchObject({ value: { wallet: { methods: [] } } });
  });

  it('R11 makes another card the one that pays', async () => {
    ok('POST /billing/payment-methods/pm_2/default', { payment_method: savedCard('pm_2') });
    await page.load();
    await page.makeDefault(savedCard('pm_2', { is_default: false }));
    expect(world.server.callsOf('GET /billing/payment-methods')).toHaveLength(2);
  });
});
