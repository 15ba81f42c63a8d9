import { expectAccessibleInLooks, looks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

/** Selects all of the first paragraph of the first answer, as a pointer does, and gives its text. */
async function selectAnswer(page: Parameters<typeof chatPage>[0]): Promise<string> {
  const paragraph = chatPage(page).transcript.locator('[data-markdown] p').first();
  await paragraph.scrollIntoViewIfNeeded();
  return await paragraph.evaluate((element) => {
    document.getSelection()?.selectAllChildren(element);
    document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    return document.getSelection()?.toString().trim() ?? '';
  });
}

async function answered(page: Parameters<typeof chatPage>[0]) {
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('What is 1250 * 1.19?');
  await chat.expectDone();
  return chat;
}

for (const width of [1280, 390])
  test(`R7 a selected passage goes into the composer as a quotation, behind what was typed, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const chat = await answered(page);
    await chat.message.fill('About this:');
    const passage = await selectAnswer(page);
    const button = page.getByRole('button', { name: 'Quote' });
    await expect(button).toBeVisible();
    await expectAccessibleInLooks(
      page,
      looks.filter((look) => look.width === width),
    );
    if (!(await button.isVisible())) await selectAnswer(page);
    await button.click();
    await expect(chat.message).toHaveValue(`About this:\n\n> ${passage}\n\n`);
    await expect(chat.message).toBeFocused();
    await expect(button).toHaveCount(0);
    await page.reload();
    await expect(chat.message).toHaveValue(`About this:\n\n> ${passage}\n\n`);
  });

test('R7 Q quotes what is selected, and is a letter where somebody writes', async ({ page }) => {
  const chat = await answered(page);
  await chat.message.fill('');
  await chat.message.press('q');
  await expect(chat.message).toHaveValue('q');
  await chat.message.fill('');
  await chat.message.blur();
  const passage = await selectAnswer(page);
  await page.keyboard.press('q');
  await expect(chat.message).toHaveValue(`> ${passage}\n\n`);
  await expect(chat.message).toBeFocused();
  await chat.message.pressSequentially('Why?');
  await expect(chat.message).toHaveValue(`> ${passage}\n\nWhy?`);
  await page.keyboard.press('Enter');
  await chat.expectDone(2);
  await expect(chat.transcript.getByText('Why?')).toBeVisible();
});
