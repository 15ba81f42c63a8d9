import { readFile } from 'node:fs/promises';
import { expectAccessibleInLooks } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { chatPage } from '../pages/chat-page.ts';

test('a finished run is asked again, says what changed since, and its deadlines are saved as a calendar', async ({
  page,
}) => {
  test.slow();
  await agentPage(page).openDirectly('regulations-monitoring');
  await agentPage(page).trySample.click();
  const chat = chatPage(page);
  await chat.expectDone();

  await page.getByRole('button', { name: 'Run again and compare' }).click();
  await expect(chat.panel.getByRole('tab', { name: 'Changes' })).toHaveAttribute('aria-selected', 'true');
  await expect(chat.panel.getByText('Nothing was asked the same before.')).toBeVisible();
  await expectAccessibleInLooks(page);

  await chat.panel.getByRole('button', { name: /^Run again, hold up to/ }).press('Enter');
  await chat.expectDone(2);
  await chat.openTab('Changes');
  await expect(chat.panel.getByText(/Compared with the run of|Nothing has changed since/)).toBeVisible();

  await chat.panel.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Calendar (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Packaging Rules of Marenland.*\.ics$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n/);
});
