import { expect, it } from 'vitest';
import { titleFrom } from './chats.models.ts';
import { decodeCursor, encodeCursor, likePattern } from '../chat-list/chat-list.models.ts';

it.each([
  ['What is 12*12, in file_name_2?', 'What is 12*12, in file_name_2?'],
  ['What is new?', 'What is new?'],
  ['  \n\n# A **bold**   heading\nmore', 'A bold heading'],
  ['- Is `NWF` a buy?', 'Is NWF a buy?'],
  ['', 'New chat'],
  ['***', 'New chat'],
  [
    'Compare the last three years of Northwind Freight with its peers, please',
    'Compare the last three years of Northwind Freight with its…',
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
])('the title of a chat that starts with %j is %j', (text, title) => {
  expect(titleFrom(text)).toBe(title);
});

it('a cursor says the same there and back; anything else is none', () => {
  for (const isArchived of [false, true]) {
    const updatedAt = new Date('2026-01-02T03:04:05.678Z');
    const position = { isArchived, isPinned: true, updatedAt, id: 'cht_abc' };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  }
  for (const odd of ['', 'x', '!!', Buffer.from('1:usr_1').toString('base64url')])
    expect(decodeCursor(odd)).toBeNull();
});

it('a search text is taken literally', () => {
  expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});
