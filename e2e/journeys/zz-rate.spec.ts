import { admin, expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
test('shots', async ({ page, api, openBrowser }) => {
  const chat = chatPage(page);
  await page.goto('/chat');
  await chat.ask('What is 6 times 7?');
  await chat.expectDone();
  const dark = async (p: typeof page, on: boolean) => p.evaluate((on) => { localStorage.setItem('theme', on ? 'dark' : 'light'); document.documentElement.dataset['theme'] = on ? 'dark' : 'light'; }, on);
  await page.getByRole('button', { name: 'Not helpful' }).click();
  for (const w of [1280, 390]) for (const d of [false, true]) {
    await page.setViewportSize({ width: w, height: 800 });
    await dark(page, d);
    await page.screenshot({ path: `/tmp/rate-shots/answer-${w}-${d ? 'dark' : 'light'}.png` });
  }
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('combobox', { name: 'What is wrong?' }).selectOption('other');
  await page.getByRole('button', { name: 'Send report' }).click();
  for (const w of [1280, 390]) for (const d of [false, true]) {
    await page.setViewportSize({ width: w, height: 800 });
    await dark(page, d);
    await page.screenshot({ path: `/tmp/rate-shots/dialog-${w}-${d ? 'dark' : 'light'}.png` });
  }
  await page.getByRole('textbox', { name: 'What happened?' }).fill('<img src=x onerror=alert(1)> The margin is 4 %, '.repeat(8));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const office = await (await openBrowser(await api.login(admin.email, admin.password))).newPage();
  await office.goto('/admin?part=problems');
  await expect(office.getByRole('table').first()).toBeVisible();
  for (const w of [1280, 390]) for (const d of [false, true]) {
    await office.setViewportSize({ width: w, height: 800 });
    await dark(office, d);
    await office.screenshot({ path: `/tmp/rate-shots/admin-${w}-${d ? 'dark' : 'light'}.png` });
  }
  await office.setViewportSize({ width: 1280, height: 800 });
  await office.getByRole('link', { name: 'Something else' }).first().click();
  await office.getByRole('button', { name: 'Read question and answer' }).click();
  await expect(office.getByText('What is 6 times 7?')).toBeVisible();
  for (const w of [1280, 390]) for (const d of [false, true]) {
    await office.setViewportSize({ width: w, height: 1400 });
    await dark(office, d);
    await office.screenshot({ path: `/tmp/rate-shots/sheet-${w}-${d ? 'dark' : 'light'}.png` });
  }
  await office.getByRole('textbox', { name: 'Note to the person' }).fill('We looked: it is 42.');
  await office.getByRole('button', { name: 'Done', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Problem reported' }).click();
  await expect(page.getByText('We looked')).toBeVisible();
  await page.screenshot({ path: `/tmp/rate-shots/sent-390.png` });
});
