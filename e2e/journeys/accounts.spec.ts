import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { admin, expect, test } from '../fixtures/test.ts';
import { authPages } from '../pages/auth.ts';
import { frame } from '../pages/frame.ts';

const appears = { timeout: 20_000 } as const;

test('N1 R1: a signed-in visitor of /auth is sent to /chat', async ({ page, site }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(`${site.url}/chat`);
});

test('R6: /home leads to /chat', async ({ page, site }) => {
  await page.goto('/home');
  await expect(page).toHaveURL(`${site.url}/chat`);
});

test('S6: the chosen theme is kept over a reload', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('S5: going offline and coming back is reported once each', async ({ page, context }) => {
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await context.setOffline(true);
  await expect(frame(page).snackbar('Internet Connection not working!')).toBeVisible();
  await context.setOffline(false);
  await expect(frame(page).snackbar('Back Online!')).toBeVisible();
});

test('H3 E1: logging out in one tab logs out the other tabs', async ({
  page,
  context,
  site,
  api,
  account,
}) => {
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(frame(other).meter).toBeVisible();
  await page.goto('/chat');
  await frame(page).logOut();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/auth`));
  await expect(other).toHaveURL(new RegExp(`^${site.url}/auth`));
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect((await api.call('GET', '/me', { token: account.token })).status).toBe(401);
});

test('E1 E2: a session that was ended elsewhere leads to the login at the next request', async ({
  page,
  api,
  account,
  site,
}) => {
  await page.goto('/chat');
  await expect(frame(page).meter).toBeVisible();
  // Else a request that the page begins with may be the next one, and there is no link any more.
  await page.waitForLoadState('networkidle');
  await api.call('POST', '/auth/logout', { token: account.token });
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/auth`), appears);
});

test('R17: an admin signs in and sees the users', async ({ page, openBrowser, account, api }) => {
  const context = await openBrowser(await api.login(admin.email, admin.password));
  const office = await context.newPage();
  await office.goto('/admin');
  await expect(office.getByRole('heading', { name: 'Users' }).first()).toBeVisible();
  await expect(office.getByText(account.email).first()).toBeVisible();

  await page.goto('/admin');
  await expect(page.getByText(/not available/i).first()).toBeVisible();
  await expect(page.getByText(account.email)).toHaveCount(0);
  expect((await api.call('GET', '/admin/users', { token: account.token })).status).toBe(404);
});

test.describe('a guest', () => {
  test.use({ as: 'guest' });

  test('N2: is sent to the login and returns to where they were going', async ({ page, site, account }) => {
    await page.goto('/detail-page?agent=company-research');
    await expect(page).toHaveURL(new RegExp(`^${site.url}/auth`));
    await authPages(page).logIn(account);
    await expect(page).toHaveURL(`${site.url}/detail-page?agent=company-research`);
  });

  test('N2: is never led to another site by the login', async ({ page, site, account }) => {
    await page.goto('/auth?next=//evil.example/chat');
    await authPages(page).logIn(account);
    await expect(page).toHaveURL(`${site.url}/chat`);
  });

  test('R2: a wrong password is reported in one sentence, and the e-mail stays', async ({
    page,
    account,
  }) => {
    await page.goto('/auth');
    const auth = authPages(page);
    await auth.logIn({ email: account.email, password: 'not the right one' });
    await expect(page.getByText('E-mail or password is not right.').first()).toBeVisible();
    await expect(auth.email).toHaveValue(account.email);
  });

  test('R5: a taken e-mail is reported in one sentence', async ({ page, account }) => {
    await authPages(page).signUp({ email: account.email, password: 'another long one' });
    await expect(page.getByText(/already an account/).first()).toBeVisible();
  });

  test('R3 R4: forgets the password, follows the mail, sets a new one; the link works once', async ({
    page,
    site,
    account,
    api,
  }) => {
    await page.goto('/auth');
    await authPages(page).email.fill(account.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect(authPages(page).email).toHaveValue(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    const link = await resetLink(site.dataDir, account.email);

    await page.goto(link.replace(/^https?:\/\/[^/]+/, site.url));
    await expect(page).toHaveURL(`${site.url}/auth/reset-password`);
    await page.getByLabel('New password', { exact: true }).fill('an even quieter desk');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect((await api.call('GET', '/me', { token: account.token })).status).toBe(401);
    await api.login(account.email, 'an even quieter desk');

    await page.goto(link.replace(/^https?:\/\/[^/]+/, site.url));
    await page.getByLabel('New password', { exact: true }).fill('yet another quiet desk');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('This link is not valid any more. Ask for a new one.').first()).toBeVisible();
  });

  test('R5: the form that a link leads to is there before the next key can be pressed', async ({ page }) => {
    await page.goto('/auth');
    await expect(authPages(page).submitLogin).toBeVisible();
    const heading = await page.getByRole('link', { name: 'Sign up' }).evaluate(async (link: HTMLElement) => {
      link.click();
      // What is done at once is done before this turn of the page ends; a key comes with the next.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      return document.querySelector('h1')?.textContent;
    });
    expect(heading).toBe('Create your account');
  });

  test('R3: an unknown address gets the same answer', async ({ page }) => {
    await page.goto('/auth/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  });

  test('R19 E9: an unknown path is titled "Page not found" and the brand', async ({ page }) => {
    await page.goto('/no/such/place');
    await expect(page).toHaveTitle(/^Page not found\b.*Loupe$/);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL(/\/auth/);
  });

  test('S1 S2: broken JSON in storage counts as signed out', async ({ page, site }) => {
    await page.addInitScript(() => {
      localStorage.setItem('token', '{broken');
      localStorage.setItem('userPermissions', '[');
    });
    await page.goto('/chat');
    await expect(page).toHaveURL(new RegExp(`^${site.url}/auth`));
    await expect(authPages(page).email).toBeVisible();
  });
});

/** The address in the newest mail to somebody, written below the data folder. */
async function resetLink(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  let found = '';
  await expect
    .poll(async () => {
      for (const name of (await readdir(folder).catch(() => [])).toSorted().toReversed()) {
        const mail = (await readFile(join(folder, name), 'utf8'))
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=');
        if (mail.includes(email))
          found = /https?:\/\/\S+\/auth\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? '';
        if (found) return true;
      }
      return false;
    })
    .toBe(true);
  return found;
}
