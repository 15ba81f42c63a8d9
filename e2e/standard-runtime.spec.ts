import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeGuest, readGuest } from '../scripts/guest-release.ts';
import { noteContract } from '../packages/slice-kit/contract/run-contract.ts';
import { startSite, type SiteProcess } from '../scripts/site-process.ts';
import { hostContractVersion } from '../packages/shared/host-contract.ts';
import { createApi } from './fixtures/api.ts';
import { copyRepository, runIn } from './fixtures/clone.ts';
import { buildGuest, guests } from './fixtures/guest-builds.ts';
import { archiveOf, deployTokenFor, promote, upload } from './fixtures/releases.ts';
import { noteErrors, usersOf } from './fixtures/shared-modules.ts';
import { admin, expect, storageOf, test as base } from './fixtures/test.ts';
import { chatPage } from './pages/chat-page.ts';
import { regionOf } from './pages/region.ts';

const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** A site that was built with the switch and nothing else changed: host, our slices, and the server as it is. */
const test = base.extend<object, { copy: string; site: SiteProcess }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const copy = await copyRepository();
      const standard = { LOUPE_FEDERATION_RUNTIME: 'standard' };
      const built = await runIn(copy, ['scripts/build.ts', '--site-only'], standard);
      expect(built.said).toContain('built host');
      await use(copy);
      await rm(copy, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    async ({ copy }, use) => {
      const site = await startSite({ root: copy, env: settings });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Uploads and promotes a release, as its team does. */
async function release(
  siteUrl: string,
  token: string,
  name: string,
  version: string,
  archive: Buffer<ArrayBuffer>,
): Promise<void> {
  expect(await upload(siteUrl, token, archive)).toBe('201 stored');
  await promote(siteUrl, token, name, version);
}

/** The guest that Rspack built, packed. What the kit says of it, guests.spec.ts proves. */
async function packedGuest(): Promise<{ version: string; archive: Buffer<ArrayBuffer> }> {
  const folder = await buildGuest('rspack');
  await describeGuest(folder, await readGuest(join(guests, 'rspack/guest.json')));
  await noteContract(folder, [{ version: hostContractVersion, isOffered: true, errors: [], warnings: [] }]);
  const { version } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as { version: string };
  const archive = execFileSync('tar', ['-czf', '-', '--exclude=*.br', '--exclude=*.gz', '-C', folder, '.']);
  return { version, archive };
}

test('with the standard runtime host and slices share one React and their stores, under the same policy', async ({
  page,
  copy,
}) => {
  const built = await readFile(join(copy, 'remotes/chat/dist/entry.js'), 'utf8');
  expect(built).not.toContain('loupeFederationRuntime');
  const errors = noteErrors(page);
  const answer = await page.goto('/chat');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await expect(chatPage(page).message).toBeVisible();
  const meter = page.getByRole('meter', { name: /credits left/ });
  await expect(meter).toBeVisible();
  for (const path of ['/credit-usage', '/explore', '/pricing', '/share/none']) {
    await page.goto(path);
    await expect(page.locator('[data-remote]').first()).toHaveAttribute('data-remote-state', 'ready');
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await page.goto('/credit-usage');
  await regionOf(page, 'billing').expectReady();
  const taken = { react: 'billing', nanostores: 'billing', '@loupe/shared/stores/credits': 'chat' };
  for (const [request, slice] of Object.entries(taken)) {
    const versions = Object.values(await usersOf(page, request));
    expect(versions, request).toEqual([expect.arrayContaining(['loupe_host', `loupe_remote_${slice}`])]);
  }
  // What a shared chat that is not there answers is no fault of a page.
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('with the standard runtime an admin opens the admin area', async ({ api, openBrowser }) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const page = await context.newPage();
  const errors = noteErrors(page);
  await page.goto('/admin');
  await regionOf(page, 'admin').expectReady();
  expect(errors).toEqual([]);
});

test('with the standard runtime a changed chunk is not run', async ({ page }) => {
  await page.route(/\/remotes\/billing\/.*pricing-page\.\w+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.hasRunChanged = true;${await response.text()}` });
  });
  await page.goto('/pricing');
  await regionOf(page, 'billing').expectMissing('is not available right now');
  expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false);
});

test('with the standard runtime a guest and a slice that was built for our own runtime load as well', async ({
  page,
  site,
  api,
}) => {
  test.setTimeout(180_000);
  const errors = noteErrors(page);
  const who = await api.login(admin.email, admin.password);
  const { version, archive } = await packedGuest();
  const guestToken = await deployTokenFor(site.url, who, 'guest-rspack');
  await release(site.url, guestToken, 'guest-rspack', version, archive);
  await page.goto('/apps/guest-rspack');
  const { region, expectReady } = regionOf(page, 'guest-rspack');
  await expectReady();
  await region.getByRole('button', { name: 'Tell the host' }).click();
  await expect(page.getByText('Built with Rspack says hello')).toBeVisible();
  expect(Object.values(await usersOf(page, 'react'))).toEqual([
    expect.arrayContaining(['loupe_host', 'loupe_remote_guest_rspack']),
  ]);

  const token = await deployTokenFor(site.url, who, 'billing');
  await release(site.url, token, 'billing', '9.0.0-own', archiveOf('billing', '9.0.0-own'));
  await page.goto('/credit-usage');
  await regionOf(page, 'billing').expectReady();
  await expect(regionOf(page, 'billing').region).toHaveAttribute('data-remote-version', '9.0.0-own');
  expect(errors).toEqual([]);
});

test('a slice built with the standard runtime loads in the site as it ships', async ({ copy, browser }) => {
  test.setTimeout(180_000);
  const site = await startSite({ env: settings });
  try {
    const api = createApi(site.url);
    const token = await deployTokenFor(site.url, await api.login(admin.email, admin.password), 'billing');
    const archive = archiveOf('billing', '9.0.0-standard', { builtIn: join(copy, 'remotes') });
    await release(site.url, token, 'billing', '9.0.0-standard', archive);
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: storageOf(site.url, await api.signup()),
    });
    const page = await context.newPage();
    const errors = noteErrors(page);
    await page.goto('/credit-usage');
    await regionOf(page, 'billing').expectReady();
    await expect(regionOf(page, 'billing').region).toHaveAttribute('data-remote-version', '9.0.0-standard');
    expect(Object.values(await usersOf(page, 'react'))).toEqual([
      expect.arrayContaining(['loupe-host', 'loupe_remote_billing']),
    ]);
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
  }
});
