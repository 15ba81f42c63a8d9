// Photographs the pages of the built site with real data, for looking at: light and dark, wide and phone.
// `node scripts/screens.ts [folder]`; without a folder the two pictures of README.md are taken into docs/screens.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { makeReport, signUp } from './first-load.ts';
import { startSite } from './site-process.ts';

interface Shot {
  readonly name: string;
  readonly path: string;
  /** Selector that is visible when the page shows what it is for. */
  readonly content: string;
  readonly session?: { readonly token: string; readonly permissions: readonly string[] };
}

const admin = { email: 'admin@example.com', password: 'a long first password' };
const folder = process.argv[2];
const site = await startSite({ env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });

try {
  const shots = await shotsOfAllPages();
  if (folder === undefined) await takeForReadme(shots);
  else await takeAll(shots, folder);
} finally {
  await browser.close();
  await site.stop();
}

async function shotsOfAllPages(): Promise<Shot[]> {
  const reader = await signUp(site.url);
  const { chatId, sharePath } = await makeReport(site.url, reader.token);
  const company = await makeReport(site.url, reader.token, 'company-research');
  const composer = 'textarea';
  const report = '[data-markdown] table';
  return [
    { name: 'login', path: '/auth', content: 'form' },
    { name: 'signup', path: '/auth/signup', content: 'form' },
    { name: 'forgot', path: '/auth/forgot-password', content: 'form' },
    { name: 'reset', path: '/auth/reset-password?token=abc', content: 'form' },
    { name: 'not-found', path: '/no/such/place', content: 'h1' },
    { name: 'chat-empty', path: '/chat', content: composer, session: reader },
    { name: 'chat', path: `/chat/${chatId}`, content: report, session: reader },
    { name: 'chat-company', path: `/chat/${company.chatId}`, content: '[data-markdown]', session: reader },
    { name: 'explore', path: '/explore', content: 'a[href^="/detail-page"]', session: reader },
    { name: 'agent', path: '/detail-page?agent=stock-market-analysis', content: 'form', session: reader },
    { name: 'credit-usage', path: '/credit-usage', content: 'main table', session: reader },
    { name: 'settings', path: '/settings', content: 'h2', session: reader },
    { name: 'share', path: sharePath, content: report },
    { name: 'admin-refused', path: '/admin', content: 'main h1, main h2', session: reader },
    { name: 'admin', path: '/admin', content: 'main table', session: await logInAdmin() },
  ];
}

async function logInAdmin(): Promise<{ token: string; permissions: string[] }> {
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { data } = (await response.json()) as { data: { token: string; user: { permissions: string[] } } };
  return { token: data.token, permissions: data.user.permissions };
}

async function takeForReadme(shots: readonly Shot[]): Promise<void> {
  const target = join(import.meta.dirname, '../docs/screens');
  await mkdir(target, { recursive: true });
  for (const shot of shots) {
    if (shot.name === 'chat') await take(browser, shot, 'light', 1280, join(target, 'chat-report-light.png'));
    if (shot.name === 'explore') await take(browser, shot, 'dark', 1280, join(target, 'explore-dark.png'));
  }
}

async function takeAll(shots: readonly Shot[], target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const shot of shots)
    for (const theme of ['light', 'dark'] as const)
      for (const width of [1280, 390] as const)
        await take(browser, shot, theme, width, join(target, `${shot.name}-${theme}-${width}.png`));
}

async function take(
  from: Browser,
  shot: Shot,
  theme: 'light' | 'dark',
  width: 1280 | 390,
  file: string,
): Promise<void> {
  const localStorage = [
    { name: 'theme', value: theme },
    ...(shot.session
      ? [
          { name: 'token', value: JSON.stringify(shot.session.token) },
          { name: 'userPermissions', value: JSON.stringify(shot.session.permissions) },
        ]
      : []),
  ];
  const context = await from.newContext({
    viewport: { width, height: width === 390 ? 844 : 800 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${shot.name}: ${error.message}\n`));
  page.on(
    'console',
    (message) => message.type() === 'error' && process.stderr.write(`${shot.name}: ${message.text()}\n`),
  );
  await page.goto(`${site.url}${shot.path}`);
  // A phone shows the report when asked to.
  if (width === 390 && shot.content.startsWith('[data-markdown]') && shot.session)
    await page.getByRole('button', { name: 'Open report' }).click();
  await shown(page, shot);
  await page.screenshot({ path: file });
  await context.close();
  process.stdout.write(`${file}\n`);
}

async function shown(page: Page, { name, content }: Shot): Promise<void> {
  try {
    await page.locator(content).first().waitFor({ state: 'visible', timeout: 10_000 });
  } catch {
    process.stderr.write(`${name}: "${content}" did not show; the picture is taken anyway.\n`);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
