import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { makePlainChat, makeReport, signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';
import { median, rounded } from '../machine.ts';
import { chosenParts, say, type Measure } from '../measure.ts';

const rounds = 3;

interface Visit {
  readonly path: string;
  readonly session?: { readonly token: string; readonly permissions: readonly string[] };
}

/** Lighthouse's own phone on the pages people open first. */
export const lighthousePhone: Measure = {
  target: { score: 90, cumulativeLayoutShift: 0.02 },
  how: `Lighthouse's performance category as it comes (phone, simulated slow 4G, processor at a fourth), each page ${rounds} times in a browser of its own with an empty cache, the site over plain HTTP on the same machine; medians. Signed-in pages have their session in storage before.`,
  async run() {
    const site = await startSite();
    try {
      const session = await signUp(site.url);
      const plain = await makePlainChat(site.url, session.token);
      const report = await makeReport(site.url, session.token);
      const visits: Readonly<Record<string, Visit>> = {
        login: { path: '/auth' },
        pricing: { path: '/pricing' },
        share: { path: plain.sharePath },
        shareOfReport: { path: report.sharePath },
        // Of somebody who has chats already.
        chat: { path: '/chat', session },
        chatWithReport: { path: `/chat/${report.chatId}`, session },
        explore: { path: '/explore', session },
        runs: { path: '/runs', session },
        agent: { path: '/detail-page?agent=stock-market-analysis', session },
      };
      const results: Record<string, unknown> = {};
      for (const name of chosenParts('LIGHTHOUSE', Object.keys(visits))) {
        const visit = visits[name];
        if (!visit) continue;
        const runs: Result[] = [];
        for (let round = 0; round < rounds; round += 1) runs.push(await visitOnce(site.url, visit));
        results[name] = summary(runs);
        say(`${name} ${JSON.stringify(results[name])}`);
      }
      return results;
    } finally {
      await site.stop();
    }
  },
};

/** One visit by Lighthouse in a browser that was never used. Throws with Lighthouse's reason when the page did not load. */
async function visitOnce(siteUrl: string, { path, session }: Visit): Promise<Result> {
  const profile = throwAwayFolder('lighthouse');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--remote-debugging-port=0'],
    // Lighthouse makes the phone itself.
    viewport: null,
  });
  try {
    if (session) await keepSession(context, siteUrl, session);
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const visit = await lighthouse(`${siteUrl}${path}`, {
      port: Number(port),
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    if (!visit || visit.lhr.runtimeError)
      throw new Error(`${path} was not measured: ${visit?.lhr.runtimeError?.message ?? 'no result'}`);
    return visit.lhr;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Written from an answer of the API: no file of the site is in the cache afterwards. */
async function keepSession(
  context: BrowserContext,
  siteUrl: string,
  { token, permissions }: NonNullable<Visit['session']>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${siteUrl}/api/health`);
  await page.evaluate(
    ([kept, may]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('userPermissions', may);
    },
    [JSON.stringify(token), JSON.stringify(permissions)] as const,
  );
  await page.close();
}

/** Medians of the score (of 100) and of what it is made of; milliseconds, shifts without unit, bytes on the wire. */
function summary(runs: readonly Result[]) {
  const of = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
  const scores = runs.map((run) => rounded(100 * (run.categories['performance']?.score ?? Number.NaN)));
  return {
    score: median(scores),
    scores,
    firstContentfulPaintMs: rounded(of('first-contentful-paint')),
    largestContentfulPaintMs: rounded(of('largest-contentful-paint')),
    totalBlockingMs: rounded(of('total-blocking-time')),
    speedIndexMs: rounded(of('speed-index')),
    cumulativeLayoutShift: rounded(of('cumulative-layout-shift'), 3),
    bytes: of('total-byte-weight'),
  };
}
