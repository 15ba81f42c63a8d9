import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, findingOf, questionOf } from './run-history.models.ts';

describe('R7 what a run is called on the page of runs', () => {
  it.each([
    ['# Northwind: margins recovered\n\nText', 'Northwind: margins recovered'],
    ['\n\n## Revenue is [4.2 %](#figure:up) up[1](#source:1)\n', 'Revenue is 4.2 % up'],
    ['# **Bold** and `code` \\[as is\\]', 'Bold and code [as is]'],
    ['12 % of 300 = **[36](#figure:result)**', null],
    ['#hashtag first', null],
    ['# ', null],
    [null, null],
  ])('R7 reads the first heading of %j as what was found', (text, found) => {
    expect(findingOf(text)).toBe(found);
  });

  const field = {
    label: 'L',
    hint: null,
    is_required: false,
    options: [],
    accept: [],
    example: null,
    default: null,
  };
  const agent = {
    inputs: [
      { ...field, name: 'sheet', kind: 'file' as const },
      {
        ...field,
        name: 'depth',
        kind: 'choice' as const,
        default: 'all',
        options: [
          { value: 'all', label: 'All' },
          { value: 'few', label: 'Only a few' },
        ],
      },
      { ...field, name: 'company', kind: 'text' as const },
    ],
  };

  it.each([
    ['Why so?\nTell me.', {}, 'Why so?'],
    ['', { sheet: 'fil_1', depth: 'all', company: 'Northwind' }, 'Northwind'],
    ['', { sheet: 'fil_1', depth: 'few' }, 'Only a few'],
    ['', { sheet: 'fil_1' }, null],
  ])('R7 takes the question %j or the form %j, never a file, for what was asked', (prompt, inputs, asked) => {
    expect(questionOf(agent, prompt, inputs)).toBe(asked);
  });
});

it('R7 a cursor of the page of runs is read as it was written, and nothing else is', () => {
  const position = { createdAt: new Date('2026-03-02T09:00:00.123Z'), id: 'run_1a' };
  expect(decodeCursor(encodeCursor(position))).toEqual(position);
  for (const other of ['', 'nonsense', Buffer.from('1:cht_1').toString('base64url')])
    expect(decodeCursor(other)).toBeNull();
});
