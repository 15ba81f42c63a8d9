import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startSite } from '../scripts/site-process.ts';
import { createApi } from './fixtures/api.ts';
import { copyRepository, runIn } from './fixtures/clone.ts';
import { expect, storageOf, test } from './fixtures/test.ts';

/** Paths that the page asks for below the releases of the slices. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/remotes\/[^/]+\/[^/]+\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('a fifth slice made by one command is shown by the host, and costs nothing before it is needed', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const copy = await copyRepository();
  try {
    const made = await runIn(copy, ['scripts/new-remote.ts', 'field-notes', '--owner', 'Notes']);
    expect(made.said).toContain('The slice "field-notes" is in remotes/field-notes.');
    const again = await runIn(copy, ['scripts/new-remote.ts', 'field-notes']);
    expect(again).toEqual({ code: 1, said: 'There is a slice "field-notes" already.\n' });
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', 'remotes/field-notes/'];
    expect((await runIn(copy, vitest)).said).toContain('1 passed');
    const built = await runIn(copy, ['scripts/build.ts', 'field-notes']);
    expect(built.said).toContain('built field-notes');

    const site = await startSite({ root: copy });
    try {
      const account = await createApi(site.url).signup('Robin Reader');
      const context = await browser.newContext({
        baseURL: site.url,
        storageState: storageOf(site.url, account),
      });
      const page = await context.newPage();
      const asked = noteRequests(page);
      await page.goto('/chat');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.includes('field-notes'))).toEqual([]);

      const before = asked.length;
      await page.evaluate(() => {
        history.pushState({}, '', '/apps/field-notes');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { name: 'Field Notes' })).toBeVisible();
      await expect(page.getByText('Good to see you, Robin.')).toBeVisible();
      await expect(page).toHaveTitle('Field Notes – Loupe');
      expect(asked.slice(before).every((path) => path.startsWith('/remotes/field-notes/'))).toBe(true);
      expect(asked.slice(before).length).toBeLessThanOrEqual(2);

      const answer = await page.goto('/apps/field-notes');
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: 'Field Notes' })).toBeVisible();
      expect((await page.goto('/apps/unknown'))?.status()).toBe(404);
      await context.close();
    } finally {
      await site.stop();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
