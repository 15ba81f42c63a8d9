import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import type { ScriptedModel } from '../scripted-model/server.ts';

test.use({ engine: 'model' });

const WAITS = 'Sent when the answer is there';
const HELD = 'Not sent yet: look at the answer first.';

/** A chat in which an answer is being made that ends when the gate is opened. */
async function working(page: Parameters<typeof chatPage>[0], model: ScriptedModel, name: string) {
  model.script(`${name} river`, [{ text: ['It rises. ', { gate: name }, 'It ends.'] }]);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask(`Tell me about the ${name} river`);
  await expect(chat.transcript.getByText('It rises.')).toBeVisible();
  const queued = chat.transcript.locator('[data-queued]');
  const queue = async (text: string) => {
    await chat.message.fill(text);
    await chat.message.press('Enter');
    await expect(queued).toContainText(text);
    await expect(chat.message).toHaveValue('');
  };
  return { chat, queued, queue };
}

test('R7 a message written while an answer is made waits for it, and then goes out by itself, once', async ({
  page,
  model,
  api,
  account,
}) => {
  const { chat, queued, queue } = await working(page, model, 'amber');
  model.script('amber mouth', [{ text: ['In the sea.'] }]);
  await chat.message.fill('Where is the amber mouth?');
  await expect(chat.transcript.getByText('Enter sends this after the answer')).toBeVisible();
  await queue('Where is the amber mouth?');
  await expect(queued.getByRole('status')).toHaveText(WAITS);
  await expectAccessibleInLooks(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Over a reload it waits on.
  await page.reload();
  await expect(queued).toContainText('Where is the amber mouth?');
  await expect(queued.getByRole('status')).toHaveText(WAITS);
  model.open('amber');
  await expect(chat.transcript.getByText('In the sea.')).toBeVisible();
  await expect(queued).toHaveCount(0);
  const { messages } = await api.chat(account.token, await chat.chatId());
  expect(messages.filter(({ text }) => text === 'Where is the amber mouth?')).toHaveLength(1);
});

test('R7 a waiting message can be taken back and written on, and a second one is not lost', async ({
  page,
  model,
}) => {
  const { chat, queued, queue } = await working(page, model, 'basalt');
  await queue('First');
  await chat.message.fill('Second');
  await chat.message.press('Enter');
  await expect(page.getByText('One message waits already.')).toBeVisible();
  await expect(chat.message).toHaveValue('Second');
  await queued.getByRole('button', { name: 'Take back' }).click();
  await expect(chat.message).toHaveValue('First\nSecond');
  await expect(chat.message).toBeFocused();
  await expect(queued).toHaveCount(0);
  await page.reload();
  await expect(chat.message).toHaveValue('First\nSecond');
  model.open('basalt');
  await chat.expectDone(1);
  await expect(chat.message).toHaveValue('First\nSecond');
});

test('R7 a message is held with a word after an answer that was stopped, and is sent by hand', async ({
  page,
  model,
}) => {
  const { chat, queued, queue } = await working(page, model, 'cobalt');
  model.script('cobalt mouth', [{ text: ['In the lake.'] }]);
  await queue('Where is the cobalt mouth?');
  await chat.stop.click();
  await expect(queued.getByRole('status')).toHaveText(HELD);
  await expectAccessibleInLooks(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(queued.getByRole('status')).toHaveText(HELD);
  await queued.getByRole('button', { name: 'Send now' }).click();
  await expect(chat.transcript.getByText('In the lake.')).toBeVisible();
  await expect(queued).toHaveCount(0);
  model.open('cobalt');
});

test('R7 H3 of two tabs one sends what waits', async ({ page, model, context, api, account }) => {
  const { chat, queued, queue } = await working(page, model, 'ember');
  model.script('ember mouth', [{ text: ['In the bay.'] }]);
  await queue('Where is the ember mouth?');
  const other = await context.newPage();
  await other.goto(page.url());
  const there = chatPage(other);
  await expect(there.transcript.getByText('It rises.')).toBeVisible();
  model.open('ember');
  await expect(chat.transcript.getByText('In the bay.')).toBeVisible();
  await expect(there.transcript.getByText('In the bay.')).toBeVisible();
  await expect(queued).toHaveCount(0);
  await expect(there.transcript.locator('[data-queued]')).toHaveCount(0);
  const { messages } = await api.chat(account.token, await chat.chatId());
  expect(messages.filter(({ text }) => text === 'Where is the ember mouth?')).toHaveLength(1);
});

test('R7 a message is held with a word after an answer that failed', async ({ page, model }) => {
  model.script('dusky river', [
    {
      text: ['It rises. ', { gate: 'dusky' }],
      calls: [{ name: 'calculate', arguments: { expression: '2 + 2' } }],
    },
    { status: 400, message: 'no' },
  ]);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('Tell me about the dusky river');
  await model.reached('dusky');
  const queued = chat.transcript.locator('[data-queued]');
  await chat.message.fill('Where is its mouth?');
  await chat.message.press('Enter');
  await expect(queued.getByRole('status')).toHaveText(WAITS);
  model.open('dusky');
  await expect(queued.getByRole('status')).toHaveText(HELD);
  await expect(queued).toContainText('Where is its mouth?');
});
