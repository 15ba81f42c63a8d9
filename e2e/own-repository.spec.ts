import type { Page } from '@playwright/test';
import { bucketOf } from '../packages/federation/registry/canary.ts';
import { hostContractVersion } from '../packages/shared/host-contract.ts';
import { openTeamFolder, type TeamFolder } from './fixtures/own-repository.ts';
import { deployTokenFor } from './fixtures/releases.ts';
import { usersOf } from './fixtures/shared-modules.ts';
import { admin, expect, test as base } from './fixtures/test.ts';
import { openFromOwnMachine } from './pages/developer-question.ts';
import { regionOf } from './pages/region.ts';

const name = 'field-notes';
const path = `/apps/${name}`;

const test = base.extend<{ team: TeamFolder }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  team: async ({}, use) => {
    const team = await openTeamFolder();
    await use(team);
    await team.remove();
  },
});
// Its slice stays on the site.
test.use({ siteFor: 'own-repository' });

const versionShown = (page: Page) => regionOf(page, name).region.getAttribute('data-remote-version');

async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Good to see you, Robin.')).toBeVisible();
  // From a store of the host.
  await expect(page.getByText(/^You have \d+ credits left\.$/)).toBeVisible();
}

test('a slice from a repository of its own: made, run alone and in the site, released, tried out, promoted, rolled back', async ({
  site,
  api,
  team,
  browser,
  openBrowser,
}) => {
  test.setTimeout(600_000);
  const made = await team.run('create', name, '--owner', "O'Brien", '--packages', team.tarballs);
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringContaining(`The slice "${name}" is in ${name}.`),
  });
  expect(await team.run('create', name)).toEqual({ code: 1, said: `There is a folder "${name}" already.\n` });
  const repository = await team.open(name);

  const robin = await api.signup('Robin Reader');
  const boss = await api.login(admin.email, admin.password);
  const served = await repository.serve(site.url);
  try {
    expect(served.said).toContain(`${site.url}${path}?dev=${name}@${served.origin}`);
    const alone = await (await browser.newContext()).newPage();
    await alone.goto(`${served.origin}${path}`);
    await alone.getByRole('textbox', { name: 'Email' }).fill(robin.email);
    await alone.getByRole('textbox', { name: 'Password' }).fill(robin.password);
    await alone.getByRole('button', { name: 'Log in' }).click();
    await expectPage(alone, 'Field Notes');
    await alone.context().close();

    const inside = await (await openBrowser(boss)).newPage();
    await openFromOwnMachine(inside, path, name, served.origin);
    await regionOf(inside, name).expectReady('override');
    await expect(inside.getByText(/^You have \d+ credits left\.$/)).toBeVisible();
    await repository.change('src/messages/en.ts', "'Field Notes'", "'Notes of the field'");
    await expect(inside.getByRole('heading', { name: 'Notes of the field' })).toBeVisible();
    await inside.close();
  } finally {
    await served.stop();
  }

  const token = await deployTokenFor(site.url, boss, name);
  const env = { LOUPE_URL: site.url, LOUPE_DEPLOY_TOKEN: token };
  const release = (...more: string[]) => repository.run(['release', ...more], env);
  const first = await release('--promote');
  expect(first.said).toContain(`host contract ${hostContractVersion}: holds`);
  expect(first.said).toMatch(/field-notes 1\.0\.0-\w+ is live\./);
  expect(first.code).toBe(0);

  const page = await (await openBrowser(robin)).newPage();
  await page.goto(path);
  await expectPage(page, 'Notes of the field');
  const firstVersion = (await versionShown(page)) ?? '';
  const copies = Object.values(await usersOf(page, '@loupe/shared/stores/credits'));
  expect(copies).toEqual([expect.arrayContaining(['loupe-host', `loupe-${name}`])]);

  await repository.change('src/messages/en.ts', "'Notes of the field'", "'Every note'");
  const second = await release();
  expect(second.said).toContain('Nobody gets it yet: npx loupe-slice release --version');
  const version = /field-notes (1\.0\.0-\w+) is stored/.exec(second.said)?.[1] ?? '';
  await page.reload();
  await expectPage(page, 'Notes of the field');

  // Half the people get it: Robin does, or keeps the one before.
  const { data } = await api.call<{ user: { id: string } }>('GET', '/me', { token: robin.token });
  const reached = bucketOf(data.user.id, name, version) < 50;
  const canary = await release('--version', version, '--percent', '50');
  expect(canary.said).toContain(`${name} ${version} is the canary, for 50 % of the people.`);
  await page.reload();
  await expectPage(page, reached ? 'Every note' : 'Notes of the field');
  expect(await versionShown(page)).toBe(reached ? version : firstVersion);

  const promoted = await release('--version', version, '--promote');
  expect(promoted.said).toContain(`${name} ${version} is live.`);
  await page.reload();
  await expectPage(page, 'Every note');

  const rolledBack = await release('--rollback');
  expect(rolledBack.said).toContain(`${name} ${firstVersion} is live.`);
  await page.reload();
  await expectPage(page, 'Notes of the field');
  expect(await versionShown(page)).toBe(firstVersion);
});
