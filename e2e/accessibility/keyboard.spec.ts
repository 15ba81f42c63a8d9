import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { authPages } from '../pages/auth.ts';
import { chatPage } from '../pages/chat-page.ts';

const mostStops = 60;

/** Presses Tab until the element has the focus, and finds the focus visible there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} was not reached with ${mostStops} presses of Tab.`);
}

test.describe('without a pointer', () => {
  test.use({ as: 'guest' });

  test('R2 R8 R7: logs in, starts a run and opens its report with the keyboard alone', async ({
    page,
    account,
    site,
  }) => {
    await page.goto('/auth?next=/detail-page?agent=stock-market-analysis');
    const auth = authPages(page);
    await tabTo(page, auth.email);
    await page.keyboard.type(account.email);
    await tabTo(page, auth.password);
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/detail-page?agent=stock-market-analysis`);

    const agent = agentPage(page);
    await tabTo(page, agent.trySample);
    await page.keyboard.press('Enter');
    const chat = chatPage(page);
    await chat.expectDone();
    await expect(chat.panel).toBeVisible();
    await tabTo(page, chat.panel.getByRole('button', { name: 'Close panel' }));
    await page.keyboard.press('Enter');
    await expect(chat.panel).toBeHidden();
    const opener = page.getByRole('button', { name: 'Report panel' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(chat.report).toBeVisible();
    await tabTo(page, chat.report.locator('button[data-figure]').first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').filter({ hasText: 'How it was computed' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat.report.locator('button[data-figure]').first()).toBeFocused();
  });

  test('R2: the first Tab offers to skip to the content', async ({ page, account }) => {
    await page.goto('/auth');
    await authPages(page).logIn(account);
    await expect(chatPage(page).message).toBeVisible();
    await page.reload();
    await expect(chatPage(page).message).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip);
    await expect(skip).toBeInViewport();
  });
});
