import { expect, type Page } from '@playwright/test';

/** Cards of the local test payments. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
} as const;

/** Choosing, paying, confirming (R9). */
export function paymentPage(page: Page) {
  const number = page.getByRole('textbox', { name: 'Card number' });
  const expiry = page.getByRole('textbox', { name: 'Expiry date' });
  const code = page.getByRole('textbox', { name: 'Security code' });
  const name = page.getByRole('textbox', { name: 'Name on the card' });
  const year = String(new Date().getFullYear() + 2).slice(-2);
  return {
    number,
    expiry,
    code,
    name,
    pay: page.getByRole('button', { name: /^Pay / }),
    problem: page.getByRole('alert'),
    received: page.getByRole('heading', { name: 'Payment received' }),
    bankAsks: page.getByRole('heading', { name: 'Your bank asks you to confirm' }),

    /** Types a card as a person does, key by key. */
    async typeCard(digits: string): Promise<void> {
      await number.clear();
      await number.pressSequentially(digits.replaceAll(' ', ''));
      await expiry.clear();
      await expiry.pressSequentially(`04${year}`);
      await code.fill('123');
      await name.fill('Robin Reader');
    },

    async expectTyped(digits: string): Promise<void> {
      await expect(number).toHaveValue(digits);
      await expect(expiry).toHaveValue(`04 / ${year}`);
      await expect(code).toHaveValue('123');
      await expect(name).toHaveValue('Robin Reader');
    },

    /** Buys on the page of a purchase, with the saved card or a new one that simply pays. */
    async buy(query: string): Promise<void> {
      await page.goto(`/payment?${query}`);
      await expect(this.pay).toBeVisible();
      if (await number.isVisible()) await this.typeCard(testCards.pays);
      await this.pay.click();
      await expect(this.received).toBeVisible();
    },
  };
}
