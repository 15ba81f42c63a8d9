import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const desktop = { width: 1280, height: 800 };

test('R7 a temporary chat says that it is not kept, is found by its address alone, and is ended or kept', async ({
  page,
  context,
}) => {
  const chat = chatPage(page);
  const line = page.getByRole('region', { name: 'Temporary chat' });
  const wish = page.getByRole('button', { name: 'Temporary', exact: true });
  const rail = page.getByRole('navigation').first();
  await page.goto('/chat');
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Not kept, not in your list, not found by search.')).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize(desktop);
  await chat.ask('What is 6 times 7?');
  await chat.expectDone();
  await expect(line).toContainText('Temporary: not kept');
  await expect(page).toHaveTitle(/^Temporary chat/);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await expect(rail).not.toContainText('6 times 7');
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await chatPage(second).expectDone();
  await second.close();
  await page.reload();
  await chat.expectDone();
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize(desktop);

  await line.getByRole('button', { name: 'End chat now' }).click();
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: 'End chat now' }).click();
  await line.getByRole('button', { name: 'Erase it' }).click();
  await expect(wish).toHaveAttribute('aria-pressed', 'false');
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Start a new chat' })).toBeVisible();

  await page.goto('/chat');
  await wish.press('Enter');
  await chat.ask('What is 8 times 9?');
  await chat.expectDone();
  await line.getByRole('button', { name: 'Keep this chat' }).click();
  await expect(line).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What is 8 times 9?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /What is 8 times 9/ }).first()).toBeVisible();
});
