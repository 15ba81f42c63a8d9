import { describe, expect, it } from 'vitest';
import { message, run } from '../testing/chat-fixtures.ts';
import { answersBeyond } from './answers-beyond.ts';
import type { Turn } from './turns.ts';

const turn = (text: string | null, agent = 'chat'): Turn => ({
  id: `turn ${text}`,
  question: message('q', 'user'),
  run: run('r', { agent }),
  answer: text === null ? null : message('a', 'assistant', { text }),
});

describe('the answers a reader comes to next', () => {
  const turns = ['0', '1', '2', '3', '4', '5', '6', '7'].map((text) => turn(text));

  it('R7 are those nearest to what is mounted, on both sides', () => {
    expect(answersBeyond(turns, { start: 3, end: 5 }, 2)).toEqual(['2', '5', '1', '6']);
    expect(answersBeyond(turns, { start: 7, end: 8 }, 3)).toEqual(['6', '5', '4']);
    expect(answersBeyond(turns, { start: 0, end: Number.POSITIVE_INFINITY }, 3)).toEqual([]);
  });

  it('R7 are no reports, none that did not come yet, and none that are long', () => {
    const mixed = [
      turn('a report', 'stocks'),
      turn(null),
      turn('x'.repeat(8_001)),
      turn('short'),
      turn('seen'),
    ];
    expect(answersBeyond(mixed, { start: 4, end: 5 }, 9)).toEqual(['short']);
  });
});
