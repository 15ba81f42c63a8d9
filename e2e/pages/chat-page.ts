import { expect, type Locator, type Page } from '@playwright/test';

/** The chat: composer, transcript, run, report panel (R7). */
export function chatPage(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Report, sources and log' });
  return {
    message: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    stop: page.getByRole('button', { name: 'Stop', exact: true }).first(),
    transcript: page.getByRole('region', { name: 'Conversation' }),
    panel,
    /** The report as rendered markdown. */
    report: panel.locator('[data-markdown]').first(),

    async ask(text: string): Promise<void> {
      await this.message.fill(text);
      await this.send.click();
    },

    /** Id of the chat in the address. */
    async chatId(): Promise<string> {
      await expect(page).toHaveURL(/\/chat\/cht_/);
      return new URL(page.url()).pathname.split('/')[2] as string;
    },

    /** The folded process line of a finished run ("Worked 3 s · 9 steps · …"). */
    finished: page.getByRole('button', { name: /^Worked\b/ }),

    async expectDone(count = 1): Promise<void> {
      await expect(this.finished).toHaveCount(count, { timeout: 60_000 });
    },

    async openTab(name: 'Report' | 'Changes' | 'Claims' | 'Sources' | 'Files' | 'Log'): Promise<void> {
      await panel.getByRole('tab', { name }).click();
    },

    /** Makes a link in the share dialog and gives its address. */
    async share(): Promise<string> {
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Share this chat' });
      await dialog.getByRole('button', { name: 'Make link' }).click();
      const link: Locator = dialog.getByRole('region', { name: 'New link' }).getByRole('link').first();
      await expect(link).toBeVisible();
      const address = await link.getAttribute('href');
      if (!address) throw new Error('The new link has no address.');
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      return address;
    },
  };
}
