import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowTexts } from '../testing/slow-texts.ts';
import { createMarkdownDocument } from './document.ts';
import { openEnd } from './open-end.ts';
import { parseMarkdown } from './parse.ts';

const inspector = new Session();

/** How many steps (runs of a function) the engine has counted since it was asked last. */
async function stepsSince(): Promise<number> {
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => !url.startsWith('node:'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((steps, { count }) => steps + count, 0);
}

/** The most steps that one update took while the text streamed in pieces, and until it was there. */
async function mostSteps(text: string, piece: number): Promise<number> {
  const document = createMarkdownDocument(openEnd);
  let most = 0;
  await stepsSince();
  const update = async (part: string, isStreaming: boolean) => {
    const { isComplete } = document.update(part, isStreaming);
    most = Math.max(most, await stepsSince());
    return isComplete;
  };
  for (let end = piece; end < text.length; end += piece) await update(text.slice(0, end), true);
  while (!(await update(text, false)));
  return most;
}

beforeAll(async () => {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

afterAll(() => inspector.disconnect());

/** The engine counts the same on every machine; a quiet one of 2026 takes 50 ms for two to three million. */
const MOST_STEPS = 4_000_000;

// To be asked the engine has to clean up its memory: that is what takes the time here.
describe('the steps of one update', { timeout: 120_000 }, () => {
  for (const [what, text] of slowTexts) {
    it(`M2 are few for ${what}, in pieces and at once`, async () => {
      expect(await mostSteps(text, Math.max(400, Math.ceil(text.length / 6)))).toBeLessThan(MOST_STEPS);
      expect(await mostSteps(text, text.length)).toBeLessThan(MOST_STEPS);
    });
  }

  it('M2 are counted: of a text that costs too much there are more', async () => {
    const before = await stepsSince();
    parseMarkdown('*a _b '.repeat(10_000));
    expect(before).toBeLessThan(MOST_STEPS);
    expect(await stepsSince()).toBeGreaterThan(MOST_STEPS);
  });
});
