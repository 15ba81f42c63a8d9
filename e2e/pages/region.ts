import { expect, type Page } from '@playwright/test';

/** The place of a remote's page in the site. */
export function regionOf(page: Page, remote: string) {
  const region = page.locator(`main [data-remote="${remote}"]`);
  const expectState = (state: string) =>
    expect(region).toHaveAttribute('data-remote-state', state, { timeout: 30_000 });
  return {
    region,
    retry: region.getByRole('button', { name: 'Retry' }),
    /** It shows something, from the version of that source. */
    async expectReady(source: 'live' | 'previous' | 'canary' | 'override' = 'live') {
      await expectState('ready');
      await expect(region).toHaveAttribute('data-remote-source', source);
      await expect(region.getByRole('heading').first()).toBeVisible();
    },
    /** Opened again it comes by itself; a version that failed twice waits for Retry. */
    async heal() {
      await expect(region).toHaveAttribute('data-remote-state', /ready|failed/, { timeout: 30_000 });
      if ((await region.getAttribute('data-remote-state')) === 'failed')
        await region.getByRole('button', { name: 'Retry' }).click();
      await expectState('ready');
    },
    /** It says what is missing, why, and under which id to ask. */
    async expectMissing(sentence: 'is not available right now' | 'was not started' | RegExp) {
      await expectState('failed');
      await expect(region.getByRole('alert')).toContainText(sentence);
      await expect(region.getByText(/Error id/)).toBeVisible();
    },
  };
}

/** Goes to another page of the site as a link of it would: the page itself stays. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Marks the document; the answer tells later that no other one has taken its place. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  return async () => expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}
