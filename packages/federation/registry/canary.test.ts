import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, isInCanary } from './canary.ts';

const canary = (percent: number, version = '1.1.0-bbbbbbbbbb') => ({ version, percent });
const people = Array.from({ length: 5000 }, (_, index) => `usr_${(index * 7919).toString(36)}`);

describe('a canary', () => {
  it('keeps everybody it has when its percent is raised', () => {
    const percent = integer({ min: 1, max: 99 });
    assert(
      property(string(), percent, percent, (id, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        return !isInCanary(id, 'chat', canary(less)) || isInCanary(id, 'chat', canary(more));
      }),
    );
  });

  it('puts everybody into one of a hundred buckets, whatever the id', () => {
    assert(
      property(string(), string(), (id, version) => {
        const bucket = bucketOf(id, 'chat', version);
        return Number.isInteger(bucket) && bucket >= 0 && bucket < 100;
      }),
    );
  });

  it.each([1, 10, 50, 90])('reaches about %i of a hundred people', (percent) => {
    const reached = people.filter((id) => isInCanary(id, 'chat', canary(percent))).length;
    expect(Math.abs((100 * reached) / people.length - percent)).toBeLessThan(2.5);
  });

  it('does not take the same people each time', () => {
    const first = people.filter((id) => isInCanary(id, 'chat', canary(50)));
    const again = first.filter((id) => isInCanary(id, 'chat', canary(50, '1.2.0-cccccccccc')));
    const share = again.length / first.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  // Server, host and every later release must agree on who is in.
  it('never changes how it chooses', () => {
    expect(people.slice(0, 6).map((id) => bucketOf(id, 'chat', '1.1.0-bbbbbbbbbb'))).toEqual([
      17, 30, 60, 12, 11, 70,
    ]);
  });
});
