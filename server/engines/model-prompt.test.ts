import { expect, it, vi } from 'vitest';
import { agents } from '../agents/registry.ts';
import { memoryTools } from '../agents/testing/memory-tools.ts';
import { smallAgent } from '../agents/testing/small-agent.ts';
import { agentLibrary } from '../library/agent-library.ts';
import type { RunFacts } from './run-context.ts';
import { writeInstructions, writeMessages } from './model-prompt.ts';

const facts: RunFacts = {
  runId: 'run_1',
  chatId: 'cht_1',
  userId: 'usr_1',
  agent: 'stock-market-analysis',
  prompt: '',
  inputs: { prices: 'fil_9', period: '1y', stop: '88' },
  fileIds: [],
  history: [],
  askedAt: new Date('2026-11-20T00:00:00Z'),
  maxMillicredits: 60_000,
  isAdmin: false,
};
const stock = agents.en.find(({ slug }) => slug === 'stock-market-analysis');

it('says for each section what belongs there', () => {
  for (const { outline, outlineNotes = [] } of agents.en)
    for (const [index] of outline.entries()) expect(outlineNotes[index]).toMatch(/\w{3}/);
  if (!stock) throw new Error('There is no such agent.');
  const told = writeInstructions(stock, facts, []);
  expect(told).toMatch(/## Signals\n\(A table: signal, value, rule, direction\.\)/);
  expect(told).toContain('## What could not be supported');
});

it('gives the fields of the form as inputs of the tools, files by their id', async () => {
  if (!stock) throw new Error('There is no such agent.');
  const [question] = await writeMessages(stock, facts, memoryTools());
  expect(question?.content).toContain('Given in the form; these are the inputs of your tools:');
  expect(question?.content).toContain('(prices): file_id fil_9');
  expect(question?.content).toContain('(stop): 88');
});

it('names each file of a field of several, and the documents of the sample that was chosen', async () => {
  vi.spyOn(agentLibrary, 'samplesOf').mockImplementation((slug) => [
    { id: `samples/${slug}/prices.csv`, name: 'prices.csv', bytes: new Uint8Array(), isSample: true },
  ]);
  const field = { hint: null, is_required: false, options: [], accept: [], example: null, default: null };
  const agent = smallAgent(async () => {}, {
    inputs: [{ ...field, name: 'sheets', label: 'Sheets', kind: 'files' }],
  });
  const told = async (inputs: RunFacts['inputs']) =>
    (await writeMessages(agent, { ...facts, inputs }, memoryTools()))[0]?.content;
  const files = await told({ sheets: 'fil_1,fil_2' });
  expect(files).toContain('- Sheets (sheets): file_id fil_1, file_id fil_2');
  expect(files).not.toContain('Sample data');
  expect(await told({ sample: 'sample' })).toContain('- document samples/small-agent/prices.csv');
  vi.restoreAllMocks();
});

it('speaks of the web only to an agent that has it', () => {
  if (!stock) throw new Error('There is no such agent.');
  expect(writeInstructions(stock, facts, [])).not.toContain('the web is closed');
  expect(writeInstructions(stock, facts, [{ name: 'fetch_page' }])).toContain('the web is closed');
});

it('says how often the person may still be asked, and without anybody to ask that it assumes', () => {
  if (!stock) throw new Error('There is no such agent.');
  const told = (questionsLeft?: number) =>
    writeInstructions(stock, { ...facts, ...(questionsLeft !== undefined && { questionsLeft }) }, []);
  expect(told(2)).toContain('ask with ask_user before any other work; 2 questions at most');
  for (const none of [told(0), told()]) {
    expect(none).toContain('Nobody can be asked any more.');
    expect(none).not.toContain('ask with ask_user');
  }
});
