import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyRepository, runIn } from './fixtures/clone.ts';
import { admin, expect, test } from './fixtures/test.ts';

/** The team changes a text of its slice. */
async function changeText(copy: string, file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

async function versionShown(page: Page, remote: string): Promise<string | null> {
  const region = page.locator(`main [data-remote="${remote}"]`);
  await expect(region).toHaveAttribute('data-remote-state', 'ready', { timeout: 30_000 });
  return region.getAttribute('data-remote-version');
}

test('two teams release their slices: uploaded, tried by a few, promoted, rolled back', async ({
  site,
  api,
  account,
  openBrowser,
}) => {
  test.setTimeout(600_000);
  const { token } = await api.login(admin.email, admin.password);
  const copy = await copyRepository();
  try {
    const secretOf = async (remote: string) => {
      const answer = await api.call<{ secret: string }>('POST', '/admin/deploy-tokens', {
        token,
        body: { remote, label: 'release.spec' },
      });
      expect(answer.status).toBe(201);
      return answer.data.secret;
    };
    const secrets = { billing: await secretOf('billing'), share: await secretOf('share') };
    const release = (slice: keyof typeof secrets, ...more: string[]) =>
      runIn(copy, ['scripts/release.ts', slice, ...more], {
        LOUPE_URL: site.url,
        LOUPE_DEPLOY_TOKEN: secrets[slice],
      });

    await changeText(
      copy,
      'remotes/billing/src/messages/pricing-en.ts',
      "'Plans and prices'",
      "'Every plan'",
    );
    // Another team is in the middle of something.
    await writeFile(join(copy, 'remotes/admin/src/unfinished.ts'), 'export const half: number = "done";\n');
    const stored = await release('billing');
    expect(stored.said).toContain('host contract 1.3.0: holds');
    expect(stored.said).toMatch(/billing 1\.0\.0-\w+ is stored\.\n/);
    expect(stored.said).toContain(
      'on your word: that it holds the contract in a browser\nNobody gets it yet',
    );
    expect(stored.code).toBe(0);
    const version = /billing (1\.0\.0-\w+) is stored/.exec(stored.said)?.[1] ?? '';

    const page = await (await openBrowser(account)).newPage();
    await page.goto('/pricing');
    const before = await versionShown(page, 'billing');
    expect(before).not.toBe(version);
    await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();

    const canary = await release('billing', '--version', version, '--percent', '1');
    expect(canary.said).toContain(`billing ${version} is the canary, for 1 % of the people.`);

    const promoted = await release('billing', '--version', version, '--promote');
    expect(promoted.said).toContain(`billing ${version} is live.`);
    await page.goto('/pricing');
    expect(await versionShown(page, 'billing')).toBe(version);
    await expect(page.getByRole('heading', { name: 'Every plan', exact: true })).toBeVisible();

    await changeText(
      copy,
      'remotes/share/src/messages/en.ts',
      'The link may be wrong',
      'This address may be wrong',
    );
    const share = await release('share', '--promote');
    expect(share.said).toMatch(/share 1\.0\.0-\w+ is live\./);
    const guest = await (await openBrowser()).newPage();
    await guest.goto('/share/none');
    await expect(guest.getByText('This address may be wrong')).toBeVisible();

    const rolledBack = await release('billing', '--rollback');
    expect(rolledBack.said).toContain(`billing ${before} is live.`);
    await page.goto('/pricing');
    expect(await versionShown(page, 'billing')).toBe(before);
    await guest.reload();
    await expect(guest.getByText('This address may be wrong')).toBeVisible();

    // Nothing is built for a token that is of no use.
    const forged = await runIn(copy, ['scripts/release.ts', 'share'], {
      LOUPE_URL: site.url,
      LOUPE_DEPLOY_TOKEN: secrets.billing,
    });
    expect(forged).toEqual({
      code: 1,
      said: 'This deploy token belongs to billing, not to share. (release.name_foreign)\n',
    });

    const foreign = await runIn(copy, ['scripts/release.ts', 'share', '--rollback'], {
      LOUPE_URL: site.url,
      LOUPE_DEPLOY_TOKEN: secrets.billing,
    });
    expect(foreign.code).toBe(1);
    expect(foreign.said).toContain('(release.name_foreign)');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
