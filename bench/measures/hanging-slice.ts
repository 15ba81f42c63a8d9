import { chromium, type Browser } from '@playwright/test';
import { sliceNames } from '../../e2e/fixtures/composition.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { signUp, timeToContent } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { startHangingGateway, type HangingGateway } from '../hanging-gateway.ts';
import { median, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const rounds = 20;
const warmups = 2;
/** The person at the foot of the rail. */
const frame = 'button[aria-haspopup="menu"]';
const pages = { chat: '/chat', billing: '/credit-usage' } as const;

/** Which slices hang in each case of a page. */
function casesOf(owner: keyof typeof pages): Readonly<Record<string, readonly string[]>> {
  const other = owner === 'chat' ? 'billing' : 'chat';
  return { none: [], another: [other], itsOwn: [owner], all: sliceNames };
}

async function compare(
  browser: Browser,
  gateway: HangingGateway,
  session: { token: string; permissions: string[] },
  owner: keyof typeof pages,
) {
  const cases = Object.entries(casesOf(owner));
  const times = new Map<string, number[]>(cases.map(([name]) => [name, []]));
  for (let round = 0; round < rounds + warmups; round++) {
    // The order changes from round to round, so that none always runs first.
    for (const [name, hanging] of round % 2 ? cases : cases.toReversed()) {
      gateway.hang(...hanging.map((slice) => `/remotes/${slice}/`));
      const ms = await timeToContent(browser, gateway.url, {
        path: pages[owner],
        content: frame,
        ...session,
      });
      gateway.release();
      if (round >= warmups) times.get(name)?.push(ms);
    }
    if (round % 5 === 0) say(`${owner} round ${round}`);
  }
  const whole = median(times.get('none') ?? []);
  return Object.fromEntries(
    cases.map(([name]) => {
      const ms = median(times.get(name) ?? []);
      return [name, { frameMs: rounded(ms), slowerByPercent: rounded((ms / whole - 1) * 100, 1) }];
    }),
  );
}

/** What a slice that hangs costs the frame around it. */
export const hangingSlice: Measure = {
  target: { slowerByAtMostPercent: 5 },
  how: `Two pages, each with nothing hanging, with another slice, with the slice of the page itself and with all slices hanging: ${rounds} loads each in turns, browser with an empty cache on the same machine; a gateway before the server holds the requests for the files. Median time from the navigation's start until the frame (the account's button) has been painted. "none" is what the others are compared with.`,
  async run() {
    const site = await startSite();
    const gateway = await startHangingGateway(site.url);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      const session = await signUp(gateway.url);
      return {
        [pages.billing]: await compare(browser, gateway, session, 'billing'),
        [pages.chat]: await compare(browser, gateway, session, 'chat'),
      };
    } finally {
      await browser.close();
      await gateway.stop();
      await site.stop();
    }
  },
};
