import type { Page } from '@playwright/test';
import type { RegistryEntry } from '../packages/federation/registry/registry-document.ts';
import { releasesOf, sliceNames, slices, versionBefore, type SliceName } from './fixtures/composition.ts';
import {
  faultsOfAll,
  faultsOfOne,
  faultsWithBefore,
  slow,
  slowIn,
  strike,
  type Fault,
} from './fixtures/faults.ts';
import { expect, storageOf, test as base } from './fixtures/test.ts';
import { goInside, markDocument, regionOf } from './pages/region.ts';

/** One browser page for all cases of a worker: each case reloads it. */
const test = base.extend<
  object,
  { lane: { page: Page; siteUrl: string; releases: ReadonlyMap<string, RegistryEntry> } }
>({
  lane: [
    async ({ browser, site, api }, use) => {
      const storageState = storageOf(site.url, await api.signup());
      const context = await browser.newContext({ baseURL: site.url, storageState, locale: 'en-US' });
      await use({ page: await context.newPage(), siteUrl: site.url, releases: await releasesOf(site.url) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// Each part has a worker of its own: one waits for what hangs while the others go on. Within a part the order stays:
// what has time to spare comes first, when the worker is cold.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ lane: { page } }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/settings', { waitUntil: 'commit' });
});

const isRefused = (fault: Fault) => fault.kind === 'old contract';

/**
 * The frame around a region that failed answers: the host's own page and another slice open, and the region is where it
 * was.
 */
async function expectShellWorks(page: Page, slice: SliceName): Promise<void> {
  if (slice === 'share') {
    const home = page.getByRole('banner').getByRole('link');
    await home.focus();
    return expect(home).toBeFocused();
  }
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const other = slice === 'billing' ? 'chat' : 'billing';
  await goInside(page, slices[other].path);
  await regionOf(page, other).expectReady();
  await goInside(page, slices[slice].path);
}

async function expectFailed(page: Page, slice: SliceName, fault: Fault): Promise<void> {
  await regionOf(page, slice).expectMissing(
    isRefused(fault) ? 'was not started' : 'is not available right now',
  );
}

for (const slice of sliceNames) {
  test.describe(slice, () => {
    test.describe.configure({ mode: 'default' });
    for (const fault of faultsOfOne(slice)) {
      test(`${fault.name}: says so, leaves the site working, and comes back with Retry`, async ({ lane }) => {
        const { page, siteUrl, releases } = lane;
        const struck = [releases.get(slice)!];
        const mend = await strike({ page, siteUrl, struck, fault, hasBefore: false });
        await page.goto(slices[slice].path, { waitUntil: 'commit' });
        await regionOf(page, slice).region.waitFor();
        const expectSameDocument = await markDocument(page);
        await expectShellWorks(page, slice);
        await expectFailed(page, slice, fault);
        expect(await page.evaluate(() => 'intruderRan' in globalThis)).toBe(false);
        // A tab keeps the registry it began with: a release that does not fit stays refused.
        if (isRefused(fault)) return;
        await mend();
        await regionOf(page, slice).retry.click();
        await regionOf(page, slice).expectReady();
        await expectSameDocument();
      });
    }

    for (const fault of faultsWithBefore(slice)) {
      test(`${fault.name}: the version before takes over`, async ({ lane }) => {
        const { page, siteUrl, releases } = lane;
        await strike({ page, siteUrl, struck: [releases.get(slice)!], fault, hasBefore: true });
        await page.goto(slices[slice].path, { waitUntil: 'commit' });
        await regionOf(page, slice).expectReady('previous');
        await expect(regionOf(page, slice).region).toHaveAttribute('data-remote-version', versionBefore);
      });
    }

    if (slowIn(slice)) {
      test('slow: comes all the same', async ({ lane: { page, siteUrl, releases } }) => {
        await strike({ page, siteUrl, struck: [releases.get(slice)!], fault: slow, hasBefore: true });
        await page.goto(slices[slice].path, { waitUntil: 'commit' });
        await regionOf(page, slice).expectReady();
      });
    }

    test('a chunk missing later: says so there, and comes back with Retry', async ({ lane: { page } }) => {
      const { later, laterChunk } = slices[slice];
      await page.route(laterChunk, (route) => route.fulfill({ status: 404, body: 'nothing' }));
      // A page that is under way already may get its files past what answers for them.
      await page.goto('/settings', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      const expectSameDocument = await markDocument(page);
      await goInside(page, later);
      await regionOf(page, slice).expectMissing('is not available right now');
      await page.unroute(laterChunk);
      await regionOf(page, slice).retry.click();
      await regionOf(page, slice).expectReady();
      await expectSameDocument();
    });
  });
}

test.describe(() => {
  test.describe.configure({ mode: 'default' });
  for (const fault of faultsOfAll) {
    test(`all four ${fault.name}: the host works, and each comes back with Retry`, async ({ lane }) => {
      const { page, siteUrl, releases } = lane;
      const mend = await strike({ page, siteUrl, struck: [...releases.values()], fault, hasBefore: false });
      await page.goto('/settings', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      const expectSameDocument = await markDocument(page);
      // They are begun one after the other and fail, or come, at the same time.
      for (const slice of sliceNames) {
        await goInside(page, slices[slice].path);
        await expect(regionOf(page, slice).region).toBeVisible();
      }
      // What hangs is waited for in one place only: each visit would be a new wait.
      for (const slice of fault.name === 'hanging' ? sliceNames.slice(-1) : sliceNames) {
        await goInside(page, slices[slice].path);
        if (fault === slow) await regionOf(page, slice).expectReady();
        else await expectFailed(page, slice, fault);
      }
      if (fault === slow || isRefused(fault)) return;
      await mend();
      for (const slice of sliceNames) {
        await goInside(page, slices[slice].path);
        await regionOf(page, slice).heal();
      }
      await expectSameDocument();
    });
  }
});
