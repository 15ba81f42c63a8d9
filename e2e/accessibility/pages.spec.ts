import type { Page } from '@playwright/test';
import { dress, expectAccessibleInLooks, fewLooks, looks } from '../fixtures/accessibility.ts';
import { admin, expect, test, type Reader } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { chatPage } from '../pages/chat-page.ts';

interface PageCase<Path = string> {
  readonly name: string;
  readonly path: Path;
  /** Waits until the page shows what it is for. */
  readonly shown: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => async (page: Page) =>
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();

const guestPages: readonly PageCase[] = [
  { name: 'R2 login', path: '/auth', shown: heading('Log in') },
  { name: 'R5 sign up', path: '/auth/signup', shown: heading('Create your account') },
  { name: 'R3 forgot password', path: '/auth/forgot-password', shown: heading('Reset your password') },
  { name: 'R4 reset password', path: '/auth/reset-password?token=abc', shown: heading('Set a new password') },
  { name: 'R14 unknown share', path: '/share/unknown', shown: heading(/not available/) },
  { name: 'R19 unknown path', path: '/no/such/place', shown: heading('Page not found') },
];

const readerPages: readonly PageCase<(reader: Reader) => string>[] = [
  {
    name: 'R7 empty chat',
    path: () => '/chat',
    shown: async (page) => await expect(chatPage(page).message).toBeVisible(),
  },
  { name: 'R7 unknown chat', path: () => '/chat/cht_unknown', shown: heading('This chat was not found.') },
  {
    name: 'R7 runs',
    path: () => '/runs',
    shown: async (page) =>
      await expect(page.getByRole('link', { name: /^Northwind Freight/ }).first()).toBeVisible(),
  },
  { name: 'R7 prompts', path: () => '/apps/chat/prompts', shown: heading('Prompts') },
  {
    name: 'R20 explore',
    path: () => '/explore',
    shown: async (page) =>
      await expect(page.getByRole('link', { name: 'Company Research' }).first()).toBeVisible(),
  },
  {
    name: 'R8 agent',
    path: () => '/detail-page?agent=stock-market-analysis',
    shown: async (page) => await expect(agentPage(page).form).toBeVisible(),
  },
  { name: 'R20 builder', path: () => '/explore/builder', shown: heading('Make an agent of your own') },
  {
    name: 'R10 credit usage',
    path: () => '/credit-usage',
    shown: async (page) =>
      await expect(
        page.getByRole('button', { name: 'Receipt of Stock Market Analysis' }).first(),
      ).toBeVisible(),
  },
  { name: 'R21 settings', path: () => '/settings', shown: heading('Sessions') },
  {
    name: 'R17 admin for others',
    path: () => '/admin',
    shown: async (page) => await expect(page.getByText(/not available/i).first()).toBeVisible(),
  },
];

async function reportShown(page: Page): Promise<void> {
  const chat = chatPage(page);
  await chat.expectDone();
  // A phone opens the report when asked to; a wide window has it beside the chat.
  if ((page.viewportSize()?.width ?? 0) < 1024 && !(await chat.panel.isVisible()))
    await page
      .getByRole('button', { name: /^(Open report|Report panel)$/ })
      .first()
      .click();
  await expect(chat.report.getByRole('table').first()).toBeVisible();
}

test.describe('a guest', () => {
  // Nobody's storage, instead of `as: 'guest'`: that makes an account to log in with.
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const { name, path, shown } of guestPages) {
    test(`${name} has no accessibility violation in any theme and width`, async ({ page }) => {
      await page.goto(path);
      await shown(page);
      await expectAccessibleInLooks(page);
    });
  }

  test('R14 shared chat has no accessibility violation in any theme and width', async ({
    page,
    reader,
    api,
  }) => {
    const { url } = await api.share(reader.token, reader.chatId);
    await page.goto(new URL(url).pathname);
    await expect(page.locator('[data-markdown]').getByRole('table').first()).toBeVisible();
    await expectAccessibleInLooks(page);
  });
});

test.describe('a reader', () => {
  test.use({ account: async ({ reader }, use) => await use(reader) });
  for (const { name, path, shown } of readerPages) {
    test(`${name} has no accessibility violation in any theme and width`, async ({ page, reader }) => {
      await page.goto(path(reader));
      await shown(page);
      await expectAccessibleInLooks(page);
    });
  }

  for (const look of fewLooks) {
    test(`R7 chat opened with its report has no accessibility violation: ${look.theme}, ${look.width} px`, async ({
      page,
      reader,
    }) => {
      await dress(page, look);
      await page.goto(`/chat/${reader.chatId}`);
      await reportShown(page);
      await expectAccessibleInLooks(
        page,
        looks.filter(({ width }) => width === look.width),
      );
    });
  }

  test('R10 receipt has no accessibility violation in any theme and width', async ({ page }) => {
    await page.goto('/credit-usage');
    await page.getByRole('button', { name: 'Receipt of Stock Market Analysis' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Receipt' }).getByRole('table')).toBeVisible();
    await expectAccessibleInLooks(page);
  });

  test('X2 share dialog has no accessibility violation in any theme and width', async ({ page, reader }) => {
    await page.goto(`/chat/${reader.chatId}`);
    await chatPage(page).expectDone();
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Share this chat' })).toBeVisible();
    await expectAccessibleInLooks(page);
  });
});

test.describe('an admin', () => {
  test.use({ account: async ({ api }, use) => await use(await api.login(admin.email, admin.password)) });
  test('R17 users have no accessibility violation in any theme and width', async ({ page, reader }) => {
    await page.goto('/admin');
    await expect(page.getByText(reader.email).first()).toBeVisible();
    await expectAccessibleInLooks(page);
  });
});
