import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import { chunkSaying, foreignArchive, foreignChunk, type ForeignSlice } from './fixtures/foreign-slice.ts';
import { deployTokenFor, promote, upload } from './fixtures/releases.ts';
import { admin, expect, test } from './fixtures/test.ts';
import { regionOf } from './pages/region.ts';
import type { SiteProcess } from '../scripts/site-process.ts';

/** Uploads and promotes it, as its team does. */
async function release(site: SiteProcess, api: Api, slice: ForeignSlice): Promise<void> {
  const token = await deployTokenFor(site.url, await api.login(admin.email, admin.password), slice.name);
  expect(await upload(site.url, token, foreignArchive(slice))).toBe('201 stored');
  await promote(site.url, token, slice.name, slice.version);
}

/** Another chunk in the place of the one that was released: somebody got at the server's disk. */
async function changeOnDisk({ dataDir }: SiteProcess, { name, version }: ForeignSlice): Promise<void> {
  const file = join(dataDir, 'site/remotes', name, version, foreignChunk);
  await writeFile(file, `globalThis.hasRunChanged = true; ${chunkSaying('Changed on the disk')}`);
  for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
}

// They stay on the site.
test.use({ siteFor: 'slices built elsewhere' });

/** Its region says that it is missing, and what was put in the place of its chunk has not run. */
async function expectNotRun(context: BrowserContext, { name }: ForeignSlice): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/apps/${name}`);
  await regionOf(page, name).expectMissing('is not available right now');
  expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false);
}

test('a slice built elsewhere that asks for its chunks by hash runs, until a chunk is changed on the server', async ({
  page,
  site,
  api,
  account,
  openBrowser,
}) => {
  const slice = { name: 'hashed', version: '1.0.0-aaaa', hasHashes: true };
  await release(site, api, slice);
  await page.goto('/apps/hashed');
  await regionOf(page, 'hashed').expectReady();
  await expect(page.getByRole('heading', { level: 1, name: 'Built elsewhere' })).toBeVisible();

  await changeOnDisk(site, slice);
  await expectNotRun(await openBrowser(account), slice);
});

test('a slice built elsewhere that checks nothing runs no chunk, whether it was changed on the server or not', async ({
  page,
  site,
  api,
  account,
  openBrowser,
}) => {
  const slice = { name: 'unchecked', version: '1.0.0-aaaa', hasHashes: false };
  await release(site, api, slice);
  await page.goto('/apps/unchecked');
  await regionOf(page, 'unchecked').expectMissing('is not available right now');

  await changeOnDisk(site, slice);
  await expectNotRun(await openBrowser(account), slice);
});
