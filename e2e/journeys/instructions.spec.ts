import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { settingsPage } from '../pages/settings-page.ts';

test.use({ engine: 'model' });

test('R21 instructions and memories are written, given to the model, said in the run, and switched off', async ({
  page,
  model,
}) => {
  model.script('price of tea', [{ text: ['I do not know.'] }]);
  model.script('price of salt', [{ text: ['I do not know that either.'] }]);
  const settings = settingsPage(page);
  await settings.open('#instructions');
  const section = settings.section('Instructions and memory');
  await section
    .getByRole('textbox', { name: 'How should your questions be answered?' })
    .fill('One line only.');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(settings.snackbar('Your instructions were saved.')).toBeVisible();
  for (const text of ['We sell tea', 'We report in francs']) {
    await section.getByRole('textbox', { name: 'Something to remember' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  await expect(section.getByRole('textbox', { name: 'Something to remember' })).toBeFocused();
  await section.getByRole('button', { name: 'Edit “We sell tea”' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('We sell green tea');
  await page.keyboard.press('Enter');
  await section.getByRole('button', { name: 'Forget “We report in francs”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect(section.getByRole('listitem')).toContainText(['We sell green tea']);
  await expectAccessibleInLooks(page, fewLooks);

  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('What is the price of tea?');
  await chat.expectDone();
  await chat.finished.click();
  await expect(
    page.getByText('The model was given your instructions and 1 thing you had remembered.'),
  ).toBeVisible();
  await expectAccessibleInLooks(page, fewLooks);
  const sent = (words: string) =>
    JSON.stringify(model.requests.find(({ messages }) => JSON.stringify(messages).includes(words))?.messages);
  expect(sent('price of tea')).toContain('One line only.');
  expect(sent('price of tea')).toContain('We sell green tea');

  await settings.open();
  await section.getByRole('switch', { name: 'Use my instructions' }).click();
  await section.getByRole('switch', { name: 'Use what is remembered' }).click();
  await page.reload();
  await expect(section.getByRole('switch', { name: 'Use my instructions' })).not.toBeChecked();
  await page.goto('/chat');
  await chat.ask('What is the price of salt?');
  await chat.expectDone();
  await chat.finished.click();
  await expect(page.getByText(/^The model was given/)).toHaveCount(0);
  for (const words of ['One line only.', 'green tea']) expect(sent('price of salt')).not.toContain(words);
});
