import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

/** Where something is on the screen, in CSS pixels. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Resolves when nothing on the page moves any more, e.g. the panel that opens beside the chat. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  });
}

/** Whether the four sides of something are reached by a press there. */
function placesReached(element: Element): boolean[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const places = [
    [left + 2, middle],
    [right - 2, middle],
    [(left + right) / 2, top + 2],
    [(left + right) / 2, bottom - 2],
  ] as const;
  return places.map(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test('R7 a double click on Send asks once and selects nothing of the page', async ({ page }) => {
  await page.goto('/chat');
  const chat = chatPage(page);
  await chat.message.fill('17 * 3');
  await chat.send.dblclick();
  await chat.expectDone();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await expect(chat.transcript.getByText('17 * 3', { exact: true })).toHaveCount(1);
});

/** Counts from now on what moves without a press; the answer says how much so far. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shifts: number };
    kept.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) kept.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

for (const width of [1280, 390])
  test(`S6 a chat with its report opens without moving what is there, ${width} px`, async ({
    openBrowser,
    reader,
  }) => {
    const page = await (await openBrowser(reader)).newPage();
    await page.setViewportSize({ width, height: 800 });
    const shifts = await countShifts(page);
    await page.goto(`/chat/${reader.chatId}`);
    const chat = chatPage(page);
    await chat.expectDone();
    await expect(page.locator('[data-markdown]').first()).toBeVisible();
    // Past it, people see the page jump (Web Vitals: cumulative layout shift, "good").
    expect(await shifts()).toBeLessThan(0.1);
  });

for (const width of [1280, 390])
  test(`S6 a shared report opens without moving what is there, ${width} px`, async ({
    api,
    openBrowser,
    reader,
  }) => {
    const { url } = await api.share(reader.token, reader.chatId);
    const page = await (await openBrowser()).newPage();
    await page.setViewportSize({ width, height: 800 });
    const shifts = await countShifts(page);
    await page.goto(url);
    await expect(page.locator('[data-markdown] h1')).toBeVisible();
    await expect(page.locator('[data-markdown]').last().getByRole('heading').last()).toBeAttached();
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });

for (const width of [1280, 390])
  test(`S6 the composer is where it stays before the turns come, ${width} px`, async ({
    openBrowser,
    reader,
  }) => {
    const page = await (await openBrowser(reader)).newPage();
    await page.setViewportSize({ width, height: 800 });
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    await page.route('**/remotes/chat/**/*.js*', async (route) => {
      const answer = await route.fetch();
      const code = await answer.text();
      if (code.includes('"data-sent"')) {
        isHeld = true;
        await held.promise;
      }
      await route.fulfill({ response: answer, body: code });
    });
    // What is held may be asked for before the page has loaded, which then waits for it.
    await page.goto(`/chat/${reader.chatId}`, { waitUntil: 'commit' });
    const chat = chatPage(page);
    await expect(chat.message).toBeVisible();
    await expect.poll(() => isHeld).toBe(true);
    await atRest(page);
    const before = await boxOf(chat.message);
    held.resolve();
    await chat.expectDone();
    expect(await boxOf(chat.message)).toEqual(before);
  });

for (const width of [1280, 390])
  test(`R7 Copy of an earlier turn is cut off nowhere, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/chat');
    const chat = chatPage(page);
    await chat.ask('17 * 3');
    await chat.expectDone(1);
    await chat.ask('17 * 4');
    await chat.expectDone(2);
    const turn = chat.transcript.getByRole('article').first();
    const copy = turn.getByRole('button', { name: 'Copy', exact: true });
    // What is cut off cannot be pressed. The transcript may still be going to the last answer.
    await expect
      .poll(async () => {
        await turn.hover();
        return await copy.evaluate(placesReached);
      })
      .toEqual([true, true, true, true]);
  });

test('R7 a message of the site keeps clear of Send', async ({ page, api, account }) => {
  await api.call('POST', '/chats', { token: account.token, body: { title: 'Gone soon' } });
  await page.goto('/chat');
  const chat = chatPage(page);
  await chat.ask('17 * 3');
  await chat.expectDone();
  const row = page.getByRole('listitem').filter({ hasText: 'Gone soon' });
  await row.hover();
  await row.getByRole('button', { name: 'Chat actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const message = page.getByText('“Gone soon” deleted').locator('..');
  await expect(message).toBeVisible();
  await expect
    .poll(async () => (await boxOf(message)).bottom - (await boxOf(chat.send)).top)
    .toBeLessThanOrEqual(0);
});

test('M4 a report is copied with each formula as it was written and each source as its mark', async ({
  openBrowser,
  reader,
}) => {
  const context = await openBrowser(reader);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(`/chat/${reader.chatId}`);
  const { report } = chatPage(page);
  await expect(report.locator('.katex').first()).toBeVisible();
  await report.evaluate((element) => getSelection()?.selectAllChildren(element));
  // What makes copies readable is loaded with the first selection.
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+C');
      return await page.evaluate(() => navigator.clipboard.readText());
    })
    .toMatch(/\\\(.+\\\)|\$\$.+\$\$/s);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\[1\]/);
});
