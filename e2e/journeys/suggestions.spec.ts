import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const sales = {
  name: 'sales.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Region;Revenue\nNorth;120.50\nSouth;80.25\nNorth;30.00\n'),
};

for (const width of [1280, 390])
  test(`C1 a question that was not understood offers ones that are, and the button asks, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/chat');
    const chat = chatPage(page);
    await page.locator('input[type=file]').setInputFiles(sales);
    await expect(page.getByRole('list', { name: 'Attached files' }).getByText('3 rows')).toBeVisible();
    await chat.ask('total net revenue');
    await chat.expectDone(1);
    await expect(chat.transcript.getByText('Nothing was charged.')).toBeVisible();
    const offered = chat.transcript.getByRole('region', { name: 'You can ask' });
    const button = offered.getByRole('button', { name: 'Sum of Revenue' });
    await button.focus();
    await page.keyboard.press('Enter');
    await chat.expectDone(2);
    await expect(chat.transcript.getByText('230.75').first()).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(chat.message).toBeFocused();
    const isCut = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isCut).toBe(false);
  });
