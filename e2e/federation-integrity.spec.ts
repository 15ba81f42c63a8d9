import type { Page } from '@playwright/test';
import type { PageData, RegistryEntry } from '../packages/federation/registry/registry-document.ts';
import { changeEntry, composePages, integrityOf, publishBefore, releasesOf } from './fixtures/composition.ts';
import { expect, test } from './fixtures/test.ts';
import { goInside, regionOf } from './pages/region.ts';

const path = '/credit-usage';

async function billingOf(siteUrl: string): Promise<RegistryEntry> {
  const entry = (await releasesOf(siteUrl)).get('billing');
  if (!entry) throw new Error('billing is not registered');
  return entry;
}

/** The host around a slice that was refused. */
async function expectHostWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

/** Serves the files of a pattern with one byte changed. */
async function flipByte(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length - 2] = (body[body.length - 2] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
}

const without = <T extends object>(value: T, ...keys: (keyof T)[]): T =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof T))) as T;

type EntryChange = (entry: RegistryEntry) => RegistryEntry;
const file = (entry: RegistryEntry) => entry.exposes['./credit-usage-page']!;

/** Takes the hash away from the first script or style sheet of the page. */
function unsign(kind: 'scripts' | 'styles'): EntryChange {
  return (entry) => {
    const files = file(entry);
    const [first, ...rest] = files[kind];
    const changed = { ...files, [kind]: [without(first!, 'integrity'), ...rest] };
    return { ...entry, exposes: { ...entry.exposes, './credit-usage-page': changed } };
  };
}

const missing: readonly [what: string, change: EntryChange][] = [
  ['the entry', (entry) => ({ ...entry, entry: without(entry.entry, 'integrity') })],
  ['a chunk', unsign('scripts')],
  ['a style sheet', unsign('styles')],
];

for (const [what, change] of missing) {
  test(`a release without the hash of ${what} is not run, and Retry takes what is in force by then`, async ({
    page,
  }) => {
    await composePages(page, { document: changeEntry('billing', change) });
    await page.goto(path);
    await regionOf(page, 'billing').expectMissing('was not started');
    await expectHostWorks(page);
    await page.unrouteAll({ behavior: 'wait' });
    await goInside(page, path);
    await regionOf(page, 'billing').retry.click();
    await regionOf(page, 'billing').expectReady();
  });
}

test('a version before without the hash of its manifest, or with another manifest, is not run', async ({
  page,
  site,
}) => {
  const billing = await billingOf(site.url);
  const previous = await publishBefore(page, site.url, billing);
  await page.route(`**${billing.base_url}**`, (route) => route.fulfill({ status: 404 }));
  for (const integrity of [integrityOf('another manifest'), '']) {
    const pointer = { ...previous, manifest_integrity: integrity };
    await composePages(page, {
      document: changeEntry('billing', (entry) => ({ ...entry, previous: pointer })),
    });
    await page.goto(path);
    await regionOf(page, 'billing').expectMissing(/is not available right now|was not started/);
  }
});

const flipped: readonly [what: string, pattern: string][] = [
  ['entry', '**/remotes/billing/*/entry.js*'],
  ['chunk', '**/remotes/billing/*/credit-usage-page.*.js*'],
  ['style sheet', '**/remotes/billing/*/credit-usage-page.*.css*'],
];

for (const [what, pattern] of flipped) {
  test(`a release with one other byte in a ${what} is not run`, async ({ page }) => {
    await flipByte(page, pattern);
    await page.goto(path);
    await regionOf(page, 'billing').expectMissing('is not available right now');
    await expectHostWorks(page);
    await page.unroute(pattern);
    await page.goto(path);
    await regionOf(page, 'billing').expectReady();
  });
}

test('code of a release that has no hash for one of its chunks asks for none of it', async ({
  page,
  site,
}) => {
  const billing = await billingOf(site.url);
  const real = await (await fetch(`${site.url}${billing.base_url}entry.js`)).text();
  for (const table of ['sriHashes', 'sriCssHashes']) {
    const body = real.replace(new RegExp(`\\.${table}=\\{`), `.${table}={},globalThis.unused={`);
    expect(body).not.toBe(real);
    const integrity = integrityOf(body);
    await page.route(`**${billing.base_url}entry.js*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const entry = { ...billing.entry, integrity };
    await composePages(page, {
      document: changeEntry('billing', (given) => ({ ...given, entry })),
      // The page's own tags would bring the chunk without the release's help.
      tags: [['data-chunk-of="billing"', 'type="none" data-chunk-of="billing"']],
    });
    await page.goto(path);
    await regionOf(page, 'billing').expectMissing('is not available right now');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

const forged: readonly [what: string, change: (data: PageData) => PageData][] = [
  [
    'changed after it was signed',
    (data) => ({
      ...data,
      registry: { ...data.registry!, document: data.registry!.document.replace('"Billing"', '"Someone"') },
    }),
  ],
  ['signed by nobody', (data) => ({ ...data, registry: { ...data.registry!, signature: '' } })],
  ['signed with another key', (data) => ({ ...data, registry_key: 'A'.repeat(43).concat('=') })],
  ['missing', (data) => ({ ...data, registry: null })],
];

for (const [what, data] of forged) {
  test(`a registry that is ${what} runs no slice, and the host works`, async ({ page }) => {
    await composePages(page, { data });
    await page.goto(path);
    await regionOf(page, 'billing').expectMissing('was not started');
    await expectHostWorks(page);
  });
}

const foreign: readonly [what: string, change: EntryChange][] = [
  [
    'claims a page of another slice',
    (entry) => ({ ...entry, routes: { ...entry.routes, admin: entry.routes['pricing']! } }),
  ],
  ['has a field that nobody here knows', (entry) => ({ ...entry, run_first: true }) as RegistryEntry],
  [
    'fills a slot that this host does not have',
    (entry) => ({ ...entry, slots: { 'rail.foot': './pricing-page' } }),
  ],
];

for (const [what, change] of foreign) {
  test(`a release that ${what} is not run`, async ({ page }) => {
    await composePages(page, { document: changeEntry('billing', change) });
    await page.goto(path);
    await regionOf(page, 'billing').expectMissing('was not started');
  });
}
