import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type SiteProcess } from '../../scripts/site-process.ts';
import { auditEmbedded } from '../../server/testing/embedded-database.ts';
import { createApi } from '../fixtures/api.ts';
import { expect, modelSettings, storageOf, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';

const port = '4449';

test('R7 C1: after kill -9 in the middle of a run and a restart the page sees it finish, charged once', async ({
  browser,
  model,
}) => {
  test.setTimeout(180_000);
  model.script('lighthouse keepers', [
    { text: ['Step one.'], calls: [{ name: 'calculate', arguments: { expression: '7 * 6' } }] },
    { text: ['The answer begins. ', { gate: 'lighthouse' }, 'This part dies with the server.'] },
    { text: ['The keepers counted 42 nights.'] },
  ]);
  const dataDir = await mkdtemp(join(tmpdir(), 'loupe-crash-'));
  const settings = { dataDir, env: { PORT: port, ...modelSettings(model) } };
  let site: SiteProcess = await startSite(settings);
  try {
    const api = createApi(site.url);
    const account = await api.signup();
    const before = (await api.credits(account.token)).remaining;
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: storageOf(site.url, account),
    });
    const page = await context.newPage();
    const chat = chatPage(page);
    await page.goto('/chat');
    await chat.ask('How long did the lighthouse keepers wait?');
    await model.reached('lighthouse');
    await expect(chat.transcript.getByText('The answer begins.')).toBeVisible();
    const chatId = await chat.chatId();
    const [run] = (await api.chat(account.token, chatId)).runs;

    await site.kill();
    site = await startSite(settings);
    await expect
      .poll(async () => (await api.run(account.token, run?.id ?? '')).status, { timeout: 90_000 })
      .toBe('done');
    await expect(chat.transcript.getByText('The keepers counted 42 nights.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(chat.transcript.getByText('This part dies')).toHaveCount(0);
    await chat.expectDone();

    const receipt = await api.receipt(account.token, run?.id ?? '');
    expect(await api.credits(account.token)).toEqual({
      remaining: before - receipt.charged_credits,
      held: 0,
    });
    await frame(page).expectCredits(before - receipt.charged_credits);
    const { data } = await api.call<{ lines: { kind: string; run_id: string | null; credits: number }[] }>(
      'GET',
      '/billing/ledger',
      { token: account.token },
    );
    expect(data.lines.filter((line) => line.run_id === run?.id)).toEqual([
      expect.objectContaining({ kind: 'run', credits: -receipt.charged_credits }),
    ]);
    const events = await api.events(account.token, run?.id ?? '');
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ type }) => type === 'run.finished')).toHaveLength(1);
    expect(
      events.filter(({ type, data: { tool } }) => type === 'step.started' && tool === 'calculate'),
    ).toHaveLength(1);
    expect((await api.chat(account.token, chatId)).messages).toHaveLength(2);
    expect(await auditEmbedded(dataDir)).toEqual([]);
    await context.close();
  } finally {
    model.open('lighthouse');
    await site.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
