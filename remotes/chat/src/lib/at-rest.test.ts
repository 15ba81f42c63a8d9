import { describe, expect, it } from 'vitest';
import { createTestClock } from '@loupe/shared/testing/test-clock';
import { whenAtRest } from './at-rest.ts';

function place(pixelsPerSecond: () => number) {
  const { clock, advance, pending } = createTestClock();
  let top = 900;
  let ranAt: number | null = null;
  const begunAt = clock.now();
  clock.every(10, () => (top -= pixelsPerSecond() / 100));
  const giveUp = whenAtRest(
    clock,
    () => top,
    () => (ranAt = clock.now() - begunAt),
  );
  return { advance, pending, giveUp, ranAfter: () => ranAt };
}

describe('what waits until the reader stops', () => {
  it('R7 runs at the first look where nothing moves, and where somebody scrolls slowly while reading', async () => {
    for (const speed of [0, 200]) {
      const { advance, ranAfter } = place(() => speed);
      await advance(1000);
      expect(ranAfter()).toBe(120);
    }
  });

  it('R7 waits as long as the place is only passed, and runs once', async () => {
    let speed = 2_400;
    const { advance, ranAfter, pending } = place(() => speed);
    await advance(600);
    expect(ranAfter()).toBe(null);
    speed = 0;
    await advance(1000);
    expect(ranAfter()).toBe(720);
    // The clock that moves the place goes on alone.
    expect(pending()).toBe(1);
  });

  it('R7 never runs once it was given up', async () => {
    const { advance, giveUp, ranAfter } = place(() => 2_400);
    await advance(300);
    giveUp();
    await advance(1000);
    expect(ranAfter()).toBe(null);
  });
});
