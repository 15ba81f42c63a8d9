import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSite, type SiteProcess } from '../scripts/site-process.ts';
import { copyRepository, runIn } from './fixtures/clone.ts';
import { expect, test as base } from './fixtures/test.ts';
import { comeBackTo, openWorkingTab, type WorkingTab } from './fixtures/working-tab.ts';
import { authPages } from './pages/auth.ts';
import { chatPage } from './pages/chat-page.ts';
import { settingsPage } from './pages/settings-page.ts';
import { sharePage } from './pages/share-page.ts';

/** A site whose process is replaced by one with another build: its address and its data stay. */
const test = base.extend<object, { dataDir: string; site: SiteProcess }>({
  dataDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'loupe-site-'));
      await use(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ dataDir }, use) => {
      const site = await startSite({ dataDir });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What the newer build says in other words: one in its entry, two in parts that are loaded later. */
const reworded = [
  ['host/src/messages/frame-en.ts', "explore: 'Explore'", "explore: 'Discover'"],
  ['host/src/messages/update-en.ts', "later: 'Later'", "later: 'Not now'"],
  ['host/src/messages/settings-en.ts', "title: 'Settings'", "title: 'Your settings'"],
] as const;

/** A copy of the repository with the next build of the host in it. */
async function buildNewer(): Promise<string> {
  const copy = await copyRepository();
  for (const [file, before, after] of reworded) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(before);
    await writeFile(path, text.replace(before, after));
  }
  expect((await runIn(copy, ['scripts/build.ts', 'host'])).said).toContain('built host');
  return copy;
}

const offerIn = (page: Page) => page.getByRole('region', { name: 'A new version is ready' });
const oldWay = (page: Page) => page.getByRole('link', { name: 'Explore', exact: true }).first();
const newWay = (page: Page) => page.getByRole('link', { name: 'Discover', exact: true }).first();

interface HostFiles {
  readonly loaded: readonly string[];
  readonly failed: readonly string[];
}

/** Scripts and style sheets of the host itself that a tab gets from now on. */
function noteHostFiles(page: Page): HostFiles {
  const loaded: string[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    const [, file] = /^\/(\w+\.[0-9a-f]{8,}\.(?:js|css))$/.exec(new URL(response.url()).pathname) ?? [];
    if (file !== undefined) (response.ok() ? loaded : failed).push(file);
  });
  return { loaded, failed };
}

/** The build that a page runs. */
async function buildOf(page: Page): Promise<string> {
  return (await page.locator('meta[name="loupe-host-build"]').getAttribute('content')) ?? 'none';
}

/** The page runs the newer build, and nothing more is offered. */
async function expectNewer(tab: WorkingTab, documents: number): Promise<void> {
  await expect(newWay(tab.page)).toBeVisible();
  await comeBackTo(tab.page);
  await expect(offerIn(tab.page)).toHaveCount(0);
  expect(tab.documents()).toBe(documents);
  await tab.expectWhole();
}

/** Every second answer of the API comes from a process with a newer build. Tells how many such answers came. */
async function mixAnswers(page: Page, newer: string): Promise<() => number> {
  let answers = 0;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    answers += 1;
    const headers = { ...response.headers(), ...(answers % 2 === 1 && { 'loupe-host-build': newer }) };
    await route.fulfill({ response, headers });
  });
  return () => Math.ceil(answers / 2);
}

test('while a deploy goes from process to process a tab reloads once, and its offer does not come and go', async ({
  account,
  openBrowser,
}) => {
  const tab = await openWorkingTab(await openBrowser(account), '/chat');
  const { page } = tab;
  const named = await mixAnswers(page, `zzzzzzzz-${'0'.repeat(16)}`);
  /** Both processes have answered again. */
  const hearBoth = async () => {
    for (const many of [named() + 1, named() + 2]) {
      await comeBackTo(page);
      await expect.poll(named).toBeGreaterThanOrEqual(many);
    }
  };
  await hearBoth();
  await expect(offerIn(page)).toBeVisible();
  await hearBoth();
  await expect(offerIn(page)).toBeVisible();
  // A chat that gets its id is no other page.
  await chatPage(page).message.fill('What is a median?');
  await chatPage(page).send.click();
  await expect(page).toHaveURL(/\/chat\/\w/);
  expect(tab.documents()).toBe(1);

  // The page comes from a process that has the old build.
  await oldWay(page).click();
  await expect.poll(() => tab.documents()).toBe(2);
  await tab.expectWhole();
  for (const way of [page.getByRole('button', { name: 'New chat', exact: true }), oldWay(page)]) {
    await hearBoth();
    await expect(offerIn(page)).toHaveCount(0);
    await way.first().click();
    await tab.expectWhole();
  }
  expect(tab.documents()).toBe(2);
});

test('a host that is deployed is offered to open tabs and comes with the next page, and no draft is lost', async ({
  site,
  dataDir,
  reader,
  api,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const newer = await buildNewer();
  const { id: shareId } = await api.share(reader.token, reader.chatId);
  const known = await openBrowser(reader);
  const guest = await openBrowser();
  const writing = await openWorkingTab(known, '/chat');
  await chatPage(writing.page).message.fill('A draft nobody may lose');
  const reading = await openWorkingTab(known, '/credit-usage');
  const login = await openWorkingTab(guest, '/auth');
  const shared = await openWorkingTab(await openBrowser(), `/share/${shareId}/replay`);
  await sharePage(shared.page).expectAt(0);

  await site.stop();
  const deployed = await startSite({ root: newer, dataDir, env: { PORT: new URL(site.url).port } });
  expect(deployed.url).toBe(site.url);
  const files = noteHostFiles(writing.page);

  await test.step('a tab with a draft is offered it and keeps the build it runs, with parts it had not loaded yet', async () => {
    const { page } = writing;
    await comeBackTo(page);
    await expect(offerIn(page).getByRole('button', { name: 'Later' })).toBeVisible();
    await expect(offerIn(page).getByRole('button', { name: 'Update now' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Account' }).first().click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await settingsPage(page).section('Profile').waitFor();
    await expect(page.getByRole('heading', { name: 'Settings', exact: true, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(chatPage(page).message).toHaveValue('A draft nobody may lose');
    expect(writing.documents()).toBe(1);
    await writing.expectWhole();
    const built = new Set(await readdir(join(newer, 'host/dist')));
    expect(files.failed).toEqual([]);
    expect(files.loaded.filter((file) => !built.has(file)).length).toBeGreaterThanOrEqual(2);
  });

  await test.step('a tab with nothing unsaved gets it with the next page', async () => {
    await comeBackTo(reading.page);
    await expect(offerIn(reading.page).getByRole('button', { name: 'Update now' })).toBeVisible();
    await oldWay(reading.page).click();
    await expectNewer(reading, 2);
    await newWay(reading.page).click();
    await expectNewer(reading, 2);
  });

  await test.step('the login page keeps what is typed, and the page after the login brings it', async () => {
    const { page } = login;
    const { email, password } = authPages(page);
    await email.fill(reader.email);
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(offerIn(page)).toBeVisible();
    await expect(offerIn(page).getByRole('button', { name: 'Update now' })).toHaveCount(0);
    await expect(email).toHaveValue(reader.email);
    await authPages(page).logIn(reader);
    await expect(oldWay(page)).toBeVisible();
    expect(login.documents()).toBe(1);
    await oldWay(page).click();
    await expectNewer(login, 2);
  });

  await test.step('a shared chat is read to its end, and its way out leads to the newer host', async () => {
    const { page } = shared;
    await page.keyboard.press('End');
    await expect(sharePage(page).report).toBeVisible();
    await sharePage(page).result.click();
    await shared.expectWhole();
    expect(shared.documents()).toBe(1);
    await expect(offerIn(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link').click();
    await expect(authPages(page).email).toBeVisible();
    // With the site's key in its entries it is another build than the one that lies in the folder.
    const served = await (await fetch(`${deployed.url}/auth`)).text();
    expect(served).toContain(await buildOf(page));
    expect(await buildOf(page)).not.toBe(await buildOf(writing.page));
  });

  await test.step('a draft that is done no longer holds the tab back', async () => {
    await chatPage(writing.page).message.fill('');
    await expect(offerIn(writing.page).getByRole('button', { name: 'Update now' })).toBeVisible();
    await oldWay(writing.page).click();
    await expectNewer(writing, 2);
  });
  await deployed.stop();
  await rm(newer, { recursive: true, force: true });
});
