// Takes a small picture of every page for docs/screens: `npm run build`, then `node scripts/screens.ts [page …]`.
// A site of its own is started, an account made and real work done in it; each page is taken light on a desktop and
// dark on a phone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { makeReport, signUp } from './first-load.ts';
import { startSite } from './site-process.ts';

const folder = join(import.meta.dirname, '../docs/screens');
const admin = { email: 'admin@example.com', password: 'a long first password' };
const quality = 60;

interface Visitor {
  readonly token: string;
  readonly permissions: readonly string[];
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: Visitor | null;
}

const looks = [
  { name: 'light', theme: 'light', width: 1280, height: 800 },
  { name: 'dark-phone', theme: 'dark', width: 390, height: 844 },
] as const;

const site = await startSite({ env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  mkdirSync(folder, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const screen of await screensOf(site.url)) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    for (const look of looks) await take(browser, site.url, screen, look);
    process.stdout.write(`${screen.name}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function screensOf(url: string): Promise<Screen[]> {
  const reader = await signUp(url);
  const { chatId, runId, sharePath } = await makeReport(url, reader.token);
  const boss = await logIn(url);
  return [
    { name: 'login', path: '/auth', as: null },
    { name: 'signup', path: '/auth/signup', as: null },
    { name: 'forgot-password', path: '/auth/forgot-password', as: null },
    { name: 'reset-password', path: '/auth/reset-password?token=unknown', as: null },
    { name: 'not-found', path: '/nowhere', as: null },
    { name: 'chat', path: '/chat', as: reader },
    { name: 'chat-report', path: `/chat/${chatId}`, as: reader },
    { name: 'explore', path: '/explore', as: reader },
    { name: 'agent', path: '/detail-page?agent=stock-market-analysis', as: reader },
    { name: 'analysis', path: `/analysis-detail/${runId}`, as: reader },
    { name: 'credit-usage', path: '/credit-usage', as: reader },
    { name: 'pricing', path: '/pricing', as: reader },
    { name: 'payment', path: '/payment', as: reader },
    { name: 'payment-card', path: '/payment-card', as: reader },
    { name: 'manage-payments', path: '/manage-payments', as: reader },
    { name: 'referral', path: '/referel', as: reader },
    { name: 'settings', path: '/settings', as: reader },
    { name: 'admin', path: '/admin', as: boss },
    { name: 'impersonate', path: '/admin/impersonate', as: boss },
    { name: 'share', path: sharePath, as: null },
    { name: 'replay', path: `${sharePath}/replay`, as: null },
  ];
}

async function logIn(url: string): Promise<Visitor> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { data } = (await response.json()) as { data: { token: string; user: { permissions: string[] } } };
  return { token: data.token, permissions: data.user.permissions };
}

async function take(
  from: Browser,
  url: string,
  { name, path, as }: Screen,
  look: (typeof looks)[number],
): Promise<void> {
  const signedIn = as
    ? [
        { name: 'token', value: JSON.stringify(as.token) },
        { name: 'userPermissions', value: JSON.stringify(as.permissions) },
      ]
    : [];
  const context = await from.newContext({
    viewport: { width: look.width, height: look.height },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [...signedIn, { name: 'theme', value: look.theme }] }],
    },
  });
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}-${look.name}.jpg`), type: 'jpeg', quality });
  await context.close();
}
