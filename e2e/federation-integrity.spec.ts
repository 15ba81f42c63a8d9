import { generateKeyPairSync, sign } from 'node:crypto';
import type { Page } from '@playwright/test';
import type {
  PageData,
  RegistryDocument,
  RegistryEntry,
} from '../packages/federation/registry/registry-document.ts';
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

// That of a chunk and that of a style sheet are missed in the same place: validate-release.test.ts.
test('a release without the hash of its entry is not run, and Retry takes what is in force by then', async ({
  page,
}) => {
  await composePages(page, {
    document: changeEntry('billing', (entry) => ({ ...entry, entry: without(entry.entry, 'integrity') })),
  });
  await page.goto(path);
  await regionOf(page, 'billing').expectMissing('was not started');
  await expectHostWorks(page);
  await page.unrouteAll({ behavior: 'wait' });
  await goInside(page, path);
  await regionOf(page, 'billing').retry.click();
  await regionOf(page, 'billing').expectReady();
});

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

/** A forger signs what he changed with a key of his own, and says that it is the site's. */
function signedByStranger(data: PageData): PageData {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const document = data.registry!.document;
  const signature = sign(null, Buffer.from(document), privateKey).toString('base64');
  const registry_key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString(
    'base64',
  );
  return { ...data, registry: { document, signature }, registry_key } as PageData;
}

const forged: readonly [what: string, change: (data: PageData) => PageData][] = [
  [
    'changed after it was signed',
    (data) => ({
      ...data,
      registry: { ...data.registry!, document: data.registry!.document.replace('"Billing"', '"Someone"') },
    }),
  ],
  ['signed by nobody', (data) => ({ ...data, registry: { ...data.registry!, signature: '' } })],
  ['signed with another key, which the page brings along', signedByStranger],
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

const issued = (issued_at: string) => ({
  document: (given: RegistryDocument): RegistryDocument => ({ ...given, issued_at }),
});

test('a registry that is older than one this tab has seen runs no slice, and says what to do; a new tab runs it', async ({
  page,
  context,
}) => {
  await composePages(page, issued('2100-01-02T00:00:00.000Z'));
  await page.goto(path);
  await regionOf(page, 'billing').expectReady();
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(path);
  await regionOf(page, 'billing').expectMissing(/this tab has seen a newer list of releases/);
  await expectHostWorks(page);
  await composePages(page, issued('2100-01-03T00:00:00.000Z'));
  await goInside(page, path);
  await regionOf(page, 'billing').retry.click();
  await regionOf(page, 'billing').expectReady();
  const other = await context.newPage();
  await other.goto(path);
  await regionOf(other, 'billing').expectReady();
});

// What else a release may not say of itself: validate-release.test.ts.
test('a release that claims a page of another slice is not run', async ({ page }) => {
  await composePages(page, {
    document: changeEntry('billing', (entry) => ({
      ...entry,
      routes: { ...entry.routes, admin: entry.routes['pricing']! },
    })),
  });
  await page.goto(path);
  await regionOf(page, 'billing').expectMissing('was not started');
});
