import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, looks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';

interface Stop {
  readonly path: string;
  readonly shown: (page: Page) => Promise<void>;
}

const heading = (name: string) => async (page: Page) =>
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Pages of the slice with what says that they are there. */
const stops: readonly Stop[] = [
  { path: '/pricing', shown: heading('Compare the plans') },
  { path: '/payment', shown: heading('Top-ups') },
  { path: '/payment-card', shown: async (page) => await expect(paymentPage(page).number).toBeVisible() },
  { path: '/manage-payments', shown: heading('Invoices') },
  { path: '/referel', shown: heading('How it works') },
];

test('R9 R11 R12 R13 R15 billing has no accessibility violation, empty and with a dialog, in any theme and width', async ({
  page,
}) => {
  test.slow();
  for (const { path, shown } of stops) {
    await page.goto(path);
    await shown(page);
    await expectAccessibleInLooks(page);
  }
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Upgrade to Plus' }).click();
  await expect(page.getByRole('row', { name: /^To pay today/ })).toBeVisible();
  await expectAccessibleInLooks(page);
});

test('R9 R11 billing has no accessibility violation, with errors and at every step of a payment, in any theme and width', async ({
  page,
}) => {
  test.slow();
  const payment = paymentPage(page);
  await page.goto('/payment?plan=plus&interval=monthly');
  await payment.pay.click();
  await expect(payment.number).toBeFocused();
  await expectAccessibleInLooks(page);
  await payment.typeCard(testCards.declined);
  await payment.pay.click();
  await expect(payment.problem).toBeVisible();
  await expectAccessibleInLooks(page);
  await payment.typeCard(testCards.asks);
  await payment.pay.click();
  await expect(payment.bankAsks).toBeVisible();
  await expectAccessibleInLooks(page);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(payment.received).toBeVisible();
  await expectAccessibleInLooks(page);

  await page.goto('/payment?top_up=credits_500');
  await expect(payment.pay).toBeVisible();
  await expectAccessibleInLooks(page);
  await page.goto('/manage-payments?cancel=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInLooks(page);
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByRole('button', { name: /as PDF$/ })).toBeVisible();
  await expectAccessibleInLooks(page);
});

test('R9 R11 R12 R13 R15 billing in German fits, wide and narrow, and is German', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  for (const [path, title] of [
    ['/pricing', 'Tarife und Preise'],
    ['/payment?plan=plus&interval=yearly', 'Zahlung'],
    ['/payment-card', 'Karte hinzufügen'],
    ['/manage-payments', 'Tarif und Zahlungen'],
    ['/referel', 'Jemanden einladen'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expectAccessibleInLooks(page, [looks[0], looks[2]]);
  }
});
