import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';
import { settingsPage } from '../pages/settings-page.ts';

const offline = 'Internet Connection not working!';
const online = 'Back Online!';

/** Calls of our own API from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('H1 S5: offline nothing is sent; the composer says so, keeps the draft, and sends it when back', async ({
  page,
  context,
  api,
  account,
}) => {
  await page.goto('/chat');
  const chat = chatPage(page);
  await chat.message.fill('Keep this while I am away');
  await expect(frame(page).meter).toBeVisible();
  await context.setOffline(true);
  await expect(frame(page).snackbar(offline)).toBeVisible();
  await expect(page.getByText(/Offline: kept as draft/)).toBeVisible();
  const calls = watchCalls(page);
  await chat.message.press('Enter');
  await expect(chat.message).toHaveValue('Keep this while I am away');
  const drafts = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('draft:'))
      .map((key) => localStorage.getItem(key)),
  );
  expect(drafts.join()).toContain('Keep this while I am away');
  expect(calls).toEqual([]);

  await context.setOffline(false);
  await expect(frame(page).snackbar(online)).toBeVisible();
  await expect(page.getByText(/Offline: kept as draft/)).toHaveCount(0);
  await expect(chat.message).toHaveValue('Keep this while I am away');
  await chat.send.click();
  await chat.chatId();
  const { data } = await api.call<{ chats: unknown[] }>('GET', '/chats', { token: account.token });
  expect(data.chats).toHaveLength(1);
});

test('S5: only a real change of the status is reported', async ({ page, context }) => {
  await page.goto('/chat');
  await expect(frame(page).meter).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(frame(page).snackbar(online)).toHaveCount(0);
  await context.setOffline(true);
  await expect(frame(page).snackbar(offline)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(frame(page).snackbar(offline)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(frame(page).snackbar(offline)).toHaveCount(0);
  await context.setOffline(false);
  await expect(frame(page).snackbar(online)).toBeVisible();
});

test('H1 S5: what is shown is fetched again when the network is back', async ({
  page,
  context,
  api,
  account,
}) => {
  const settings = settingsPage(page);
  await settings.open();
  const sessions = settings.section('Sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await expect(frame(page).snackbar(offline)).toBeVisible();
  await api.login(account.email, account.password);
  await api.call('POST', '/chats', { token: account.token, body: { title: 'Made meanwhile' } });
  await context.setOffline(false);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Made meanwhile' })).toBeVisible();
});

test('R21: nobody types into the profile before it is known whose it is', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/api/me', (route) => void held.push(route));
  await page.goto('/settings');
  const profile = settingsPage(page).section('Profile');
  await expect(profile.getByText('Loading your profile')).toBeAttached();
  await expect(profile.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  for (const route of held) await route.continue();
  await page.unroute('**/api/me');
  await expect(profile.getByRole('textbox', { name: 'Name' })).toHaveValue('Sam Reader');
});

test('H1: a form sent offline keeps what was typed and says why', async ({ page, context }) => {
  const settings = settingsPage(page);
  await settings.open();
  const profile = settings.section('Profile');
  const name = profile.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Lovelace');
  await context.setOffline(true);
  await expect(frame(page).snackbar(offline)).toBeVisible();
  const calls = watchCalls(page);
  await profile.getByRole('button', { name: 'Save name' }).click();
  await expect(profile.getByRole('alert')).toContainText(/offline/i);
  await expect(name).toHaveValue('Ada Lovelace');
  expect(calls).toEqual([]);
  await context.setOffline(false);
  await expect(frame(page).snackbar(online)).toBeVisible();
  await profile.getByRole('button', { name: 'Save name' }).click();
  await expect(settings.snackbar('Your name is saved')).toBeVisible();
});
