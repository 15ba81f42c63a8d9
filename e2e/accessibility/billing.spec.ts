import type { Page } from '@playwright/test';
import { dress, expectAccessible, looks, type Look } from '../fixtures/accessibility.ts';
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

async function visitAll(page: Page, look: Look): Promise<void> {
  for (const { path, shown } of stops) {
    await page.goto(path);
    await shown(page);
    await expectAccessible(page, look);
  }
}

for (const look of looks) {
  const dressed = `${look.theme}, ${look.width} px`;

  test(`R9 R11 R12 R13 R15 billing has no accessibility violation, empty, with errors, at every step: ${dressed}`, async ({
    page,
  }) => {
    test.slow();
    await dress(page, look);
    await visitAll(page, look);

    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Upgrade to Plus' }).click();
    await expect(page.getByRole('row', { name: /^To pay today/ })).toBeVisible();
    await expectAccessible(page, look);
    await page.getByRole('link', { name: 'Go on to payment' }).click();

    const payment = paymentPage(page);
    await payment.pay.click();
    await expect(payment.number).toBeFocused();
    await expectAccessible(page, look);
    await payment.typeCard(testCards.declined);
    await payment.pay.click();
    await expect(payment.problem).toBeVisible();
    await expectAccessible(page, look);
    await payment.typeCard(testCards.asks);
    await payment.pay.click();
    await expect(payment.bankAsks).toBeVisible();
    await expectAccessible(page, look);
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
    await expect(payment.received).toBeVisible();
    await expectAccessible(page, look);

    await page.goto('/payment?top_up=credits_500');
    await expect(payment.pay).toBeVisible();
    await expectAccessible(page, look);
    await page.goto('/manage-payments?cancel=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, look);
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await expect(page.getByRole('button', { name: /as PDF$/ })).toBeVisible();
    await expectAccessible(page, look);
  });
}

for (const look of looks.filter(({ theme }) => theme === 'light')) {
  test(`R9 R11 R12 R13 R15 billing in German fits and is German: ${look.width} px`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await dress(page, look);
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
      await expectAccessible(page, look);
    }
  });
}
