import type { Page } from '@playwright/test';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import type { Account, Api } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Chats of an account, the last title being the newest. */
async function makeChats(siteUrl: string, { token }: Account, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const answer = await fetch(`${siteUrl}/api/chats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title }),
    });
    const body = (await answer.json()) as { data: { chat: { id: string } } };
    ids.push(body.data.chat.id);
  }
  return ids;
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const row = (page: Page, title: string) => rail(page).getByRole('link', { name: title, exact: true });

async function choose(page: Page, title: string, item: string): Promise<void> {
  const line = rail(page).getByRole('listitem').filter({ hasText: title });
  await line.hover();
  await line.getByRole('button', { name: 'Chat actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  // A menu fades before it is gone: two rows' menus one after the other are never there at once.
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Whether the account still has a chat. */
async function exists(api: Api, account: Account, chatId: string): Promise<boolean> {
  return await api.chat(account.token, chatId).then(
    () => true,
    () => false,
  );
}

test('R7 pins, lets go and renames from the row menu, and keeps it after a reload', async ({
  page,
  site,
  account,
}) => {
  await makeChats(site.url, account, ['Old but dear', 'Newer']);
  await page.goto('/chat');
  await choose(page, 'Old but dear', 'Pin');
  await expect(rail(page).getByRole('heading').first()).toHaveText('Pinned');
  await page.reload();
  await expect(rail(page).getByRole('link').first()).toHaveText('Old but dear');
  await choose(page, 'Old but dear', 'Unpin');
  await expect(rail(page).getByRole('heading').first()).toHaveText('Today');
  await choose(page, 'Newer', 'Rename');
  await page.getByRole('textbox', { name: 'Chat title' }).fill('Supplier review');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Supplier review')).toBeVisible();
});

test('R7 a deleted chat comes back with Undo, and is deleted when the page is left', async ({
  page,
  site,
  account,
  api,
}) => {
  const [kept = '', gone = ''] = await makeChats(site.url, account, ['Kept', 'Gone']);
  await page.goto('/chat');
  await choose(page, 'Kept', 'Delete');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Kept')).toBeVisible();
  await choose(page, 'Gone', 'Delete');
  await expect(page.getByText('“Gone” deleted')).toBeVisible();
  expect(await exists(api, account, gone)).toBe(true);
  await page.goto('about:blank');
  await expect.poll(async () => await exists(api, account, gone)).toBe(false);
  expect(await exists(api, account, kept)).toBe(true);
});

test('R7 on a phone the chat that was open comes back with Undo too, though the list has closed', async ({
  page,
  site,
  account,
}) => {
  const [chatId = ''] = await makeChats(site.url, account, ['Dear chat']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chat/${chatId}`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await choose(page, 'Dear chat', 'Delete');
  await expect(page).toHaveURL(`${site.url}/chat`);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`${site.url}/chat/${chatId}`);
});

test('R7 Ctrl K searches titles from any page, by keyboard alone', async ({ page, site, account }) => {
  const [, wanted] = await makeChats(site.url, account, ['Cotton prices', 'Freight rates', 'Something else']);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('freight');
  await expect(dialog.getByRole('region', { name: 'Chats' }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: /Freight rates/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/chat/${wanted}`);
  await expect(dialog).toBeHidden();
});

test('R7 R20 asks for the list of chats once on /chat and once on /explore', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/chats(\?|$)/.test(request.url()) && request.method() === 'GET') asked.push(page.url());
  });
  // A list that is five seconds old is fetched again: on a busy machine one would grow so old while the page begins.
  await page.clock.setFixedTime(new Date());
  for (const [path, sign] of [
    ['/chat', 'Start with an agent'],
    ['/explore', 'Sort'],
  ] as const) {
    asked.length = 0;
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(page.getByText('Your chats will be listed here.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked, path).toHaveLength(1);
  }
});

test('R7 stays quick with 400 chats: only rows in view are in the page', async ({ page, site, account }) => {
  test.slow();
  await makeChats(
    site.url,
    account,
    Array.from({ length: 400 }, (_, index) => `Chat number ${index + 1}`),
  );
  await page.goto('/chat');
  await expect(row(page, 'Chat number 400')).toBeVisible();
  const oldest = row(page, 'Chat number 1');
  await expect(async () => {
    await rail(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await rail(page).hover();
    await page.mouse.wheel(0, 4_000);
    await expect(oldest).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  expect(await rail(page).getByRole('listitem').count()).toBeLessThan(120);
});

test('R7 the search is accessible in any theme and width', async ({ page, site, account }) => {
  await makeChats(site.url, account, ['Freight rates']);
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('freight');
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Chats' }).getByRole('link')).toHaveCount(
    1,
  );
  await expectAccessibleInLooks(page);
});
