import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

test.use({ engine: 'model' });

const slug = 'company-research';
const report = (found: string) => ({
  text: [`# ${found}\n\n## Summary\n\nAssumption: the mill is in the north.\n`],
});

test('R7: three runs are found, narrowed, one stopped, one run again and compared, with the keyboard alone', async ({
  page,
  model,
  account,
  api,
}) => {
  test.slow();
  model.script('figures of the mill', [report('Mill: costs are falling'), report('Mill: costs are rising')]);
  model.script('price of pears', [{ text: ['Two a piece.'] }]);
  model.script('slow river', [{ text: ['It ', { gate: 'river' }, 'flows.'] }]);
  const { sample } = await api.agent(account.token, slug);
  const mill = await api.start(account.token, {
    text: 'figures of the mill',
    agent: slug,
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  const pears = await api.start(account.token, { text: 'price of pears' });
  for (const { runId } of [mill, pears])
    await expect.poll(async () => (await api.run(account.token, runId)).status).toBe('done');
  const river = await api.start(account.token, { text: 'slow river' });
  await model.reached('river');

  await page.goto('/explore');
  const link = page.getByRole('link', { name: /^Runs/ });
  await expect(link).toContainText('1 running');
  await link.press('Enter');
  await expect(page).toHaveURL(/\/runs$/);
  const rows = page.locator('tr[data-run]');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('slow river');
  await expect(rows.nth(0)).toContainText('Working');
  await expect(rows.nth(1)).toContainText('price of pears');
  await expect(rows.nth(2)).toContainText('Mill: costs are falling');
  await expect(rows.nth(2)).toContainText('Company Research');
  await expectAccessibleInLooks(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const filters = page.getByRole('group', { name: 'Which runs' });
  await filters.getByRole('button', { name: 'Running' }).press('Enter');
  await expect(page).toHaveURL(/\/runs\?show=running$/);
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop: slow river' }).press('Enter');
  await expect(page.getByText('Nothing is running now.')).toBeVisible();
  expect((await api.run(account.token, river.runId)).status).toBe('stopped');
  await filters.getByRole('button', { name: 'Failed or stopped' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Stopped');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await filters.getByRole('button', { name: 'All', exact: true }).press('Enter');
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'Run again: Mill: costs are falling' }).press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Mill: costs are rising');
  const compare = page.getByRole('link', {
    name: 'Compare with the run before: Mill: costs are rising',
  });
  await rows.nth(0).getByRole('link').first().focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(0).getByRole('link').first()).toBeFocused();
  await compare.press('Enter');
  const chat = chatPage(page);
  await expect(page).toHaveURL(new RegExp(`/chat/${mill.chatId}`));
  await expect(chat.panel.getByRole('tab', { name: 'Changes' })).toHaveAttribute('aria-selected', 'true');
  await expect(chat.panel.getByText(/Compared with the run of|Nothing has changed since/)).toBeVisible();

  await page.goBack();
  await rows.nth(2).getByRole('link', { name: 'price of pears' }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat/${pears.chatId}#msg_`));
  await expect(chat.transcript.getByText('Two a piece.')).toBeVisible();
});

test('R7: a question that waits is found under its filter, and its answer goes on with it', async ({
  page,
  model,
  account,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/runs');
  await expect(page.getByText('Nothing has run yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInLooks(page);
  await page.setViewportSize({ width: 390, height: 844 });

  model.script('figures of the weir', [
    { calls: [{ name: 'ask_user', arguments: { question: 'Which year of the weir?', choices: ['2025'] } }] },
  ]);
  const { sample } = await api.agent(account.token, slug);
  const { chatId } = await api.start(account.token, {
    text: 'figures of the weir',
    agent: slug,
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  // It comes without a reload.
  const answer = page.getByRole('link', { name: 'Answer: figures of the weir' });
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: 'Waiting for you' }).click();
  await expect(page.getByText('Needs your answer')).toBeVisible();
  await expectAccessibleInLooks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await answer.click();
  await expect(page).toHaveURL(new RegExp(`/chat/${chatId}`));
  await expect(chatPage(page).transcript.getByText('Which year of the weir?').first()).toBeVisible();
});
