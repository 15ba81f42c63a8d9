import type { Browser, BrowserContext, Page } from '@playwright/test';
import { styleDifferences } from './fixtures/computed-styles.ts';
import { countTimers, usageOf, type PageUsage } from './fixtures/page-usage.ts';
import { admin, expect, storageOf, test, type Reader } from './fixtures/test.ts';
import type { Api } from './fixtures/api.ts';

const emptyPath = '/nowhere';

/** The pages of each slice, with a chat and a share that exist. */
async function pagesOf(api: Api, { token, chatId, runId }: Reader): Promise<Record<string, string[]>> {
  const shared = new URL((await api.share(token, chatId)).url).pathname;
  const chat = [
    '/chat',
    `/chat/${chatId}`,
    '/explore',
    '/runs',
    '/apps/chat/prompts',
    '/detail-page?agent=stock-market-analysis',
  ];
  return {
    chat: [...chat, `/analysis-detail/${runId}`],
    billing: ['/credit-usage', '/pricing', '/payment', '/payment-card', '/manage-payments', '/referel'],
    admin: ['/admin', '/admin/impersonate', '/admin/credits', '/admin/audit'],
    share: [shared, `${shared}/replay`],
  };
}

async function openAs(
  browser: Browser,
  siteUrl: string,
  who: { token: string; permissions: readonly string[] },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    storageState: storageOf(siteUrl, who),
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  // Texts like "a minute ago" must not change while two readings are compared.
  await context.clock.setFixedTime(new Date());
  return context;
}

async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectStands(page: Page, remote: string): Promise<void> {
  await expect(page.locator(`main [data-remote="${remote}"]`)).toHaveAttribute('data-remote-state', 'ready', {
    timeout: 30_000,
  });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}

/**
 * Brings every part into view that is only drawn there: a chart measures its place when it is seen, and a group of a
 * long report has an estimated height until then.
 */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawnInView = [...document.querySelectorAll('main *')].filter(
      (element) =>
        getComputedStyle(element).contentVisibility === 'auto' || element.matches('figure[data-chart]'),
    );
    for (const element of drawnInView) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

for (const remote of ['chat', 'billing', 'admin', 'share']) {
  test(`a slice looks the same alone and with the styles of all others: ${remote}`, async ({
    browser,
    site,
    api,
    reader,
  }) => {
    test.setTimeout(240_000);
    const pages = await pagesOf(api, reader);
    const who = remote === 'admin' ? await api.login(admin.email, admin.password) : reader;
    const context = await openAs(browser, site.url, who);
    const together = await context.newPage();
    await together.goto(emptyPath);
    // Its own styles come first, in between and last: the order of arrival must not matter either.
    const own = pages[remote] ?? [];
    const [first = emptyPath] = own;
    await goInside(together, first);
    await expectStands(together, remote);
    for (const [other, [path = emptyPath]] of Object.entries(pages).filter(([name]) => name !== remote)) {
      await goInside(together, path);
      await expectStands(together, other);
    }
    for (const path of own) {
      const alone = await context.newPage();
      await alone.goto(path);
      await expectStands(alone, remote);
      await goInside(together, path);
      await expectStands(together, remote);
      const region = `main [data-remote="${remote}"]`;
      await expect
        .poll(
          async () => {
            await drawAll(alone);
            await drawAll(together);
            return styleDifferences(alone.locator(region), together.locator(region));
          },
          { timeout: 40_000 },
        )
        .toEqual([]);
      await alone.close();
    }
    await context.close();
  });
}

/**
 * Mounts the pages one after the other and leaves each again, `times` in all: one round as soon as it is shown, with its
 * requests under way, the next when its content is there.
 */
async function mountAndLeave(
  page: Page,
  remote: string,
  paths: readonly string[],
  times: number,
): Promise<void> {
  await page.evaluate(
    async ([name, pages, count, empty]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page, which has nothing else
      const go = (to: string) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page, which has nothing else
      const until = (isTrue: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => (isTrue() ? resolve() : requestAnimationFrame(look));
          look();
        });
      const region = `main [data-remote="${name}"][data-remote-state="ready"]`;
      for (let index = 0; index < count; index += 1) {
        const waitsForContent = Math.floor(index / pages.length) % 2 === 1;
        go(pages[index % pages.length] ?? empty);
        await until(() => document.querySelector(region) !== null);
        if (waitsForContent) await until(() => document.querySelector('main [aria-busy="true"]') === null);
        go(empty);
        await until(() => document.querySelector('main [data-remote]') === null);
      }
    },
    [remote, paths, times, emptyPath] as const,
  );
}

/** With FAULT_MATRIX=whole (`npm run test:faults`) twice as often. */
const mounts = process.env['FAULT_MATRIX'] === 'whole' ? 200 : 100;
/** What may come and go by chance, however often something is mounted: less than one thing kept by each mount. */
const chance = { listeners: 30, nodes: 90, timers: 10, heapMB: 3 };

function grownBeyondChance(before: PageUsage, after: PageUsage): string[] {
  return (Object.keys(chance) as (keyof PageUsage)[])
    .filter((what) => !(after[what] - before[what] <= chance[what]))
    .map((what) => `${what}: ${before[what]} became ${after[what]} in ${mounts} mounts`);
}

for (const remote of ['chat', 'billing', 'admin', 'share']) {
  test(`a slice that is mounted and left ${mounts} times gives back what it took: ${remote}`, async ({
    openBrowser,
    api,
    reader,
  }) => {
    test.setTimeout(300_000);
    const paths = (await pagesOf(api, reader))[remote] ?? [];
    const who = remote === 'admin' ? await api.login(admin.email, admin.password) : reader;
    const page = await (await openBrowser(who)).newPage();
    await countTimers(page);
    await page.goto(emptyPath);
    // Every page twice: what is loaded and kept once is there before it is counted.
    await mountAndLeave(page, remote, paths, paths.length * 4);
    const before = await usageOf(page);
    await mountAndLeave(page, remote, paths, mounts);
    // A timeout of the last mounts may still be running out; one that is kept never does.
    await expect
      .poll(async () => grownBeyondChance(before, await usageOf(page)), { timeout: 60_000 })
      .toEqual([]);
  });
}
