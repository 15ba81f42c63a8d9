import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { confirmEmail } from '../fixtures/mail.ts';
import { authPages } from '../pages/auth.ts';
import { frame } from '../pages/frame.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';

interface Invoices {
  readonly invoices: readonly { readonly status: string; readonly total: { amount_minor: number } }[];
}

test('R12 R9 R11: upgrades from the plans with a new card and has the credits at once', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Plans and prices', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Plus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Plus' });
  await expect(dialog.getByRole('row', { name: 'To pay today €29.00' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /^At renewal on \d\d-\d\d-\d{4}$/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'Credits available 500 6,500' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Go on to payment' }).click();

  await expect(page).toHaveURL(/\/payment\?plan=plus&interval=monthly$/);
  const payment = paymentPage(page);
  await expect(page.getByText('Test payments')).toBeVisible();
  await payment.typeCard(testCards.pays);
  await payment.expectTyped(testCards.pays);
  await payment.pay.click();
  await expect(payment.received).toBeFocused();
  await frame(page).expectCredits(6500);

  await page.getByRole('main').getByRole('link', { name: 'Plan and payments' }).click();
  await expect(page.getByRole('heading', { name: 'Plus', level: 2 })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await page.goto('/payment?plan=plus&interval=monthly');
  await expect(page.getByRole('alert')).toContainText('You already have this plan.');
});

test('R9: a declined card is reported in one sentence, everything typed stays, another card pays', async ({
  page,
  api,
  account,
}) => {
  const payment = paymentPage(page);
  await page.goto('/payment?top_up=credits_500');
  await payment.typeCard(testCards.declined);
  await payment.pay.click();
  await expect(payment.problem).toContainText('The card was declined. Nothing was charged.');
  await payment.expectTyped(testCards.declined);
  expect((await api.credits(account.token)).remaining).toBe(500);
  await payment.typeCard(testCards.pays);
  await payment.pay.click();
  await expect(payment.received).toBeVisible();
  await frame(page).expectCredits(1000);
});

test('R9: a card whose bank asks is confirmed, refused, and gone on with after a reload', async ({
  page,
  api,
  account,
}) => {
  const payment = paymentPage(page);
  await page.goto('/payment?top_up=credits_2000');
  await payment.typeCard(testCards.asks);
  await payment.pay.click();
  await expect(payment.bankAsks).toBeFocused();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(payment.problem).toContainText('The payment was not confirmed. Nothing was charged.');
  await payment.expectTyped(testCards.asks);

  await payment.pay.click();
  await expect(payment.bankAsks).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(payment.received).toBeVisible();
  await frame(page).expectCredits(2500);
  expect((await api.credits(account.token)).remaining).toBe(2500);
});

test('R9: two tabs that pay the same order at once are charged once', async ({
  page,
  context,
  api,
  account,
}) => {
  const second = await context.newPage();
  const tabs = [page, second].map((tab) => ({ tab, payment: paymentPage(tab) }));
  for (const { tab, payment } of tabs) {
    await tab.goto('/payment?top_up=credits_500');
    await payment.typeCard(testCards.pays);
  }
  await Promise.all(tabs.map(({ payment }) => payment.pay.click()));
  for (const { payment } of tabs) await expect(payment.received.or(payment.problem)).toBeVisible();
  const { data } = await api.call<Invoices>('GET', '/billing/invoices', { token: account.token });
  expect(data.invoices.map(({ total }) => total.amount_minor)).toEqual([500]);
  expect((await api.credits(account.token)).remaining).toBe(1000);
});

test('R9: a payment whose answer was lost is not charged again by another click', async ({
  page,
  api,
  account,
}) => {
  const payment = paymentPage(page);
  let isLost = false;
  await page.route('**/api/billing/checkout', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/payment?top_up=credits_500');
  await payment.typeCard(testCards.pays);
  await payment.pay.click();
  await expect(payment.problem).toContainText('you will not be charged twice');
  await payment.expectTyped(testCards.pays);
  await payment.pay.click();
  await expect(payment.received).toBeVisible();
  expect((await api.credits(account.token)).remaining).toBe(1000);
});

test('R11 H6: cancels with a clear end, resumes with one click, and saves the invoice', async ({ page }) => {
  await paymentPage(page).buy('plan=starter&interval=monthly');
  await page.goto('/manage-payments');
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Starter?' });
  await expect(dialog).toContainText(/Starter runs until \d\d-\d\d-\d{4}\. Nothing is charged after that\./);
  await expect(dialog).toContainText('500 credits a month');
  await dialog.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Starter is canceled and ends on/)).toBeVisible();
  await expect(page.getByText('Ending', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resume the plan' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the plan' })).toBeVisible();

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Invoice .* as PDF$/ }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('R11: a smaller plan is planned without a payment and can be taken back', async ({ page }) => {
  const payment = paymentPage(page);
  await payment.buy('plan=plus&interval=monthly');
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Change to Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Starter' });
  await expect(dialog).toContainText('Nothing is charged today.');
  await dialog.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'The change is planned' })).toBeVisible();
  await page.goto('/manage-payments');
  await expect(page.getByText(/^Starter from/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Plus' }).click();
  await expect(page.getByText(/^Starter from/)).toHaveCount(0);
});

test('R11: billing details are kept and are on the page', async ({ page }) => {
  await page.goto('/manage-payments');
  await page.getByRole('button', { name: /^(Edit|Add billing details)$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Company' }).fill('Northwind Freight');
  await page.getByRole('textbox', { name: 'Address' }).fill('Quay 4\n20457 Hamburg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Northwind Freight')).toBeVisible();
});

test('R15: the mistakes of a card are shown field by field, then it is saved, replaced and removed', async ({
  page,
}) => {
  const payment = paymentPage(page);
  await page.goto('/payment-card');
  await payment.typeCard('4242 4242 4242 4241');
  await payment.code.fill('12');
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(payment.number).toBeFocused();
  await expect(payment.number).toHaveAccessibleDescription(/slip/);
  await expect(payment.code).toHaveAccessibleDescription(/3 digits/);
  await expect(payment.number).toHaveAttribute('autocomplete', 'cc-number');
  await payment.typeCard(testCards.pays);
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card is saved' })).toBeFocused();

  await page.getByRole('link', { name: 'Go to plan and payments' }).click();
  await page.getByRole('link', { name: 'Replace Visa ending in 4242' }).click();
  await expect(page.getByRole('heading', { name: 'Replace your card' })).toBeVisible();
  await payment.typeCard('5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save the card' }).click();
  await page.getByRole('link', { name: 'Go to plan and payments' }).click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click();
  await expect(page.getByText('No card is saved. The free plan needs none.')).toBeVisible();
});

test('R13 R5: somebody signs up through the link; the first payment rewards both, once', async ({
  page,
  site,
  api,
  account,
  context,
  openBrowser,
}) => {
  await confirmEmail(site, api, account);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/referral');
  await expect(page).toHaveURL(/\/referel$/);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(frame(page).snackbar('Copied to clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/auth\/signup\?ref=/);

  const guest = await (await openBrowser()).newPage();
  const { pathname, search } = new URL(link);
  await guest.goto(pathname + search);
  const who = { email: `invited-${Date.now()}@example.com`, password: 'a quiet reading desk' };
  await authPages(guest).email.fill(who.email);
  await authPages(guest).password.fill(who.password);
  await authPages(guest).submitSignup.click();
  await expect(guest).toHaveURL(/\/chat$/);
  await page.reload();
  await expect(page.getByText('Waiting for e-mail and first run')).toBeVisible();

  await paymentPage(guest).buy('top_up=credits_500');
  await guest.goto('/referel');
  await expect(guest.getByText('You came through a link yourself and got 100 credits.')).toBeVisible();
  await frame(guest).expectCredits(1100);
  await paymentPage(guest).buy('top_up=credits_2000');
  await frame(guest).expectCredits(3100);
  await page.reload();
  await expect(page.getByText('+100 credits')).toBeVisible();
  await frame(page).expectCredits(600);
});

test.describe('a visitor', () => {
  test.use({ as: 'guest' });

  for (const [row, path, heading] of [
    ['R11', '/manage-payments', 'Log in to see your plan and payments'],
    ['R13', '/referel', 'Log in to invite someone'],
  ] as const) {
    test(`${row}: ${path} asks for the login, fetches nothing and comes back`, async ({ page, account }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/billing')) asked.push(request.url());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: 'Log in' }).click();
      await authPages(page).logIn(account);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    });
  }
});

test('R12 R9: upgrades with the keyboard alone', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('€120')).toHaveCount(2);
  await page.getByRole('button', { name: 'Upgrade to Starter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('row', { name: 'To pay today €120.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on to payment' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'A card that pays' }).focus();
  await page.keyboard.press('Space');
  await paymentPage(page).name.focus();
  await page.keyboard.press('Enter');
  await expect(paymentPage(page).received).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Plan and payments' })).toBeFocused();
});
