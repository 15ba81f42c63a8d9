/* oxlint-disable no-underscore-dangle -- names given by others */
import type { Page, Route } from '@playwright/test';
import { admin, expect, test } from './fixtures/test.ts';

/** A page of each remote. */
const pages = { chat: '/chat', billing: '/credit-usage', admin: '/admin', share: '/share/none' } as const;
const anyRemote = '**/remotes/*/*/**';
const entryOf = (remote: string) => `**/remotes/${remote}/*/entry.js*`;

function region(page: Page, remote: string) {
  return page.locator(`main [data-remote="${remote}"]`);
}

async function expectReady(page: Page, remote: string): Promise<void> {
  await expect(region(page, remote)).toHaveAttribute('data-remote-state', 'ready', { timeout: 25_000 });
}

async function expectFailed(page: Page, remote: string): Promise<void> {
  await expect(region(page, remote)).toHaveAttribute('data-remote-state', 'failed', { timeout: 25_000 });
  await expect(region(page, remote).getByRole('alert')).toContainText('is not available right now');
  await expect(region(page, remote).getByText(/Error id/)).toBeVisible();
}

/** Goes to another page of the site as a link of it would: the page itself stays. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

/** The host around a failed region: the frame is there, its own pages and the other remotes answer. */
async function expectRestWorks(page: Page, other: 'chat' | 'billing' = 'chat'): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await goInside(page, pages[other]);
  await expectReady(page, other);
}

async function expectRetryHeals(page: Page, remote: string): Promise<void> {
  await region(page, remote).getByRole('button', { name: 'Retry' }).click();
  await expectReady(page, remote);
  await expect(region(page, remote).getByRole('heading').first()).toBeVisible();
  await expectSamePage(page);
}

test('the page of a link is loaded while the pointer rests on the link, and nothing of it before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(pages.chat);
  await page.getByRole('button', { name: /^Account/ }).click();
  const pricing = page.getByRole('menuitem', { name: 'Pricing' });
  await expect(pricing).toBeVisible();
  expect(asked.filter((url) => url.includes('/remotes/billing/'))).toEqual([]);
  await pricing.hover();
  await expect.poll(() => asked.some((url) => url.includes('/remotes/billing/'))).toBe(true);
  await expect(page).toHaveURL(/\/chat$/);
});

test('all four remotes load at run time, each in the version that the registry names', async ({ page }) => {
  await page.goto(pages.chat);
  const registry = (await (await page.request.get('/remotes/registry.json')).json()) as {
    remotes: { name: string; version: string }[];
  };
  expect(registry.remotes.map(({ name }) => name)).toEqual(['admin', 'billing', 'chat', 'share']);
  for (const { name, version } of registry.remotes) {
    await goInside(page, pages[name as keyof typeof pages]);
    await expectReady(page, name);
    await expect(region(page, name)).toHaveAttribute('data-remote-version', version);
  }
});

test('host and four remotes use one instance of React, of the environment and of every shared store', async ({
  page,
}) => {
  await page.goto(pages.chat);
  for (const [remote, path] of Object.entries(pages)) {
    await goInside(page, path);
    await expectReady(page, remote);
  }
  const shares = await page.evaluate(() => {
    const { loupeShareScope } = globalThis as unknown as {
      loupeShareScope: Record<string, Record<string, { usedBy: Set<string> }>>;
    };
    return Object.entries(loupeShareScope).map(([name, versions]) => ({
      name,
      users: Object.values(versions).map(({ usedBy }) => [...usedBy]),
    }));
  });
  const everyone = ['loupe-admin', 'loupe-billing', 'loupe-chat', 'loupe-host', 'loupe-share'];
  for (const { name, users } of shares) expect(users, `versions of ${name}`).toHaveLength(1);
  const usersOf = (name: string) => shares.find((share) => share.name === name)?.users[0]?.toSorted();
  for (const name of ['react', 'nanostores', '@loupe/shared/environment'])
    expect(usersOf(name), name).toEqual(everyone);
  expect(shares.filter(({ name }) => name.startsWith('@loupe/shared/stores/')).length).toBeGreaterThan(5);
});

test('the page runs under a strict policy: no string becomes a script, an inline script or HTML', async ({
  page,
}) => {
  const answer = await page.goto(pages.chat);
  await expectReady(page, 'chat');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  const refused = await page.evaluate(() => {
    const tries: (() => unknown)[] = [
      () => document.body.setAttribute('onclick', 'globalThis.hasRun = true'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>html</b>'),
      () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
      () => (document.createElement('script').text = 'globalThis.hasRun = true'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch {
        return 'refused';
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
});

test('the host is usable with none of the four remotes reachable, and each comes back with Retry', async ({
  page,
}) => {
  await page.route(anyRemote, (route) => route.abort());
  await page.goto(pages.chat);
  await markPage(page);
  await expectFailed(page, 'chat');
  await expect(page.getByRole('meter', { name: /credits left/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await goInside(page, pages.billing);
  await expectFailed(page, 'billing');
  await page.unroute(anyRemote);
  await expectRetryHeals(page, 'billing');
  // It failed in two places: for a minute nobody waits for it again, but by hand.
  await goInside(page, pages.chat);
  await expectFailed(page, 'chat');
  await expectRetryHeals(page, 'chat');
});

/** Beside those of faults.spec.ts, which strike all files of a release. */
const faults: readonly [what: string, pattern: string, answer: (route: Route) => Promise<void> | void][] = [
  [
    'serves garbage',
    entryOf('billing'),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>no</title>' }),
  ],
  [
    'lacks a chunk',
    '**/remotes/billing/*/credit-usage-page.*.js*',
    (route) => route.fulfill({ status: 404, body: 'nothing' }),
  ],
];

for (const [what, pattern, answer] of faults) {
  test(`a remote that ${what} leaves the rest working and comes back with Retry`, async ({ page }) => {
    await page.route(pattern, answer);
    // What hangs also keeps the browser's own loading sign; the page is there without it.
    await page.goto(pages.billing, { waitUntil: 'domcontentloaded' });
    await markPage(page);
    await expectFailed(page, 'billing');
    await expectRestWorks(page);
    await goInside(page, pages.billing);
    await expectFailed(page, 'billing');
    await page.unroute(pattern);
    await expectRetryHeals(page, 'billing');
  });
}

test('a remote that was only late is reported as missing, and appears by itself once it has come', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(entryOf('billing'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pages.billing, { waitUntil: 'domcontentloaded' });
  await markPage(page);
  await expectFailed(page, 'billing');
  release();
  await expectReady(page, 'billing');
  await expectSamePage(page);
});

test('a tampered entry and a tampered chunk never run', async ({ page }) => {
  const intruder =
    'globalThis.intruderRan = true; window.loupe_remote_billing = { init() {}, get: async () => () => ({ Page: () => null }) };';
  for (const pattern of [entryOf('billing'), '**/remotes/billing/*/credit-usage-page.*.js*']) {
    await page.route(pattern, async (route) => {
      const original = await route.fetch();
      await route.fulfill({ response: original, body: `${intruder}${await original.text()}` });
    });
    await page.goto(pages.billing);
    await expectFailed(page, 'billing');
    expect(await page.evaluate(() => 'intruderRan' in globalThis)).toBe(false);
    await page.unroute(pattern);
  }
});

test('R17: an admin opens the admin slice from the account menu', async ({ openBrowser, api }) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  await page.goto(pages.chat);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expectReady(page, 'admin');
});
