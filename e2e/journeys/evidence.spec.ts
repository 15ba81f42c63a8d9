import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, storageOf, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { sharePage } from '../pages/share-page.ts';

test.use({ account: async ({ reader }, use) => await use(reader) });

test('R7 S6: from the report of a chat a number opens the kept copy at its cell, and Escape leads back', async ({
  page,
  reader,
}) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  const figure = chat.report.locator('button[data-figure="close"]').first();
  const value = (await figure.textContent()) ?? '';
  await figure.click();
  const sheet = page.getByRole('dialog').filter({ hasText: 'How it was computed' });
  const copy = sheet.getByRole('region', { name: /^Kept copy of northwind-freight\.csv/ });
  const lit = copy.locator('mark').first();
  await expect(lit).toBeInViewport();
  await expect(lit).toHaveText(value);
  await expect(copy.getByRole('columnheader', { name: 'Close' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(figure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lit).toBeInViewport();
  await expectAccessibleInLooks(page, fewLooks);
});

/** Holds the logs of runs back until `release` is called. */
async function holdLogs(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/runs\/[^/]+\/log/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('R7: a number pressed before the log of its run has come is explained as soon as it has', async ({
  page,
}) => {
  await page.goto('/chat');
  const chat = chatPage(page);
  await chat.ask('What is 1250 * 1.19?');
  const figure = page.getByRole('group', { name: 'Answer' }).locator('button[data-figure]').first();
  await expect(figure).toHaveText('1,487.5');
  const release = await holdLogs(page);
  await page.reload();
  await figure.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('status')).toContainText('Loading what this rests on');
  release();
  await expect(sheet.getByRole('heading', { name: '1,487.5' })).toBeVisible();
  await expect(sheet.getByText('1250 * 1.19').first()).toBeVisible();
});

test('R7: before the log of a run has come nothing is reported as missing from it', async ({
  page,
  reader,
}) => {
  const release = await holdLogs(page);
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.openTab('Sources');
  const sources = chat.panel.getByRole('tabpanel', { name: /^Sources/ });
  await expect(sources.getByRole('status')).toContainText('Loading');
  await expect(sources.getByText('No sources yet.')).toBeHidden();
  release();
  await expect(chat.panel.getByText(/documents?, \d+ passages?/)).toBeVisible();
});

test('R7: a source mark opens the copy in the panel, and reading goes on beyond the passage', async ({
  page,
  reader,
}) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await chat.report.locator('[data-source="1"] button').first().click();
  const source = chat.panel.getByRole('article', { name: 'Source 1' });
  await expect(source.locator('mark').first()).toBeInViewport();
  const earlier = source.getByRole('button', { name: 'Show what comes before' });
  const firstLine = async () => Number(await source.getByRole('rowheader').first().textContent());
  const before = await firstLine();
  await earlier.click();
  await expect.poll(firstLine).toBeLessThan(before);
  await expect(source.getByRole('rowheader', { name: String(before), exact: true })).toBeInViewport();
});

test('R7: the report is found again where it was left for a source', async ({ page, reader }) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  const mark = chat.report.locator('[data-source] button').last();
  // Charts above it are drawn when they come near, and push it on.
  await expect(async () => {
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toBeInViewport({ timeout: 500 });
  }).toPass();
  const leftAt = (await mark.boundingBox())?.y ?? 0;
  await mark.click();
  await expect(chat.panel.getByRole('article').first()).toBeVisible();
  await chat.panel.getByRole('tab', { name: 'Report' }).click();
  await expect(mark).toBeInViewport();
  await expect.poll(async () => Math.abs(((await mark.boundingBox())?.y ?? 0) - leftAt)).toBeLessThan(200);
});

test('R7: the claims of a run are counted, narrowed, and lead to what holds them', async ({
  page,
  reader,
}) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await expect(chat.report).toBeVisible();
  await chat.openTab('Claims');
  await expect(chat.panel.getByText(/^\d+ of \d+ supported/)).toBeVisible();
  await chat.panel.getByRole('radio', { name: /^Computed/ }).click({ force: true });
  const claims = chat.panel.getByRole('listitem');
  await expect(claims.first()).toContainText('Computed');
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });
  await claims.first().getByRole('button').first().click();
  await expect(page.locator('mark').first()).toBeInViewport();
});

test('R7: on a phone a figure shows how it was computed and the lit cell at once', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await page.getByRole('button', { name: 'Open report' }).click();
  await chat.report.locator('button[data-figure]').first().click();
  const sheet = page.getByRole('dialog').filter({ hasText: 'How it was computed' });
  await expect(sheet.locator('mark').first()).toBeInViewport();
  await expect(sheet.getByRole('heading', { name: 'How it was computed' })).toBeInViewport();
});

test('R7: sources are under their documents, each with the words it quotes', async ({ page, reader }) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await chat.openTab('Sources');
  await expect(chat.panel.getByText(/^\d+ documents?, \d+ passages?$/)).toBeVisible();
  const document = chat.panel.getByRole('region', { name: /^northwind-freight\.csv/ });
  await document.getByRole('button').first().click();
  await expect(chat.panel.locator('mark').first()).toBeInViewport();
  await chat.panel.getByRole('button', { name: 'All sources' }).click();
  await expect(document).toBeVisible();
});

test('R7: what could not be opened is opened by Retry', async ({ page, reader }) => {
  const copies = '**/api/runs/*/sources/*/copy*';
  await page.route(copies, (route) => route.abort());
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await chat.report.locator('[data-source="1"] button').first().click();
  const source = chat.panel.getByRole('article', { name: 'Source 1' });
  await expect(source.getByRole('alert')).toContainText('could not be opened');
  await page.unroute(copies);
  await source.getByRole('button', { name: 'Retry' }).click();
  await expect(source.locator('mark').first()).toBeInViewport();
});

test.describe('an analysis', () => {
  test.use({ storageState: async ({ site, reader }, use) => await use(storageOf(site.url, reader)) });

  test('R16: a source mark opens the kept copy beside it', async ({ page, reader }) => {
    await page.goto(`/analysis-detail/${reader.runId}`);
    const report = page.getByRole('region', { name: 'Report' });
    await report.locator('[data-source] button').first().click();
    const sheet = page.getByRole('dialog', { name: /^Source \d+$/ });
    await expect(sheet.locator('mark').first()).toBeInViewport();
    await expectAccessibleInLooks(page, fewLooks);
  });
});

test('X2: on a share a stranger opens the kept copy of sample data at its cell', async ({
  reader,
  openBrowser,
  api,
}) => {
  const { url } = await api.share(reader.token, reader.chatId);
  const visit = await (await openBrowser()).newPage();
  await visit.goto(new URL(url).pathname);
  await sharePage(visit).report.locator('button[data-figure]').first().click();
  await expect(visit.getByRole('dialog').locator('mark').first()).toBeInViewport();
  await expectAccessibleInLooks(visit, fewLooks);
});

test.describe('a report about a company', () => {
  test.use({ account: async ({ api }, use) => await use(await api.signup()) });

  test('R7: a number shows what else was said of it, and leads there and back by keyboard', async ({
    page,
    account,
    api,
  }) => {
    const sample = (await api.agent(account.token, 'company-research')).sample;
    const { chatId, runId } = await api.start(account.token, {
      text: 'Company Research',
      agent: 'company-research',
      inputs: sample?.inputs ?? {},
    });
    await expect
      .poll(async () => (await api.run(account.token, runId)).status, { timeout: 60_000 })
      .toBe('done');
    await page.goto(`/chat/${chatId}`);
    const chat = chatPage(page);
    await chat.expectDone();
    await chat.report.locator('button[data-figure="revenue-2025-whole"]').first().click();
    const sheet = page.getByRole('dialog').filter({ hasText: 'How it was computed' });
    const also = sheet.getByRole('region', { name: 'Also said' });
    const other = also.getByRole('listitem').filter({ hasText: 'EUR 430 million' });
    await expect(other).toContainText('differs');
    await expect(also.getByRole('listitem').filter({ hasText: 'the same' })).toContainText(
      'annual-report-2025.md',
    );
    await expect(sheet.locator('mark').filter({ hasText: '412.6' })).toBeInViewport();
    await expect(sheet.getByRole('note', { name: 'Read as' })).toContainText(
      'Revenue · 2025 · EUR 412.6 million',
    );

    await other.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(
      sheet.getByRole('region', { name: /^Kept copy of Northwind Freight, news\.md/ }),
    ).toBeVisible();
    await expect(sheet.locator('mark').first()).toBeInViewport();
    await expectAccessibleInLooks(page, fewLooks);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(also).toBeInViewport();
    await expect(sheet.locator('mark').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 800 });
    await chat.openTab('Sources');
    await chat.panel
      .getByRole('region', { name: /news\.md/ })
      .getByRole('button')
      .first()
      .click();
    const passage = chat.panel.getByRole('article', { name: /^Source \d+$/ });
    await expect(passage.locator('mark').first()).toBeInViewport();
  });
});
