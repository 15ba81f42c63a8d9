import { describe, expect, it } from 'vitest';
import { outcome } from './testing/asked.ts';

describe('U2 a number held against a column that is printed in thousands', () => {
  it.each([
    ['how many branches have sales above 1,900', '1'],
    ['how many branches have sales above 1.9 million', '1'],
    ['how many branches have sales above 1,900,000', '1'],
    ['how many branches have sales above 1,900,000 euros', '1'],
    // What is said with its unit is whole, however small.
    ['how many branches have sales above 1500 euros', '4'],
    ['how many branches have sales between 1,000 and 1,700', '2'],
    // As printed there is none, in full there are all: nobody can tell what is meant.
    ['how many branches have sales above 20,000', 'open_scale Sales (EUR thousand)'],
  ])('%s', (question, said) => {
    expect(outcome(question, ['branches'])).toBe(said);
  });
});
