import { describe, expect, it } from 'vitest';
import { speaking } from '../../../language/language.ts';
import { bytesOf } from '../../../tools/testing/make-files.ts';
import { agentOf } from '../../testing/agent-of.ts';
import { companyResearch } from '../../testing/english-agents.ts';
import { turnOf } from '../../testing/chat-history.ts';
import { memoryTools } from '../../testing/memory-tools.ts';
import { runAgent, type FinishedRun, type RunOptions } from '../../testing/run-agent.ts';

const tools = memoryTools({
  sales: {
    name: 'sales.csv',
    bytes: bytesOf(
      'Date,Customer,Region,Revenue\n2026-03-01,Abel,North,120\n2026-03-04,Brunn,South,80\n2026-04-02,Abel,North,40\n2026-04-09,Cole,South,300\n',
    ),
  },
  notes: {
    name: 'notes.md',
    bytes: bytesOf(
      '# Notes\n\nThe supplier contract ends on 31 March 2027. Notice is three months. The managing director is Ines Calder.\n',
    ),
  },
});
const chat = agentOf('chat');
const ask = async (prompt: string, options: RunOptions = {}) =>
  await runAgent(chat, {}, { prompt, tools, fileIds: ['sales', 'notes'], ...options });

/** What stands below each heading. */
function sectionsOf({ answer }: FinishedRun): [string, string][] {
  return answer
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [heading = '', ...text] = section.split('\n');
      return [heading, text.join('\n').trim()];
    });
}

describe('R7 a message that asks several things', () => {
  it('is answered part by part in the words of the person, and what was not found is named', async () => {
    const run = await ask(
      'What was the total in March, which customer bought most, and what is the weather in Paris?',
    );
    const [total, customer, weather, ...more] = sectionsOf(run);
    expect(more).toEqual([]);
    expect(total?.[0]).toBe('What was the total in March');
    expect(total?.[1]).toContain('**Sum of Revenue, March 2026: [200](#figure:p1-table-result)**');
    expect(customer?.[0]).toBe('which customer bought most');
    expect(customer?.[1]).toContain('| Abel | [120](#figure:p2-table-result) |');
    expect(weather).toEqual([
      'what is the weather in Paris?',
      'Not found: nothing in this chat or its files answers this in words I can match.',
    ]);
    expect(run.isUnanswered).toBe(false);
  });

  it('is proven part by part: each number by its own cells', async () => {
    const run = await ask('1. total revenue in March\n2. revenue by region');
    expect(run.figures.map(({ id, value }) => [id, value])).toEqual([
      ['p1-table-result', '200'],
      ['p2-table-result', '160'],
      ['p2-table-result-2', '380'],
    ]);
    expect(run.sources.map(({ locator }) => locator)).toEqual([
      'lines 2-3, column Revenue',
      expect.stringContaining('lines 2-5'),
    ]);
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
    expect(run.claims.some(({ figure_ids: ids }) => ids.includes('p2-table-result'))).toBe(true);
  });

  it('goes on from the part before, and the next message from the last part', async () => {
    const run = await ask('What was the total revenue in March? And in April?');
    const [, april] = sectionsOf(run);
    expect(april?.[1]).toContain('Taken on from the answer before: “Sum of Revenue, March 2026”.');
    expect(april?.[1]).toContain('**Sum of Revenue, April 2026: [340](#figure:p2-table-result)**');
    const next = await ask('and in the North?', { history: [turnOf(run, 'Chat')] });
    expect(next.answer).toContain('**Sum of Revenue, April 2026, Region North: [40]');
  });

  it('calculates, computes and quotes in one answer that is paid once, with one search', async () => {
    const run = await ask(
      'What is 15% of 4310? How long is the notice? Who is the managing director? Total revenue?',
    );
    expect(sectionsOf(run).map(([heading]) => heading)).toEqual([
      'What is 15% of 4310?',
      'How long is the notice?',
      'Who is the managing director?',
      'Total revenue?',
    ]);
    expect(run.answer).toContain('[646.5](#figure:p1-result)');
    expect(run.answer).toContain('> Notice is three months.[');
    expect(run.answer).toContain('> The managing director is Ines Calder.[');
    expect(run.answer).toContain('[540](#figure:p4-table-result)');
    // One answer, half a credit for the calculation, one and a half for the search.
    expect(run.credits).toBe(3);
    expect(run.sources.map(({ title }) => title)).toEqual(['Notes', 'sales.csv']);
  });

  it('says why a part was not computed, and offers what would be', async () => {
    const run = await ask('total revenue in March? What is the total net Revenue?');
    const [, net] = sectionsOf(run);
    expect(net?.[1]).toMatch(
      /^I read this as “Sum of Revenue” in sales\.csv, and have computed nothing: .*“net”/,
    );
    expect(net?.[1]).not.toContain('Nothing was charged');
    expect(run.suggestions.length).toBeGreaterThan(0);
    for (const prompt of run.suggestions)
      expect((await ask(prompt, { history: [turnOf(run, 'Chat')] })).isUnanswered).toBe(false);
  });

  it.each([
    ['Which customer bought most and what did they pay?', 'they'],
    ['Who bought most? What does it cost?', 'it'],
  ])('does not guess whom a word stands for: “%s”', async (prompt, word) => {
    const run = await ask(prompt);
    expect(sectionsOf(run)[1]?.[1]).toBe(
      `Not answered: I cannot tell what “${word}” stands for. Ask this with the name itself.`,
    );
    expect(run.figures.every(({ id }) => id.startsWith('p1-'))).toBe(true);
  });

  it('takes “it” for the one number of the part before', async () => {
    const run = await ask('What was the total revenue in March and what was it in April?');
    expect(sectionsOf(run)[1]?.[1]).toContain('[340](#figure:p2-table-result)');
  });

  it('names what is more than it answers at once', async () => {
    const run = await ask('What is 1+1? What is 1+2? What is 1+3? What is 1+4? What is 1+5? What is 1+6?');
    expect(sectionsOf(run)).toHaveLength(5);
    expect(run.answer).toContain(
      'A message is answered in up to 5 parts. These were not looked at: “What is 1+6?”.',
    );
  });

  it('costs nothing when no part has an answer', async () => {
    const run = await ask('What is the weather in Paris? Who won the cup?');
    expect(run).toMatchObject({ isUnanswered: true, figures: [], sources: [] });
    expect(sectionsOf(run)).toHaveLength(2);
    expect(run.answer.trimEnd()).toMatch(/Nothing was charged\.$/);
  });

  it('is one question where it is understood as it stands', async () => {
    const both = await ask('total of north and south');
    expect(both.answer).toContain('**Sum of Revenue, Region North or South: [540](#figure:table-result)**');
    const several = await ask('What is the total revenue and how many rows are there?');
    expect(several.answer).not.toContain('## ');
    expect(several.isUnanswered).toBe(false);
  });

  it('is asked of the reports of the chat as well', async () => {
    const report = turnOf(
      await runAgent(companyResearch, companyResearch.sample?.inputs ?? {}),
      companyResearch.title,
    );
    const run = await ask('Who is the CEO? What is 2^10?', { fileIds: [], history: [report] });
    expect(sectionsOf(run)[0]?.[1]).toContain('Marit Haugland');
    expect(sectionsOf(run)[1]?.[1]).toContain('[1,024](#figure:p2-result)');
  });

  it('is what it was after a restart: the steps are named and kept', async () => {
    const first = await ask('total revenue in March? How long is the notice?');
    const again = await ask('total revenue in March? How long is the notice?');
    expect(again).toEqual(first);
    expect(Object.keys(first.kept)).toEqual(['search-parts', 'write-table', 'write-p2']);
  });

  it('R21 is answered in German', async () => {
    const run = await speaking('de', () =>
      runAgent(
        agentOf('chat', 'de'),
        {},
        {
          prompt: 'Wie hoch war der Umsatz im März und welcher Kunde kaufte am meisten? Wie wird das Wetter?',
          tools,
          fileIds: ['sales', 'notes'],
        },
      ),
    );
    expect(sectionsOf(run).map(([heading]) => heading)).toEqual([
      'Wie hoch war der Umsatz im März',
      'welcher Kunde kaufte am meisten?',
      'Wie wird das Wetter?',
    ]);
    expect(run.answer).toContain('[200](#figure:p1-table-result)');
    expect(run.answer).toContain('| Abel | [120](#figure:p2-table-result) |');
    expect(sectionsOf(run)[2]?.[1]).toMatch(/^Nicht gefunden: /);
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });
});
