import type { Result } from 'lighthouse';
import { makePlainChat, makeReport, signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { visitOnce, type Visit } from '../lighthouse-visit.ts';
import { median, rounded } from '../machine.ts';
import { chosenParts, say, type Measure } from '../measure.ts';

const rounds = 3;

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
        for (let round = 0; round < rounds; round += 1)
          runs.push(await visitOnce(site.url, visit, { onlyCategories: ['performance'] }));
        results[name] = summary(runs);
        say(`${name} ${JSON.stringify(results[name])}`);
      }
      return results;
    } finally {
      await site.stop();
    }
  },
};

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
