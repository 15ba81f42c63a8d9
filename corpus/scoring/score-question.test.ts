import { describe, expect, it } from 'vitest';
import type { Question } from '../labels.ts';
import type { Answered } from './printed-figures.ts';
import { scoreQuestion } from './score-question.ts';

const figureOf = (value: string, from = 'a.csv, lines 2-3', label = 'Sum of Revenue') => ({
  id: 'table-result',
  label,
  value,
  formula: 'sum',
  inputs: [{ name: 'Revenue', value, from }],
  source_n: null,
});

const answered = (answer: string, changes: Partial<Answered> = {}): Answered => ({
  answer,
  figures: [],
  sources: [],
  isUnanswered: false,
  ...changes,
});

const linked = (value: string, words = 'Sum of Revenue', from?: string) =>
  answered(`**${words}: [${value}](#figure:table-result)**`, { figures: [figureOf(value, from, words)] });

const sum: Question = {
  ask: 'Total revenue in the North?',
  value: 5630.5,
  unit: 'EUR',
  plan: { op: 'sum', column: 'Revenue' },
  rows: '2-3',
};

const verdict = (question: Question, run: Answered, language: 'en' | 'de' = 'en', names: string[] = []) =>
  scoreQuestion(question, run, language, { names, parts: [], recompute: () => null }).verdict;

const groupTable = (north: string, south: string) =>
  answered(
    `| Region | Sum |\n| --- | ---: |\n| North | [${north}](#figure:a) |\n| South | [${south}](#figure:b) |`,
    {
      figures: [
        { ...figureOf(north, undefined, 'North'), id: 'a' },
        { ...figureOf(south, undefined, 'South'), id: 'b' },
      ],
    },
  );

const byRows = (from: string) =>
  scoreQuestion(sum, linked('5,630.50', undefined, from), 'en', {
    names: [],
    parts: [],
    recompute: (rows) => (rows.join() === '2,3' ? 5630.5 : 9999),
  }).isRecomputable;

const shareOf = (part: string) =>
  answered(`[${part}](#figure:a) of [200](#figure:b): [25.0 %](#figure:c)`, {
    figures: ['a', 'b', 'c'].map((id) => ({ ...figureOf('1', undefined, ''), id })),
  });

describe('the judge of an answer', () => {
  it('takes the value in every way it can be written', () => {
    expect(verdict(sum, linked('5,630.50'))).toBe('right');
    expect(verdict(sum, linked('5.630,50'), 'de')).toBe('right');
    expect(verdict(sum, linked('EUR 5,630.5'))).toBe('right');
    const millions: Question = { ask: 'x', value: 1200, unit: 'EUR million' };
    expect(verdict(millions, linked('EUR 1.2 billion'))).toBe('right');
    expect(verdict(millions, linked('1,200', 'Revenue, EUR million'))).toBe('right');
  });

  it('sees a wrong number with a link, though the right one is there as well', () => {
    expect(verdict(sum, linked('2,183.95'))).toBe('linked_wrong');
    const both = answered('**[2,183.95](#figure:table-result)**, in the North 5,630.50', {
      figures: [figureOf('2,183.95')],
    });
    expect(verdict(sum, both)).toBe('linked_wrong');
  });

  it.each([
    ['another scale', linked('5,630.5', 'Revenue, EUR thousand')],
    ['another currency', linked('USD 5,630.50')],
    ['the marks of the other language', linked('5.630,5 million')],
    ['a rounding to nothing', linked('6')],
  ])('sees %s', (_, run) => {
    expect(verdict(sum, run)).toBe('linked_wrong');
  });

  it('counts a refusal as one, and an answer where only a refusal is honest as wrong', () => {
    const refused = answered('I could not tell.', { isUnanswered: true });
    expect(verdict(sum, refused)).toBe('refused');
    expect(verdict({ ask: 'x', refuse: 'two marks' }, refused)).toBe('refused');
    expect(verdict({ ask: 'x', refuse: 'two marks' }, linked('12'))).toBe('linked_wrong');
  });

  it('tells passages beside the question from a wrong statement', () => {
    const quoted = answered('> Region: South · Revenue: 12.00[1](#source:1)');
    expect(verdict(sum, quoted)).toBe('beside');
    expect(verdict(sum, answered('> Region: North · Revenue: 5,630.50[1](#source:1)'))).toBe('right');
  });

  it('wants every group with its own value, and the right name first', () => {
    const groups: Question = { ask: 'by region', groups: { North: 10, South: 20 } };
    expect(verdict(groups, groupTable('10', '20'))).toBe('right');
    expect(verdict(groups, groupTable('20', '10'))).toBe('linked_wrong');
    const which: Question = { ask: 'Which region?', text: 'South' };
    expect(verdict(which, linked('20', 'South'), 'en', ['North', 'South'])).toBe('right');
    expect(verdict(which, linked('10', 'North, then South'), 'en', ['North', 'South'])).toBe('linked_wrong');
  });

  it('lets a share show what it is made of, and nothing else', () => {
    const share: Question = { ask: 'x', value: 25, unit: '%', plan: { op: 'share' } };
    const score = (part: string) =>
      scoreQuestion(share, shareOf(part), 'en', { names: [], parts: [50, 200], recompute: () => null })
        .verdict;
    expect([score('50'), score('51')]).toEqual(['right', 'linked_wrong']);
  });

  it('tells a right number without its unit', () => {
    const score = scoreQuestion({ ask: 'x', value: 63.1, unit: 'EUR million' }, linked('63.1'), 'en', {
      names: [],
      parts: [],
      recompute: () => null,
    });
    expect(score).toMatchObject({ verdict: 'right', isUnitless: true });
  });

  it('computes the figure again from the rows it names', () => {
    expect(byRows('a.csv, lines 2-3, column Revenue')).toBe(true);
    expect(byRows('a.csv, lines 2-9, column Revenue')).toBe(false);
    expect(byRows('a.csv')).toBe(false);
  });
});
