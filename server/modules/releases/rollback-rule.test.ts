import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedHealth, describeVerdict, judgeCanary, wilsonInterval } from './rollback-rule.ts';

const of = (failed: number, people: number) => ({ failed, people });

describe('the rule of the automatic rollback', () => {
  it.each([
    ['everybody fails, nobody else has reported', of(3, 3), of(0, 0), true],
    ['a third fails, live never does', of(10, 30), of(0, 300), true],
    ['three of a hundred fail, live never does in thousands', of(3, 100), of(0, 5000), true],
    ['two fail: too few to tell', of(2, 2), of(0, 1000), false],
    ['as bad as the live version', of(30, 100), of(300, 1000), false],
    ['a little worse, but it may be chance', of(4, 50), of(40, 1000), false],
    ['clearly worse than a live version that fails too', of(60, 100), of(100, 1000), true],
    ['better than the live version', of(3, 1000), of(100, 1000), false],
    ['nobody has reported live, and the canary fails rarely', of(3, 1000), of(0, 0), false],
    ['only three live reports, none bad: they prove little', of(3, 4), of(0, 3), false],
    ['nobody has reported anything', of(0, 0), of(0, 0), false],
  ])('%s', (_what, canary, live, isWorse) => {
    expect(judgeCanary(canary, live).isWorse).toBe(isWorse);
  });

  const people = integer({ min: 1, max: 5000 });

  it('knows the bounds of a share: around it, inside 0 and 1, closer the more people', () => {
    assert(
      property(people, integer({ min: 0, max: 5000 }), (all, some) => {
        const failed = Math.min(all, some);
        const { low, high } = wilsonInterval(of(failed, all));
        const wider = wilsonInterval(of(failed, all));
        const closer = wilsonInterval(of(failed * 4, all * 4));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(failed / all + 1e-9);
        expect(high).toBeGreaterThanOrEqual(failed / all - 1e-9);
        expect(closer.high - closer.low).toBeLessThanOrEqual(wider.high - wider.low);
      }),
    );
    // A value of the literature: 1 of 10.
    expect(wilsonInterval(of(1, 10)).low).toBeCloseTo(0.0179, 4);
    expect(wilsonInterval(of(1, 10)).high).toBeCloseTo(0.4042, 4);
  });

  it('never keeps a canary for one more failure, nor ends it for one more success', () => {
    assert(
      property(people, people, people, people, (all, some, liveAll, liveSome) => {
        const failed = Math.min(all, some);
        const live = of(Math.min(liveAll, liveSome), liveAll);
        const { isWorse } = judgeCanary(of(failed, all), live);
        if (isWorse) expect(judgeCanary(of(failed + 1, all + 1), live).isWorse).toBe(true);
        else expect(judgeCanary(of(failed, all + 1), live).isWorse).toBe(false);
      }),
    );
  });

  it('counts young accounts as one person at most, and never ends a canary by them alone', () => {
    assert(
      property(people, people, (all, some) => {
        const young = of(Math.min(all, some), all);
        const counted = countedHealth({ settled: of(0, 0), young });
        expect(counted.people).toBeLessThanOrEqual(1);
        expect(counted.failed).toBeLessThanOrEqual(counted.people);
        expect(judgeCanary(counted, of(0, 5000)).isWorse).toBe(false);
      }),
    );
    expect(countedHealth({ settled: of(2, 5), young: of(9, 12) })).toEqual(of(2, 6));
    expect(countedHealth({ settled: of(2, 5), young: of(10, 12) })).toEqual(of(3, 6));
  });

  it('says its evidence in one line', () => {
    const [canary, live] = [of(3, 3), of(1, 200)];
    expect(describeVerdict(canary, live, judgeCanary(canary, live))).toBe(
      'canary failed for 3 of 3 people (at least 43.9%), live failed for 1 of 200 people (at most 2.8%)',
    );
  });
});
