import { describe, expect, it } from 'vitest';
import { message, run } from '../testing/chat-fixtures.ts';
import { covers, estimatedHeight, piecesOf, topOf, windowAt, type Piece } from './turn-window.ts';

const heights = { of: Array.from({ length: 100 }, (_, index) => 100 + (index % 3) * 50), gap: 10 };
const whole = topOf(heights, 100) - 10;
const heightOf = (piece: Piece) => (piece.kind === 'room' ? piece.height : heights.of[piece.index]!);

const turn = (text: string, agent = 'chat') => ({
  id: 'q',
  question: message('q', 'user'),
  run: run('r', { agent }),
  answer: message('a', 'assistant', { text }),
});

describe('the window of a long chat', () => {
  it('R7 holds what reaches into the view and its margin, and no more', () => {
    const window = windowAt(heights, 5_000, 800, 0);
    expect(topOf(heights, window.start + 1)).toBeGreaterThanOrEqual(5_000);
    expect(topOf(heights, window.start)).toBeLessThanOrEqual(5_000);
    expect(topOf(heights, window.end)).toBeGreaterThan(5_800);
    expect(topOf(heights, window.end - 1)).toBeLessThanOrEqual(5_800);
    expect(covers(windowAt(heights, 5_000, 800, 400), window)).toBe(true);
    expect(covers(window, windowAt(heights, 5_000, 800, 400))).toBe(false);
  });

  it('R7 is empty neither at the beginning nor at the end', () => {
    expect(windowAt(heights, -300, 800, 400).start).toBe(0);
    expect(windowAt(heights, whole - 800, 800, 400).end).toBe(100);
    expect(windowAt({ of: [], gap: 10 }, 0, 800, 400)).toEqual({ start: 0, end: 0 });
  });

  it('R7 takes the same room wherever it lies, with turns kept outside it too', () => {
    for (const top of [0, 777, 5_000, whole]) {
      const pieces = piecesOf(heights, windowAt(heights, top, 800, 400), [3, 99]);
      const sum = pieces.reduce((total, piece) => total + heightOf(piece), 10 * (pieces.length - 1));
      expect(sum).toBe(whole);
      expect(pieces.filter((piece) => piece.kind === 'turn').map(({ index }) => index)).toEqual(
        expect.arrayContaining([3, 99]),
      );
    }
  });

  it('R7 guesses a long answer higher than a short one, higher still on a narrow screen, and no report by its text', () => {
    const long = turn('Freight rates rose again. '.repeat(40));
    expect(estimatedHeight(long, 720)).toBeGreaterThan(estimatedHeight(turn('They rose.'), 720));
    expect(estimatedHeight(long, 360)).toBeGreaterThan(estimatedHeight(long, 720));
    expect(estimatedHeight(turn(long.answer.text, 'stocks'), 720)).toBeLessThan(estimatedHeight(long, 720));
  });
});
