import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { admin, expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const desktop = { width: 1280, height: 800 };

function feedback(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    helpful: button('Helpful'),
    notHelpful: button('Not helpful'),
    report: button('Report a problem'),
    reported: button('Problem reported'),
    dialog,
    kind: dialog.getByRole('combobox', { name: 'What is wrong?' }),
    text: dialog.getByRole('textbox', { name: 'What happened?' }),
    agree: dialog.getByRole('checkbox', { name: /Let the admins read/ }),
  };
}

test('R7 R17 an answer is rated and reported, the admin reads what was agreed to and answers, and the agreement is taken back', async ({
  page,
  api,
  openBrowser,
}) => {
  const chat = chatPage(page);
  const said = feedback(page);
  await page.goto('/chat');
  await chat.ask('What is 6 times 7?');
  await chat.expectDone();
  await said.helpful.click();
  await expect(said.helpful).toHaveAttribute('aria-pressed', 'true');
  await said.notHelpful.click();
  await expect(said.helpful).toHaveAttribute('aria-pressed', 'false');
  await expect(said.report).toHaveText('Report a problem');
  await page.reload();
  await expect(said.notHelpful).toHaveAttribute('aria-pressed', 'true');

  await said.report.click();
  await said.kind.selectOption('A number is wrong');
  await said.text.fill('It should be 43');
  await expect(said.agree).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(said.dialog).toBeHidden();
  await expect(said.report).toBeFocused();
  await page.reload();
  await said.report.click();
  await expect(said.text).toHaveValue('It should be 43');
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize(desktop);
  await said.agree.check();
  await said.dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(said.reported).toBeFocused();

  const office = await (await openBrowser(await api.login(admin.email, admin.password))).newPage();
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Problems' }).click();
  await expect(office.getByRole('table', { name: 'Ratings by agent, last 30 days' })).toContainText('Chat');
  await expectAccessibleInLooks(office, fewLooks);
  await office.setViewportSize(desktop);
  await office.getByRole('link', { name: 'A number is wrong' }).first().click();
  const sheet = office.getByRole('dialog');
  await expect(sheet).toContainText('It should be 43');
  await expect(sheet).not.toContainText('6 times 7');
  await sheet.getByRole('button', { name: 'Read question and answer' }).click();
  await expect(sheet).toContainText('What is 6 times 7?');
  await expect(sheet.getByRole('table', { name: 'Log, without contents' })).toBeVisible();
  await expectAccessibleInLooks(office, fewLooks);
  await office.setViewportSize(desktop);
  await sheet.getByRole('textbox', { name: 'Note to the person' }).fill('It is 42');
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Open again' })).toBeVisible();

  await page.reload();
  await said.reported.click();
  await expect(said.dialog).toContainText('It is 42');
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize(desktop);
  await said.dialog.getByRole('button', { name: 'Do not let them read it any more' }).click();
  await expect(said.agree).not.toBeChecked();
  await office.reload();
  await expect(sheet).toContainText('The person does not let admins read them');
  await expect(sheet).not.toContainText('6 times 7');
  await office.goto('/admin/audit');
  await expect(office.getByRole('cell', { name: 'Read an agreed question and answer' })).toHaveCount(1);
});
