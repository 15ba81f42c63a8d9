import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const sales = {
  name: 'sales.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Date;Customer;Region;Revenue\n2026-03-01;Abel;North;120\n2026-03-04;Brunn;South;80\n2026-04-02;Abel;North;40\n2026-04-09;Cole;South;300\n',
  ),
};

for (const width of [1280, 390])
  test(`R7 several questions are answered part by part, and what comes next is offered, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/chat');
    const chat = chatPage(page);
    await page.locator('input[type=file]').setInputFiles(sales);
    await expect(page.getByRole('list', { name: 'Attached files' }).getByText('4 rows')).toBeVisible();
    await chat.ask(
      'What was the total in March, which customer bought most, and what is the weather in Paris?\nIs this company creditworthy?',
    );
    await chat.expectDone(1);
    const { transcript } = chat;
    const parts = [
      'What was the total in March',
      'which customer bought most',
      'what is the weather in Paris?',
    ];
    for (const name of [...parts, 'Is this company creditworthy?'])
      await expect(transcript.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(transcript.getByText('Not found: nothing in this chat')).toHaveCount(2);
    await expect(transcript.getByRole('button', { name: /200/ })).toBeVisible();

    const agent = transcript.getByRole('region', { name: 'An agent could answer' }).getByRole('button');
    await expect(agent).toHaveText('Financial Statement Analysis: Is this company creditworthy?');
    const next = transcript.getByRole('region', { name: 'You can ask' });
    await expect(next.getByRole('button')).not.toHaveCount(0);
    await expectAccessibleInLooks(page);

    await agent.click();
    await expect(chat.message).toBeFocused();
    await expect(chat.message).toHaveText('Is this company creditworthy?');
    await page.getByRole('button', { name: 'Remove agent Financial Statement Analysis' }).click();
    await chat.message.fill('');

    const first = next.getByRole('button').first();
    const asked = (await first.textContent()) ?? '';
    await first.focus();
    await page.keyboard.press('Enter');
    await chat.expectDone(2);
    await expect(transcript.getByText(asked).first()).toBeVisible();
    await expect(transcript.getByText('Taken on from the answer before').last()).toBeVisible();
    await expect(chat.message).toBeFocused();
    const isCut = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isCut).toBe(false);
  });
