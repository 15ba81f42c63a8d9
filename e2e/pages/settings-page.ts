import type { Page } from '@playwright/test';

/** The settings (R21): sections with anchors. */
export function settingsPage(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    section,
    open: async (query = '') => {
      await page.goto(`/settings${query}`);
      await section('Profile').waitFor();
    },
    snackbar: (text: string | RegExp) =>
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first(),
  };
}
