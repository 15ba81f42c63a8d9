import { expect, it } from 'vitest';
import { paragraph, title } from '../../report/build-blocks.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { sayNothingFound } from './say-nothing.ts';
import { partsOf } from './write-steps.ts';

const stages = ['read', 'work', 'report'].map((id) => ({ id, title: id }));

it('writes each part as a step with its own title and price', async () => {
  const titles = { head: 'Write the answer', closing: 'Write the rest', read: (count: number) => `${count}` };
  const agent = smallAgent(async (run) => {
    const part = partsOf(run, titles, { names: ['first', 'second'] });
    await run.stage('work', async () => {
      await part('head', 4_000, ({ names }) => [title(`Parts: ${names[0]}`)]);
      await part('closing', 1_000, ({ names }) => [paragraph(names[1] ?? '')]);
      return { value: undefined, summary: '' };
    });
  });
  const run = await runAgent(agent, {});
  expect(run.report.trim()).toMatch(/^# Parts: first\s+second$/);
  expect([run.steps, run.credits]).toEqual([2, 5]);
});

it('goes through the stages it skips before it says that nothing was found, and charges nothing', async () => {
  const said = { headline: 'Nothing: found', lead: 'Nothing.', answer: 'Nothing.', leftOut: [] };
  const agent = smallAgent(
    async (run) => {
      const skipped = { stages: ['read', 'work'], summary: 'nothing to do' };
      await sayNothingFound(run, { ...said, skipped, isSample: false, step: 'Write', summary: 'Written' });
    },
    { stages },
  );
  const run = await runAgent(agent, {});
  expect(run.stages).toEqual(['read', 'work', 'report']);
  expect([run.isUnanswered, run.credits]).toEqual([true, 0]);
});
