import { expect, it } from 'vitest';
import { claimsOfText } from './claims-of-text.ts';

const known = {
  findSource: () => null,
  findFigure: (id: string) => ({
    id,
    label: 'Sum of sales',
    value: '12',
    formula: 'a + b',
    inputs: [],
    source_n: null,
  }),
};

it('lists what a report of the analyst states, with its place, and leaves out how it was made', () => {
  const text = [
    '# Sales of 2025',
    '',
    'The sum of sales is [12](#figure:sum). Here is how it was done:',
    '',
    '- Sales fell on 3 of 9 days.',
    '',
    '## How it was computed',
    '',
    'Days without a row count as 0.',
  ].join('\n');
  const claims = claimsOfText(text, 'report', known);
  expect(claims.map(({ start, end }) => text.slice(start, end))).toEqual([
    'The sum of sales is [12](#figure:sum).',
    'Sales fell on 3 of 9 days.',
  ]);
  expect(claims).toMatchObject([
    { text: 'The sum of sales is 12.', kind: 'computed', supported: true, figure_ids: ['sum'] },
    { kind: 'model', supported: false, reason: 'no_evidence', missing: ['3', '9'] },
  ]);
});

it('takes the points of a chart for what it is drawn from, and a linked one for a statement', () => {
  const text = [
    'Sales by year.',
    '',
    '[Sales](#block:chart-line)',
    '',
    '| Year | Sales |',
    '| --- | ---: |',
    '| 2024 | 11 |',
    '| 2025 | [12](#figure:sum) |',
    '',
    '| Year | Costs |',
    '| --- | ---: |',
    '| 2024 | 7 |',
  ].join('\n');
  expect(claimsOfText(text, 'report', known).map((claim) => claim.text)).toEqual(['2025 · 12', '2024 · 7']);
});
