import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { chatPage } from '../pages/chat-page.ts';

test('a finished run is repeated every month, found on the explore page, paused and ended', async ({
  page,
}) => {
  test.slow();
  await agentPage(page).openDirectly('regulations-monitoring');
  await agentPage(page).trySample.click();
  const chat = chatPage(page);
  await chat.expectDone();
  await page.getByRole('button', { name: 'Run again and compare' }).click();

  const repeat = chat.panel.getByRole('region', { name: 'Repeat it' });
  await repeat.getByLabel('How often').selectOption({ label: 'Every month' });
  await repeat.getByLabel('Credits at most, a run').fill('0');
  await repeat.getByRole('button', { name: 'Repeat' }).click();
  await expect(repeat.getByText('A whole number from 1 to 200.')).toBeVisible();
  await repeat.getByLabel('Credits at most, a run').fill('25');
  await expectAccessibleInLooks(page);
  await repeat.getByRole('button', { name: 'Repeat' }).click();
  const repeated = chat.panel.getByRole('region', { name: 'Repeated' });
  await expect(repeated.getByText(/Every month · Next .* up to 25 credits/)).toBeVisible();

  await page.goto('/explore');
  const section = page.getByRole('region', { name: 'Repeated' });
  await section.getByRole('button', { name: /^Pause/ }).click();
  await expect(section.getByText('You paused it.')).toBeVisible();
  await expectAccessibleInLooks(page);
  await section.getByRole('button', { name: /^Let it go on/ }).click();
  await expect(section.getByText(/Every month · Next/)).toBeVisible();
  await section.getByRole('link').click();
  await expect(page).toHaveURL(/\/chat\/cht_/);

  await page.goto('/explore');
  await section.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByText('It is repeated no more. Its runs stay.')).toBeVisible();
  await expect(section).toHaveCount(0);
});
