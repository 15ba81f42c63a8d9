import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

/** A finished analysis of the sample statements: its report has revenue and profits by year as a chart. */
const statements = test.extend<{ statementsChat: string }>({
  statementsChat: async ({ api, account }, use) => {
    const { sample } = await api.agent(account.token, 'financial-statement-analysis');
    const { chatId, runId } = await api.start(account.token, {
      text: 'Are the statements sound?',
      agent: 'financial-statement-analysis',
      inputs: sample?.inputs ?? {},
    });
    await expect
      .poll(async () => (await api.run(account.token, runId)).status, { timeout: 60_000 })
      .toBe('done');
    await use(chatId);
  },
});

statements(
  'R7 M2: a chart is in the report, is read by keyboard, and has its table beside it',
  async ({ page, statementsChat }) => {
    await page.goto(`/chat/${statementsChat}`);
    const chat = chatPage(page);
    await chat.expectDone();
    const chart = chat.report.getByRole('figure').first();
    await chart.scrollIntoViewIfNeeded();
    const points = chart.getByRole('slider');
    await expect(points).toHaveAttribute('aria-valuetext', /^2025: Revenue 412\.6, .*\(EUR million\)$/);
    await points.focus();
    await page.keyboard.press('Home');
    await expect(points).toHaveAttribute('aria-valuetext', /^2023: Revenue 371\.2/);
    await expectAccessibleInLooks(page);
    await chart.getByRole('radio', { name: 'Table' }).check({ force: true });
    await expect(chart.getByRole('cell', { name: '412.6' })).toBeVisible();
    await expect(points).toBeHidden();
  },
);

statements(
  'R7: a number of a chart opens what it rests on, and the report is read on beside it',
  async ({ page, statementsChat }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/chat/${statementsChat}`);
    const chat = chatPage(page);
    await chat.expectDone();
    const revenue = chat.report.getByRole('figure').locator('[data-figure="revenue-2025"]').first();
    await revenue.click();
    const sheet = page.getByRole('dialog').filter({ hasText: 'How it was computed' });
    await expect(sheet).toContainText('Revenue 2025');
    await expect(chat.report).toBeInViewport();
    const profit = chat.report.getByRole('figure').locator('[data-figure="operating-profit-2025"]').first();
    await profit.click();
    await expect(sheet).toContainText('Operating profit 2025');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(chat.panel).toBeVisible();
    await expect(profit).toBeFocused();
  },
);

statements(
  'R14 X3: a share shows the chart, as result and at the end of its replay',
  async ({ page, api, account, statementsChat }) => {
    const { url } = await api.share(account.token, statementsChat);
    const address = new URL(url).pathname;
    await page.goto(address);
    await expect(page.getByRole('figure').locator('svg')).toBeVisible();
    await page.goto(`${address}/replay`);
    await page.getByRole('button', { name: 'Jump to the end' }).click();
    await expect(page.getByRole('figure').locator('svg')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Scorecard', exact: true })).toHaveCount(1);
  },
);

statements(
  'R7: without the drawing the table of a chart takes its place',
  async ({ page, statementsChat }) => {
    let isBlocked = false;
    await page.route('**/remotes/chat/**/*.js*', async (route) => {
      const answer = await route.fetch();
      const code = await answer.text();
      if (code.includes('until-found')) {
        isBlocked = true;
        await route.abort();
      } else await route.fulfill({ response: answer, body: code });
    });
    await page.goto(`/chat/${statementsChat}`);
    const chat = chatPage(page);
    await chat.expectDone();
    await expect(chat.report.getByRole('group', { name: /^Table: Revenue, / })).toBeVisible();
    expect(isBlocked).toBe(true);
    await expect(page.getByRole('figure')).toHaveCount(0);
  },
);
