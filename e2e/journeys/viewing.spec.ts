import { expect } from '../fixtures/test.ts';
import { codeFor, endButton, isBannerAt, office } from '../fixtures/office.ts';

/** Opens a dialog as a slice could: a modal one of the browser's own makes everything outside it inert. */
function openModal(where: Element): void {
  const dialog = document.createElement('dialog');
  dialog.dataset['testModal'] = '';
  dialog.textContent = 'Nothing else can be pressed';
  where.append(dialog);
  dialog.showModal();
}

office(
  'R18: the banner can be pressed while a modal dialog of a slice is open, and stays when that is taken away',
  async ({ page, person, account, api }) => {
    await page.goto(`/chat?adminToken=${await codeFor(api, account, person)}`);
    await expect(endButton(page)).toBeVisible();
    const slice = page.locator('[data-remote]').first();
    const modal = page.locator('[data-test-modal]');
    await slice.evaluate(openModal);
    await expect.poll(() => page.evaluate(isBannerAt, 0.5)).toBe(true);
    await modal.evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect.poll(() => page.evaluate(isBannerAt, 0.5)).toBe(true);
    await modal.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await expect.poll(() => page.evaluate(isBannerAt, 0.5)).toBe(true);
    await modal.evaluate((dialog) => dialog.remove());
    await expect.poll(() => page.evaluate(isBannerAt, 0.5)).toBe(true);
    await slice.evaluate(openModal);
    await endButton(page).click();
    await expect(page).toHaveURL(/\/admin\/impersonate/);
  },
);

office(
  'R18: what a read-only view may not do is off, with the reason',
  async ({ page, person, account, api }) => {
    const reason = /You are viewing as Bo Berg/;
    await page.goto(`/chat?adminToken=${await codeFor(api, account, person)}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(page.getByText(reason)).toBeVisible();
    await page.goto('/detail-page?agent=stock-market-analysis');
    await expect(page.getByRole('button', { name: /^Start, hold/ })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Question' })).toBeDisabled();
    await expect(page.getByText(reason)).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText(reason)).toBeVisible();
    const names = ['Save name', 'Change password', 'Create key', 'Download my data', 'Delete account'];
    for (const name of names) await expect(page.getByRole('button', { name }).first()).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled();
  },
);

office(
  'R18: a view that may change things still keeps back what is the owner’s',
  async ({ page, person, account, api }) => {
    const chat = await api.start(person.token, { text: 'What is 2 + 2?' });
    const code = await codeFor(api, account, person, { is_read_only: false });
    await page.goto(`/chat/${chat.chatId}?adminToken=${code}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeEnabled();
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share this chat' });
    await expect(dialog.getByText(/only they themselves can change/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Make link' })).toBeDisabled();
  },
);
