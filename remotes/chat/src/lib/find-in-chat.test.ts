import { expect, it } from 'vitest';
import { message, run } from '../testing/chat-fixtures.ts';
import { findInTurns } from './find-in-chat.ts';

const turns = [
  {
    id: 'q1',
    question: message('q1', 'user', { text: 'How did the Rates move?' }),
    run: run('r1', { agent: 'chat' }),
    answer: message('a1', 'assistant', { text: 'The **freight rates** rose; other rates\nfell.' }),
  },
  {
    id: 'q2',
    question: message('q2', 'user', { text: 'Write it up' }),
    run: run('r2', { agent: 'stocks' }),
    answer: message('a2', 'assistant', { text: '# Freight\n\nRates rose.' }),
  },
];

it('R7 finds words in questions, answers and reports, in reading order, capital or not', () => {
  expect(findInTurns(turns, 'rates')).toEqual([
    { turnId: 'q1', part: 'question', nth: 0 },
    { turnId: 'q1', part: 'answer', nth: 0 },
    { turnId: 'q1', part: 'answer', nth: 1 },
    { turnId: 'q2', part: 'report', nth: 0 },
  ]);
});

it('R7 finds across what only shapes the text: emphasis and line ends', () => {
  expect(findInTurns(turns, ' freight  rates rose')).toEqual([{ turnId: 'q1', part: 'answer', nth: 0 }]);
  expect(findInTurns(turns, 'rates fell')).toHaveLength(1);
});

it('R7 finds nothing for nothing', () => {
  expect(findInTurns(turns, '  ')).toEqual([]);
  expect(findInTurns(turns, '**')).toEqual([]);
});
