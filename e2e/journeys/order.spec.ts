import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks, looks } from '../fixtures/accessibility.ts';
import type { Account, Api } from '../fixtures/api.ts';
import { chatPage } from '../pages/chat-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** Chats of an account, the last title being the newest. */
async function makeChats(api: Api, { token }: Account, titles: readonly string[]): Promise<void> {
  for (const title of titles) await api.call('POST', '/chats', { token, body: { title } });
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const row = (page: Page, title: string) => rail(page).getByRole('link', { name: title, exact: true });
const folder = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });

async function choose(page: Page, title: string, item: string): Promise<void> {
  const line = rail(page).getByRole('listitem').filter({ hasText: title });
  await line.hover();
  await line.getByRole('button', { name: 'Chat actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('R7 three chats are chosen by keyboard and go into a new folder, which stays open after a reload', async ({
  page,
  account,
  api,
}) => {
  await makeChats(api, account, ['Cotton', 'Freight three', 'Freight two', 'Freight one']);
  await page.goto('/chat');
  const select = rail(page).getByRole('button', { name: 'Select chats' });
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(rail(page).getByRole('checkbox', { name: 'Freight one' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(rail(page).getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  await expectAccessibleInLooks(page, looks.slice(0, 2));

  const move = rail(page).getByRole('button', { name: 'Move', exact: true });
  await move.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move 3 chats' });
  await dialog.getByRole('textbox', { name: 'Name of the folder' }).fill('Freight');
  await expectAccessibleInLooks(page, looks.slice(0, 2));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rail(page).getByText('3 chats moved to “Freight”')).toBeVisible();
  await expect(rail(page).getByRole('link')).toHaveText(['Cotton']);
  await folder(page, 'Freight').focus();
  await page.keyboard.press('Enter');
  await expect(rail(page).getByRole('link')).toHaveText([
    'Freight one',
    'Freight two',
    'Freight three',
    'Cotton',
  ]);
  await page.reload();
  await expect(folder(page, 'Freight')).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, 'Freight two')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
});

test('R7 an archived chat comes back with Undo; later it is in the archive and is brought back from there', async ({
  page,
  account,
  api,
}) => {
  await makeChats(api, account, ['Kept', 'Old prices']);
  await page.goto('/chat');
  await choose(page, 'Old prices', 'Archive');
  await expect(rail(page).getByText('“Old prices” archived')).toBeVisible();
  await expect(rail(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Old prices')).toBeVisible();

  const sent = page.waitForResponse((response) => response.url().endsWith('/api/chats/order'));
  await choose(page, 'Old prices', 'Archive');
  expect((await sent).status()).toBe(200);
  await expect(rail(page).getByRole('link')).toHaveText(['Kept']);
  await rail(page).getByRole('button', { name: 'Archived chats' }).click();
  const archive = page.getByRole('dialog', { name: 'Archived chats' });
  await expect(archive.getByRole('link', { name: /Old prices/ })).toBeVisible();
  // In a narrow window the list, and with it what it opened, is put away.
  await expectAccessibleInLooks(page, looks.slice(0, 2));
  await archive.getByRole('button', { name: 'Bring back “Old prices”' }).click();
  await expect(archive.getByText('Nothing is archived.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Old prices')).toBeVisible();
});

test('R7 a chat whose answer came meanwhile is marked, until it is opened in another tab', async ({
  page,
  openBrowser,
  account,
  api,
}) => {
  await makeChats(api, account, ['Looked at']);
  await page.goto('/chat');
  const followed = page.waitForResponse((response) => response.url().endsWith('/api/chats/changes'));
  await row(page, 'Looked at').click();
  await followed;
  const { chatId, runId } = await api.start(account.token, { text: 'What is 6 times 7?' });
  await expect.poll(async () => (await api.run(account.token, runId)).status).toBe('done');
  const marked = rail(page)
    .getByRole('listitem')
    .filter({ hasText: 'What is 6 times 7?' })
    .getByRole('img', { name: 'New answer' });
  await expect(marked).toBeVisible();
  const elsewhere = await (await openBrowser(account)).newPage();
  await elsewhere.goto(`/chat/${chatId}`);
  await chatPage(elsewhere).expectDone();
  await expect(marked).toBeHidden();
});
