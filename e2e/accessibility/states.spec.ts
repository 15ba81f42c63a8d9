import type { Page } from '@playwright/test';
import { dress, expectAccessible, looks } from '../fixtures/accessibility.ts';
import { expect, test, type Reader } from '../fixtures/test.ts';

/** Pages that ask the server for what they show. */
const pages: readonly (readonly [name: string, path: (reader: Reader) => string])[] = [
  ['R7 chat', ({ chatId }) => `/chat/${chatId}`],
  ['R8 agent', () => '/detail-page?agent=stock-market-analysis'],
  ['R9 payment', () => '/payment'],
  ['R10 credit usage', () => '/credit-usage'],
  ['R11 manage payments', () => '/manage-payments'],
  ['R12 pricing', () => '/pricing'],
  ['R13 referral', () => '/referel'],
  ['R16 analysis', ({ runId }) => `/analysis-detail/${runId}`],
  ['R20 explore', () => '/explore'],
  ['R21 settings', () => '/settings'],
];

/** The smallest set of looks in which each theme and each width is seen. */
const fewLooks = looks.filter(({ theme, width }) => (theme === 'light') === width > 1000);

const anyAnswer = '**/api/**';

async function expectWaiting(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('status').first()).toBeAttached();
}

async function expectFailed(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
}

for (const look of fewLooks) {
  test.describe(`${look.theme}, ${look.width} px`, () => {
    test.use({ account: async ({ reader }, use) => await use(reader) });

    for (const [name, path] of pages) {
      test(`${name} says that it is loading, without an accessibility violation: ${look.theme}, ${look.width} px`, async ({
        page,
        reader,
      }) => {
        await dress(page, look);
        await page.route(anyAnswer, () => undefined);
        await page.goto(path(reader));
        await expectWaiting(page);
        await expectAccessible(page, look);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });

      test(`${name} says that it failed and heals with Retry, without an accessibility violation: ${look.theme}, ${look.width} px`, async ({
        page,
        reader,
      }) => {
        await dress(page, look);
        await page.route(anyAnswer, (route) =>
          route.fulfill({
            status: 500,
            json: {
              error: { code: 'server.unexpected' },
              error_message: 'Something went wrong here. Try again.',
              request_id: 'test',
            },
          }),
        );
        await page.goto(path(reader));
        await expectFailed(page);
        await expectAccessible(page, look);
        await page.unroute(anyAnswer);
        // Parts that fail on their own (the sections of the settings) heal on their own.
        const retries = page.locator('main').getByRole('button', { name: 'Retry' });
        for (let left = await retries.count(); left > 0; left -= 1) await retries.first().click();
        await expect(retries).toHaveCount(0);
      });
    }
  });
}
