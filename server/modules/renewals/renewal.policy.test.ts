import { describe, expect, it } from 'vitest';
import { fallsBackToFreeAt, nextAttempt, renewalStart } from './renewal.policy.ts';

const dayMs = 86_400_000;

describe('R11 when a renewal is tried', () => {
  const due = new Date('2026-04-02T09:00:00Z');
  const after = (days: number) => new Date(due.getTime() + days * dayMs);

  it('R11 tries again after one, three and seven days, then gives up', () => {
    expect([1, 2, 3, 4].map((failed) => nextAttempt(due, failed, due))).toEqual([
      after(1),
      after(3),
      after(7),
      null,
    ]);
    expect(fallsBackToFreeAt(due)).toEqual(after(7));
  });

  it('R11 leaves a day between two tries when the schedule was late', () => {
    expect(nextAttempt(due, 1, after(5))).toEqual(after(6));
  });

  it('R11 charges no time in which there was no service', () => {
    expect(renewalStart(due, after(7))).toEqual(due);
    expect(renewalStart(due, after(60))).toEqual(after(60));
  });
});
