import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { composePages } from './fixtures/composition.ts';
import { serveSources, type SliceServer } from './fixtures/slice-server.ts';
import { admin, expect, storageOf, test as base } from './fixtures/test.ts';
import { chatPage } from './pages/chat-page.ts';
import { developerQuestion, openFromOwnMachine } from './pages/developer-question.ts';
import { goInside, markDocument, regionOf } from './pages/region.ts';

const test = base.extend<object, { billing: SliceServer }>({
  billing: [
    async ({ site }, use) => {
      const server = await serveSources('billing', site.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Addresses, other than the page's own origin, of scripts and style sheets that the page has. */
function foreignFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="stylesheet"]')]
      .map((element) => ('src' in element ? element.src : element.href))
      .filter((address) => !address.startsWith(location.origin)),
  );
}

test("a slice's development server works inside the deployed site: each change shows at once, and only there", async ({
  openBrowser,
  api,
  billing,
}) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openFromOwnMachine(page, '/chat', 'billing', billing.origin);
  const expectSameDocument = await markDocument(page);
  await chatPage(page).message.fill('A draft nobody may lose');
  await goInside(page, '/credit-usage');
  await regionOf(page, 'billing').expectReady('override');

  const title = ['src/messages/en.ts', "title: 'Credit usage'"] as const;
  await billing.change(...title, "title: 'Credits, and where they went'");
  await expect(heading(page, 'Credits, and where they went')).toBeVisible();

  const badge = page.getByRole('complementary', { name: 'Developer mode' });
  const view = 'src/expose/credit-usage-page.tsx';
  const undo = await billing.change(view, 'return <', 'return <<');
  await expect(badge).toContainText('cannot be built');
  await expect(heading(page, 'Credits, and where they went')).toBeVisible();
  await undo();
  await expect(badge).not.toContainText('cannot be built');

  const heal = await billing.change(view, 'return <', "if (host) throw new Error('Not yet'); return <");
  await regionOf(page, 'billing').expectMissing('is not available right now');
  await heal();
  await regionOf(page, 'billing').expectReady('override');

  const styles = 'src/parts/page.module.css';
  const undoStyle = await billing.change(styles, '.page {', '.page { outline: 3px solid red;');
  const outlined = page.locator('main [class*="billing-page-"]').first();
  await expect(outlined).toHaveCSS('outline-width', '3px');
  await undoStyle();
  await expect(outlined).not.toHaveCSS('outline-style', 'solid');

  await goInside(page, '/chat');
  await expect(chatPage(page).message).toHaveValue('A draft nobody may lose');
  await expectSameDocument();
  expect(problems).toEqual([]);
});

test('the page of an overridden slice takes code from that port of this machine, and from no other place', async ({
  openBrowser,
  api,
  billing,
  site,
}) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  const answer = await openFromOwnMachine(page, '/credit-usage', 'billing', billing.origin);
  await regionOf(page, 'billing').expectReady('override');
  const foreign = await foreignFiles(page);
  expect(foreign).toContain(`${billing.origin}/entry.js`);
  expect(foreign.every((address) => address.startsWith(`${billing.origin}/`))).toBe(true);
  const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(own.filter((address) => address.startsWith(`${site.url}/remotes/billing/`))).toEqual([]);

  const opened = String(answer.headers()['content-security-policy']);
  const closed = String((await fetch(`${site.url}/credit-usage`)).headers.get('content-security-policy'));
  const socket = billing.origin.replace('http:', 'ws:');
  const withoutDeveloper = opened.replaceAll(` ${billing.origin}`, '').replace(` ${socket}`, '');
  expect(withoutDeveloper).toBe(closed);
  const refused = await page.evaluate(async () => {
    const violation = new Promise((done) =>
      document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), {
        once: true,
      }),
    );
    await fetch('http://localhost:1/').catch(() => undefined);
    return violation;
  });
  expect(refused).toBe('connect-src');
});

test('a slice that was never released is shown inside the site as well', async ({
  openBrowser,
  api,
  billing,
}) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  // A page that is not known to come from this machine asks whether it may reach it, as one of a deployed site does.
  await context.grantPermissions(['local-network-access']);
  const page = await context.newPage();
  await composePages(page, {
    document: (given) => ({ ...given, remotes: given.remotes.filter(({ name }) => name !== 'billing') }),
  });
  await openFromOwnMachine(page, '/credit-usage', 'billing', billing.origin);
  await regionOf(page, 'billing').expectReady('override');
});

/** Something at a port of this machine that would read the tab's session if it were run, and what it was asked for. */
async function openTrap(): Promise<{ origin: string; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (!url.endsWith('.js')) return answer.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    answer.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
    answer.end('globalThis.stolen = localStorage.getItem("token")');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked, server };
}

test('a link to a port of this machine runs nothing: an admin is asked first, and nothing runs without a release.json', async ({
  openBrowser,
  api,
}) => {
  const trap = await openTrap();
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  const own: string[] = [];
  page.on('request', (request) => own.push(new URL(request.url()).pathname));
  const link = `/chat?dev=chat@${trap.origin}`;
  const question = developerQuestion(page);

  await page.goto(link);
  await expect(question.main).toContainText(`Slicechat`);
  await expect(question.main).toContainText(trap.origin);
  // Also none of the site's own slices: nobody but the host draws this page.
  expect(own.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
  await expect(question.refuse).toBeFocused();
  await expect(question.confirm).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(question.confirm).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chatPage(page).message).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await page.reload();
  await expect(chatPage(page).message).toBeVisible();
  expect(trap.asked).toEqual([]);

  await page.goto(link);
  await expect(question.refuse).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chatPage(page).message).toBeVisible();
  expect(trap.asked).toEqual([]);

  await openFromOwnMachine(page, '/chat', 'chat', trap.origin);
  const badge = page.getByRole('complementary', { name: 'Developer mode' });
  await expect(badge).toContainText('does not describe chat');
  await expect(chatPage(page).message).toBeVisible();
  expect(trap.asked).toEqual(['/release.json']);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  trap.server.close();
});

const texts = 'src/messages/pricing-en.ts';

/** The slice's page by itself, showing a change and with something chosen; the answer waits for the next build. */
const alone = test.extend<{
  slice: { page: Page; expectKept: () => Promise<void>; built: () => Promise<void> };
}>({
  slice: async ({ browser, account, billing, contextOptions }, use) => {
    const storageState = storageOf(billing.origin, account);
    const context = await browser.newContext({ ...contextOptions, baseURL: billing.origin, storageState });
    const page = await context.newPage();
    const socket = page.waitForEvent('websocket');
    await page.goto('/pricing');
    const yearly = page.getByRole('radio', { name: 'Yearly' });
    // Whatever was built while the page was loading: once it shows a change it has the newest build, and can take the next.
    const undo = await billing.change(texts, "title: 'Plans and prices'", "title: 'Plans'");
    await expect(heading(page, 'Plans')).toBeVisible();
    await yearly.check();
    const expectSameDocument = await markDocument(page);
    const news = await socket;
    await use({
      page,
      async expectKept() {
        await expect(yearly).toBeChecked();
        await expectSameDocument();
      },
      async built() {
        await news.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"type":"ok"'));
      },
    });
    await context.close();
    await undo();
  },
});

alone('a slice alone takes a change without losing what was chosen', async ({ billing, slice }) => {
  await billing.change(texts, "title: 'Plans'", "title: 'What it costs'");
  await expect(heading(slice.page, 'What it costs')).toBeVisible();
  await slice.expectKept();
});

alone(
  'a slice alone that is built again while it fetches a change takes both, and loses nothing of what was chosen',
  async ({ billing, slice }) => {
    let isHeld = false;
    await slice.page.route('**/*.hot-update.json', async (route) => {
      if (!isHeld) {
        isHeld = true;
        const built = slice.built();
        await billing.change(texts, "title: 'What it costs'", "title: 'What all of it costs'");
        await built;
      }
      await route.continue();
    });
    await billing.change(texts, "title: 'Plans'", "title: 'What it costs'");
    await expect(heading(slice.page, 'What all of it costs')).toBeVisible();
    expect(isHeld).toBe(true);
    await slice.expectKept();
  },
);
