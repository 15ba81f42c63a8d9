import { priceCsv } from '../fixtures/price-file.ts';
import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { authPages } from '../pages/auth.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';

const stocks = 'Stock Market Analysis';

test.describe('a visitor', () => {
  test.use({ as: 'guest' });

  test('R5 R20 R8 R7: signs up, explores, analyses an own file, reads the report and asks on', async ({
    page,
    site,
    api,
  }) => {
    const who = { email: `first-${Date.now()}@example.com`, password: 'a quiet reading desk' };
    await authPages(page).signUp(who);
    await expect(page).toHaveURL(`${site.url}/chat`);
    const chat = chatPage(page);
    await expect(chat.message).toBeVisible();

    const agent = agentPage(page);
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.getByRole('link', { name: stocks }).first().click();
    await expect(page.getByRole('heading', { name: stocks, level: 1 })).toBeVisible();
    await agent.chooseFile('own-prices.csv', priceCsv());
    await expect(agent.form.getByText('own-prices.csv')).toBeVisible();
    await expect(agent.form.getByText(/520 rows/)).toBeVisible();
    await expect(agent.estimate).toContainText('Held at most');
    const cap = await agent.cap();
    expect(cap).toBeGreaterThan(0);

    const { token } = await api.login(who.email, who.password);
    const before = await frame(page).credits();
    await agent.start.click();
    const chatId = await chat.chatId();
    await chat.expectDone();

    await expect(chat.report.getByRole('heading').first()).toBeVisible();
    await expect(chat.report.getByRole('table').first()).toBeVisible();
    await expect(chat.report.locator('.katex').first()).toBeVisible();
    await chat.openTab('Sources');
    await expect(chat.panel.getByText('own-prices.csv').first()).toBeVisible();
    await chat.openTab('Report');
    await chat.report.locator('button[data-figure]').first().click();
    const sheet = page.getByRole('dialog').filter({ hasText: 'How it was computed' });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('mark').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    const [run] = (await api.chat(token, chatId)).runs;
    const receipt = await api.receipt(token, run?.id ?? '');
    expect(receipt.held_credits).toBe(cap);
    expect(
      receipt.lines.reduce((sum, { millicredits }) => sum + millicredits, receipt.rounding_millicredits),
    ).toBe(receipt.charged_credits * 1000);
    await frame(page).expectCredits(before - receipt.charged_credits);
    expect(await api.credits(token)).toEqual({ remaining: before - receipt.charged_credits, held: 0 });

    await chat.ask('What was the highest close, and when?');
    await chat.expectDone(2);
    await expect(chat.message).toHaveValue('');
    expect((await api.chat(token, chatId)).messages).toHaveLength(4);
  });
});

test('R10: the receipt on the credit page says what the meter lost', async ({ page, account, api }) => {
  const sample = (await api.agent(account.token, 'stock-market-analysis')).sample;
  const before = (await api.credits(account.token)).remaining;
  const { runId } = await api.start(account.token, {
    text: stocks,
    agent: 'stock-market-analysis',
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  await expect
    .poll(async () => (await api.run(account.token, runId)).status, { timeout: 60_000 })
    .toBe('done');
  const { charged_credits: charged } = await api.receipt(account.token, runId);
  expect(charged).toBeGreaterThan(0);

  await page.goto('/credit-usage');
  await frame(page).expectCredits(before - charged);
  await expect(page.getByRole('heading', { name: 'Credit usage', level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: `Receipt of ${stocks}` })
    .first()
    .click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  const chargedRow = receipt.getByRole('row', { name: /^Charged/ });
  await expect(chargedRow.getByRole('cell')).toHaveText(String(charged));
});

test('R8: "Try with sample data" leads to a finished report in one click', async ({ page }) => {
  const agent = agentPage(page);
  await agent.openFromExplore(stocks);
  await agent.trySample.click();
  const chat = chatPage(page);
  await chat.expectDone();
  await expect(chat.report.getByRole('table').first()).toBeVisible();
  await chat.openTab('Sources');
  await expect(
    chat.panel
      .getByRole('tabpanel')
      .getByText(/sample/i)
      .first(),
  ).toBeVisible();
});

test('R8: Company Research delivers a document with sources on the sample dossier', async ({ page }) => {
  const agent = agentPage(page);
  await agent.openFromExplore('Company Research');
  await agent.trySample.click();
  const chat = chatPage(page);
  await chat.expectDone();
  await expect(chat.report.locator('[data-source]').first()).toBeVisible();
});

test('R7 M4: a plain chat calculates and keeps money apart from maths', async ({ page }) => {
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('What is 1250 * 1.19?');
  await chat.expectDone();
  await expect(chat.transcript.getByText(/1[,.]?487\.5/).first()).toBeVisible();
});

test('R7: a reload in the middle of a run goes on to the end', async ({ page, account, api }) => {
  const agent = agentPage(page);
  await agent.openDirectly('stock-market-analysis');
  await agent.chooseFile('own-prices.csv', priceCsv(2_000));
  await expect(agent.form.getByText(/2,?000 rows/)).toBeVisible();
  await agent.start.click();
  const chat = chatPage(page);
  const chatId = await chat.chatId();
  await page.reload();
  await chat.expectDone();
  await expect(chat.report.getByRole('table').first()).toBeVisible();
  const { runs, messages } = await api.chat(account.token, chatId);
  expect(runs).toHaveLength(1);
  expect(messages).toHaveLength(2);
});

test('R8: the page of an agent ends where its content ends, although its sample report is folded', async ({
  page,
}) => {
  await page.goto('/detail-page?agent=stock-market-analysis');
  await expect(page.getByRole('button', { name: 'Show the whole report' })).toBeVisible();
  const main = page.getByRole('main');
  await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(main.getByRole('heading', { name: 'How it works' })).toBeInViewport();
});
