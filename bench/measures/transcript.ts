import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { createApi, type Account } from '../../e2e/fixtures/api.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { timeToContent } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { startOwnPostgres } from '../../server/testing/own-postgres.ts';
import { median, percentile, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';
import { makeLongChat } from '../transcript/long-chat.ts';

const turns = 500;
const rounds = 5;
/** As a person flings a page: pixels, and pixels a second. */
const scroll = { distance: 12_000, speed: 2_400 };

interface Scrolled {
  readonly frames: number;
  readonly slowFramesPercent: number;
  readonly worstFrameMs: number;
  readonly mostTurns: number;
  readonly mostNodes: number;
}

/** A chat of a thousand messages on the screen: opened, scrolled through, typed into meanwhile. */
export const transcript: Measure = {
  target: {
    contentMs: 300,
    contentFromRailMs: 300,
    bytes: 60_000,
    mostTurns: 150,
    at1: { slowFramesPercent: 3, typingP95Ms: 50 },
    at4: { slowFramesPercent: 20 },
  },
  how: `A chat of ${turns} turns, each with a finished run and its log, in a window of 1280 × 800. Opened ${rounds} times by its address with an empty cache, and ${rounds} times by its name in the rail of the empty chat; all of it read by the button and then scrolled up ${scroll.distance} pixels at ${scroll.speed} a second from its end, at full speed of the processor and at a fourth; a slow frame is one of more than 20 ms. Typing: a letter every 80 ms while it scrolls, from the key to the next paint. Bytes are those of the chat’s answer on the wire.`,
  async run() {
    const postgres = await startOwnPostgres();
    const site = await startSite({ env: { DATABASE_URL: postgres.url } });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      const api = createApi(site.url);
      const account = await api.signup();
      const { chatId, runId } = await askOnce(site.url, account);
      await makeLongChat(postgres, { chatId, runId }, turns);
      const path = `/chat/${chatId}`;
      const { token, permissions } = account;
      const load = { path, content: '[data-turn] [data-markdown]', token, permissions };
      const opened: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        opened.push(await timeToContent(browser, site.url, load));
      const fromRail = await openedFromRail(browser, site.url, chatId, account);
      const bytes = await bytesOf(`${site.url}/api/chats/${chatId}?limit=50`, token);
      const at1 = await scrolledAndTyped(browser, `${site.url}${path}`, account, 1);
      const at4 = await scrolledAndTyped(browser, `${site.url}${path}`, account, 4);
      return {
        turns,
        contentMs: rounded(median(opened)),
        contentFromRailMs: rounded(median(fromRail)),
        bytes,
        at1,
        at4,
      };
    } finally {
      await browser.close();
      await site.stop();
      await postgres.close();
    }
  },
};

async function askOnce(siteUrl: string, { token }: Account): Promise<{ chatId: string; runId: string }> {
  const api = createApi(siteUrl);
  const made = await api.call<{ chat: { id: string } }>('POST', '/chats', { token, body: {} });
  const chatId = made.data.chat.id;
  const sent = await api.call<{ run: { id: string } }>('POST', `/chats/${chatId}/messages`, {
    token,
    key: 'pattern',
    body: { text: 'What is 1250 * 1.19?' },
  });
  for (;;) {
    const { data } = await api.call<{ run: { finished_at: string | null } }>(
      'GET',
      `/runs/${sent.data.run.id}`,
      { token },
    );
    if (data.run.finished_at !== null) return { chatId, runId: sent.data.run.id };
    await after(100);
  }
}

/** From the press on the chat's name, on the page of an empty chat, to its text being painted; milliseconds. */
async function openedFromRail(
  browser: Browser,
  siteUrl: string,
  chatId: string,
  account: Account,
): Promise<number[]> {
  const context = await signedIn(browser, account);
  try {
    const page = await context.newPage();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${siteUrl}/chat`, { waitUntil: 'networkidle' });
      const name = page.locator(`a[href="/chat/${chatId}"]`);
      await name.waitFor();
      times.push(
        await name.evaluate(async (link) => {
          const startedAt = performance.now();
          (link as HTMLElement).click();
          const heights = () =>
            [...link.ownerDocument.querySelectorAll('[data-turn] [data-markdown]')].map(
              (one) => one.getBoundingClientRect().height,
            );
          while (!heights().some((height) => height > 0)) await new Promise(requestAnimationFrame);
          // The next frame paints it; the one after that comes when it has been painted.
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return performance.now() - startedAt;
        }),
      );
    }
    return times;
  } finally {
    await context.close();
  }
}

async function signedIn(browser: Browser, { token, permissions }: Account): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    ([kept, may]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('userPermissions', may);
    },
    [JSON.stringify(token), JSON.stringify(permissions)] as const,
  );
  return context;
}

/** Bytes of an answer as a browser asks for it, compressed. */
async function bytesOf(url: string, token: string): Promise<number> {
  const { request } = await import('node:http');
  return await new Promise((resolve, reject) => {
    request(url, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => void (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

async function scrolledAndTyped(browser: Browser, url: string, account: Account, slowdown: number) {
  const context = await signedIn(browser, account);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[data-turn] [data-markdown]').last().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    say(`scrolling at 1/${slowdown}`);
    const scrolled = await watchFrames(page, () => scrollUp(devtools));
    say('scrolling and typing');
    const typingMs = await typeWhile(page, () => scrollUp(devtools));
    return {
      ...scrolled,
      typingP50Ms: rounded(percentile(typingMs, 0.5), 1),
      typingP95Ms: rounded(percentile(typingMs, 0.95), 1),
    };
  } finally {
    await context.close();
  }
}

async function scrollUp(devtools: CDPSession): Promise<void> {
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 300,
    yDistance: scroll.distance,
    speed: scroll.speed,
    gestureSourceType: 'mouse',
  });
}

interface FrameMarks {
  loupeFrames?: { times: number[]; mostTurns: number; mostNodes: number; isOver: boolean };
}

/** Time between two frames while something happens, and how much was mounted at most. */
async function watchFrames(page: Page, work: () => Promise<void>): Promise<Scrolled> {
  await page.evaluate(() => {
    const marks = { times: [] as number[], mostTurns: 0, mostNodes: 0, isOver: false };
    (globalThis as FrameMarks).loupeFrames = marks;
    let before = performance.now();
    const look = (now: number) => {
      marks.times.push(now - before);
      before = now;
      if (marks.times.length % 20 === 0) {
        marks.mostTurns = Math.max(marks.mostTurns, document.querySelectorAll('[data-turn]').length);
        marks.mostNodes = Math.max(marks.mostNodes, document.querySelectorAll('[data-turn] *').length);
      }
      if (!marks.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await work();
  const { times, mostTurns, mostNodes } = await page.evaluate(() => {
    const marks = (globalThis as FrameMarks).loupeFrames;
    if (!marks) throw new Error('No frame was watched.');
    marks.isOver = true;
    return marks;
  });
  const slow = times.filter((ms) => ms > 20).length;
  return {
    frames: times.length,
    slowFramesPercent: rounded((100 * slow) / times.length, 1),
    worstFrameMs: rounded(Math.max(...times), 1),
    mostTurns,
    mostNodes,
  };
}

interface KeyMarks {
  loupeKeys?: number[];
}

/** Types while something happens: milliseconds from each key to the paint after it, by the browser's own count. */
async function typeWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page
    .locator('[role="textbox"][aria-label="Message"], textarea[aria-label="Message"]')
    .first()
    .focus();
  await page.evaluate(() => {
    const keys: number[] = [];
    (globalThis as KeyMarks).loupeKeys = keys;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const end = new AbortController();
  const typing = (async () => {
    let count = 0;
    for (; !end.signal.aborted; count += 1) {
      await page.keyboard.press('a');
      await after(80);
    }
    return count;
  })();
  await work();
  end.abort();
  const count = await typing;
  const slow = await page.evaluate(() => (globalThis as KeyMarks).loupeKeys ?? []);
  // The browser tells only of those of 16 ms and more.
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => 16)];
}
