import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'guest' });

for (const width of [1280, 390])
  test(`R2 the pages for guests show how a report begins, and the form stays where it is, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/sample-piece', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/auth');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeVisible();
    const before = await email.boundingBox();
    release();
    const piece = page.getByRole('figure', { name: 'From a sample report · Company Research' });
    await expect(piece).toContainText('The company is fictional');
    await expect(piece).toContainText('EUR 412.6 million');
    expect(await email.boundingBox()).toEqual(before);
    await expect(piece.locator('a, button')).toHaveCount(0);
    await expectAccessibleInLooks(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(piece).toBeVisible();
  });

test('R2 a piece that does not come leaves the form as it is', async ({ page }) => {
  await page.route('**/api/sample-piece', async (route) => await route.fulfill({ status: 500, json: {} }));
  const asked = page.waitForResponse('**/api/sample-piece');
  await page.goto('/auth/forgot-password');
  await asked;
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByText('Research you can check.')).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
