import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';

/** Explore and an agent's page with its start form (R20, R8). */
export function agentPage(page: Page) {
  const form = page.getByRole('form', { name: 'Start' });
  return {
    form,
    estimate: page.getByRole('complementary', { name: 'Estimate' }),
    start: form.getByRole('button', { name: /^Start, hold up to [\d,]+ credits?$/ }),
    trySample: form.getByRole('button', { name: 'Try with sample data' }),

    async openFromExplore(title: string): Promise<void> {
      await page.goto('/explore');
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    },

    async openDirectly(slug: string): Promise<void> {
      await page.goto(`/detail-page?agent=${slug}`);
      await expect(form).toBeVisible();
    },

    /** Gives a file to the first file field, as a person would through the chooser. */
    async chooseFile(name: string, content: string): Promise<void> {
      await form
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    },

    async chooseDepth(depth: 'Quick' | 'Standard' | 'Deep'): Promise<void> {
      await form.getByRole('radiogroup', { name: 'Depth' }).getByRole('radio', { name: depth }).check();
    },

    /** The cap the Start button names. */
    async cap(): Promise<number> {
      const words = (await this.start.textContent()) ?? '';
      return Number(words.replace(/\D/g, ''));
    },
  };
}
