import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';

test.use({ engine: 'model' });

test('R7 C3: a failed run is tried again with one press; it is charged once and survives a lost answer', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('violet harbour', [{ status: 400, message: 'no' }, { text: ['It lies in the **north**.'] }]);
  const before = (await api.credits(account.token)).remaining;
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('Where is the violet harbour?');
  const again = chat.transcript.getByRole('button', { name: /^Try again/ });
  await expect(again).toBeVisible();
  await expect(chat.transcript.getByText(/Failed\. Credits returned: \d+\./)).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await api.credits(account.token)).toEqual({ remaining: before, held: 0 });

  // The server has begun the run, and its answer is lost.
  const path = '**/api/runs/*/again';
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(chat.transcript.getByText('It lies in the north.')).toBeVisible();
  await expect(again).toBeHidden();
  await page.unroute(path);

  const { runs, messages } = await api.chat(account.token, await chat.chatId());
  expect(runs.map(({ status }) => status)).toEqual(['failed', 'done']);
  const question = 'Where is the violet harbour?';
  expect(messages.filter(({ text }) => text === question)).toHaveLength(2);
  const { charged_credits: charged } = await api.receipt(account.token, runs[1]?.id ?? '');
  await frame(page).expectCredits(before - charged);
  expect(await api.credits(account.token)).toEqual({ remaining: before - charged, held: 0 });
});
