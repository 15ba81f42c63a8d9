import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

test('R7 R20 Ctrl / shows which keys do what from any page, and gives the focus back; Ctrl Shift O begins a chat', async ({
  page,
}) => {
  await page.goto('/explore');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('Control+/');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('Edit the last question, from an empty field')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+Shift+O');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chatPage(page).message).toBeVisible();
});

test('R7 the sheet of keys is in the account menu, for those who do not know its own', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
