import { chromium, type Browser, type Page } from '@playwright/test';
import { releasesOf } from '../../e2e/fixtures/composition.ts';
import { createApi } from '../../e2e/fixtures/api.ts';
import { archiveOf, deployTokenFor, promote, rollBack, upload } from '../../e2e/fixtures/releases.ts';
import { admin, storageOf } from '../../e2e/fixtures/test.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { median, percentile, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const rounds = 10;
const slice = 'billing';
const path = '/credit-usage';

/** Opens new tabs until one has the version; milliseconds since the order was answered. */
async function untilNewTabHas(open: () => Promise<Page>, version: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const tab = await open();
    await tab.goto(path, { waitUntil: 'commit' });
    const region = tab.locator(`main [data-remote="${slice}"][data-remote-state="ready"]`);
    await region.waitFor();
    const shown = await region.getAttribute('data-remote-version');
    const tookMs = performance.now() - from;
    await tab.close();
    if (shown === version) return tookMs;
  }
}

function summary(times: readonly number[]) {
  return {
    p50Ms: rounded(median(times)),
    p95Ms: rounded(percentile(times, 0.95)),
    maxMs: rounded(Math.max(...times)),
  };
}

async function takeTimes(siteUrl: string, browser: Browser) {
  const token = await deployTokenFor(
    siteUrl,
    await createApi(siteUrl).login(admin.email, admin.password),
    slice,
  );
  const storageState = storageOf(siteUrl, await signUp(siteUrl));
  const context = await browser.newContext({ baseURL: siteUrl, storageState, locale: 'en-US' });
  const open = () => context.newPage();
  const atFirst = (await releasesOf(siteUrl)).get(slice)!.version;
  await untilNewTabHas(open, atFirst);
  const times: Record<'promote' | 'rollBack', number[]> = { promote: [], rollBack: [] };
  for (let round = 0; round < rounds; round += 1) {
    const version = `9.${round}.0-measured`;
    const stored = await upload(siteUrl, token, archiveOf(slice, version));
    if (stored !== '201 stored') throw new Error(`${version} was not stored: ${stored}`);
    await promote(siteUrl, token, slice, version);
    times.promote.push(await untilNewTabHas(open, version));
    await rollBack(siteUrl, token, slice);
    times.rollBack.push(await untilNewTabHas(open, atFirst));
    say(`round ${round + 1}`);
  }
  return { rounds, promote: summary(times.promote), rollBack: summary(times.rollBack) };
}

/** How soon what is put in force reaches a person. */
export const releases: Measure = {
  target: { newTabMs: 5000 },
  how: `Promote and roll back ${slice} in turns, each time another version, in one browser on the same machine: milliseconds from the server's answer to the order until the page ${path}, opened in a new tab, stands with that version. A tab that still gets the other version is closed and the next one opened; its time counts.`,
  async run() {
    const site = await startSite({ env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      return await takeTimes(site.url, browser);
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
