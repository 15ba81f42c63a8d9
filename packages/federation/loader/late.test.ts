import { describe, expect, it } from 'vitest';
import { container, hangs, page, setUpLoader } from '../testing/loader-world.ts';

/** The page was given up as too slow; asked for again, it would come. */
async function giveUp() {
  const world = setUpLoader({ world: hangs });
  expect((await world.outcomeOf()).failure).toMatchObject({ code: 'timeout' });
  world.seams.loadEntry.mockImplementation(async () => container());
  return world;
}

describe('a version that took too long', () => {
  it('is run from what has come since, under the addresses where the browser has it', async () => {
    const { loader, outcomeOf, urls } = await giveUp();
    loader.noteArrival('chat');
    expect((await outcomeOf('./chat-page', true)).module).toBe(page);
    expect(urls()).toHaveLength(2);
    expect(urls()[1]).toBe(urls()[0]);
  });

  it('is asked for under a new address as long as it has not come: the old request may be dead', async () => {
    const { outcomeOf, urls } = await giveUp();
    expect((await outcomeOf('./chat-page', true)).module).toBe(page);
    expect(urls()[1]).toBe(`${urls()[0]}?attempt=1`);
  });
});
