import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';

test.use({ engine: 'model' });

test('R7 C3: a model streams, calls a tool, answers; the meter falls by what the receipt says', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('crates of pears', [
    { text: ['Let me compute that.'], calls: [{ name: 'calculate', arguments: { expression: '12 * 35' } }] },
    {
      text: [
        'It takes **420** pears, ',
        { gate: 'pears' },
        'and inline maths \\(12 \\times 35\\) shows why.',
      ],
    },
  ]);
  const before = (await api.credits(account.token)).remaining;
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('How many pears are in 12 crates of pears with 35 each?');
  await model.reached('pears');
  await expect(chat.transcript.getByText('It takes 420 pears,')).toBeVisible();
  await expect(chat.stop).toBeVisible();
  await expect(chat.finished).toHaveCount(0);

  model.open('pears');
  await chat.expectDone();
  await expect(chat.transcript.locator('.katex').first()).toBeVisible();
  const { runs } = await api.chat(account.token, await chat.chatId());
  const receipt = await api.receipt(account.token, runs[0]?.id ?? '');
  await frame(page).expectCredits(before - receipt.charged_credits);
  const asked = model.requests.filter(({ messages }) => JSON.stringify(messages).includes('crates of pears'));
  expect(asked).toHaveLength(2);
  expect(asked[0]?.tools).toContain('calculate');
  expect(JSON.stringify(asked[1]?.messages.at(-1))).toContain('420');
});

test('R7: what a model says without support is marked, and the mark leads to the claim by keyboard', async ({
  page,
  model,
}) => {
  model.script('steel bridge', [
    { text: ['The steel bridge was opened on 4 May 1931. ', 'It carried 81,250 people in 1932.'] },
  ]);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('Tell me about the steel bridge');
  await chat.expectDone();
  const mark = chat.transcript.getByRole('button', { name: 'not supported' }).last();
  await mark.focus();
  await page.keyboard.press('Enter');
  const claim = chat.panel.getByRole('listitem').filter({ hasText: '81,250 people' });
  await expect(claim).toBeFocused();
  await expect(claim).toContainText('It cites nothing.');
  await expectAccessibleInLooks(page, fewLooks);
});

test('R7: a reload in the middle shows what was written and goes on live', async ({ page, model }) => {
  model.script('quiet river', [
    { text: ['The river rises in the hills. ', { gate: 'river' }, 'It ends in the sea.'] },
  ]);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('Tell me about the quiet river');
  await expect(chat.transcript.getByText('The river rises in the hills.')).toBeVisible();
  await page.reload();
  await expect(chat.transcript.getByText('The river rises in the hills.')).toBeVisible();
  await expect(chat.stop).toBeVisible();
  model.open('river');
  await expect(chat.transcript.getByText('The river rises in the hills. It ends in the sea.')).toBeVisible();
  await chat.expectDone();
});

test('R7: Stop ends the run, keeps what was written and returns what was held', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('endless story', [{ text: ['Once upon a time. ', { gate: 'endless' }, 'Never written.'] }]);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('Tell me an endless story');
  await expect(chat.transcript.getByText('Once upon a time.')).toBeVisible();
  await chat.stop.click();
  await expect(chat.transcript.getByText(/Stopped\. What was finished until then is kept\./)).toBeVisible();
  await expect(chat.transcript.getByText('Once upon a time.')).toBeVisible();
  await expect.poll(async () => (await api.credits(account.token)).held).toBe(0);
  model.open('endless');
});

test('R7 C1: a model that refuses fails the run with a reason; nothing is charged and the next question works', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('forbidden fruit', [{ status: 401, message: 'bad key' }]);
  model.script('second try', [{ text: ['This one works.'] }]);
  const before = await api.credits(account.token);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('Tell me about forbidden fruit');
  await expect(chat.transcript.getByText(/The language model refused the request/).first()).toBeVisible();
  await expect.poll(() => api.credits(account.token)).toEqual(before);
  await page.goto('/chat');
  await chat.ask('A second try');
  await expect(chat.transcript.getByText('This one works.')).toBeVisible();
});
