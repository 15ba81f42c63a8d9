import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

/** What can be done with the questions of a chat. */
function questions(page: Page) {
  const { transcript } = chatPage(page);
  const turn = (text: string) =>
    transcript.locator('[data-turn]').filter({ has: page.getByText(text, { exact: true }) });
  return {
    turn,
    edit: (text: string) => turn(text).getByRole('button', { name: 'Edit question' }),
    field: transcript.getByRole('textbox', { name: 'Question' }),
    send: transcript.getByRole('button', { name: 'Ask this instead' }),
    versions: (text: string) => turn(text).getByRole('group', { name: 'Versions of this question' }),
    texts: transcript.locator('[data-part="question"]'),
  };
}

test('R7 C3 an edited question is a branch of the chat: kept beside the old one, over a reload and in another browser, and shared alone', async ({
  page,
  api,
  account,
  openBrowser,
}) => {
  const chat = chatPage(page);
  const asked = questions(page);
  await page.goto('/chat');
  await chat.ask('What is 6 times 7?');
  await chat.expectDone();
  await chat.ask('And 8 times 9?');
  await chat.expectDone(2);
  const chatId = await chat.chatId();
  const elsewhere = await (await openBrowser(account)).newPage();
  await elsewhere.goto(`/chat/${chatId}`);
  await chatPage(elsewhere).expectDone(2);

  await asked.turn('What is 6 times 7?').hover();
  await asked.edit('What is 6 times 7?').click();
  await expect(asked.field).toBeFocused();
  await asked.field.fill('What is 6 times 5?');
  await page.reload();
  await expect(asked.field).toHaveValue('What is 6 times 5?');
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });
  await asked.send.click();
  await chat.expectDone(1);
  await expect(chat.transcript.getByText('30', { exact: false }).first()).toBeVisible();
  await expect(asked.texts).toHaveCount(1);
  await expect(asked.versions('What is 6 times 5?')).toHaveText(/2\/2/);
  await expect(questions(elsewhere).texts).toHaveCount(1);
  await expect(chatPage(elsewhere).transcript.getByText('What is 6 times 5?')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });

  const shared = await chat.share();
  const stranger = await page.context().browser()!.newPage();
  await stranger.goto(shared);
  await expect(stranger.getByText('What is 6 times 5?').first()).toBeVisible();
  await expect(stranger.getByText('And 8 times 9?')).toBeHidden();
  await stranger.close();

  await page.reload();
  await asked.versions('What is 6 times 5?').getByRole('button', { name: 'Version before' }).click();
  await expect(asked.texts).toHaveCount(2);
  await expect(chat.transcript.getByText('And 8 times 9?')).toBeVisible();
  await expect(chatPage(elsewhere).transcript.getByText('And 8 times 9?')).toBeVisible();
  const { runs } = await api.chat(account.token, chatId);
  expect(runs.map(({ status }) => status)).toEqual(['done', 'done']);
});

test('R7 by keyboard alone: ↑ edits the last question, [ and ] go between its versions, J and K between the turns', async ({
  page,
}) => {
  const chat = chatPage(page);
  const asked = questions(page);
  await page.goto('/chat');
  await chat.ask('What is 2 times 3?');
  await chat.expectDone();
  await chat.ask('What is 2 times 4?');
  await chat.expectDone(2);
  await chat.message.focus();
  await page.keyboard.press('ArrowUp');
  await expect(asked.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked.edit('What is 2 times 4?')).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.field.fill('What is 2 times 5?');
  await page.keyboard.press('Enter');
  await expect(chat.transcript.getByText('What is 2 times 5?')).toBeVisible();
  await chat.expectDone(2);
  await chat.transcript.focus();
  await page.keyboard.press('[');
  await expect(chat.transcript.getByText('What is 2 times 4?')).toBeVisible();
  await expect(chat.transcript.getByText('What is 2 times 5?')).toBeHidden();
  await page.keyboard.press(']');
  await expect(chat.transcript.getByText('What is 2 times 5?')).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(asked.turn('What is 2 times 3?')).toBeFocused();
  await page.keyboard.press('j');
  await expect(asked.turn('What is 2 times 5?')).toBeFocused();
});

test('R7 an answer is asked for once more, and by another agent, from its own menu', async ({ page }) => {
  const chat = chatPage(page);
  const asked = questions(page);
  await page.goto('/chat');
  await chat.ask('What is 3 times 3?');
  await chat.expectDone();
  await chat.transcript.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('menuitem', { name: 'The same again' }).click();
  await expect(asked.versions('What is 3 times 3?')).toHaveText(/2\/2/);
  await chat.expectDone(1);
  await expect(asked.texts).toHaveCount(1);
});
