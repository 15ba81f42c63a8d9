import { expect, test } from '../fixtures/test.ts';
import { agentPage } from '../pages/agent-page.ts';
import { chatPage } from '../pages/chat-page.ts';

const shards = [0, 1, 2];

/** The agents of the explore page, so that a new one is tried without a line here. */
test.describe('every agent', () => {
  for (const shard of shards)
    test(`finishes its sample with one click, part ${shard + 1} of ${shards.length}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/explore');
      const links = page.getByRole('main').locator('a[href*="agent="]');
      await expect(links.first()).toBeVisible();
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const slugs = new Set(
        addresses.map((address) => new URL(address, 'http://localhost').searchParams.get('agent') ?? ''),
      );
      expect(slugs.size).toBeGreaterThanOrEqual(shards.length);
      for (const slug of [...slugs].sort().filter((_, i) => i % shards.length === shard)) {
        const agent = agentPage(page);
        await agent.openDirectly(slug);
        await agent.trySample.click();
        const chat = chatPage(page);
        await chat.expectDone();
        await expect(chat.report.getByRole('heading', { level: 1 }), slug).toBeVisible();
        await expect(chat.report.getByText(/sample data/i).first(), slug).toBeVisible();
      }
    });
});
