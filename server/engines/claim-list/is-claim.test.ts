import { expect, it } from 'vitest';
import { isClaim } from './is-claim.ts';
import { readStatement } from './statement-text.ts';

const isOne = (markdown: string, heading = 'Summary') => isClaim(readStatement(markdown), heading);

it.each([
  'Would you like more detail?',
  'Here is what I found in the files:',
  'Summary',
  'I looked into every file of the chat.',
  'This report is about the company named above.',
  'The documents do not say who founded it.',
  'The founding year could not be verified.',
  'This is not investment advice of any kind.',
  '[Close of 2025](#block:chart-line)',
  'Sources: [1](#source:1) [2](#source:2)',
  'Bitte nennen Sie mir den Zeitraum.',
  'Zur Gründung fanden sich keine Angaben in den Unterlagen.',
])('is no claim: %s', (markdown) => {
  expect(isOne(markdown)).toBe(false);
});

it.each([
  'The company could not pay its suppliers.',
  'Demand is growing in every region.',
  'This report shows a margin of 12 %.',
  'The documents do not say who paid the 5 million.',
  'Der Umsatz wächst in allen Regionen deutlich.',
  '| Revenue | 12 |',
  'The founder is Jane [1](#source:1)',
])('is a claim: %s', (markdown) => {
  expect(isOne(markdown)).toBe(true);
});

it('below a heading about method only what can be looked up is a claim', () => {
  expect(isOne('Returns are taken without dividends and costs.', 'How it was computed')).toBe(false);
  expect(isOne('Returns were 12 % without dividends.', 'How it was computed')).toBe(true);
});
