import { expect, it } from 'vitest';
import { readDocument } from '../tools/readers/read-document.ts';

it('a range with its unit in the first row is a row, not a second line of the header', async () => {
  const text =
    'Course;Teaches;Effort\nKnives;knife skills;4-6 hours\nStocks;stocks;10 hours\nSauces;sauces;12 hours\n';
  const read = await readDocument('tests', new TextEncoder().encode(text), 'list.csv');
  const [table] = read.typedTables;
  expect(table?.columns.map(({ name }) => name)).toEqual(['Course', 'Teaches', 'Effort']);
  expect(table?.rowCount).toBe(3);
});
