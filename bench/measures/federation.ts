import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { measureFirstLoad, signUp, type FirstLoad } from '../../scripts/first-load.ts';
import { startSite, type SiteProcess } from '../../scripts/site-process.ts';
import { median, percentile, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';
import { copyRepository } from '../working-copy.ts';

const rounds = 20;
const warmups = 3;

/** The federated `/chat` beside the same pages built as one bundle and served by the same server code. */
export const federation: Measure = {
  target: { slowerByAtMostPercent: 10 },
  how: `Two servers of the same code, one with the site as it is, one with host and remotes built as one bundle (what /chat shows is in the one file). \`/chat\` signed in, ${rounds} loads each in turns, browser with an empty cache on the same machine, once without and once with 50 ms latency added to every request; time from the navigation's start until the Message box has been painted.`,
  async run() {
    const copy = await mkdtemp(join(tmpdir(), 'loupe-one-bundle-'));
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    const sites: SiteProcess[] = [];
    try {
      // Its own remotes are not built: its server offers none and preloads nothing.
      await copyRepository(copy, { withBuilds: false });
      buildOneBundle(copy);
      sites.push(await startSite(), await startSite({ root: copy }));
      const [federated, bundled] = sites as [SiteProcess, SiteProcess];
      return {
        withoutLatency: await compare(browser, federated, bundled, 0),
        with50MsLatency: await compare(browser, federated, bundled, 50),
      };
    } finally {
      await browser.close();
      for (const site of sites) await site.stop();
      await rm(copy, { recursive: true, force: true });
    }
  },
};

function buildOneBundle(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['bench/one-bundle/build.ts', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The one bundle could not be built:\n${stderr}`);
}

async function compare(browser: Browser, federated: SiteProcess, bundled: SiteProcess, latencyMs: number) {
  const loads: Record<'federated' | 'bundled', FirstLoad[]> = { federated: [], bundled: [] };
  const sessions = { federated: await signUp(federated.url), bundled: await signUp(bundled.url) };
  const load = async (which: 'federated' | 'bundled') =>
    measureFirstLoad(browser, which === 'federated' ? federated.url : bundled.url, {
      path: '/chat',
      content: 'textarea',
      latencyMs,
      ...sessions[which],
    });
  for (let round = 0; round < rounds + warmups; round++) {
    // The order changes from round to round, so that neither always runs first.
    for (const which of round % 2
      ? (['federated', 'bundled'] as const)
      : (['bundled', 'federated'] as const)) {
      const one = await load(which);
      if (round >= warmups) loads[which].push(one);
    }
    if (round % 5 === 0) say(`round ${round}`);
  }
  const figures = { federated: summary(loads.federated), bundled: summary(loads.bundled) };
  const slowerByPercent = rounded(
    (figures.federated.contentP50Ms / figures.bundled.contentP50Ms - 1) * 100,
    1,
  );
  return { slowerByPercent, ...figures };
}

function summary(loads: readonly FirstLoad[]) {
  const times = loads.map((load) => load.contentMs);
  return {
    contentP50Ms: rounded(median(times), 1),
    contentP95Ms: rounded(percentile(times, 0.95), 1),
    scriptKB: rounded(median(loads.map((load) => load.scriptGzipBytes)) / 1000, 1),
    requestsBeforeContent: median(loads.map((load) => load.requestsBeforeContent)),
  };
}
