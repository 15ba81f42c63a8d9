import { expect, it } from 'vitest';
import { createTryCounter } from './try-counter.ts';

const clock = { now: () => new Date(0) };

it('E1 counts tries of as many keys as it may keep, and forgets those it was asked about least lately', () => {
  const tries = createTryCounter(clock, { windowMs: 1000, mostKeys: 2 });
  tries.take('a');
  tries.take('b');
  expect(tries.count('a')).toBe(1);
  tries.take('c');
  expect(['a', 'b', 'c'].map((key) => tries.count(key))).toEqual([1, 0, 1]);
});

it('E1 gives back a try that was forgotten meanwhile without touching what was counted since', () => {
  const tries = createTryCounter(clock, { windowMs: 1000, mostKeys: 1 });
  const giveBack = tries.take('a');
  tries.take('b');
  tries.take('a');
  giveBack();
  expect(tries.count('a')).toBe(1);
});
