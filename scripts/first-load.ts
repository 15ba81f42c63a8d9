import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** A page as somebody opens it for the first time. */
export interface FirstLoadCase {
  readonly path: string;
  /** Selector of what the page is for; when it is visible the content is there. */
  readonly content: string;
  readonly token?: string;
  readonly permissions?: readonly string[];
  /** Added to every request by the browser, in milliseconds; none when left out. */
  readonly latencyMs?: number;
}

export interface LoadedResource {
  readonly url: string;
  readonly kind: string;
  /** Size of the body when compressed with gzip, however it really travelled. */
  readonly gzipBytes: number;
  readonly isBeforeContent: boolean;
}

export interface FirstLoad {
  readonly resources: readonly LoadedResource[];
  readonly scriptGzipBytes: number;
  /** All that was asked for before the content stood: document, code, styles, fonts, API. */
  readonly requestsBeforeContent: number;
  /** From the navigation's start to the content being painted, in milliseconds. */
  readonly contentMs: number;
}

/** Times in the page's own clock, in milliseconds since its navigation began. */
interface PageMarks {
  /** The content is in the document and has a size. */
  loupeShownMs?: number;
  /** It has been painted. */
  loupeContentMs?: number;
}

/** Opens the page in a browser with an empty cache and weighs everything it loads until it is quiet. */
export async function measureFirstLoad(
  browser: Browser,
  siteUrl: string,
  load: FirstLoadCase,
): Promise<FirstLoad> {
  const context = await contextFor(browser, siteUrl, load);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const happened = watchPage(page);
    await markContent(page, load.content);
    if (load.latencyMs) await addLatency(page, load.latencyMs);
    await page.goto(`${siteUrl}${load.path}`);
    const contentMs = await contentOf(page, load, happened);
    await page.waitForLoadState('networkidle');
    const shownAt = await page.evaluate(
      () => performance.timeOrigin + ((globalThis as PageMarks).loupeShownMs ?? 0),
    );
    const resources = await Promise.all(
      requests
        .filter((request) => !request.url().startsWith('data:'))
        .map(async (request) => ({
          url: request.url().slice(siteUrl.length),
          kind: request.resourceType(),
          gzipBytes: await gzipSize(request),
          // Both by the browser's own clock: on a busy machine we hear of either late.
          isBeforeContent: request.timing().startTime < shownAt,
        })),
    );
    const scripts = resources.filter(({ kind, url }) => kind === 'script' || /\.m?js(\?|$)/.test(url));
    return {
      resources,
      scriptGzipBytes: sum([...new Map(scripts.map((one) => [one.url, one.gzipBytes])).values()]),
      requestsBeforeContent: resources.filter((one) => one.isBeforeContent).length,
      contentMs,
    };
  } finally {
    await context.close();
  }
}

/** Opens the page in a browser with an empty cache; milliseconds from the navigation's start to the content being painted. */
export async function timeToContent(browser: Browser, siteUrl: string, load: FirstLoadCase): Promise<number> {
  const context = await contextFor(browser, siteUrl, load);
  try {
    const page = await context.newPage();
    const happened = watchPage(page);
    await markContent(page, load.content);
    await page.goto(`${siteUrl}${load.path}`, { waitUntil: 'commit' });
    return await contentOf(page, load, happened);
  } finally {
    await context.close();
  }
}

/** Notes what a page complains of and what it does not get, for whoever has waited for its content in vain. */
function watchPage(page: Page): readonly string[] {
  const happened: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') happened.push(`console: ${line.text()}`);
  });
  page.on('pageerror', (error) => happened.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) =>
    happened.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (!response.ok()) happened.push(`answered ${response.status()}: ${response.url()}`);
  });
  page.on('crash', () => happened.push('the page crashed'));
  return happened;
}

/** When the content was painted, in the page's own clock. Throws with what the page shows instead when it does not come. */
async function contentOf(
  page: Page,
  { content }: FirstLoadCase,
  happened: readonly string[],
): Promise<number> {
  try {
    const painted = await page.waitForFunction(() => (globalThis as PageMarks).loupeContentMs);
    return (await painted.jsonValue()) ?? Number.NaN;
  } catch (cause) {
    const look = page.evaluate((selector) => {
      const { loupeShownMs = null } = globalThis as PageMarks;
      const heights = [...document.querySelectorAll(selector)].map(
        (one) => one.getBoundingClientRect().height,
      );
      const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(
        ({ dataset }) => `${dataset['remote']} ${dataset['remoteState']}`,
      );
      const { visibilityState, readyState } = document;
      const text = document.body.innerText.slice(0, 2_000);
      return { visibilityState, readyState, loupeShownMs, heights, regions, text };
    }, content);
    // A page that crashed says nothing any more.
    const shown = await look.catch(String);
    const said = [
      `${content} was not painted on ${page.url()}.`,
      JSON.stringify(shown, null, 2),
      ...happened,
    ];
    throw new Error(said.join('\n'), { cause });
  }
}

async function contextFor(
  browser: Browser,
  siteUrl: string,
  { token, permissions = ['view_explore'] }: FirstLoadCase,
): Promise<BrowserContext> {
  const localStorage = token
    ? [
        { name: 'token', value: JSON.stringify(token) },
        { name: 'userPermissions', value: JSON.stringify(permissions) },
      ]
    : [];
  return browser.newContext({
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
    viewport: { width: 1280, height: 800 },
  });
}

async function addLatency(page: Page, latency: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Notes when the content is first there with a size, in the page's own clock. */
async function markContent(page: Page, content: string): Promise<void> {
  await page.addInitScript((selector) => {
    const marks = globalThis as PageMarks;
    const look = () => {
      if (marks.loupeShownMs !== undefined) return;
      // Any of them: the first may be folded, as the table behind a chart is.
      const isShown = [...document.querySelectorAll(selector)].some(
        (one) => one.getBoundingClientRect().height > 0,
      );
      if (!isShown) return void requestAnimationFrame(look);
      marks.loupeShownMs = performance.now();
      observer.disconnect();
      // The next frame paints it; the one after that comes when it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => (marks.loupeContentMs ??= performance.now())));
    };
    // At the very change that brings it, before the content itself asks for anything more.
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)) look();
    });
    observer.observe(document, { subtree: true, childList: true });
  }, content);
}

async function gzipSize(request: Request): Promise<number> {
  const response = await request.response();
  if (!response?.ok()) return 0;
  const body = await response.body().catch(() => null);
  return body ? gzipSync(body, { level: 9 }).length : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Signs up over the API and gives the session's token. */
export async function signUp(
  siteUrl: string,
  name = 'Robin Reader',
  email = `reader-${process.hrtime.bigint()}@example.com`,
): Promise<{ token: string; permissions: string[] }> {
  const body = {
    email,
    password: 'a quiet reading desk',
    name,
  };
  const response = await fetch(`${siteUrl}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201)
    throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string; user: { permissions: string[] } } };
  return { token: data.token, permissions: data.user.permissions };
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function caller(siteUrl: string, token: string): Call {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
}

export interface SharedRun {
  readonly chatId: string;
  readonly runId: string;
  readonly sharePath: string;
}

/** Sends a message in a new chat, waits for the end of its run and shares the chat. */
async function runAndShare(
  call: Call,
  message: { text: string; agent?: string; inputs?: Record<string, string> },
): Promise<SharedRun> {
  const { chat } = await call<{ chat: { id: string } }>('POST', '/chats', {});
  const { run } = await call<{ run: { id: string } }>('POST', `/chats/${chat.id}/messages`, message);
  for (let status = 'queued'; status !== 'done';) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({
      run: { status },
    } = await call<{ run: { status: string } }>('GET', `/runs/${run.id}`));
    if (status === 'failed' || status === 'stopped') throw new Error(`The run ended as ${status}.`);
  }
  const { share } = await call<{ share: { url: string } }>('POST', `/chats/${chat.id}/shares`);
  return { chatId: chat.id, runId: run.id, sharePath: new URL(share.url).pathname };
}

/** Runs an agent on its sample to the end, and shares the chat. */
export async function makeReport(
  siteUrl: string,
  token: string,
  agent = 'stock-market-analysis',
): Promise<SharedRun> {
  const call = caller(siteUrl, token);
  const { agent: detail } = await call<{
    agent: { title: string; sample: { inputs: Record<string, string> } | null };
  }>('GET', `/agents/${agent}`);
  return runAndShare(call, {
    text: detail.title,
    agent,
    inputs: { ...detail.sample?.inputs, depth: 'standard' },
  });
}

/** Asks a plain question, and shares the chat. */
export async function makePlainChat(siteUrl: string, token: string): Promise<SharedRun> {
  return runAndShare(caller(siteUrl, token), { text: 'What is 1250 * 1.19?' });
}
