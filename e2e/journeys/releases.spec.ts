import type { Page } from '@playwright/test';
import { isInCanary } from '../../packages/federation/registry/canary.ts';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import type { Account, createApi } from '../fixtures/api.ts';
import { archiveOf, deployTokenFor, promote, rollBack, upload } from '../fixtures/releases.ts';
import { admin, expect, test } from '../fixtures/test.ts';
import { regionOf } from '../pages/region.ts';

type Api = ReturnType<typeof createApi>;

/** The admin is who looks at the page. */
const office = test.extend({
  account: async ({ api }, use) => await use(await api.login(admin.email, admin.password)),
});

const slice = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, version: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: version }) });
const dialog = (page: Page) => page.getByRole('dialog');

/** Version of a slice that the page of this browser has run. */
async function versionIn(page: Page, name: string): Promise<string | undefined> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const found = urls.map((url) => new RegExp(`/remotes/${name}/([^/]+)/entry\\.js`).exec(url)?.[1]);
  return found.findLast((version) => version !== undefined);
}

type Person = Account & { readonly id: string };

/** Somebody who gets, or does not get, a canary of the billing slice. */
async function personIn(
  api: Api,
  isIn: boolean,
  canary: { version: string; percent: number },
): Promise<Person> {
  for (;;) {
    const person = await api.signup('Kim Kaya');
    const { id } = (await api.call<{ user: { id: string } }>('GET', '/me', { token: person.token })).data
      .user;
    if (isInCanary(id, 'billing', canary) === isIn) return { ...person, id };
  }
}

/** The browser knows the person, as after a login: until then a visitor's own id would choose. */
async function known(tab: Page, { id, email, name }: Person): Promise<void> {
  await tab.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), { id, email, name });
}

office('the first look shows the four slices that were built with the site', async ({ page }) => {
  await page.goto('/admin/releases');
  await expect(page).toHaveTitle(/Releases/);
  for (const name of ['admin', 'billing', 'chat', 'share']) {
    await expect(slice(page, name).getByText('Live', { exact: true })).toBeVisible();
    await expect(slice(page, name).getByText('Built with the site')).toBeVisible();
  }
});

office(
  'a team uploads its slice; an admin tries it out, raises it, finishes it and rolls it back',
  async ({ page, site, api, account, openBrowser }) => {
    await page.goto('/admin/releases');
    await page.getByRole('button', { name: 'New deploy token' }).click();
    await page.getByLabel('Slice').fill('billing');
    await page.getByLabel('What it is for').fill('Pipeline');
    await page.keyboard.press('Enter');
    // Whole, with its buttons: it is shown this once.
    await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    const secret = await page.getByLabel('Deploy token', { exact: true }).innerText();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await upload(site.url, secret, archiveOf('billing', '7.1.0-first'))).toBe('201 stored');
    expect(await upload(site.url, secret, archiveOf('share', '7.1.0-first'))).toBe(
      '403 release.name_foreign',
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, '7.1.0-first')).toContainText('Stored');

    await page.getByRole('button', { name: 'Promote 7.1.0-first' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('It declares the same.');
    await dialog(page).getByRole('button', { name: 'Promote for 10% of the people' }).click();
    await expect(row(page, '7.1.0-first')).toContainText('Canary 10%');
    await page.getByRole('button', { name: 'Raise the canary of billing' }).click();
    await dialog(page).getByLabel('For how many people').selectOption('50');
    await dialog(page).getByRole('button', { name: 'Promote for 50% of the people' }).click();
    await expect(row(page, '7.1.0-first')).toContainText('Canary 50%');
    await page.getByRole('button', { name: 'Finish the canary of billing' }).click();
    await dialog(page).getByRole('button', { name: 'Promote for everybody' }).click();
    await expect(row(page, '7.1.0-first')).toContainText('Live');

    const reader = await (await openBrowser(await api.signup('Bo Berg'))).newPage();
    await reader.goto('/credit-usage');
    await expect(reader.getByRole('heading', { name: 'Credit usage' })).toBeVisible();
    expect(await versionIn(reader, 'billing')).toBe('7.1.0-first');

    await page.getByRole('button', { name: 'Roll back billing' }).click();
    await dialog(page).getByRole('button', { name: 'Roll back' }).click();
    await expect(row(page, '7.1.0-first')).toContainText('Rolled back');
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'Credit usage' })).toBeVisible();
    expect(await versionIn(reader, 'billing')).not.toBe('7.1.0-first');

    const audit = await api.call<{ entries: { action: string }[] }>('GET', '/admin/audit?q=7.1.0-first', {
      token: account.token,
    });
    expect(audit.data.entries.map(({ action }) => action)).toEqual([
      'release.rolled_back',
      'release.promoted',
      'release.canary_raised',
      'release.canary_started',
      'release.uploaded',
    ]);
  },
);

office(
  'a canary that breaks for the people who get it is rolled back without anyone, with the evidence',
  async ({ page, site, api, account, openBrowser }) => {
    const version = '7.2.0-broken';
    const token = await deployTokenFor(site.url, account, 'billing');
    const broken = archiveOf('billing', version, {
      breakEntry: "throw new Error('broken on purpose');",
    });
    expect(await upload(site.url, token, broken)).toBe('201 stored');
    await page.goto('/admin/releases');
    await page.getByRole('button', { name: `Promote ${version}` }).click();
    await dialog(page).getByLabel('For how many people').selectOption('50');
    await dialog(page).getByRole('button', { name: 'Promote for 50% of the people' }).click();
    await expect(row(page, version)).toContainText('Canary 50%');
    // They get the live version instead, which counts for it: three of three are not proof enough, four are.
    for (let met = 0; met < 5; met += 1) {
      const person = await personIn(api, true, { version, percent: 50 });
      const tab = await (await openBrowser(person)).newPage();
      await known(tab, person);
      const reported = tab.waitForResponse((answer) => answer.url().endsWith('/composition-reports'));
      await tab.goto('/credit-usage');
      await reported;
    }
    await expect(async () => {
      await page.reload();
      await expect(row(page, version)).toContainText('Rolled back', { timeout: 5000 });
    }).toPass({ timeout: 45_000 });
    await expect(slice(page, 'billing')).toContainText(
      /7\.2\.0-broken was rolled back by itself on .*It failed for \d of \d people: with 95% certainty, for at least \d+(\.\d)?% of all/,
    );
    await page.goto('/admin/audit');
    await expect(page.getByRole('row').filter({ hasText: 'A canary was rolled back' }).first()).toContainText(
      /canary failed for \d of \d people/,
    );
  },
);

test('a page runs the code of the version it shows, also where the server sent that of another along', async ({
  site,
  api,
  openBrowser,
}) => {
  const [version, percent] = ['7.3.0-worded', 50];
  const [live, canary] = [
    'What you have, what is held, and what each run cost.',
    'In the words of a canary.',
  ];
  const token = await deployTokenFor(site.url, await api.login(admin.email, admin.password), 'billing');
  const worded = archiveOf('billing', version, { text: { from: live, to: canary } });
  expect(await upload(site.url, token, worded)).toBe('201 stored');
  await promote(site.url, token, 'billing', version, percent);
  for (const isIn of [true, false]) {
    const person = await personIn(api, isIn, { version, percent });
    const context = await openBrowser(person);
    // Nothing tells the server on the first visit; what it hears afterwards may be wrong.
    const cookie = { name: 'loupe_canary', value: isIn ? '' : 'billing', url: site.url };
    await context.addCookies([cookie]);
    const tab = await context.newPage();
    await known(tab, person);
    await tab.goto('/credit-usage');
    await expect(tab.getByText(isIn ? canary : live)).toBeVisible();
    const region = regionOf(tab, 'billing').region;
    await expect(region).toHaveAttribute('data-remote-source', isIn ? 'canary' : 'live');
    await tab.goto('/credit-usage?safe');
    await expect(tab.getByText(live)).toBeVisible();
  }
  await rollBack(site.url, token, 'billing');
});

office(
  'the releases page has no accessibility violation in any theme and width',
  async ({ page, site, account }) => {
    const token = await deployTokenFor(site.url, account, 'chat');
    await upload(site.url, token, archiveOf('chat', '7.9.0-look'));
    await page.goto('/admin/releases');
    await expect(row(page, '7.9.0-look').first()).toBeVisible();
    await expectAccessibleInLooks(page);
    await page.getByRole('button', { name: 'Promote 7.9.0-look' }).click();
    await expect(dialog(page)).toContainText('It declares the same.');
    await expectAccessibleInLooks(page);
  },
);
