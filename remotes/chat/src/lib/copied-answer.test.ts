import { expect, it } from 'vitest';
import { copiedMarkdown, copiedText } from './copied-answer.ts';

const answer =
  '## Margin\n\nIt rose to [5.1%](#figure:margin) [1](#source:1), says [the report](https://example.com/a). Luck is 7. [not supported](#claim:c3)\n';

it('R7 F10 a copied answer is Markdown without links that lead somewhere on the page alone', () => {
  expect(copiedMarkdown(answer)).toBe(
    '## Margin\n\nIt rose to 5.1% [1], says [the report](https://example.com/a). Luck is 7. (not supported)',
  );
});

it('R7 F10 as text it is the words of the page, with the numbers of its sources', () => {
  expect(copiedText(answer)).toBe(
    'Margin\n\nIt rose to 5.1% [1], says the report. Luck is 7. (not supported)',
  );
});

it('R7 F10 an answer without links is copied as it is', () => {
  expect(copiedMarkdown('6 times 7 = **42**')).toBe('6 times 7 = **42**');
});
