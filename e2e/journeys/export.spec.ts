import { readFile } from 'node:fs/promises';
import { expectAccessibleInLooks, looks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const beginnings = {
  PDF: '%PDF-1.7',
  Word: 'PK',
  Excel: 'PK',
  Markdown: '*Stock Market Analysis',
  'Web page': '<!doctype html>',
} as const;

test('H6 R7: the report is saved as PDF, Word, Excel and Markdown, by pointer, keyboard and on a phone', async ({
  page,
  account,
  api,
}) => {
  test.slow();
  const sample = (await api.agent(account.token, 'stock-market-analysis')).sample;
  const { runId, chatId } = await api.start(account.token, {
    text: 'Stock Market Analysis',
    agent: 'stock-market-analysis',
    inputs: { ...sample?.inputs, depth: 'quick' },
  });
  await expect
    .poll(async () => (await api.run(account.token, runId)).status, { timeout: 60_000 })
    .toBe('done');
  await page.goto(`/chat/${chatId}`);
  const chat = chatPage(page);
  await chat.expectDone();
  await page.getByRole('button', { name: 'Open report' }).first().click();
  const button = chat.panel.getByRole('button', { name: 'Export', exact: true });
  for (const [format, beginning] of Object.entries(beginnings)) {
    const download = page.waitForEvent('download');
    await button.click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Northwind Freight, .*\.(pdf|docx|xlsx|md|html)$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, beginning.length).toString()).toBe(beginning);
  }

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'PDF' })).toBeFocused();
  const again = page.waitForEvent('download');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  expect((await again).suggestedFilename()).toMatch(/\.html$/);

  await expectAccessibleInLooks(page, [looks[0], looks[3]]);
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeInViewport();
});

test('H6 F7 E3 R7: a whole chat is saved in every format with the keyboard, and a refusal stays in the dialog', async ({
  page,
  reader,
  openBrowser,
}) => {
  await page.close();
  const own = await (await openBrowser(reader)).newPage();
  await own.goto(`/chat/${reader.chatId}`);
  const actions = own
    .getByRole('navigation', { name: 'Chats' })
    .getByRole('listitem')
    .filter({ hasText: 'Stock Market Analysis' })
    .getByRole('button', { name: 'Chat actions' });
  const dialog = own.getByRole('dialog', { name: /^Export “/ });
  async function open(): Promise<void> {
    await actions.press('Enter');
    await own.getByRole('menuitem', { name: 'Export…' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'PDF' })).toBeFocused();
  }
  const begins = { ...beginnings, Markdown: '*Chat with one question, ' };
  for (const [format, beginning] of Object.entries(begins)) {
    await open();
    const download = own.waitForEvent('download');
    await dialog.getByRole('button', { name: format }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      /^stock-market-analysis.*_\d\d-\d\d-\d{4}_\d\d-\d\d[ap]m\.(pdf|docx|xlsx|md|html)$/,
    );
    const content = await readFile(await file.path());
    expect(content.subarray(0, beginning.length).toString()).toBe(beginning);
    await expect(dialog).toBeHidden();
    await expect(own.getByText(/was saved as a file\./)).toBeVisible();
  }

  await open();
  await expectAccessibleInLooks(own, [looks[0], looks[1]]);
  await own.route('**/api/chats/*/export*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Excel' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The chat could not be exported. Try again.');
  await own.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(actions).toBeFocused();

  await own.setViewportSize({ width: 390, height: 844 });
  await own.getByRole('button', { name: 'Open menu' }).click();
  await open();
  await expectAccessibleInLooks(own, [looks[2], looks[3]]);
});
