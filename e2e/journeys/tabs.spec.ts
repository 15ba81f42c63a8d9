import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';
import { settingsPage } from '../pages/settings-page.ts';

test('H3 two tabs on New chat keep a draft each, over a reload, and a closed one leaves its own to the next', async ({
  page,
  context,
}) => {
  await page.goto('/chat');
  const first = chatPage(page);
  await first.message.fill('From the first tab');
  const other = await context.newPage();
  await other.goto('/chat');
  const second = chatPage(other);
  await expect(second.message).toBeEditable();
  await expect(second.message).toHaveValue('');
  await second.message.fill('From the second tab');
  await page.reload();
  await expect(first.message).toHaveValue('From the first tab');
  await other.reload();
  await expect(second.message).toHaveValue('From the second tab');
  await other.close();
  const next = await context.newPage();
  await next.goto('/chat');
  await expect(chatPage(next).message).toHaveValue('From the second tab');
  await expect(first.message).toHaveValue('From the first tab');
});

test('R7 an open chat shows in every tab what happens in another', async ({
  page,
  openBrowser,
  account,
  api,
}) => {
  await page.goto('/chat');
  const here = chatPage(page);
  await here.ask('What is 6 times 7?');
  await here.expectDone();
  const chatId = await here.chatId();
  const elsewhere = await (await openBrowser(account)).newPage();
  const followed = elsewhere.waitForResponse((response) => response.url().endsWith('/api/chats/changes'));
  await elsewhere.goto(`/chat/${chatId}`);
  const there = chatPage(elsewhere);
  await there.expectDone();
  await followed;
  await here.ask('And what is 8 times 9?');
  await expect(there.transcript.getByText('And what is 8 times 9?')).toBeVisible();
  await there.expectDone(2);
  await api.call('POST', `/chats/${chatId}`, { token: account.token, body: { title: 'Products' } });
  await expect(elsewhere.getByRole('heading', { name: 'Products' })).toBeVisible();
});

test('R21 unsaved work is not left by a link or by Back without a question, and the keyboard answers it', async ({
  page,
}) => {
  const settings = settingsPage(page);
  await settings.open();
  const name = settings.section('Profile').getByRole('textbox', { name: 'Name' });
  await name.fill('Half a name');
  const explore = page.getByRole('link', { name: 'Explore' }).first();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await explore.click();
  await expect(question.getByRole('button', { name: 'Stay on the page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Half a name');
  await expect(explore).toBeFocused();
  await explore.click();
  await expect(question.getByRole('button', { name: 'Stay on the page' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(question.getByRole('button', { name: 'Leave', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore$/);
  await expect(question).toBeHidden();

  await page.goBack();
  await name.fill('Half a name again');
  await page.goForward();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/explore$/);
});

test('R9 what is typed on a page of a slice is not left without a question, and Cancel has answered it', async ({
  page,
}) => {
  await page.goto('/payment-card');
  const card = paymentPage(page);
  await card.typeCard(testCards.pays);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(question).toBeHidden();
  await card.expectTyped(testCards.pays);
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/manage-payments$/);
  await expect(question).toBeHidden();
});
