import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { makeReport, measureFirstLoad, signUp, type FirstLoad } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { median, rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';

const rounds = 7;

/** Bytes, requests and time of the pages people open first. */
export const firstLoad: Measure = {
  target: { scriptKB: { login: 140, chat: 190, share: 150 }, requestsBeforeContent: { chat: 8 } },
  how: `Each page ${rounds} times in a browser with an empty cache on the same machine, over plain HTTP without throttling; medians. Bytes are those of all JavaScript until the page is quiet, gzip level 9; all requests count, API and fonts included.`,
  async run() {
    const site = await startSite();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      const session = await signUp(site.url);
      const { chatId, sharePath } = await makeReport(site.url, session.token);
      const cases = {
        login: { path: '/auth', content: 'input[type="password"]' },
        chat: { path: '/chat', content: 'textarea', ...session },
        chatWithReport: { path: `/chat/${chatId}`, content: '[data-markdown] table', ...session },
        explore: { path: '/explore', content: 'a[href^="/detail-page"]', ...session },
        share: { path: sharePath, content: '[data-markdown] table' },
      };
      const results: Record<string, unknown> = {};
      for (const [name, one] of Object.entries(cases)) {
        const loads: FirstLoad[] = [];
        for (let round = 0; round < rounds; round++)
          loads.push(await measureFirstLoad(browser, site.url, one));
        results[name] = {
          scriptKB: rounded(median(loads.map((load) => load.scriptGzipBytes)) / 1000, 1),
          requestsBeforeContent: median(loads.map((load) => load.requestsBeforeContent)),
          requests: median(loads.map((load) => load.resources.length)),
          contentMs: rounded(median(loads.map((load) => load.contentMs))),
        };
      }
      return results;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
