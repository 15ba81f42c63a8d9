import { chromium, type BrowserContext, type Page } from '@playwright/test';
import {
  releasesOf,
  signingSettings,
  sliceNames,
  slices,
  type SliceName,
} from '../../e2e/fixtures/composition.ts';
import { faults, strike, type Fault } from '../../e2e/fixtures/faults.ts';
import { storageOf } from '../../e2e/fixtures/test.ts';
import type { RegistryEntry } from '../../packages/federation/registry/registry-document.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

interface World {
  readonly page: Page;
  readonly siteUrl: string;
  readonly releases: ReadonlyMap<string, RegistryEntry>;
}

const since = (from: number) => rounded(performance.now() - from);

async function open({ page }: World, slice: SliceName): Promise<number> {
  const from = performance.now();
  await page.goto(slices[slice].path, { waitUntil: 'commit' });
  return from;
}

function shellOf(page: Page, slice: SliceName) {
  return slice === 'share'
    ? page.getByRole('banner').getByRole('link')
    : page.getByRole('button', { name: /^Account/ });
}

function state(page: Page, slice: SliceName, name: string) {
  return page.locator(`main [data-remote="${slice}"][data-remote-state="${name}"]`);
}

async function afresh({ page }: World): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/settings', { waitUntil: 'commit' });
}

async function timesOf(world: World, slice: SliceName, fault: Fault) {
  const { page, siteUrl, releases } = world;
  const struck = [releases.get(slice)!];
  await afresh(world);
  const mend = await strike({ page, siteUrl, struck, fault, hasBefore: false });
  const from = await open(world, slice);
  await shellOf(page, slice).waitFor();
  const shellMs = since(from);
  await state(page, slice, 'failed').waitFor();
  const saidMs = since(from);
  await mend();
  const retryFrom = performance.now();
  await state(page, slice, 'failed').getByRole('button', { name: 'Retry' }).click();
  if (fault.kind !== 'old contract') await state(page, slice, 'ready').waitFor();
  const retryMs = fault.kind === 'old contract' ? null : since(retryFrom);
  await afresh(world);
  await strike({ page, siteUrl, struck, fault, hasBefore: true });
  await open(world, slice);
  return { shellMs, saidMs, retryMs, versionBeforeMs: await versionBeforeMs(world) };
}

/** Times in the page's own clock. */
interface PageMarks {
  /** When the page last said that something failed. */
  loupeFailedMs?: number;
  /** When the version before stood; nothing is noted after it. */
  loupeBeforeMs?: number;
}

/** Notes the last failure before the version before is shown, and when that is shown. */
async function markVersionBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const marks = globalThis as PageMarks;
    /* oxlint-disable no-console -- what the loader logs is the page's own word for a failure */
    const logged = console.error;
    console.error = (...what) => {
      if (marks.loupeBeforeMs === undefined) marks.loupeFailedMs = performance.now();
      logged(...what);
    };
    /* oxlint-enable no-console */
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main [data-remote-source="previous"][data-remote-state="ready"]')) return;
      observer.disconnect();
      marks.loupeBeforeMs = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Milliseconds from the last failure of the version in force until the one before it is shown. */
async function versionBeforeMs({ page }: World): Promise<number> {
  await page.waitForFunction(() => (globalThis as PageMarks).loupeBeforeMs !== undefined);
  const { failed, stood } = await page.evaluate(() => {
    const { loupeFailedMs, loupeBeforeMs } = globalThis as PageMarks;
    return { failed: loupeFailedMs, stood: loupeBeforeMs };
  });
  if (failed === undefined || stood === undefined)
    throw new Error('The page never said that anything failed');
  return rounded(stood - failed);
}

/** What a person waits for when a slice fails. */
export const faultTimes: Measure = {
  target: { shellMs: 2000, saidMs: { refused: 3000, hanging: 10_000 }, versionBeforeMs: 1000 },
  how: 'Each slice with each fault once, in one browser on the same machine: milliseconds from the navigation until the frame can be used (shell), until the region says what is missing (said), from Retry until the slice stands (retry), and, with a version before to fall back to, from the last failure of the version in force until that stands.',
  async run() {
    const site = await startSite({ env: signingSettings });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      const storageState = storageOf(site.url, await signUp(site.url));
      const context = await browser.newContext({ baseURL: site.url, storageState, locale: 'en-US' });
      await markVersionBefore(context);
      const world = {
        page: await context.newPage(),
        siteUrl: site.url,
        releases: await releasesOf(site.url),
      };
      await world.page.goto('/settings');
      const results: Record<string, Record<string, unknown>> = {};
      for (const slice of sliceNames) {
        results[slice] = {};
        for (const fault of faults) {
          say(`${slice} ${fault.name}`);
          results[slice][fault.name] = await timesOf(world, slice, fault);
        }
      }
      return results;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
