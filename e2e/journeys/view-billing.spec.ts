import { expect } from '../fixtures/test.ts';
import { banner, codeFor, office } from '../fixtures/office.ts';

const why = 'You are viewing as Bo Berg: only they themselves can change what is here.';

office(
  'R18 R9 R11 R15: in a view the pages about money are there to read, and say why nothing can be changed',
  async ({ page, person, account, api }) => {
    const code = await codeFor(api, account, person, { is_read_only: false });
    await page.goto(`/manage-payments?adminToken=${code}&cancel=1`);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Add a card' }).click();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save the card' })).toBeDisabled();
    await page.goto('/payment?top_up=credits_500');
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    // What is only read stays usable.
    await page.goto('/pricing');
    await page.getByText('How do I cancel?').click();
    await expect(page.getByText('Under “Plan and payments”')).toBeVisible();
  },
);
