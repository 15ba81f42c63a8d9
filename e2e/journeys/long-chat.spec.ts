import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Account, Api } from '../fixtures/api.ts';
import { expect, storageOf, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

/** Turns of the chat: more than are read at a time (50 messages). */
const turns = 32;

interface LongChat extends Account {
  readonly chatId: string;
}
const longChats = new WeakMap<Api, Promise<LongChat>>();

/** A chat of many turns, each asked and answered; made once for a site. */
function longChat(api: Api): Promise<LongChat> {
  const make = async () => {
    const account = await api.signup('Lena Reader');
    const { token } = account;
    const made = await api.call<{ chat: { id: string } }>('POST', '/chats', { token, body: {} });
    const chatId = made.data.chat.id;
    for (let n = 1; n <= turns; n += 1) {
      const text = `${1000 + n} * 3`;
      const sent = await api.call<{ run: { id: string } }>('POST', `/chats/${chatId}/messages`, {
        token,
        key: randomUUID(),
        body: { text },
      });
      await expect
        .poll(async () => (await api.run(token, sent.data.run.id)).status, { intervals: [50] })
        .toBe('done');
    }
    return { ...account, chatId };
  };
  const known = longChats.get(api) ?? make();
  longChats.set(api, known);
  return known;
}

const turnsOf = (page: Page) => page.locator('[data-turn]');
const question = (page: Page, n: number) =>
  chatPage(page)
    .transcript.locator('[data-part="question"]')
    .getByText(`${1000 + n} * 3`, { exact: true });
test.describe('a long chat', () => {
  let chat: LongChat;
  test.beforeEach(async ({ api }) => {
    test.slow();
    chat = await longChat(api);
  });

  async function open(page: Page, siteUrl: string, fragment = ''): Promise<void> {
    const { origins } = storageOf(siteUrl, chat);
    await page.addInitScript((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, origins[0]!.localStorage);
    await page.goto(`/chat/${chat.chatId}${fragment}`);
    await expect(turnsOf(page).last()).toBeVisible();
  }

  test('R7 opens at its end with its newest messages; older ones come as the reader nears them, and no turn is left out', async ({
    page,
    site,
  }) => {
    await open(page, site.url);
    await expect(question(page, turns)).toBeInViewport();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('before=')) asked.push(request.url());
    });
    const seen = new Set<string>();
    const first = question(page, 1);
    await expect(async () => {
      for (const id of await turnsOf(page).evaluateAll((rows) =>
        rows.map((row) => row.dataset['turn'] ?? ''),
      ))
        seen.add(id);
      await chatPage(page).transcript.evaluate((element) => element.scrollBy({ top: -300 }));
      await expect(first).toBeInViewport({ timeout: 50 });
    }).toPass({ timeout: 60_000, intervals: [50] });
    expect(asked).toHaveLength(1);
    expect(seen.size).toBe(turns);
    expect(await turnsOf(page).count()).toBeLessThan(turns);
  });

  test('R7 what is mounted above, or read before, moves no text in view', async ({ page, site }) => {
    await open(page, site.url);
    const { transcript } = chatPage(page);
    await transcript.hover();
    for (let step = 0; step < 12; step += 1) {
      const moved = await transcript.evaluate(async (element) => {
        const view = element.getBoundingClientRect();
        const isInside = (row: Element) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top > view.top + 20 && bottom < view.bottom - 20;
        };
        const row = [...element.querySelectorAll('[data-turn] [data-part="question"]')].find(isInside);
        if (!row) throw new Error('No question is in view');
        const before = row.getBoundingClientRect().top;
        element.scrollBy({ top: -240 });
        for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
        return row.isConnected ? row.getBoundingClientRect().top - before : Number.NaN;
      });
      expect(Math.abs(moved - 240), `step ${step}: moved by ${moved}`).toBeLessThanOrEqual(2);
    }
  });

  test('R7 Ctrl F finds in the whole chat, also what was not read, goes from find to find and gives the focus back', async ({
    page,
    site,
  }) => {
    await open(page, site.url);
    await chatPage(page).message.focus();
    await page.keyboard.press('Control+f');
    const field = page.getByRole('searchbox', { name: 'Find in this chat' });
    await expect(field).toBeFocused();
    await field.fill('1002 * 3');
    await expect(question(page, 2)).toBeInViewport();
    const status = page.locator('[data-find-bar]').getByRole('status');
    // In the question, and in the answer that repeats it: the nearest to the end, where the reader is.
    await expect(status).toHaveText('2 of 2');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('1 of 2');
    await page.keyboard.press('Shift+Enter');
    await expect(status).toHaveText('2 of 2');
    const marked = () => page.evaluate(() => [...(CSS.highlights.get('chat-find-shown') ?? [])].map(String));
    expect(await marked()).toEqual(['1002 * 3']);
    await field.fill('of nothing in it');
    await expect(status).toHaveText('Nothing found');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(chatPage(page).message).toBeFocused();
    expect(await marked()).toEqual([]);
  });

  test('R7 selecting all takes every turn of the chat, and lets them go again', async ({ page, site }) => {
    await open(page, site.url);
    await chatPage(page).transcript.focus();
    await page.keyboard.press('Control+a');
    await expect(turnsOf(page)).toHaveCount(turns);
    const selected = await page.evaluate(() => String(getSelection()));
    for (let n = 1; n <= turns; n += 1) expect(selected).toContain(`${1000 + n} * 3`);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await expect.poll(async () => await turnsOf(page).count()).toBeLessThan(turns);
  });

  test('R7 a printed chat has all of its turns, and nothing around them', async ({ page, site }) => {
    await open(page, site.url);
    // Older turns that come above keep the view where it was: it is sent up again.
    await expect(async () => {
      await chatPage(page).transcript.evaluate((element) => element.scrollTo({ top: 0 }));
      await expect(question(page, 1)).toBeInViewport({ timeout: 300 });
    }).toPass();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(turnsOf(page)).toHaveCount(turns);
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
    await expect(chatPage(page).message).toBeHidden();
    const cut = await chatPage(page).transcript.evaluate(
      (element) => element.scrollHeight - element.clientHeight,
    );
    expect(cut).toBeLessThanOrEqual(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  test('R7 a link to a message opens the chat there, with all that came after it', async ({
    page,
    site,
    api,
  }) => {
    const { messages } = await api.chat(chat.token, chat.chatId);
    await open(page, site.url, `#${messages[4]!.id}`);
    await expect(question(page, 3)).toBeInViewport();
    await page.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(question(page, turns)).toBeInViewport();
  });

  test('R7 the end of a run is taken from its log: the chat is not read again', async ({ page, site }) => {
    await open(page, site.url);
    const read: string[] = [];
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname !== `/api/chats/${chat.chatId}`) return;
      const { data } = (await response.json()) as { data: { chat: { messages: unknown[] } } };
      if (data.chat.messages.length > 0) read.push(response.url());
    });
    await chatPage(page).ask('77 * 3');
    await expect(chatPage(page).transcript.getByText('231').last()).toBeVisible();
    await expect(turnsOf(page).last().getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    expect(read).toEqual([]);
  });
});
