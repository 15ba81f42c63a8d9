import { expect, it } from 'vitest';
import { readDocument } from '../tools/readers/read-document.ts';

async function columnsOf(text: string) {
  const read = await readDocument('tests', new TextEncoder().encode(text), 'list.csv');
  return read.typedTables[0]?.columns ?? [];
}

it.each([
  ['times', 'Requirement,Arden,Belmar\nResponse time,2 days,6 hours\nUptime (%),99,98\n'],
  ['currencies', 'Item,Arden,Belmar\nSetup,EUR 900,USD 950\nUptime (%),99,98\n'],
])('a row with two %s is not read as numbers without them', async (_, text) => {
  const [, arden, belmar] = await columnsOf(text);
  expect([arden?.kind, belmar?.kind]).toEqual(['doubtful', 'doubtful']);
});

it('rows that each keep to their unit are read as before', async () => {
  const text = 'Requirement,Arden,Belmar\nResponse time,2 days,6 days\nUptime (%),99,98\n';
  const [, arden] = await columnsOf(text);
  expect(arden?.kind).toBe('number');
});
