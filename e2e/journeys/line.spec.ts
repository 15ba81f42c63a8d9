import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

test.use({ engine: 'model', siteFor: 'those who wait in line', settings: { MODEL_RUNS: '1' } });

test('R5 R7: who asks while others are served sees the place in line move up, and is answered', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('first kettle', [{ text: ['It ', { gate: 'first' }, 'boils.'] }]);
  model.script('second kettle', [{ text: ['It ', { gate: 'second' }, 'whistles.'] }]);
  model.script('my kettle', [{ text: ['It ', { gate: 'mine' }, 'is warm.'] }]);
  const [ada, ben] = [await api.signup('Ada'), await api.signup('Ben')];
  await api.start(ada.token, { text: 'How is the first kettle?' });
  await model.reached('first');
  await api.start(ada.token, { text: 'How is the first kettle, again?' });
  await api.start(ben.token, { text: 'How is the second kettle?' });
  const before = await api.credits(account.token);

  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('How is my kettle?');
  // Behind Ben, and before the second run of Ada, who asked for both before.
  await expect(chat.transcript.getByText('Waiting · 2nd in line').first()).toBeVisible();
  await expect(chat.transcript.getByRole('status')).toHaveText('Waiting · 2nd in line');
  await page.getByRole('link', { name: /^Runs/ }).click();
  const row = page.locator('tr[data-run]');
  await expect(row.getByText('2nd in line')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks.slice(0, 1));
  await row.getByRole('link').first().click();
  await expect(chat.transcript.getByRole('status')).toHaveText('Waiting · 2nd in line');
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });

  model.open('first');
  await model.reached('second');
  await expect(chat.transcript.locator('strong', { hasText: 'Waiting · next in line' })).toBeVisible();
  await expect(chat.transcript.getByRole('status')).toHaveText('Waiting · 2nd in line');
  await page.reload();
  await expect(chat.transcript.locator('strong', { hasText: 'Waiting · next in line' })).toBeVisible();
  model.open('second');
  await model.reached('mine');
  await expect(chat.transcript.getByText(/in line/)).toHaveCount(0);
  await expect(chat.transcript.getByText('Working', { exact: true })).toBeVisible();
  model.open('mine');
  await chat.expectDone();
  await expect(chat.transcript.getByText('It is warm.')).toBeVisible();
  expect((await api.credits(account.token)).remaining).toBeLessThan(before.remaining);
});

test('R7 C1: Stop while waiting ends the run at once, and nothing is charged', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('blue lantern', [{ text: ['It ', { gate: 'lantern' }, 'glows.'] }]);
  await api.start((await api.signup()).token, { text: 'How is the blue lantern?' });
  await model.reached('lantern');
  const before = await api.credits(account.token);
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('How is my lantern?');
  await expect(chat.transcript.locator('strong', { hasText: 'Waiting · next in line' })).toBeVisible();
  await chat.stop.click();
  await expect(chat.transcript.getByText(/^Stopped\./)).toBeVisible();
  await expect(chat.transcript.getByText(/in line/)).toHaveCount(0);
  expect(await api.credits(account.token)).toEqual(before);
  model.open('lantern');
});
