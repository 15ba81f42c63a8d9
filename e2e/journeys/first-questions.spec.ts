import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';

const QUESTION = 'Which Route has the highest Freight cost?';
const towns = {
  name: 'towns.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Town;Visitors;Cost (EUR)\nHay;20;5\nRoss;30;9\nHay;25;6\nRoss;31;8\n'),
};

for (const width of [1280, 390])
  test(`R7 an empty chat offers questions on a sample, and one press answers, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/chat');
    const chat = chatPage(page);
    await chat.message.fill('What I was about to ask');
    const offered = page.getByRole('region', { name: 'Ask one of these' });
    await expect(offered).toContainText('On a sample: invented container freight of two years');
    await expect(offered).toContainText('About 1–5 credits each');
    await expect(offered.getByRole('button')).toHaveCount(3);
    await expectAccessibleInLooks(page);
    const question = offered.getByRole('button', { name: QUESTION });
    await question.focus();
    await page.keyboard.press('Enter');
    await chat.expectDone(1);
    await expect(chat.transcript.getByText('Shanghai to Rotterdam').first()).toBeVisible();
    await expect(chat.transcript.getByText('container-freight.csv').first()).toBeVisible();
    await expect(chat.transcript.getByText(/^1 credit$/).first()).toBeVisible();
    await expect(chat.message).toHaveValue('What I was about to ask');
  });

test('R7 an empty chat offers questions on the last own file', async ({ page }) => {
  await page.goto('/chat');
  const chat = chatPage(page);
  await page.locator('input[type=file]').setInputFiles(towns);
  await expect(page.getByRole('list', { name: 'Attached files' }).getByText('4 rows')).toBeVisible();
  await chat.ask('Sum of Cost');
  await chat.expectDone(1);
  await page.getByRole('button', { name: 'New chat' }).click();
  const offered = page.getByRole('region', { name: 'Ask one of these' });
  await expect(offered).toContainText('On your last file, towns.csv');
  await offered.getByRole('button', { name: 'Which Town has the highest Cost?' }).click();
  await chat.expectDone(1);
  await expect(chat.transcript.getByText('Ross').first()).toBeVisible();
});

test('R7 where the questions do not come the composer works and stays where it is', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/first-questions', async (route) => {
    if (isBroken) await route.fulfill({ status: 500, json: { error_message: 'Broken.' } });
    else await route.continue();
  });
  await page.goto('/chat');
  const chat = chatPage(page);
  await expect(chat.message).toBeVisible();
  const before = await chat.message.boundingBox();
  await expect(page.getByText('Questions to begin with could not be loaded.')).toBeVisible();
  expect(await chat.message.boundingBox()).toEqual(before);
  isBroken = false;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: QUESTION })).toBeVisible();
  expect(await chat.message.boundingBox()).toEqual(before);
});

test('R7 a sample that cannot be kept is said, and the question can be asked again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/first-questions/sample', async (route) => {
    if (isBroken)
      await route.fulfill({
        status: 409,
        json: { error: { code: 'file.storage_full' }, error_message: 'Full.' },
      });
    else await route.continue();
  });
  await page.goto('/chat');
  const chat = chatPage(page);
  const question = page.getByRole('button', { name: QUESTION });
  await question.click();
  await expect(page.getByRole('alert')).toContainText('Full.');
  isBroken = false;
  await question.click();
  await chat.expectDone(1);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('R7 a German chat offers German questions, and they are answered', async ({ page }) => {
    await page.goto('/chat');
    const offered = page.getByRole('region', { name: 'Fragen Sie zum Beispiel' });
    await expect(offered).toContainText('An einem Beispiel: erfundene Containerfracht zweier Jahre');
    await offered
      .getByRole('button', { name: 'Welchen Anteil an Frachtkosten hat Shanghai–Hamburg?' })
      .click();
    await expect(page.getByText('32,15').first()).toBeVisible({ timeout: 60_000 });
  });
});
