import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';

test.use({ account: async ({ reader }, use) => await use(reader) });

test('R14 X2: a shared chat opens without a token in a fresh browser, shows the same report, and can be revoked', async ({
  page,
  openBrowser,
  api,
  reader,
}) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  const heading = await chat.report.getByRole('heading').first().textContent();
  // A long report is drawn part by part: its rows are counted when its last line is there.
  await expect(chat.report.getByText('Prepared by the built-in analyst')).toBeAttached();
  const rows = await chat.report.getByRole('row').count();
  const link = await chat.share();

  const stranger = await (await openBrowser()).newPage();
  const authorised: string[] = [];
  stranger.on('request', (request) => {
    if (request.headers()['authorization']) authorised.push(request.url());
  });
  await stranger.goto(new URL(link).pathname);
  const report = stranger
    .locator('[data-markdown]')
    .filter({ has: stranger.getByRole('heading', { name: heading ?? '' }) })
    .first();
  await expect(report).toBeVisible();
  await expect(report.getByRole('row')).toHaveCount(rows);
  await expect(stranger.getByText(reader.email)).toHaveCount(0);
  expect(authorised).toEqual([]);

  const shareId = new URL(link).pathname.split('/')[2] as string;
  expect((await api.call('DELETE', `/shares/${shareId}`, { token: reader.token })).status).toBe(200);
  await stranger.reload();
  await expect(stranger.getByText(/not available/i).first()).toBeVisible();
});

test('X2: the owner too reads a share without a token', async ({ page, api, reader }) => {
  const { url } = await api.share(reader.token, reader.chatId);
  const publicCalls: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/public/')) publicCalls.push(request.headers()['authorization']);
  });
  await page.goto(new URL(url).pathname);
  await expect(page.locator('[data-markdown]').first()).toBeVisible();
  expect(publicCalls.length).toBeGreaterThan(0);
  expect(publicCalls.filter(Boolean)).toEqual([]);
});

test('R7: a second account sees nothing of the first, on the page and in the API', async ({
  openBrowser,
  api,
  reader,
}) => {
  const second = await api.signup('Second Reader');
  const page = await (await openBrowser(second)).newPage();
  await page.goto(`/chat/${reader.chatId}`);
  await expect(page.getByText('This chat was not found.').first()).toBeVisible();
  await frame(page).expectCredits((await api.credits(second.token)).remaining);

  const unknown = await api.call('GET', '/chats/cht_unknown', { token: second.token });
  const foreign = await api.call('GET', `/chats/${reader.chatId}`, { token: second.token });
  expect({ ...foreign }).toEqual({ ...unknown });
  for (const path of [
    `/runs/${reader.runId}`,
    `/runs/${reader.runId}/log`,
    `/runs/${reader.runId}/events`,
    `/billing/receipts/${reader.runId}`,
    `/chats/${reader.chatId}/shares`,
  ]) {
    expect((await api.call('GET', path, { token: second.token })).status, path).toBe(404);
  }
  expect((await api.call('POST', `/runs/${reader.runId}/stop`, { token: second.token })).status).toBe(404);
  const list = await api.call<{ chats: unknown[] }>('GET', '/chats', { token: second.token });
  expect(list.data.chats).toEqual([]);
});

test('N5: the report panel is only open while the address has a chat', async ({ page, reader }) => {
  await page.goto(`/chat/${reader.chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await expect(chat.panel).toBeVisible();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/\/explore/);
  await expect(chat.panel).toHaveCount(0);
});
