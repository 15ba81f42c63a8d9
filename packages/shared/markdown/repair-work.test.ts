import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { repairTail } from './repair.ts';

const inspector = new Session();

/** How often the engine has run each part of the repair, the inside of loops too, since it was asked last. */
async function stepsSince(): Promise<number> {
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /markdown\/(?:repair|limits)/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((steps, { count }) => steps + count, 0);
}

async function stepsOf(text: string): Promise<number> {
  await stepsSince();
  repairTail(text);
  return stepsSince();
}

/** How many characters patterns may have looked at, those apart that look at one place. */
function searchedIn(text: string): number {
  const run = RegExp.prototype.exec;
  let searched = 0;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, where) {
    const from = this.lastIndex;
    const found = run.call(this, where);
    if (!this.sticky) searched += (this.global && found !== null ? found.index : where.length) - from;
    return found;
  });
  repairTail(text);
  spy.mockRestore();
  return searched;
}

// The inside of loops is counted only in functions that have not run before.
beforeAll(async () => {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(() => inspector.disconnect());

/** What comes first, what is repeated, what ends it, and how often it may be in a block that is read as markdown. */
const withinBudget = [
  ['links inside links', '', '[a](b', '\nx', 240],
  ['links inside links behind an item', '- a\n- ', '[a](b', '\n  x', 240],
  ['brackets in emphasis', '', '*[a ', '', 240],
] as const;

/** The same, so often that the block is past its budget. */
const beyond = [
  ['links inside links', '[a](b', '\nx', 2_000],
  ['brackets in emphasis', '*[a ', '', 2_000],
  ['lists inside lists', '- ', 'x', 1_000],
] as const;

describe('the steps of repairing an open end', () => {
  it.each(withinBudget)('M2 are twice as many for twice as many %s', async (_, start, part, end, times) => {
    const once = await stepsOf(start + part.repeat(times) + end);
    expect(once).toBeGreaterThan(times);
    expect(await stepsOf(start + part.repeat(times * 2) + end)).toBeLessThan(once * 2.2);
  });

  it.each(beyond)(
    'M2 are but those of judging it where it is shown as written: %s',
    async (_, part, end, times) => {
      const text = part.repeat(times) + end;
      expect(repairTail(text) === text).toBe(true);
      expect(await stepsOf(text)).toBeLessThan(text.length * 4);
      expect(searchedIn(text)).toBeLessThan(text.length * 8);
    },
  );

  it('M2 go over a long item once to find where it starts', () => {
    const item = `- a\n${'  b\n'.repeat(400)}`;
    expect(searchedIn(item)).toBeLessThan(item.length * 8);
  });
});
