import type { Page } from '@playwright/test';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { admin, expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';

/** The admin is who looks at the page; the site is one of its own, since a slice is off for everybody. */
const office = test.extend({
  account: async ({ api }, use) => await use(await api.login(admin.email, admin.password)),
});
office.use({ siteFor: 'switching slices off' });

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `In use: ${name}` });
const dialog = (page: Page) => page.getByRole('dialog');
const isOff = (page: Page) =>
  page.getByRole('heading', { name: 'This part of Loupe is switched off at the moment.' });

/** Files of a slice that this page has asked for. */
async function filesOf(page: Page, name: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  return urls.filter((url) => url.includes(`/remotes/${name}/`));
}

office(
  'an admin switches a slice off: nobody gets anything of it, open tabs learn it, and it comes back as it was',
  async ({ page, api, openBrowser }) => {
    const reader = await (await openBrowser(await api.signup('Bo Berg'))).newPage();
    await reader.goto('/credit-usage');
    await expect(reader.getByRole('heading', { name: 'Credit usage' })).toBeVisible();

    await page.goto('/admin/releases');
    await expect(switchOf(page, 'admin')).toBeDisabled();
    await switchOf(page, 'billing').focus();
    await page.keyboard.press('Space');
    await expect(dialog(page)).toContainText(
      'Everybody loses these pages: /credit-usage, /manage-payments, /payment',
    );
    await dialog(page).getByRole('button', { name: 'Switch off' }).click();
    await expect(dialog(page)).toContainText('Say why');
    await expect(dialog(page).getByLabel('Reason')).toBeFocused();
    await expectAccessibleInLooks(page);
    await dialog(page).getByLabel('Reason').fill('Wrong prices');
    await page.keyboard.press('Enter');
    await expect(switchOf(page, 'billing')).not.toBeChecked();
    await expect(page.getByText(/Switched off since .*: Wrong prices\./)).toBeVisible();

    // The open tab runs what it has, and takes what is in force with its next page.
    await expect(reader.getByRole('button', { name: 'Update now' })).toBeVisible({ timeout: 40_000 });
    await reader.getByRole('button', { name: 'Update now' }).click();
    await expect(isOff(reader)).toBeVisible();
    expect(await filesOf(reader, 'billing')).toEqual([]);
    await frame(reader).openAccountMenu();
    await expect(reader.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(reader.getByRole('menuitem', { name: 'Pricing' })).toBeHidden();
    await reader.keyboard.press('Escape');
    await expectAccessibleInLooks(reader);
    await reader.getByRole('link', { name: 'Go to the chat' }).click();
    await expect(reader).toHaveURL(/\/chat$/);

    await switchOf(page, 'billing').click();
    await dialog(page).getByLabel('Reason').fill('Prices are right again');
    await dialog(page).getByRole('button', { name: 'Switch on' }).click();
    await expect(switchOf(page, 'billing')).toBeChecked();
    await reader.goto('/pricing');
    await expect(reader.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
  },
);

office(
  'an admin configures a slice in the form that its declaration makes, and its people see it',
  async ({ page, api, openBrowser }) => {
    await page.goto('/admin/releases');
    await page.getByRole('button', { name: 'Settings of billing' }).click();
    await expectAccessibleInLooks(page);
    await dialog(page).getByLabel('Prices shown first').selectOption('Paid yearly');
    await dialog(page).getByLabel('Note above the plans, in English').fill('Prices change in May.');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Its settings were changed on/)).toBeVisible();

    const reader = await (await openBrowser(await api.signup('Bo Berg'))).newPage();
    await reader.goto('/pricing');
    await expect(reader.getByText('Prices change in May.')).toBeVisible();
    await expect(reader.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
);
