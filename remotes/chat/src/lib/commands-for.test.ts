import { expect, it } from 'vitest';
import { commandsFor } from './commands-for.ts';

const commands = [{ label: 'Send to the archive' }, { label: 'Archive search' }, { label: 'Über uns' }];
const found = (query: string) => commandsFor(commands, query).map(({ label }) => label);

it('finds commands by all words of the query, in any order and case', () => {
  expect(found('ARCHIVE send')).toEqual(['Send to the archive']);
  expect(found('archive')).toEqual(['Send to the archive', 'Archive search']);
  expect(found('über')).toEqual(['Über uns']);
});

it('offers every command before anything is typed, and none for what no label has', () => {
  expect(found('  ')).toHaveLength(3);
  expect(found('unknown')).toEqual([]);
});
