import { priceCsv, withCell } from '../fixtures/price-file.ts';
import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { frame } from '../pages/frame.ts';

const good = priceCsv(120);
const files = [
  {
    what: 'a word in the place of a price',
    name: 'word.csv',
    content: withCell(good, 14, 'Close', 'n/a'),
    says: /line 14, column Close/i,
  },
  {
    what: 'a date that does not exist',
    name: 'date.csv',
    content: withCell(good, 9, 'Date', '2024-02-31'),
    says: /line 9, column Date/i,
  },
  {
    what: 'no column of closing prices',
    name: 'columns.csv',
    content: good
      .replace('Close', 'Remark')
      .replace('Open', 'Note')
      .replace('High', 'Tag')
      .replace('Low', 'Sign'),
    says: /line 1/i,
  },
] as const;

for (const { what, name, content, says } of files) {
  test(`U2: a price file with ${what} is refused by line and column; file and inputs stay, no credits are held`, async ({
    page,
    account,
    api,
  }) => {
    const before = await api.credits(account.token);
    const agent = agentPage(page);
    await agent.openDirectly('stock-market-analysis');
    await agent.chooseDepth('Quick');
    await agent.chooseFile(name, content);
    await expect(agent.form.getByText(/rows/)).toBeVisible();
    await agent.start.click();
    await expect(agent.form.getByText(says).first()).toBeVisible();
    await expect(agent.form.getByText(name, { exact: true })).toBeVisible();
    await expect(agent.form.getByRole('radio', { name: 'Quick' })).toBeChecked();
    await expect(page).toHaveURL(/\/detail-page/);
    expect(await api.credits(account.token)).toEqual(before);
  });
}

test('U2: a file that is no table is refused and the form stays', async ({ page }) => {
  const agent = agentPage(page);
  await agent.openDirectly('stock-market-analysis');
  await agent.chooseFile('picture.csv', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR');
  await expect(agent.form.getByRole('status').filter({ hasText: 'does not hold text' })).toBeVisible();
  await expect(agent.form.getByText('picture.csv', { exact: true })).toBeVisible();
  await agent.start.click();
  await expect(page).toHaveURL(/\/detail-page/);
});

test('R8 C4: without enough credits the sentence says what is needed, what there is and where to look', async ({
  page,
  account,
  api,
}) => {
  const agent = agentPage(page);
  await agent.openDirectly('stock-market-analysis');
  await agent.chooseDepth('Deep');
  const cap = await agent.cap();
  await spendDownTo(cap - 1);
  const { remaining } = await api.credits(account.token);
  await page.reload();
  await frame(page).expectCredits(remaining);
  await agent.chooseDepth('Deep');
  await agent.chooseFile('own-prices.csv', priceCsv(120));
  await expect(agent.form.getByText(/120 rows/)).toBeVisible();
  await agent.start.click();
  const sentence = agent.form.getByText(new RegExp(`\\b${cap}\\b.*\\b${remaining}\\b`)).first();
  await expect(sentence).toBeVisible();
  await expect(agent.form.getByRole('link', { name: 'See credits' })).toHaveAttribute(
    'href',
    '/credit-usage',
  );
  await expect(agent.form.getByText('own-prices.csv')).toBeVisible();
  expect(await api.credits(account.token)).toEqual({ remaining, held: 0 });

  /** Deep runs on the sample until less is left. */
  async function spendDownTo(least: number): Promise<void> {
    const sample = (await api.agent(account.token, 'stock-market-analysis')).sample;
    for (;;) {
      if ((await api.credits(account.token)).remaining <= least) return;
      const { runId } = await api.start(account.token, {
        text: 'Spend',
        agent: 'stock-market-analysis',
        inputs: { ...sample?.inputs, depth: 'deep' },
      });
      await expect
        .poll(async () => (await api.run(account.token, runId)).status, { timeout: 60_000 })
        .toBe('done');
    }
  }
});
