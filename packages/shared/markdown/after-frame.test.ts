// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on once behind the next frame, in a task of its own', () => {
  const order: string[] = [];
  afterFrame(() => order.push('went on'));
  requestAnimationFrame(() => order.push('frame'));
  vi.advanceTimersToNextFrame();
  expect(order).toEqual(['frame']);
  vi.advanceTimersByTime(1_000);
  expect(order).toEqual(['frame', 'went on']);
});

it('waits in a page that is not shown, where no frame comes, and goes on with its next frame', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const callback = vi.fn<() => void>();
  afterFrame(callback);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  frames.forEach((frame) => frame(0));
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each([0, 16])('does not go on when it was called off after %i ms', (wait) => {
  const callback = vi.fn<() => void>();
  const callOff = afterFrame(callback);
  vi.advanceTimersByTime(wait);
  callOff();
  vi.advanceTimersByTime(1_000);
  expect(callback).not.toHaveBeenCalled();
});
