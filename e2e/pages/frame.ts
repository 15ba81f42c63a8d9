import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every signed-in page: rail, credit meter, account menu, snackbar. */
export function frame(page: Page) {
  const meter = page.getByRole('meter', { name: /credits left/ });
  return {
    meter,
    snackbar: (text: string | RegExp): Locator =>
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first(),

    /** Whole credits as the meter says them. */
    async credits(): Promise<number> {
      const label = (await meter.getAttribute('aria-label')) ?? '';
      const number = /([\d,.\s]+) credits left/.exec(label)?.[1];
      if (number === undefined) throw new Error(`The meter says "${label}".`);
      return Number(number.replace(/\D/g, ''));
    },

    async expectCredits(credits: number): Promise<void> {
      await expect(meter).toHaveAttribute(
        'aria-label',
        new RegExp(`^${credits.toLocaleString('en-US')} credits left`),
      );
    },

    async openAccountMenu(): Promise<void> {
      // Not the settings' "Delete account", which stays a moment longer when they are left.
      await page.getByRole('button', { name: /^Account/ }).click();
    },

    async logOut(): Promise<void> {
      await this.openAccountMenu();
      await page
        .getByRole('menuitem', { name: 'Log out' })
        .or(page.getByRole('button', { name: 'Log out' }))
        .click();
    },
  };
}
