import { expect, type Page } from '@playwright/test';

/** A shared chat (R14) and its replay (X3). */
export function sharePage(page: Page) {
  return {
    unavailable: page.getByRole('heading', { name: 'This shared chat is not available' }),
    password: page.getByLabel('Password', { exact: true }),
    open: page.getByRole('button', { name: 'Open', exact: true }),
    copy: page.getByRole('button', { name: 'Continue with my own copy' }),
    report: page.locator('[data-markdown=report]').first(),
    result: page.getByRole('link', { name: 'Result', exact: true }),
    replay: page.getByRole('link', { name: 'Replay', exact: true }),
    player: page.getByRole('region', { name: 'Replay player' }),
    slider: page.getByRole('slider', { name: 'Position' }),
    announced: page.getByRole('status'),

    /** Position and length as the player says them: `12/110`. */
    async position(): Promise<{ at: number; length: number }> {
      const text = (await page.locator('output').textContent()) ?? '';
      const [at = Number.NaN, length = Number.NaN] = text.split('/').map(Number);
      return { at, length };
    },

    async expectAt(at: number): Promise<void> {
      await expect.poll(async () => (await this.position()).at).toBe(at);
    },

    /** Waits for the end of a replay that plays: as long as it goes on, however long its runs took. */
    async expectPlayedTo(end: number): Promise<void> {
      for (let { at } = await this.position(); at < end; { at } = await this.position())
        await expect.poll(async () => (await this.position()).at).toBeGreaterThan(at);
      await this.expectAt(end);
    },
  };
}

/** The share dialog of the chat that is open. */
export function shareDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Share this chat' });
  return {
    dialog,
    newLink: dialog.getByRole('region', { name: 'New link' }),
    links: dialog.getByRole('region', { name: 'Links to this chat' }).getByRole('listitem'),
    make: dialog.getByRole('button', { name: 'Make link' }),

    async open(): Promise<void> {
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      await expect(dialog).toBeVisible();
    },
  };
}
