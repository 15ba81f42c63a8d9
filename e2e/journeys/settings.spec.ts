import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { confirmEmail, findInMail } from '../fixtures/mail.ts';
import { chatPage } from '../pages/chat-page.ts';
import { settingsPage } from '../pages/settings-page.ts';

test('R21: a new name is shown at once and after a reload', async ({ page }) => {
  const settings = settingsPage(page);
  await settings.open();
  const profile = settings.section('Profile');
  await profile.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await profile.getByRole('button', { name: 'Save name' }).click();
  await expect(settings.snackbar('Your name is saved')).toBeVisible();
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
});

test('R21: the e-mail changes with the password, the link in the mail and a click; opening the link changes nothing', async ({
  page,
  site,
  account,
  api,
}) => {
  const settings = settingsPage(page);
  const next = account.email.replace('@', '-new@');
  await settings.open();
  const profile = settings.section('Profile');
  await profile.getByRole('button', { name: 'Change e-mail' }).click();
  await profile.getByRole('textbox', { name: 'New e-mail' }).fill(next);
  await profile.getByLabel('Your password', { exact: true }).fill('not the right one');
  await profile.getByRole('button', { name: 'Send the link' }).click();
  await expect(profile.getByText('This is not your current password.')).toBeVisible();
  await expect(profile.getByRole('textbox', { name: 'New e-mail' })).toHaveValue(next);
  await profile.getByLabel('Your password', { exact: true }).fill(account.password);
  await profile.getByRole('button', { name: 'Send the link' }).click();
  await expect(profile.getByText(`A link is on its way to ${next}.`)).toBeVisible();
  await expect(profile.getByText(`Your e-mail is ${account.email}.`)).toBeVisible();

  const link = await findInMail(site.dataDir, next, /\/settings\?email_token=[\w-]+&email_for=change/);
  await page.goto(link);
  await expect(profile.getByText(`Use ${next} for this account from now on?`)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/settings`);
  await page.waitForLoadState('networkidle');
  expect((await api.call('GET', '/account/email', { token: account.token })).data).toMatchObject({
    email: account.email,
    pending: { email: next },
  });
  await profile.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(profile.getByText(`${next} is confirmed.`)).toBeVisible();
  await api.login(next, account.password);

  await page.goto(link);
  await expect(profile.getByText('This link was used before or is not valid any more.')).toBeVisible();
});

test('R21 N2: the link in the mail waits for the login and is kept over it', async ({
  site,
  account,
  api,
  openBrowser,
}) => {
  const next = account.email.replace('@', '-other@');
  await api.call('POST', '/account/email', {
    token: account.token,
    body: { email: next, password: account.password },
  });
  const link = await findInMail(site.dataDir, next, /\/settings\?email_token=[\w-]+&email_for=change/);
  const page = await (await openBrowser()).newPage();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible();
});

test('R21: a changed password ends the other sessions, and this one stays', async ({
  page,
  account,
  api,
}) => {
  const other = await api.login(account.email, account.password);
  const settings = settingsPage(page);
  await settings.open();
  const section = settings.section('Password');
  await section.getByLabel('Current password', { exact: true }).fill(account.password);
  await section.getByLabel('New password', { exact: true }).fill('short');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Use at least 10 characters for the password.')).toBeVisible();
  await section.getByLabel('New password', { exact: true }).fill('an even quieter desk');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(settings.snackbar(/Your password is changed, 1 other session/)).toBeVisible();
  expect((await api.call('GET', '/me', { token: other.token })).status).toBe(401);
  await page.reload();
  await expect(settings.section('Password')).toBeVisible();
  await api.login(account.email, 'an even quieter desk');
});

test('R21: sessions are listed with their device and ended one by one or all at once', async ({
  page,
  account,
  api,
}) => {
  const others = [];
  for (let count = 0; count < 3; count += 1) others.push(await api.login(account.email, account.password));
  const settings = settingsPage(page);
  await settings.open();
  const section = settings.section('Sessions');
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section.getByText('This device')).toHaveCount(1);
  await section
    .getByRole('button', { name: /^End session on/ })
    .first()
    .click();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await section.getByRole('button', { name: 'End all others' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  for (const { token } of others) expect((await api.call('GET', '/me', { token })).status).toBe(401);
  expect((await api.call('GET', '/me', { token: account.token })).status).toBe(200);
});

test('S6: the kept theme is there before any file of the site, for browsers that paint first', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('S6 R21: the theme follows the system when that is chosen, also over a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const settings = settingsPage(page);
  await settings.open();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('main').getByRole('radio', { name: 'Follow system' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('R21: the language changes the whole site, is kept, and drafts stay', async ({ page }) => {
  await page.goto('/chat');
  await chatPage(page).message.fill('A question that is not sent yet');
  const settings = settingsPage(page);
  await settings.open();
  await page.getByRole('main').getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/chat');
  await expect(page.getByText('A question that is not sent yet')).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('main').getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('R21: a page of another language carries that language alone, at the first sight of it', async ({
  browser,
  site,
}) => {
  const page = await (
    await browser.newContext({ locale: 'de-DE', storageState: { cookies: [], origins: [] } })
  ).newPage();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(`${site.url}/auth`);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  const names = scripts.map((url) => /\/(\w+\.de)\.\w+\.js$/.exec(url)?.[1]);
  expect(names.toSorted()).toEqual(['auth.de', 'main.de']);
  // Chosen in this browser, which the server hears of only now: no word of the other language is ever in the page.
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Anmelden')) throw new Error('seen in German');
    }).observe(document, { childList: true, subtree: true });
  });
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto(`${site.url}/auth`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(thrown).toEqual([]);
});

test('R21: an API key wants a confirmed e-mail, is shown once, works, and not after it is revoked', async ({
  page,
  site,
  account,
  api,
}) => {
  const settings = settingsPage(page);
  await settings.open();
  const section = settings.section('API keys');
  await section.getByRole('button', { name: 'Create key' }).click();
  await section.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(section.getByText('Give the key a name')).toBeVisible();
  await section.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
  await section.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(section.getByText('Confirm your e-mail first')).toBeVisible();
  await confirmEmail(site, api, account);
  await section.getByRole('button', { name: 'Create', exact: true }).click();
  const secret = await section.getByText(/^lpe_[\w-]{43}$/).textContent();
  expect((await api.call('GET', '/me', { token: secret ?? '' })).status).toBe(200);
  const refused = await api.call('GET', '/sessions', { token: secret ?? '' });
  expect([refused.status, refused.code]).toEqual([403, 'api_key.not_allowed']);

  await section.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(section.getByText('Nightly report')).toBeVisible();
  await expect(section.getByText(/last used/)).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await section.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(section.getByText('You have no API key.')).toBeVisible();
  expect((await api.call('GET', '/me', { token: secret ?? '' })).status).toBe(401);
  expect((await api.call('GET', '/me', { token: account.token })).status).toBe(200);
});

test('R21 H6 F7: the own data are saved as one file named by brand and time', async ({
  page,
  account,
  api,
}) => {
  await api.call('POST', '/chats', { token: account.token, body: { title: 'My prices' } });
  const settings = settingsPage(page);
  await settings.open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings.section('Your data').getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^loupe-data-\d\d-\d\d-\d{4}_\d\d-\d\d(am|pm)\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    profile: { email: string };
    chats: { title: string }[];
  };
  expect(data.profile.email).toBe(account.email);
  expect(data.chats.map(({ title }) => title)).toEqual(['My prices']);
});

test('R21: a deleted account is logged out, its e-mail is free, and nothing of it is left', async ({
  page,
  site,
  account,
  api,
}) => {
  await api.call('POST', '/chats', { token: account.token, body: { title: 'Mine' } });
  const settings = settingsPage(page);
  await settings.open();
  await settings.section('Delete account').getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('heading', { name: 'What is kept, and why' })).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not the e-mail of your account.')).toBeVisible();
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveValue(account.password);
  await dialog.getByRole('textbox', { name: /^Type .* to confirm$/ }).fill(account.email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/auth`));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect((await api.call('GET', '/me', { token: account.token })).status).toBe(401);
  const again = await api.call<{ token: string }>('POST', '/auth/signup', {
    body: { email: account.email, password: account.password },
  });
  expect(again.status).toBe(201);
  expect((await api.call('GET', '/chats', { token: again.data.token })).data).toMatchObject({ chats: [] });
});

test('R21: an anchor leads to its section', async ({ page }) => {
  await page.goto('/settings#delete');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await expect(page).toHaveURL(/\/settings#profile$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});
