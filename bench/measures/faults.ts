import { chromium, type Page } from '@playwright/test';
import { releasesOf, sliceNames, slices, type SliceName } from '../../e2e/fixtures/composition.ts';
import { faults, strike, type Fault } from '../../e2e/fixtures/faults.ts';
import { storageOf } from '../../e2e/fixtures/test.ts';
import type { RegistryEntry } from '../../packages/federation/registry/registry-document.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { median, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const rounds = 9;

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
  const beforeFrom = await open(world, slice);
  await state(page, slice, 'ready').waitFor();
  return { shellMs, saidMs, retryMs, versionBeforeMs: since(beforeFrom) };
}

/** Time until the frame can be used, with every slice answering and with one that hangs, in turns. */
async function shellBeside(world: World) {
  const hanging = faults.find(({ name }) => name === 'hanging')!;
  const times: Record<'whole' | 'hanging', number[]> = { whole: [], hanging: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['whole', 'hanging'] as const) {
      const struck = kind === 'hanging' ? [world.releases.get('chat')!] : [];
      await afresh(world);
      await strike({ ...world, struck, fault: hanging, hasBefore: false });
      const from = await open(world, 'billing');
      await shellOf(world.page, 'billing').waitFor();
      times[kind].push(since(from));
    }
  }
  return { wholeMs: median(times.whole), besideHangingMs: median(times.hanging) };
}

/** What a person waits for when a slice fails. */
export const faultTimes: Measure = {
  target: { shellMs: 2000, saidMs: { refused: 3000, hanging: 10_000 }, shellBesideHangingPercent: 5 },
  how: `Each slice with each fault once, in one browser on the same machine: milliseconds from the navigation until the frame can be used (shell), until the region says what is missing (said), from Retry until the slice stands (retry), and, with a version before to fall back to, from the navigation until that stands. The frame beside a hanging slice: medians of ${rounds} loads in turns.`,
  async run() {
    const site = await startSite();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      const storageState = storageOf(site.url, await signUp(site.url));
      const context = await browser.newContext({ baseURL: site.url, storageState, locale: 'en-US' });
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
      return { ...results, shell: await shellBeside(world) };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
