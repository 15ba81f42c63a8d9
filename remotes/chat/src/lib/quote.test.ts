import { expect, it } from 'vitest';
import { quotation, withQuotation } from './quote.ts';

it('R7 a passage is quoted line by line, with room below it', () => {
  expect(quotation('  Margins rose.\n\n\n\nDebt fell. \n')).toBe('> Margins rose.\n>\n> Debt fell.\n\n');
});

it('R7 what was written already stays before the quotation', () => {
  expect(withQuotation('', 'Margins rose.')).toBe('> Margins rose.\n\n');
  expect(withQuotation('Look at this:\n', 'Margins rose.')).toBe('Look at this:\n\n> Margins rose.\n\n');
});
