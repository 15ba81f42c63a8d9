import { join } from 'node:path';
import { runIn } from './fixtures/clone.ts';
import { buildGuest, bundlers, guests, type GuestBundler } from './fixtures/guest-builds.ts';
import { noteErrors, usersOf } from './fixtures/shared-modules.ts';
import { deployTokenFor } from './fixtures/releases.ts';
import { admin, expect, test as base } from './fixtures/test.ts';
import { goInside, regionOf } from './pages/region.ts';

const root = join(import.meta.dirname, '..');
const titles: Readonly<Record<GuestBundler, string>> = {
  webpack: 'Built with webpack',
  rspack: 'Built with Rspack',
  vite: 'Built with Vite',
};

type Release = (bundler: GuestBundler) => Promise<string>;

/**
 * Builds a guest and releases it as its team does: run against the contract, uploaded, promoted; once for a site.
 * Answers with what the command said.
 */
const test = base.extend<object, { release: Release }>({
  release: [
    async ({ site, api }, use) => {
      const known = new Map<GuestBundler, Promise<string>>();
      const release = async (bundler: GuestBundler) => {
        const name = `guest-${bundler}`;
        const token = await deployTokenFor(site.url, await api.login(admin.email, admin.password), name);
        const described = join(guests, bundler, 'guest.json');
        const { said } = await runIn(
          root,
          ['scripts/release.ts', await buildGuest(bundler), '--guest', described, '--promote'],
          { LOUPE_URL: site.url, LOUPE_DEPLOY_TOKEN: token },
        );
        return said;
      };
      await use((bundler) => {
        const releasing = known.get(bundler) ?? release(bundler);
        known.set(bundler, releasing);
        return releasing;
      });
    },
    { scope: 'worker' },
  ],
});
// They stay on the site.
test.use({ siteFor: 'guests' });

for (const bundler of bundlers) {
  test(`a guest built by ${bundler} with the standard runtime uses the React and the stores of the host`, async ({
    page,
    release,
  }) => {
    test.setTimeout(180_000);
    const said = await release(bundler);
    expect(said).toMatch(/guest-\w+ \S+ is live\./);
    // Files of Vite have no table that the site could read.
    const vouched = bundler === 'vite' ? 'on your word' : 'checked by the site';
    expect(said).toMatch(new RegExp(`${vouched}: .*what it takes from the host`));
    const errors = noteErrors(page);
    await page.goto(`/apps/guest-${bundler}`);
    const { region, expectReady } = regionOf(page, `guest-${bundler}`);
    await expectReady();
    await expect(region.getByRole('heading', { level: 1, name: titles[bundler] })).toBeVisible();

    await region.getByRole('button', { name: 'Press' }).click();
    await expect(region.getByText('Pressed 1 times.')).toBeVisible();
    const meter = page.getByRole('meter', { name: /credits left/ });
    await expect(meter).toBeVisible();
    const left = await meter.getAttribute('aria-valuenow');
    await expect(region.getByText(`has ${left} credits left.`)).toBeVisible();
    await region.getByRole('button', { name: 'Tell the host' }).click();
    await expect(page.getByText(`${titles[bundler]} says hello`)).toBeVisible();
    await expect(page.locator('.guest-card')).toHaveCSS('padding-left', '13px');

    const react = Object.values(await usersOf(page, 'react'));
    expect(react).toHaveLength(1);
    expect(react[0]).toContain('loupe-host');
    expect(react[0]?.join(' ')).toMatch(/guest/);
    expect(errors).toEqual([]);
  });

  test(`what a guest built by ${bundler} throws stays in its region, and Retry runs it again`, async ({
    page,
    release,
  }) => {
    test.setTimeout(180_000);
    expect(await release(bundler)).toMatch(/guest-\w+ \S+ is live\./);
    await page.goto(`/apps/guest-${bundler}`);
    const { region, expectReady, expectMissing, retry } = regionOf(page, `guest-${bundler}`);
    await expectReady();
    // The first time it starts again by itself.
    await region.getByRole('button', { name: 'Break' }).click();
    await expect(region.getByText('Pressed 0 times.')).toBeVisible();
    await region.getByRole('button', { name: 'Break' }).click();
    await expectMissing('is not available right now');
    await expect(page.getByRole('meter', { name: /credits left/ })).toBeVisible();
    await retry.click();
    await expect(region.getByText('Pressed 0 times.')).toBeVisible();
    await goInside(page, '/credit-usage');
    await regionOf(page, 'billing').expectReady();
  });

  test(`a changed chunk of a guest built by ${bundler} is not run`, async ({ page, release }) => {
    test.setTimeout(180_000);
    expect(await release(bundler)).toMatch(/is live\./);
    await page.route(/\/remotes\/guest-\w+\/.*\/(?!entry)[^/]+\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.hasRunChanged = true;${await response.text()}` });
    });
    await page.goto(`/apps/guest-${bundler}`);
    await regionOf(page, `guest-${bundler}`).expectMissing('is not available right now');
    expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false);
  });
}
