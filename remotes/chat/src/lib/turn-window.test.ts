import { describe, expect, it } from 'vitest';
import { message, run } from '../testing/chat-fixtures.ts';
import { createTurnHeights } from './turn-heights.ts';
import {
  covers,
  estimatedHeight,
  piecesOf,
  stepTowards,
  topOf,
  windowAt,
  type Piece,
} from './turn-window.ts';

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

  it('R7 grows by one turn at each edge, lets go of what lies far behind, and comes to what is wanted', () => {
    const wanted = windowAt(heights, 4_000, 800, 1_200);
    const kept = windowAt(heights, 4_000, 800, 2_000);
    let window = { start: wanted.start + 5, end: kept.end + 8 };
    const seen = [window];
    while (!covers(window, wanted)) {
      window = stepTowards(window, wanted, kept);
      seen.push(window);
    }
    for (const [index, { start, end }] of seen.entries()) {
      const before = seen[Math.max(0, index - 1)]!;
      expect(before.start - start).toBeLessThanOrEqual(1);
      expect(end - before.end).toBeLessThanOrEqual(1);
    }
    expect(covers(kept, window)).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
  });

  it('R7 takes all that is wanted at once where nothing of it is mounted', () => {
    expect(stepTowards({ start: 40, end: 50 }, { start: 5, end: 9 }, { start: 0, end: 14 })).toEqual({
      start: 5,
      end: 9,
    });
  });

  it('R7 reads the text of a turn for its height once for a width, and takes what was measured instead', () => {
    let reads = 0;
    const long = turn('');
    Object.defineProperty(long.answer, 'text', {
      get() {
        reads += 1;
        return 'Freight rates rose again. '.repeat(40);
      },
    });
    const known = createTurnHeights(720, 32);
    const [first] = known.of([long]).of;
    expect(known.of([long]).of).toEqual([first]);
    expect(reads).toBe(1);
    known.note({ width: 360, gap: 32 }, []);
    expect(known.of([long]).of[0]).toBeGreaterThan(first!);
    expect(reads).toBe(2);
    known.note({ width: 360, gap: 32 }, [['q', 77]]);
    expect(known.of([long]).of).toEqual([77]);
  });
});
