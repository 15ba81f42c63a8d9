import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test, type Reader } from '../fixtures/test.ts';

/** Pages that ask the server for what they show. */
const pages: readonly (readonly [name: string, path: (reader: Reader) => string])[] = [
  ['R7 chat', ({ chatId }) => `/chat/${chatId}`],
  ['R7 runs', () => '/runs'],
  ['R7 prompts', () => '/apps/chat/prompts'],
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

const anyAnswer = '**/api/**';

async function expectWaiting(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('status').first()).toBeAttached();
}

async function expectFailed(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
}

/** Holds what the page asks for until `fail` is called; from then on every request fails. */
async function holdAnswers(page: Page): Promise<{ fail: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(anyAnswer, async (route) => {
    await promise;
    await route.fulfill({
      status: 500,
      json: {
        error: { code: 'server.unexpected' },
        error_message: 'Something went wrong here. Try again.',
        request_id: 'test',
      },
    });
  });
  return { fail: resolve };
}

test.use({ account: async ({ reader }, use) => await use(reader) });

for (const [name, path] of pages) {
  test(`${name} says that it is loading, then that it failed, and heals with Retry, without an accessibility violation in light and dark, wide and narrow`, async ({
    page,
    reader,
  }) => {
    const answers = await holdAnswers(page);
    await page.goto(path(reader));
    await expectWaiting(page);
    await expectAccessibleInLooks(page, fewLooks);
    answers.fail();
    await expectFailed(page);
    await expectAccessibleInLooks(page, fewLooks);
    await page.unroute(anyAnswer);
    // Parts that fail on their own (the sections of the settings) heal on their own. One that was pressed may show its
    // button a little longer, and one that was slow to fail may show it late.
    const retries = page.locator('main').getByRole('button', { name: 'Retry' });
    await expect(async () => {
      if ((await retries.count()) > 0) await retries.first().click({ timeout: 1_000 });
      await expect(retries).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}
