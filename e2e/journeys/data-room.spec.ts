import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArchive } from '../../server/archive/testing/make-archive.ts';
import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { chatPage } from '../pages/chat-page.ts';

const folder = join(import.meta.dirname, '../../server/library/samples/pre-investment-deep-diligence');
const documents = readdirSync(folder).map((name) => ({
  name: `Data room/${/lease|contract/.test(name) ? 'legal' : 'finance'}/${name}`,
  content: readFileSync(join(folder, name)),
}));
const notes = Array.from({ length: 20 }, (_, n) => ({
  name: `Data room/notes/meeting ${n + 1}.txt`,
  content: `Notes of meeting ${n + 1} at Tidewell Analytics.`,
}));
const room = makeArchive([
  ...documents,
  ...notes,
  { name: '__MACOSX/Data room/._finance', content: 'x' },
  { name: 'Data room/brand/logo.png', content: 'PNG' },
]);

test('a person drops a zip of a data room into the diligence form and reads the report on what is in it', async ({
  page,
}) => {
  const agent = agentPage(page);
  await agent.openDirectly('pre-investment-deep-diligence');
  const { estimate } = agent;
  await expect(estimate).toContainText('On the sample data: 7 files read');
  await expect(estimate).toContainText('80 credits');
  await page.getByRole('textbox', { name: /^Company/ }).fill('Tidewell Analytics');

  // Dropped as from a folder of the desktop.
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(bytes)], 'Data room.zip', { type: 'application/zip' }));
      return dropped;
    },
    [...room],
  );
  const input = agent.form.locator('input[type="file"]').first();
  await input.locator('..').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('27 files taken, 2 not')).toBeVisible();
  await page.getByText('What was not taken (2)').click();
  await expect(page.getByText('Data room/brand/logo.png Files of this kind cannot be read.')).toBeVisible();
  // Seven files more than the estimate reaches for: 2.5 credits each.
  await expect(estimate).toContainText('98 credits');
  await agent.chooseDepth('Deep');
  await expect(estimate).toContainText('On the sample data: the same report as Standard');
  await agent.chooseDepth('Standard');

  await agent.start.click();
  const chat = chatPage(page);
  await chat.expectDone();
  await expect(chat.report.getByRole('heading', { level: 1 })).toContainText('Tidewell Analytics');
  await expect(page.getByText('Data room.zip').first()).toBeVisible();
  await chat.openTab('Sources');
  await expect(chat.panel.getByText('Data room/finance/captable.csv').first()).toBeVisible();
});
