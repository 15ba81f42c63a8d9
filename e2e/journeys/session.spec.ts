import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { authPages } from '../pages/auth.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';

/** Well above what logging out takes: conditions are waited for, nothing is timed. */
const appears = { timeout: 20_000 } as const;

async function openTabs(context: BrowserContext, paths: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(frame(tab).meter).toBeVisible();
    tabs.push(tab);
  }
  return tabs;
}

async function expectLoggedOut(tab: Page, siteUrl: string, secrets: readonly string[]): Promise<void> {
  await expect(tab).toHaveURL(new RegExp(`^${siteUrl}/auth`), appears);
  await expect(authPages(tab).email).toBeVisible();
  for (const secret of secrets) await expect(tab.getByText(secret)).toHaveCount(0);
  expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

const fivePaths = ['/chat', '/explore', '/settings', '/credit-usage', '/chat'];

test('H3 E1: five tabs are logged out by one log-out, and the unsent draft waits for the next log-in', async ({
  context,
  site,
  account,
}) => {
  const tabs = await openTabs(context, fivePaths);
  const [first, , , , last] = tabs as [Page, Page, Page, Page, Page];
  await chatPage(last).message.fill('Not sent yet');
  await expect
    .poll(() => last.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))))
    .toBe(true);
  await frame(first).logOut();
  for (const tab of tabs) await expectLoggedOut(tab, site.url, [account.email, 'Not sent yet']);
  await authPages(first).logIn(account);
  // The other tabs come back with this one, and what was typed waits where it was typed.
  await expect(chatPage(last).message).toHaveValue('Not sent yet');
});

test('H3 E1: five tabs are logged out by one 401', async ({ context, site, api, account }) => {
  const tabs = await openTabs(context, fivePaths);
  await api.call('POST', '/auth/logout', { token: account.token });
  // The focus makes this one tab ask for its credits; the others hear of the 401 from it.
  await (tabs[0] as Page).evaluate(() => dispatchEvent(new Event('focus')));
  for (const tab of tabs) await expectLoggedOut(tab, site.url, [account.email]);
});

test('H3: a tab that was frozen meanwhile is logged out when it wakes', async ({
  context,
  site,
  account,
}) => {
  const [first, frozen] = (await openTabs(context, ['/chat', '/settings'])) as [Page, Page];
  const devtools = await context.newCDPSession(frozen);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await frame(first).logOut();
  await expectLoggedOut(first, site.url, [account.email]);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectLoggedOut(frozen, site.url, [account.email]);
});

test('H3: a message about another session is ignored', async ({ context, api, account }) => {
  const [tab] = (await openTabs(context, ['/settings'])) as [Page];
  await tab.evaluate(async () => {
    const heard = new BroadcastChannel('session');
    const arrived = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }));
    const sender = new BroadcastChannel('session');
    sender.postMessage({ type: 'logout', sessionKey: 'another session' });
    sender.postMessage({ type: 'something else' });
    await arrived;
  });
  await tab.getByRole('link', { name: 'Explore' }).first().click();
  await expect(tab).toHaveURL(/\/explore/);
  await expect(frame(tab).meter).toBeVisible();
  expect((await api.call('GET', '/me', { token: account.token })).status).toBe(200);
});

test('H3 N2: the back button shows nothing private after the log-out', async ({ page, site, account }) => {
  await page.goto('/settings');
  await expect(page.getByText(account.email).first()).toBeVisible();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/\/explore/);
  await frame(page).logOut();
  await expectLoggedOut(page, site.url, [account.email]);
  await page.goBack();
  await expectLoggedOut(page, site.url, [account.email]);
  await page.goto('/healthz');
  await page.goBack();
  await expectLoggedOut(page, site.url, [account.email]);
});

test('H3: a page out of the back/forward cache shows nothing before it has looked at the session', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/settings');
  await expect(page.getByText(account.email).first()).toBeVisible();
  const isHidden = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return getComputedStyle(document.documentElement).visibility === 'hidden';
  });
  expect(isHidden).toBe(true);
  const seen = await page.evaluate(async (secret) => {
    // What another tab does to storage does not reach a stored page.
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // Whatever is drawn once the page may be seen again.
    while (getComputedStyle(document.documentElement).visibility === 'hidden')
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.body.innerText.includes(secret);
  }, account.email);
  expect(seen).toBe(false);
  await expectLoggedOut(page, site.url, [account.email]);
});

test('H3: logging in as somebody else in one tab shows the new person in the others', async ({
  context,
  site,
  api,
  account,
}) => {
  const second = await api.signup('Second Reader');
  const [first, other] = (await openTabs(context, ['/chat', '/settings'])) as [Page, Page];
  await frame(first).logOut();
  await expectLoggedOut(other, site.url, [account.email]);
  await authPages(first).logIn(second);
  await expect(frame(other).meter).toBeVisible(appears);
  await other.goto('/settings');
  await expect(other.getByText(second.email).first()).toBeVisible();
  await expect(other.getByText(account.email)).toHaveCount(0);
});

test.describe('a guest', () => {
  test.use({ as: 'guest' });

  const hostile = [
    '//evil.example/chat',
    'https://evil.example/chat',
    'https:evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:document.title="taken"',
    'data:text/html,taken',
  ];

  test('N2: is led to the chat, never elsewhere, by a hostile way back', async ({ page, site, account }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    for (const next of hostile) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await authPages(page).logIn(account);
      await expect(page, next).toHaveURL(`${site.url}/chat`);
      await expect(page).not.toHaveTitle('taken');
      await page.evaluate(() => localStorage.clear());
    }
    expect(foreign).toEqual([]);
  });

  test('N2: returns to the page, its query and its anchor', async ({ page, site, account }) => {
    await page.goto('/settings?from=mail#sessions');
    await expect(page).toHaveURL(new RegExp(`^${site.url}/auth`));
    await authPages(page).logIn(account);
    await expect(page).toHaveURL(/\/settings\?from=mail/);
  });
});
