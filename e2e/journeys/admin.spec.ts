import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { admin, expect, test } from '../fixtures/test.ts';
import { banner, codeFor, endButton, idOf, isBannerAt, office } from '../fixtures/office.ts';
import { frame } from '../pages/frame.ts';

const storedToken = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null') as string | null);

/** Every call of the API the page makes, oldest first. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Draws over the whole window as a slice could: with the highest z-index, or in the top layer. */
function cover(where: Element, isPopover: boolean): void {
  const sheet = document.createElement('div');
  Object.assign(sheet.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    background: 'red',
    zIndex: '2147483647',
  });
  if (isPopover) sheet.setAttribute('popover', 'manual');
  where.append(sheet);
  if (isPopover) sheet.showPopover();
}

office(
  'R18 R22 H4: an admin finds a user, gives a reason, views as them, and is themselves again',
  async ({ page, person, account, site, api }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'View as a user' }).click();
    await expect(page).toHaveURL(`${site.url}/admin/impersonate`);
    await page.getByRole('searchbox', { name: 'Find a user' }).fill(person.email);
    await page.getByRole('button', { name: `Choose Bo Berg ${person.email}` }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Ticket 12');
    await page.getByLabel('Your password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'View as Bo Berg' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await page.getByLabel('Your password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'View as Bo Berg' }).click();

    await expect(banner(page)).toContainText(/Viewing as Bo Berg.*(15:00|14:\d\d) left/);
    await expect(page).toHaveURL(`${site.url}/chat`);
    await expect(page.getByRole('button', { name: /Account: Bo Berg/ })).toBeVisible();
    expect(await storedToken(page)).not.toBe(account.token);
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.reload();
    await expect(banner(page)).toContainText('Viewing as Bo Berg');

    await endButton(page).click();
    await expect(page).toHaveURL(`${site.url}/admin/impersonate?ended=1`);
    await expect(page.getByText('You are in your own account again.')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await storedToken(page)).toBe(account.token);
    const views = await api.call<{ impersonations: { reason: string; ended_at: string | null }[] }>(
      'GET',
      '/me/impersonations',
      { token: person.token },
    );
    expect(views.data.impersonations).toMatchObject([{ reason: 'Ticket 12' }]);
    expect(views.data.impersonations[0]?.ended_at).not.toBeNull();
  },
);

office(
  'H4: the code is exchanged before anything else, and is nowhere in the address or the history',
  async ({ page, person, account, site, api }) => {
    await page.goto('/explore');
    const code = await codeFor(api, account, person);
    // Nothing of the page before may be taken for a call of the one that has the code.
    await page.goto('about:blank');
    const calls = apiCalls(page);
    await page.goto(`/credit-usage?adminToken=${code}&from=mail`);
    await expect(banner(page)).toBeVisible();
    expect(calls[0]).toBe('POST /api/auth/impersonate');
    await expect(page).toHaveURL(`${site.url}/credit-usage?from=mail`);
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(`${site.url}/credit-usage?from=mail`);
    expect(await page.evaluate(() => JSON.stringify([location.href, history.state]))).not.toContain(code);
    expect((await api.call('POST', '/auth/impersonate', { token: account.token, body: { code } })).code).toBe(
      'impersonation.code_invalid',
    );
  },
);

office(
  'H4 R22: a code that is not good is erased too, says one sentence, and the guard decides',
  async ({ page, person, account, site, api, openBrowser }) => {
    const code = await codeFor(api, account, person);
    await api.call('POST', '/auth/impersonate', { token: account.token, body: { code } });
    await page.goto(`/explore?adminToken=${code}`);
    await expect(frame(page).snackbar('This code is not valid any more.')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/explore`);
    await expect(banner(page)).toHaveCount(0);
    expect(await storedToken(page)).toBe(account.token);

    const guest = await (await openBrowser()).newPage();
    await guest.goto('/chat?adminToken=made-up');
    await expect(guest).toHaveURL(/\/auth\?next=%2Fchat$/);
    const stranger = await (await openBrowser(person)).newPage();
    await stranger.goto(`/chat?adminToken=${await codeFor(api, account, person)}`);
    await expect(frame(stranger).snackbar('This code is not valid any more.')).toBeVisible();
    expect(await storedToken(stranger)).toBe(person.token);
  },
);

office(
  'R18 R22: the banner is shown on a shared chat as well, from its own address',
  async ({ page, person, account, reader, api, site }) => {
    const { url } = await api.share(reader.token, reader.chatId);
    const code = await codeFor(api, account, person);
    const path = new URL(url).pathname;
    await page.goto(`${path}?adminToken=${code}`);
    await expect(banner(page)).toContainText('Viewing as Bo Berg');
    await expect(page).toHaveURL(site.url + path);
    await expect(page.locator('[data-markdown]').first()).toBeVisible();
  },
);

office(
  'R18: no slice can cover the banner, whatever layer it takes',
  async ({ page, person, account, api }) => {
    await page.goto(`/chat?adminToken=${await codeFor(api, account, person)}`);
    await expect(endButton(page)).toBeVisible();
    await expect(page.locator('[data-remote]').first()).toBeVisible();
    for (const where of ['[data-remote]', 'body']) {
      for (const isPopover of [false, true]) await page.locator(where).first().evaluate(cover, isPopover);
    }
    for (const share of [0.01, 0.5, 0.99])
      await expect.poll(() => page.evaluate(isBannerAt, share)).toBe(true);
    await endButton(page).click();
    await expect(page).toHaveURL(/\/admin\/impersonate/);
  },
);

office('R18: at zero the view ends and the own session is back', async ({ page, person, account, api }) => {
  await page.clock.install();
  await page.goto(`/chat?adminToken=${await codeFor(api, account, person, { minutes: 2 })}`);
  await expect(banner(page)).toContainText(/[12]:\d\d left/);
  await page.clock.fastForward(121_000);
  await expect(page).toHaveURL(/\/admin\/impersonate\?ended=1/);
  expect(await storedToken(page)).toBe(account.token);
});

office(
  'R18: the other tabs go along, into the view and out of it',
  async ({ page, context, person, account, api }) => {
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('heading', { name: 'Users' })).toBeVisible();
    await page.goto(`/explore?adminToken=${await codeFor(api, account, person)}`);
    await expect(banner(other)).toContainText('Viewing as Bo Berg');
    await expect(other).toHaveURL(/\/chat$/);
    await endButton(page).click();
    await expect(other).toHaveURL(/\/admin\/impersonate/);
    await expect(banner(other)).toHaveCount(0);
  },
);

office('R18 H3: a refusal is shown and logs nobody out', async ({ page, person, account, api }) => {
  const { data } = await api.call<{ chat: { id: string } }>('POST', '/chats', {
    token: person.token,
    body: { title: 'Of Bo' },
  });
  await page.goto(`/chat/${data.chat.id}?adminToken=${await codeFor(api, account, person)}`);
  await page.getByRole('button', { name: 'Rename chat' }).click();
  await page.getByRole('textbox', { name: 'Chat title' }).fill('Not of Bo');
  await page.keyboard.press('Enter');
  await expect(
    frame(page).snackbar('You are only viewing this account. Nothing can be changed.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Of Bo' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText(/not available/i).first()).toBeVisible();
});

office(
  'R18 R21: the user reads in the settings that support viewed the account',
  async ({ person, account, api, openBrowser }) => {
    const code = await codeFor(api, account, person);
    await api.call('POST', '/auth/impersonate', { token: account.token, body: { code } });
    const own = await (await openBrowser(person)).newPage();
    await own.goto('/settings');
    await expect(own.getByText('Reason: Ticket 12')).toBeVisible();
  },
);

office('R17: the form stands still when the account it is for has come', async ({ page, person }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/users\/usr_[^/]+$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  const id = await page.getByRole('rowheader', { name: person.email }).getByRole('link').getAttribute('href');
  await page.goto(`/admin/credits?user=${/usr_\w+/.exec(id ?? '')?.[0] ?? ''}`);
  const grant = page.getByRole('button', { name: 'Grant credits' });
  await expect(grant).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a user' })).toHaveCount(0);
  // Letters of another font have another width: it must be there before the place is measured.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await grant.boundingBox();
  release();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await grant.boundingBox()).toEqual(before);
});

office(
  'R17: a press before the account has come grants once it has',
  async ({ page, person, api, account }) => {
    const { data } = await api.call<{ users: { id: string }[] }>('GET', `/admin/users?q=${person.email}`, {
      token: account.token,
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\/admin\/users\/usr_[^/]+$/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(`/admin/credits?user=${data.users[0]?.id ?? ''}`);
    await page.getByRole('textbox', { name: 'Credits' }).fill('20');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Thanks');
    await page.getByRole('button', { name: 'Grant 20 credits' }).click();
    release();
    await expect(frame(page).snackbar('Bo Berg was given 20 credits.')).toBeVisible();
  },
);

office('R17: a user’s details, a grant and its line in the audit log', async ({ page, person }) => {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await page.getByRole('rowheader', { name: person.email }).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: 'Bo Berg' });
  await expect(sheet.getByText('Free refill')).toBeVisible();
  await sheet.getByRole('link', { name: 'Grant credits' }).click();
  await page.getByRole('textbox', { name: 'Credits' }).fill('250');
  await page.getByRole('textbox', { name: 'Reason' }).fill('=Sorry, "all"');
  await page.getByRole('button', { name: 'Grant 250 credits' }).click();
  await expect(frame(page).snackbar('Bo Berg was given 250 credits.')).toBeVisible();
  await expect(page.getByRole('cell', { name: person.email })).toBeVisible();

  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill(person.email);
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Granted credits');
  await expect(page.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^audit_.*\.csv$/);
  const csv = await readFile(await saved.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(
    `credits.granted,${admin.email},,${person.email},"250 credits: =Sorry, ""all""",127.0.0.1`,
  );
});

test('R17 R18: nobody else sees anything of the admin area', async ({ page }) => {
  for (const path of ['/admin', '/admin/impersonate', '/admin/credits', '/admin/audit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /not available/ })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/admin|impersonat|audit|grant/i);
  }
});

const places: readonly { title: string; path: (id: string) => string; heading: string }[] = [
  { title: 'R17 a user’s details', path: (id) => `/admin?user=${id}`, heading: 'Bo Berg' },
  { title: 'R17 credits', path: (id) => `/admin/credits?user=${id}`, heading: 'Credits' },
  { title: 'R17 audit', path: () => '/admin/audit', heading: 'Audit' },
  {
    title: 'R18 viewing as a user',
    path: (id) => `/admin/impersonate?user=${id}&ended=1`,
    heading: 'View as a user',
  },
];
for (const { title, path, heading } of places) {
  office(
    `${title} has no accessibility violation in any theme and width`,
    async ({ page, person, account, api }) => {
      await page.goto(path(await idOf(api, account.token, person)));
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByText(person.email).or(page.getByRole('table')).first()).toBeVisible();
      await expectAccessibleInLooks(page);
    },
  );
}

office(
  'R18 the banner has no accessibility violation in any theme and width',
  async ({ page, person, account, api }) => {
    await page.goto(`/explore?adminToken=${await codeFor(api, account, person)}`);
    await expect(banner(page)).toBeVisible();
    await expectAccessibleInLooks(page);
  },
);
