import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RegistryDocument } from '../packages/federation/registry/registry-document.ts';
import {
  changeEntry,
  composePages,
  publishBefore,
  releasesOf,
  signedByTests,
} from './fixtures/composition.ts';
import { admin, expect, test } from './fixtures/test.ts';
import { authPages } from './pages/auth.ts';
import { chatPage } from './pages/chat-page.ts';
import { openFromOwnMachine } from './pages/developer-question.ts';
import { frame } from './pages/frame.ts';
import { goInside, markDocument, regionOf } from './pages/region.ts';

/** From now on the server names another composition, in which billing has another version. */
async function promoteElsewhere(page: Page, siteUrl: string): Promise<void> {
  const { version: _version, ...rest } = (await releasesOf(siteUrl)).get('billing')!;
  const given = (await (await fetch(`${siteUrl}/remotes/registry.json`)).json()) as RegistryDocument;
  const document = changeEntry('billing', () => ({ ...rest, version: '9.9.9-newer' }))({
    ...given,
    composition: 'anothercomposit0',
  });
  await page.route('**/remotes/registry.signed.json', (route) =>
    route.fulfill({ json: signedByTests(document) }),
  );
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'loupe-composition': document.composition };
    await route.fulfill({ response, headers });
  });
}

test('a tab keeps its composition, offers a newer one, and takes it with the next page once nothing is unsaved', async ({
  page,
  site,
}) => {
  await composePages(page, { document: (document) => document });
  await promoteElsewhere(page, site.url);
  await page.goto('/chat');
  const chat = chatPage(page);
  await regionOf(page, 'chat').expectReady();
  const expectSameDocument = await markDocument(page);
  await chat.message.fill('A draft nobody may lose');
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expectSameDocument();
  await page.goBack();
  await expect(chat.message).toHaveValue('A draft nobody may lose');
  await chat.message.fill('');
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await loaded;
  await expect(page.evaluate(() => 'isSameDocument' in globalThis)).resolves.toBe(false);
});

test('whoever gets a canary keeps it on every page, and ?safe leaves it out for one page', async ({
  page,
  site,
}) => {
  const entry = (await releasesOf(site.url)).get('billing')!;
  const { version, base_url, manifest_url, manifest_integrity } = await publishBefore(page, site.url, entry);
  const { previous: _previous, canary: _canary, ...body } = entry;
  const canary = { ...body, version, base_url, manifest_url, manifest_integrity, percent: 99 };
  // Of a hundred people one does not get it; this one is made to.
  await composePages(page, {
    document: changeEntry('billing', (given) => ({ ...given, canary: { ...canary, percent: 100 } })),
  });
  await page.goto('/credit-usage');
  await regionOf(page, 'billing').expectReady('canary');
  expect(await page.evaluate(() => document.cookie)).toContain('loupe_canary=billing');
  await goInside(page, '/pricing');
  await regionOf(page, 'billing').expectReady('canary');
  await page.goto('/credit-usage?safe');
  await regionOf(page, 'billing').expectReady('live');
  const badge = page.getByRole('complementary', { name: 'Safe mode' });
  await goInside(page, '/pricing');
  await expect(badge).toContainText('runs without versions that are being tried out');
  await badge.getByRole('button', { name: 'Leave safe mode' }).click();
  await regionOf(page, 'billing').expectReady('canary');
  await expect(badge).toBeHidden();
});

test('?without leaves slices out, the rest works, and a button brings them back', async ({ page }) => {
  await page.goto('/credit-usage?without=billing,admin');
  const { region, expectReady } = regionOf(page, 'billing');
  await expect(region.getByRole('status')).toContainText('“Credit usage” was left out');
  await expect(region.getByText(/Error id/)).toBeHidden();
  await goInside(page, '/chat');
  await regionOf(page, 'chat').expectReady();
  await goInside(page, '/credit-usage');
  await region.getByRole('button', { name: 'Bring it back' }).click();
  await expectReady();
});

test('a tab tells the site what became of its slices, in one request', async ({ page }) => {
  await page.route('**/remotes/billing/*/entry.js*', (route) => route.fulfill({ status: 404 }));
  const sent = page.waitForRequest((request) => {
    const reports = (request.postDataJSON() as { reports?: { remote: string; kind: string }[] } | null)
      ?.reports;
    return reports?.some(({ remote, kind }) => remote === 'billing' && kind === 'load_failed') ?? false;
  });
  await page.goto('/credit-usage');
  expect((await sent).url()).toMatch(/\/api\/composition-reports$/);
});

/** A built slice served from a port of the developer's machine. */
async function serveSlice(slice: string): Promise<{ server: Server; origin: string }> {
  const folder = join(import.meta.dirname, '../remotes', slice, 'dist');
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'content-type': types[extname(pathname)] ?? 'application/octet-stream',
    });
    createReadStream(join(folder, pathname)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Opens billing as it lies on the developer's machine. */
async function takeFromOwnMachine(page: Page): Promise<{ server: Server; origin: string }> {
  const own = await serveSlice('billing');
  await openFromOwnMachine(page, '/credit-usage', 'billing', own.origin);
  await regionOf(page, 'billing').expectReady('override');
  return own;
}

test('an admin runs a slice from the own machine in this tab alone, with a loud badge and one click back', async ({
  openBrowser,
  api,
}) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  const { server, origin } = await takeFromOwnMachine(page);
  const badge = page.getByRole('complementary', { name: 'Developer mode' });
  await expect(badge).toContainText(origin);
  // The tab remembers it, also where the address does not say so.
  await page.goto('/pricing');
  await regionOf(page, 'billing').expectReady('override');
  const other = await context.newPage();
  await other.goto('/credit-usage');
  await regionOf(other, 'billing').expectReady('live');
  await badge.getByRole('button', { name: "Use the site's own" }).click();
  await regionOf(page, 'billing').expectReady('live');
  await expect(badge).toBeHidden();
  server.close();
});

test('a slice from the own machine ends with the session of the admin', async ({
  openBrowser,
  api,
  account,
}) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  const { server } = await takeFromOwnMachine(page);
  await frame(page).logOut();
  await authPages(page).logIn(account);
  await expect(authPages(page).password).toBeHidden();
  await goInside(page, '/credit-usage');
  await regionOf(page, 'billing').expectReady('live');
  await expect(page.getByRole('complementary', { name: 'Developer mode' })).toBeHidden();
  server.close();
});

test('nobody else gets a slice from elsewhere, and no other origin is admitted', async ({ page }) => {
  const { server, origin } = await serveSlice('billing');
  await page.goto(`/credit-usage?dev=billing@${origin}`);
  await regionOf(page, 'billing').expectReady('live');
  const answer = await page.goto('/credit-usage?dev=billing@http://evil.example:80');
  expect(answer?.headers()['content-security-policy']).not.toContain('evil');
  await regionOf(page, 'billing').expectReady('live');
  server.close();
});

test('the overlay names slice, version, source, time and errors of each region, and tries faults', async ({
  openBrowser,
  api,
}) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  await page.goto('/credit-usage');
  await regionOf(page, 'billing').expectReady();
  await page.keyboard.press('Alt+Shift+L');
  const overlay = page.getByRole('complementary', { name: 'Composition' });
  const row = overlay.getByRole('row', { name: /^billing/ });
  await expect(row).toContainText(/billing.*live.*Billing.*\d+ ms/);
  await row.getByRole('combobox').selectOption('throws');
  await regionOf(page, 'billing').expectMissing('is not available right now');
  await expect(row).toContainText('render, threw');
  await row.getByRole('combobox').selectOption('none');
  await regionOf(page, 'billing').heal();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
});

test('loading and failure of a slice are spoken, and a change of page sets title and focus, once', async ({
  page,
}) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/remotes/billing/*/entry.js*', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(globalThis, { focused });
    addEventListener('focusin', (event) => focused.push((event.target as Element).id));
  });
  await goInside(page, '/credit-usage');
  const { region } = regionOf(page, 'billing');
  await expect(region.getByRole('status')).toContainText('Loading “Credit usage”');
  await expect(page).toHaveTitle(/^Credit usage/);
  await expect(page.getByRole('main')).toBeFocused();
  held.resolve();
  await expect(region.getByRole('alert')).toContainText('“Credit usage” is not available right now');
  expect(await page.evaluate(() => (globalThis as unknown as { focused: string[] }).focused)).toEqual([
    'main',
  ]);
});
