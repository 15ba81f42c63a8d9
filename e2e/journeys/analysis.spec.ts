import { readFile } from 'node:fs/promises';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, storageOf, test } from '../fixtures/test.ts';

test.describe('an analysis', () => {
  test.use({ storageState: async ({ site, reader }, use) => await use(storageOf(site.url, reader)) });

  test('R16 opens from the answer and leads back to its chat', async ({ page, reader, site }) => {
    await page.goto(`/chat/${reader.chatId}`);
    await page.getByRole('link', { name: 'Open the analysis' }).first().click();
    await expect(page).toHaveURL(`${site.url}/analysis-detail/${reader.runId}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Northwind Freight/ }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^Northwind Freight.* – Loupe$/);
    await page.getByRole('link', { name: /^Back to the chat/ }).click();
    await expect(page).toHaveURL(`${site.url}/chat/${reader.chatId}`);
  });

  test('R16 F9 draws the chart, lists indicators and findings, and shows the report with its formulas', async ({
    page,
    reader,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.goto(`/analysis-detail/${reader.runId}`);
    const chart = page.getByRole('group', { name: 'Price chart' });
    await expect(chart.locator('canvas').first()).toBeAttached();
    await expect(
      page.locator('[data-tone]', { hasText: /medium risk|high risk|low risk/i }).first(),
    ).toBeVisible();
    const table = page.getByRole('table', { name: 'Indicators' });
    await expect(table.getByRole('row', { name: /^RSI \(14\)/ })).toContainText(/Neutral|Firm|Weak|Over/);
    for (const name of ['RSI', 'MACD', 'Bollinger']) {
      const toggle = page.getByRole('button', { name, exact: true });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    }
    const report = page.getByRole('region', { name: 'Report' });
    await report.locator('button[data-figure]').first().click();
    await expect(page.getByRole('dialog').filter({ hasText: 'How it was computed' })).toBeVisible();
    await page.keyboard.press('Escape');
    await report.locator('[data-source] button').first().click();
    await expect(page.getByRole('dialog').locator('mark').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    expect(refused).toEqual([]);
    await expect(page.getByRole('link', { name: /TradingView/ })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    );
  });

  test('R16 with the keyboard alone: walks the sessions, then reads the same numbers as a table', async ({
    page,
    reader,
  }) => {
    await page.goto(`/analysis-detail/${reader.runId}`);
    const chart = page.getByRole('group', { name: 'Price chart' });
    await expect(chart.locator('canvas').first()).toBeAttached();
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    const said = page.getByRole('status').filter({ hasText: 'Close' });
    await expect(said).toContainText('19 Nov 2026');
    await page.keyboard.press('ArrowLeft');
    await expect(said).toContainText('18 Nov 2026');
    await page.keyboard.press('Home');
    await expect(said).toContainText('2023');
    await page.getByRole('region', { name: 'Price chart' }).getByRole('radio', { name: 'Chart' }).focus();
    await page.keyboard.press('ArrowRight');
    const table = page.getByRole('table', { name: /^Prices and drawn lines/ });
    await expect(table.getByRole('row').nth(1)).toContainText('19 Nov 2026');
    await expect(table.getByRole('columnheader', { name: 'SMA 20' })).toBeVisible();
  });

  test('R16 H6 F7 exports the prices under a dated name and the report as the server writes it', async ({
    page,
    reader,
  }) => {
    await page.goto(`/analysis-detail/${reader.runId}`);
    for (const [item, name, begins] of [
      [
        'Prices and indicators (CSV)',
        /^northwind-freight-nwf_\d\d-\d\d-\d{4}_\d\d-\d\d[ap]m\.csv$/,
        'Date,Open,High,Low,Close,Volume,SMA 20',
      ],
      ['Markdown', /^Northwind Freight, .*\.md$/, '*Stock Market Analysis'],
      ['PDF', /^Northwind Freight, .*\.pdf$/, '%PDF-1.7'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(name);
      expect((await readFile(await file.path(), 'utf8')).slice(0, begins.length)).toBe(begins);
    }
  });

  test('R16 is accessible in any theme and width, as chart, as table and when it is not there', async ({
    page,
    reader,
  }) => {
    test.slow();
    await page.goto(`/analysis-detail/${reader.runId}`);
    await expect(page.locator('canvas').first()).toBeAttached();
    await expect(page.getByRole('region', { name: 'Report' }).getByRole('heading').first()).toBeVisible();
    await expectAccessibleInLooks(page);
    await page.getByRole('region', { name: 'Price chart' }).getByRole('radio', { name: 'Table' }).check();
    await expect(page.getByRole('table', { name: /^Prices and drawn lines/ })).toBeVisible();
    await expectAccessibleInLooks(page);
    await page.goto('/analysis-detail/run_nobody');
    await expect(page.getByRole('heading', { name: 'This analysis was not found.' })).toBeVisible();
    await expectAccessibleInLooks(page);
  });
});

test('R16 of somebody else looks like one that is not there', async ({ page, reader }) => {
  await page.goto(`/analysis-detail/${reader.runId}`);
  await expect(page.getByRole('heading', { name: 'This analysis was not found.' })).toBeVisible();
});

test.describe('a visitor', () => {
  test.use({ as: 'guest' });
  test('N2 R16 is sent to the login', async ({ page }) => {
    await page.goto('/analysis-detail/run_nobody');
    await expect(page).toHaveURL(/\/auth/);
  });
});
