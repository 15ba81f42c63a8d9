import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { admin, expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Prompts' }).getByRole('listitem');
const options = (page: Page) => page.getByRole('listbox', { name: 'Prompts' }).getByRole('option');

test('R7 a prompt is written, used by keyboard with its places filled in, edited and only then sent', async ({
  page,
}) => {
  await page.goto('/apps/chat/prompts');
  await expect(page.getByText('No prompts yet')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
  await page.getByRole('button', { name: 'New prompt' }).click();
  const dialog = page.getByRole('dialog', { name: 'New prompt' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Double It');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('What is {{number|21}} times {{factor}}?');
  await expectAccessibleInLooks(page, fewLooks);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toContainText(['/double-it']);
  await expectAccessibleInLooks(page, fewLooks);

  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.message.focus();
  await page.keyboard.type('/dou');
  await expect(options(page)).toContainText(['/double-it', 'Edit prompts']);
  await expectAccessibleInLooks(page, fewLooks);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Fill in /double-it' });
  await expect(form.getByRole('textbox', { name: 'number' })).toBeFocused();
  await expectAccessibleInLooks(page, fewLooks);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(chat.message).toBeFocused();
  await expect(chat.message).toHaveValue('/dou');
  await page.keyboard.type('b');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('textbox', { name: 'number' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'factor' })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(chat.message).toHaveValue('What is 21 times 2?');
  await expect(chat.message).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(chat.message).toHaveValue('/doub');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.type('l');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'number' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'factor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.message).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' now?');
  await expect(chat.message).toHaveValue('What is 21 times 2 now?');
  await page.keyboard.press('Enter');
  await chat.expectDone();
  await expect(chat.transcript.getByText('What is 21 times 2 now?')).toBeVisible();
});

test('R7 what is written is kept as a prompt and found in the palette; deleting it can be undone', async ({
  page,
}) => {
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.message.fill('What changed since last week?');
  await page.getByRole('button', { name: 'Choose a prompt' }).click();
  await options(page).filter({ hasText: 'Keep this text as a prompt' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('changes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept. Type /changes to use it.')).toBeVisible();
  await expect(chat.message).toHaveValue('What changed since last week?');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prompts');
  await page.getByRole('link', { name: 'Prompts' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete /changes' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete /changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete /changes' }).click();
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await chat.message.fill('/');
  await expect(options(page)).toHaveText(['Edit prompts']);
});

test('R17 an admin gives a prompt to everyone; others use and copy it, and change only the copy', async ({
  page,
  api,
}) => {
  const { token } = await api.login(admin.email, admin.password);
  const name = `house-${Date.now()}`;
  await api.call('POST', '/prompts', { token, body: { name, text: 'Write plainly.', is_shared: true } });
  await page.goto('/apps/chat/prompts');
  const shared = rows(page).filter({ hasText: name });
  await expect(shared).toContainText('For everyone');
  await expect(shared.getByRole('button')).toHaveText(['Copy']);
  await shared.getByRole('button', { name: 'Copy' }).click();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('button', { name: `Edit /${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Write very plainly.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: 'Write very plainly.' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Write plainly.' })).toHaveCount(1);
});
