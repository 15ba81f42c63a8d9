import { archiveOf, deployTokenFor, promote, upload } from '../fixtures/releases.ts';
import { admin, expect, test } from '../fixtures/test.ts';

test.use({ siteFor: 'switching slices off' });

test('what a slice does against the policy of the page, and its errors, are counted with its version, for admins to see', async ({
  site,
  api,
  openBrowser,
}) => {
  const version = '7.4.0-outward';
  const boss = await api.login(admin.email, admin.password);
  const token = await deployTokenFor(site.url, boss, 'billing');
  const outward = archiveOf('billing', version, {
    breakEntry: `fetch('https://elsewhere.example/counter').catch(() => {});queueMicrotask(() => { throw new RangeError('words of a person'); });`,
    reportTo: 'https://errors.team.example/loupe',
  });
  expect(await upload(site.url, token, outward)).toBe('201 stored');
  await promote(site.url, boss.token, 'billing', version);

  const reader = await (await openBrowser(await api.signup('Bo Berg'))).newPage();
  await reader.goto('/credit-usage');
  await expect(reader.getByRole('heading', { name: 'Credit usage' })).toBeVisible();

  const page = await (await openBrowser(boss)).newPage();
  const card = page.getByRole('region', { name: 'billing', exact: true });
  await expect(async () => {
    await page.goto('/admin/releases');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: version }) });
    await expect(row).toContainText('did something that the policy of the page forbids, for 1 person');
    await expect(row).toContainText('an error in a script, for 1 person');
    await expect(row).toContainText('no failures');
    await expect(card).toContainText('Its errors are reported to https://errors.team.example/loupe.');
  }).toPass({ timeout: 60_000 });
});
