// Takes a small picture of every page for docs/screens: `npm run build`, then `node scripts/screens.ts [name …]`.
// A site of its own is started, accounts made and real work done in it; each page is taken light on a desktop and
// dark on a phone, some also dark on a desktop. Names end in the look: `chat-report-light.webp`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { makePlainChat, makeReport, signUp } from './first-load.ts';
import { startSite } from './site-process.ts';

const folder = join(import.meta.dirname, '../docs/screens');
const admin = { email: 'admin@example.com', password: 'a long first password' };
const quality = 62;

interface Visitor {
  readonly token: string;
  readonly permissions: readonly string[];
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: Visitor | null;
  /** What is done on the page before the picture is taken. */
  readonly prepare?: (page: Page, isPhone: boolean) => Promise<void>;
  /** Also taken dark on a desktop. */
  readonly isDarkToo?: boolean;
}

const looks = {
  light: { theme: 'light', width: 1280, height: 800 },
  dark: { theme: 'dark', width: 1280, height: 800 },
  phone: { theme: 'dark', width: 390, height: 844 },
} as const;

type LookName = keyof typeof looks;

const site = await startSite({ env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  mkdirSync(folder, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const screen of await screensOf(site.url)) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    const names: readonly LookName[] = screen.isDarkToo ? ['light', 'dark', 'phone'] : ['light', 'phone'];
    for (const look of names) await take(browser, site.url, screen, look);
    process.stdout.write(`${screen.name}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function screensOf(url: string): Promise<Screen[]> {
  const reader = await signUp(url, 'Robin Reader', 'robin@example.com');
  await makePlainChat(url, reader.token);
  await makeReport(url, reader.token, 'company-research');
  const { chatId, runId, sharePath } = await makeReport(url, reader.token);
  const boss = await logIn(url);
  return [
    ...guestScreens(sharePath),
    { name: 'chat', path: '/chat', as: reader },
    { name: 'search', path: '/chat', as: reader, prepare: search },
    { name: 'runs', path: '/runs', as: reader, isDarkToo: true },
    { name: 'chat-report', path: `/chat/${chatId}`, as: reader, isDarkToo: true },
    { name: 'chat-panel', path: `/chat/${chatId}`, as: reader, prepare: openPanel },
    { name: 'share-dialog', path: `/chat/${chatId}`, as: reader, prepare: openShare },
    { name: 'explore', path: '/explore', as: reader, isDarkToo: true },
    { name: 'agent', path: '/detail-page?agent=stock-market-analysis', as: reader },
    { name: 'analysis', path: `/analysis-detail/${runId}`, as: reader, isDarkToo: true },
    ...['credit-usage', 'pricing', 'payment', 'payment-card', 'manage-payments'].map((name) => ({
      name,
      path: `/${name}`,
      as: reader,
    })),
    { name: 'referral', path: '/referel', as: reader },
    { name: 'settings', path: '/settings', as: reader },
    { name: 'admin-users', path: '/admin', as: boss },
    { name: 'admin-user', path: '/admin', as: boss, prepare: openFirstUser },
    { name: 'admin-impersonate', path: '/admin/impersonate', as: boss },
    { name: 'admin-credits', path: '/admin/credits', as: boss },
    { name: 'admin-audit', path: '/admin/audit', as: boss },
    { name: 'admin-releases', path: '/admin/releases', as: boss },
    // The last one: it gives this browser another session.
    await viewScreen(url, boss),
  ];
}

function guestScreens(sharePath: string): Screen[] {
  return [
    { name: 'login', path: '/auth', as: null },
    { name: 'signup', path: '/auth/signup', as: null },
    { name: 'forgot-password', path: '/auth/forgot-password', as: null },
    { name: 'reset-password', path: '/auth/reset-password?token=unknown', as: null },
    { name: 'not-found', path: '/nowhere', as: null },
    { name: 'share', path: sharePath, as: null },
    { name: 'share-unavailable', path: '/share/unknown', as: null },
    { name: 'replay', path: `${sharePath}/replay`, as: null, prepare: replayHalf },
  ];
}

/** The page of an account that is being viewed, with the banner. A code works once, so one is asked for each look. */
async function viewScreen(url: string, boss: Visitor): Promise<Screen> {
  const { users } = await call<{ users: { id: string; email: string }[] }>(
    url,
    boss.token,
    'GET',
    '/admin/users',
  );
  const user = users.find(({ email }) => email !== admin.email);
  const ask = () =>
    call<{ code: string }>(url, boss.token, 'POST', '/admin/impersonations', {
      user_id: user?.id,
      reason: 'A question about a receipt',
      password: admin.password,
    });
  return {
    name: 'admin-view',
    path: '/settings',
    as: boss,
    prepare: async (page) => {
      await page.goto(`${url}/settings?adminToken=${(await ask()).code}`);
      await page.locator('[data-view-banner] button').waitFor();
      await settled(page);
    },
  };
}

async function logIn(url: string): Promise<Visitor> {
  const { token, user } = await call<{ token: string; user: { permissions: string[] } }>(
    url,
    null,
    'POST',
    '/auth/login',
    admin,
  );
  return { token, permissions: user.permissions };
}

async function call<T>(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search' }).fill('stock');
  await page.getByText('1 chat found').waitFor();
}

async function openPanel(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Open report' }).click();
  await page.getByRole('tab', { name: /^Sources/ }).click();
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('button', { name: 'Make link' }).click();
  await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
}

async function replayHalf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compute indicators' }).click();
}

async function openFirstUser(page: Page): Promise<void> {
  await page.getByRole('rowheader', { name: 'robin@example.com' }).getByRole('link').click();
  await page.getByRole('dialog').getByRole('table').first().waitFor();
}

/** Nothing is on its way any more, and the letters are the ones that stay. */
async function settled(page: Page): Promise<void> {
  // A page that has just come asks for its content: what was quiet before is looked at again.
  for (const _ of ['the page', 'its content']) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(
      () => !document.querySelector('[data-remote-state=loading], [role=status][aria-busy=true]'),
    );
  }
  await page.evaluate(() => document.fonts.ready);
}

async function take(
  from: Browser,
  url: string,
  { name, path, as, prepare }: Screen,
  lookName: LookName,
): Promise<void> {
  const { theme, width, height } = looks[lookName];
  const signedIn = as
    ? [
        { name: 'token', value: JSON.stringify(as.token) },
        { name: 'userPermissions', value: JSON.stringify(as.permissions) },
      ]
    : [];
  const localStorage = [...signedIn, { name: 'theme', value: theme }];
  const context = await from.newContext({
    viewport: { width, height },
    hasTouch: lookName === 'phone',
    isMobile: lookName === 'phone',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await settled(page);
  await prepare?.(page, lookName === 'phone');
  await settled(page);
  await page.screenshot({ path: join(folder, `${name}-${lookName}.webp`), type: 'webp', quality });
  await context.close();
}
