import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

test.use({ engine: 'model' });

const slug = 'company-research';
const asks = (question: string, choices: readonly string[] = []) => ({
  calls: [{ name: 'ask_user', arguments: { question, choices } }],
});

test('an agent asks back, a choice answers by keyboard, and the same work goes on to its report', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('figures of the mill', [asks('Which year of the mill is meant?', ['2024', '2025'])]);
  model.script('Answer: 2025', [
    { text: ['# Mill: looked at\n\n## Summary\n\nAssumption: the year of the mill is 2025.\n'] },
  ]);
  const { sample } = await api.agent(account.token, slug);
  const { chatId } = await api.start(account.token, {
    text: 'figures of the mill',
    agent: slug,
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  const chat = chatPage(page);
  await page.goto(`/chat/${chatId}`);
  await chat.expectDone(1);
  await expect(
    chat.transcript.getByText('Company Research asks: Which year of the mill is meant?'),
  ).toBeVisible();
  const choices = chat.transcript.getByRole('region', { name: 'You can answer' });
  await choices.getByRole('button', { name: '2025' }).press('Enter');
  await chat.expectDone(2);
  await expect(choices).toHaveCount(0);
  await expect(chat.transcript.getByText('Mill: looked at').first()).toBeVisible();
  const { runs, messages } = await api.chat(account.token, chatId);
  expect(runs).toHaveLength(2);
  expect(messages.map(({ text }) => text.split('\n')[0])).toEqual([
    'figures of the mill',
    expect.stringContaining('Which year of the mill is meant?'),
    '2025',
    '# Mill: looked at',
  ]);
});

test('an answer in own words goes on too, after a reload and on a phone; a third question becomes an assumption', async ({
  page,
  model,
  account,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  model.script('figures of the quarry', [
    asks('Which year is it?', ['2023', '2024']),
    asks('Which unit is it?'),
    asks('Which region is it?'),
    { text: ['# Quarry: looked at\n\n## Summary\n\nAssumption: the region is the north.\n'] },
  ]);
  const { sample } = await api.agent(account.token, slug);
  const { chatId } = await api.start(account.token, {
    text: 'figures of the quarry',
    agent: slug,
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  const chat = chatPage(page);
  await page.goto(`/chat/${chatId}`);
  await expect(chat.transcript.getByText('Which year is it?').first()).toBeVisible();
  await page.reload();
  await expect(chat.transcript.getByText('Which year is it?').first()).toBeVisible();
  await expect(chat.transcript.getByRole('region', { name: 'You can answer' })).toBeVisible();
  await chat.ask('The year before last');
  await chat.expectDone(2);
  await expect(chat.transcript.getByText('Which unit is it?').first()).toBeVisible();
  await chat.ask('Tonnes');
  await chat.expectDone(3);
  await expect(chat.transcript.getByText('Quarry: looked at').first()).toBeVisible();
  await expect(chat.transcript.getByText('Which region is it?')).toHaveCount(0);
  const told = JSON.stringify(model.requests.at(-1)?.messages);
  expect(told).toContain('The user cannot be asked any more.');
  expect(told).toContain('Answer: The year before last');
  expect(told).toContain('Answer: Tonnes');
});

test('a question with its choices can be used by everybody, in light and dark, wide and narrow', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('figures of the kiln', [asks('Which kiln is it?', ['The old one', 'The new one'])]);
  const { sample } = await api.agent(account.token, slug);
  const { chatId } = await api.start(account.token, {
    text: 'figures of the kiln',
    agent: slug,
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  await page.goto(`/chat/${chatId}`);
  const chat = chatPage(page);
  await chat.expectDone(1);
  await expect(chat.transcript.getByRole('region', { name: 'You can answer' })).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
});
