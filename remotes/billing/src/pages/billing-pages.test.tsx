// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import type { HostContract, SignedInUser } from '@loupe/shared/host-contract';
import { noSlots } from '@loupe/shared/slots';
import { createRequest } from '@loupe/shared/stores/request';
import { cleanup, click, render } from '@loupe/shared/testing/render';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import {
  invoice,
  offer,
  plusPlan,
  preview,
  referral,
  savedCard,
  summary,
  wallet,
} from '../testing/billing-fixtures.ts';
import { ManagePaymentsPageView } from './manage-payments-page.tsx';
import { PaymentCardPageView } from './payment-card-page.tsx';
import { PaymentPageView } from './payment-page.tsx';
import { PricingPageView } from './pricing-page.tsx';
import { ReferelPageView } from './referel-page.tsx';

const robin: SignedInUser = { id: 'usr_1', email: 'robin@example.com', name: 'Robin', permissions: [] };
const query = {};
let world: TestEnvironment;

function hostOf(user: SignedInUser | null = robin): HostContract {
  return {
    navigate: () => {},
    notify: () => {},
    request: createRequest(),
    $user: atom(user),
    $theme: atom('light'),
    setTitle: (name) => world.page.setTitle(name),
    setUnsaved: () => {},
    reportError: () => {},
    config: {},
    slots: noSlots,
  };
}

const settle = () => act(async () => await world.advance(0));

async function open(page: ReactNode): Promise<HTMLElement> {
  const { container } = render(page);
  await settle();
  return container;
}

function answerAll(): void {
  world.server.answer('GET /billing/plans', offer);
  world.server.answer('GET /billing/payment-methods', wallet(savedCard('pm_1')));
  world.server.answer('GET /billing/summary', summary({ subscription: plusPlan }));
  world.server.answer('GET /billing/invoices', { invoices: [invoice(1)], next_cursor: null });
  world.server.answer('GET /billing/preview', preview());
  world.server.answer('GET /billing/referral', referral);
}

beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
});
afterEach(cleanup);

const pages = [
  [
    'R12 pricing',
    'GET /billing/plans',
    'Upgrade to',
    (host: HostContract) => <PricingPageView host={host} />,
  ],
  [
    'R9 payment',
    'GET /billing/summary',
    'Top-ups',
    (host: HostContract) => <PaymentPageView host={host} query={query} />,
  ],
  [
    'R15 the card',
    'GET /billing/payment-methods',
    'Security code',
    (host: HostContract) => <PaymentCardPageView host={host} query={query} />,
  ],
  [
    'R11 plan and payments',
    'GET /billing/summary',
    'Visa ending in 4242',
    (host: HostContract) => <ManagePaymentsPageView host={host} query={query} />,
  ],
  [
    'R13 referral',
    'GET /billing/referral',
    'robin7',
    (host: HostContract) => <ReferelPageView host={host} />,
  ],
] as const;

describe.each(pages)('%s', (_name, source, content, pageFor) => {
  it(`${_name} says that it loads, and has a name`, async () => {
    answerAll();
    world.server.hang(source);
    const page = await open(pageFor(hostOf()));
    expect(page.querySelector('[role="status"][aria-busy="true"]')?.textContent).not.toBe('');
    expect(page.textContent).not.toContain(content);
    expect(world.titles.at(-1)).toBeTruthy();
  });

  it(`${_name} says what failed with an id, and shows the content after another try`, async () => {
    answerAll();
    world.server.refuse(source, 500, 'server.unexpected', { message: 'That went wrong.' });
    const page = await open(pageFor(hostOf()));
    const alert = page.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain('That went wrong.');
    expect(alert?.textContent).toContain('req_1');
    answerAll();
    click(alert?.querySelector('button') ?? null);
    await settle();
    expect(page.querySelector('[role="alert"]')).toBeNull();
    expect(page.querySelector('h1')?.textContent).toBeTruthy();
  });

  it(`${_name} shows its content`, async () => {
    answerAll();
    if (source === 'GET /billing/plans') world.server.answer('GET /billing/summary', summary());
    const page = await open(pageFor(hostOf()));
    expect(page.textContent).toContain(content);
  });
});

describe('what is on the pages', () => {
  it.each([
    ['R11', (host: HostContract) => <ManagePaymentsPageView host={host} query={query} />, '/manage-payments'],
    ['R13', (host: HostContract) => <ReferelPageView host={host} />, '/referel'],
  ])('%s a visitor sees a way to the login and nothing is fetched', async (_row, pageFor, path) => {
    const page = await open(pageFor(hostOf(null)));
    const link = page.querySelector('a')?.getAttribute('href');
    expect(link).toBe(`/auth?next=${encodeURIComponent(path)}`);
    expect(world.server.calls).toEqual([]);
  });

  it('R11 is empty in words: no card, no invoices', async () => {
    answerAll();
    world.server.answer('GET /billing/payment-methods', wallet());
    world.server.answer('GET /billing/invoices', { invoices: [], next_cursor: null });
    const page = await open(<ManagePaymentsPageView host={hostOf()} query={query} />);
    expect(page.textContent).toContain('No card is saved.');
    expect(page.textContent).toContain('No invoices yet.');
  });

  it('R11 says that a payment failed, when the plan ends, and leads to paying it', async () => {
    answerAll();
    const failed_payment = {
      invoice_id: 'inv_9',
      amount: { amount_minor: 2900, currency: 'EUR' },
      sentence: 'Declined.',
      next_try_at: '2026-01-08T12:00:00Z',
      ends_at: '2026-01-19T12:00:00Z',
    };
    const subscription = { ...plusPlan, status: 'pending', failed_payment };
    world.server.answer('GET /billing/summary', summary({ subscription }));
    const page = await open(<ManagePaymentsPageView host={hostOf()} query={query} />);
    const banner = page.querySelector('[aria-label="Failed payment"]');
    expect(banner?.textContent).toMatch(/€29\.00 did not go through.*19-01-2026/);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/payment?invoice=inv_9');
    expect(page.querySelector('[data-tone="pending"]')?.textContent).toBe('Payment overdue');
  });

  it('R11 says why a disputed plan gets no credits, and not that everything stays as it is', async () => {
    answerAll();
    const ending = { cancelled_at: '2026-01-12T12:00:00Z', ends_at: '2026-11-12T12:00:00Z' };
    const subscription = { ...plusPlan, ...ending, refills_held: true };
    world.server.answer('GET /billing/summary', summary({ subscription }));
    const page = await open(<ManagePaymentsPageView host={hostOf()} query={query} />);
    expect(page.textContent).toContain('The payment for Plus is disputed.');
    expect(page.textContent).toContain('we hold back the credits of the plan');
    expect(page.textContent).not.toContain('everything stays');
  });

  it('R12 shows the note that an admin has set, and none while there is none', async () => {
    answerAll();
    const host = { ...hostOf(), config: { note_en: 'Prices change in May.' } };
    expect((await open(<PricingPageView host={host} />)).textContent).toContain('Prices change in May.');
    expect((await open(<PricingPageView host={hostOf()} />)).textContent).not.toContain('Prices change');
  });

  it('R9 shows the order line by line, with credits now and after', async () => {
    answerAll();
    const page = await open(<PaymentPageView host={hostOf()} query={{ plan: 'plus' }} />);
    const rows = [...page.querySelectorAll('tr')].map((row) => row.textContent);
    expect(rows).toContain('To pay today€29.00');
    expect(rows).toContain('Credits available4626,462');
    expect(page.querySelector('button[type="submit"]')?.textContent).toBe('Pay €29.00');
  });
});
