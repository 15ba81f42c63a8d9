import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleRhythms } from '@loupe/shared/lib/schedule-limits';
import { nextTime } from './next-time.ts';

const at = (text: string) => new Date(text);

describe('the next time of a schedule', () => {
  it.each([
    ['daily', '2026-01-31T09:00:00Z', '2026-01-31T09:00:00Z', '2026-02-01T09:00:00Z'],
    ['daily', '2026-01-31T09:00:00Z', '2026-02-03T08:59:59Z', '2026-02-03T09:00:00Z'],
    ['weekly', '2026-01-31T09:00:00Z', '2026-02-07T09:00:00Z', '2026-02-14T09:00:00Z'],
    ['monthly', '2026-01-31T09:00:00Z', '2026-01-31T09:00:00Z', '2026-02-28T09:00:00Z'],
    ['monthly', '2026-01-31T09:00:00Z', '2026-02-28T09:00:00Z', '2026-03-31T09:00:00Z'],
    ['monthly', '2026-01-31T09:00:00Z', '2026-06-15T00:00:00Z', '2026-06-30T09:00:00Z'],
    ['monthly', '2024-02-29T09:00:00Z', '2025-02-01T00:00:00Z', '2025-02-28T09:00:00Z'],
  ] as const)('%s from %s, asked at %s, is %s', (every, anchor, now, next) => {
    expect(nextTime(at(anchor), every, at(now))).toEqual(at(next));
  });

  it('lies after now and after the anchor, and never further away than one step', () => {
    const days = { daily: 1, weekly: 7, monthly: 31 };
    const instant = fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...scheduleRhythms), (anchor, now, every) => {
        const next = nextTime(anchor, every, now).getTime();
        const from = Math.max(anchor.getTime(), now.getTime());
        return next > from && next - from <= days[every] * 86_400_000;
      }),
    );
  });
});
