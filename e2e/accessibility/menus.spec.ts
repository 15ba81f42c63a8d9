import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

test.use({ account: async ({ reader }, use) => await use(reader) });

test('R7: an open menu of the report has no accessibility violation', async ({ page, reader }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await chat.panel.getByRole('button', { name: /^Export/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('region').getByRole('menu')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks.slice(0, 1));
});

test('R7: an open menu of a chat in the list has no accessibility violation', async ({ page, reader }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/chat/${reader.chatId}`);
  await chatPage(page).expectDone();
  const list = page.getByRole('navigation', { name: 'Chats' });
  await list.getByRole('link', { name: 'Stock Market Analysis' }).hover();
  await list.getByRole('button', { name: 'Chat actions' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks.slice(0, 1));
});
