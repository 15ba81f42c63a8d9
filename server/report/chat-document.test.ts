import { expect, it } from 'vitest';
import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { speaking } from '../language/language.ts';
import { plainText, type Block } from './blocks.ts';
import { chatDocument } from './chat-document.ts';
import type { KeptTurn } from './export-jobs.ts';
import { writeMarkdown } from './markdown/write-export.ts';
import { namedFigures, namedSources } from './report-document.ts';

const source = (n: number, given: Partial<Source> = {}): Source => ({
  n,
  kind: 'file',
  title: 'rates.csv',
  locator: `line ${n}`,
  url: null,
  file_id: 'fil_1',
  excerpt: 'North,12',
  fetched_at: '2026-03-01T08:15:00.000Z',
  is_sample: false,
  ...given,
});
const figure = (value: string, source_n: number): Figure => ({
  id: 'total',
  label: 'Total',
  value,
  formula: 'a + b',
  inputs: [],
  source_n,
});

function turn(
  question: string,
  markdown: string | null,
  given: Partial<NonNullable<KeptTurn['answer']>> = {},
) {
  const kept: KeptTurn = {
    question,
    askedAt: '2026-03-01T08:15:00.000Z',
    fileNames: [],
    answer:
      markdown === null
        ? null
        : {
            runId: 'run_1',
            markdown,
            language: 'en',
            findings: [],
            sources: [],
            figures: [],
            agent: 'Chat',
            engine: 'Engine',
            finishedAt: '2026-03-01T08:16:00.000Z',
            isUnfinished: false,
            ...given,
          },
  };
  return kept;
}
const documentOf = (...turns: KeptTurn[]) =>
  speaking('en', () =>
    chatDocument({ title: 'Freight', turns, savedAt: '2026-03-02T08:00:00.000Z', brand: 'Loupe' }),
  );
const table = (cell: string) => `| Region | Sum |\n| --- | ---: |\n| North | ${cell} |\n`;
const words = (block: Block | undefined) =>
  block && 'text' in block && typeof block.text !== 'string' ? plainText(block.text) : '';

it('F7 numbers the sources of all answers once, and gives each answer its own figures', () => {
  const whole = documentOf(
    turn('North?', '[12](#figure:total) it is.[1](#source:1)', {
      sources: [source(1)],
      figures: [figure('12', 1)],
    }),
    turn('South?', '[30](#figure:total) it is.[1](#source:1)[2](#source:2)', {
      // The second answer cites first what is new, then what the first answer has cited.
      sources: [source(1, { locator: 'line 9' }), source(2, { locator: 'line 1' })],
      figures: [figure('30', 2)],
    }),
  );
  expect(namedSources(whole).map(({ n, locator }) => [n, locator])).toEqual([
    [1, 'line 1'],
    [2, 'line 9'],
  ]);
  expect(namedFigures(whole).map(({ value, source_n }) => [value, source_n])).toEqual([
    ['12', 1],
    ['30', 1],
  ]);
  const markdown = speaking('en', () => writeMarkdown(whole));
  expect(markdown).toMatch(/12 it is\.\[\^1\][^]*30 it is\.\[\^2\]\[\^1\]/);
  expect(markdown.match(/^\[\^\d\]:/gm)).toEqual(['[^1]:', '[^2]:']);
});

it('F7 makes each question a chapter with its answer below it, also one that got none', () => {
  const { blocks, head } = documentOf(
    turn('How high is *it*?\n\nIn the north.', '# Rates\n\nLead.\n\n## Detail\n\nMore.'),
    turn('And now?', null),
    turn('Half?', 'So far', { isUnfinished: true }),
  );
  expect(head).toEqual(['Chat with 3 questions, 2 March 2026']);
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, words(block)]] : []));
  expect(levels).toEqual([
    [2, '1. How high is *it*?'],
    [3, 'Rates'],
    [4, 'Detail'],
    [2, '2. And now?'],
    [2, '3. Half?'],
  ]);
  const quote = blocks.find((block) => block.kind === 'quote');
  expect(quote?.blocks.map(words)).toEqual(['How high is *it*?', 'In the north.']);
  expect(blocks.map(words)).toContain('No answer came.');
  expect(blocks.map(words).filter((text) => text.startsWith('This run ended before'))).toHaveLength(1);
});

it('F7 reads the numbers of an answer by its own language, and leaves out a citation of nothing', () => {
  const { blocks, sources } = documentOf(
    turn('Summe?', table('1.234,5'), { language: 'de' }),
    turn('Sum?', table('1,234.5')),
    turn('Who?', 'Nobody.[4](#source:4)'),
  );
  const numbers = blocks.flatMap((block) =>
    block.kind === 'table' ? [block.rows[0]?.[1]?.number?.value] : [],
  );
  expect(numbers).toEqual([1234.5, 1234.5]);
  expect(sources).toEqual([]);
  expect(words(blocks.at(-1))).toBe('Nobody.');
});
