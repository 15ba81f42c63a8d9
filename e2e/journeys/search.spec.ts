import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import type { Account, Api } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** A chat in which these were asked and answered, one after the other. */
async function chatOf(api: Api, { token }: Account, questions: readonly string[]): Promise<string> {
  const made = await api.call<{ chat: { id: string } }>('POST', '/chats', { token, body: {} });
  const chatId = made.data.chat.id;
  for (const text of questions) {
    const sent = await api.call<{ run: { id: string } }>('POST', `/chats/${chatId}/messages`, {
      token,
      key: randomUUID(),
      body: { text },
    });
    await expect
      .poll(async () => (await api.run(token, sent.data.run.id)).status, { intervals: [50] })
      .toBe('done');
  }
  return chatId;
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });
const messages = (page: Page) => palette(page).getByRole('region', { name: 'Messages and reports' });
const turnOf = (page: Page, question: string): Locator =>
  page.locator('[data-turn]').filter({ has: page.locator('[data-part="question"]', { hasText: question }) });

const sums = Array.from({ length: 9 }, (_, n) => `${1001 + n} * 3`);

test('R7 finds a message in all chats by the keyboard alone, and lands on its turn', async ({
  page,
  site,
  account,
  api,
}) => {
  const chatId = await chatOf(api, account, ['What is 5 % of 840 zebras?', ...sums]);
  await chatOf(api, account, ['7 * 6']);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('840 zeb');
  const hit = messages(page).getByRole('link').filter({ hasText: 'zebras' }).first();
  await expect(hit.locator('mark').filter({ hasText: 'zebras' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  // Its chat has the words as its title, and comes first.
  await expect(palette(page).getByRole('region', { name: 'Chats' }).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(messages(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/chat/${chatId}#msg_`));
  await expect(turnOf(page, 'zebras')).toBeInViewport();
  await expect(turnOf(page, 'zebras')).toBeFocused();

  // In the chat that is open already.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('"1005 * 3"');
  await expect(messages(page).getByRole('link')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(turnOf(page, '1005 * 3')).toBeInViewport();
  await expect(turnOf(page, '1005 * 3')).toBeFocused();
});

test('R7 leads to agents and pages, says what is not there, and is accessible in any theme and width', async ({
  page,
  site,
  account,
  api,
}) => {
  await chatOf(api, account, ['How many zebras cross?']);
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('searchbox');
  await field.fill('zebras');
  await expect(messages(page).getByRole('link')).not.toHaveCount(0);
  await expect(palette(page).getByRole('status')).toContainText('message');
  await expectAccessibleInLooks(page);
  await palette(page)
    .getByRole('combobox', { name: 'Agent' })
    .selectOption({ label: 'Stock Market Analysis' });
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found for “zebras”.');
  await palette(page).getByRole('combobox', { name: 'Agent' }).selectOption({ label: 'Any agent' });
  await field.fill('a'.repeat(501));
  await expect(palette(page).getByText('A search has room for 500 characters.')).toBeVisible();
  await field.fill('stock');
  await expect(
    palette(page)
      .getByRole('region', { name: 'Agents' })
      .getByRole('link', { name: /Stock Market Analysis/ }),
  ).toBeVisible();
  await field.fill('settings');
  await expect(palette(page).getByRole('region', { name: 'Go to' }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/settings`);
});
