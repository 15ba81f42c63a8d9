import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRule, statusOf, type Measured, type Rule, type RiskWord } from './rules.ts';
import { firstCase, type Case } from './cases.ts';
import { readChange } from './changes.ts';
import { scoreOf, turningPoints, worstOf } from './score.ts';

const rank: Readonly<Record<RiskWord, number>> = { 'low risk': 0, 'medium risk': 1, 'high risk': 2 };
const rules = fc
  .record({
    better: fc.constantFrom('higher' as const, 'lower' as const),
    a: fc.integer({ min: -100, max: 100 }),
    b: fc.integer({ min: -100, max: 100 }),
    weight: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ better, a, b, weight }): Rule => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return {
      id: 'x',
      better,
      good: better === 'higher' ? high : low,
      poor: better === 'higher' ? low : high,
      weight,
    };
  });
const measured: fc.Arbitrary<Measured> = fc.oneof(
  fc.integer({ min: -200, max: 200 }).map((value) => ({ value })),
  fc.constant({ reason: 'A line was not found.' }),
);
const readings = fc.array(
  fc.tuple(rules, measured).map(([rule, one]) => readRule(rule, one)),
  { maxLength: 8 },
);

const ruleOf = (id: string, weight: number): Rule => ({ id, better: 'higher', good: 2, poor: 1, weight });

describe('findings', () => {
  it('F9 never read what was not computed: it waits for a person, and its reason is kept', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const reading = readRule(rule, { reason: 'No such line.' });
        expect(reading).toEqual({ kind: 'not computed', rule, reason: 'No such line.' });
        expect(statusOf(reading)).toBe('for review');
      }),
    );
    const rule: Rule = { id: 'x', better: 'higher', good: 2, poor: 1, weight: 1 };
    expect(() => readRule(rule, { value: Number.NaN })).toThrow(RangeError);
  });

  it('F9 never call a better value a higher risk', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -200, max: 200 }), fc.nat(100), (rule, value, more) => {
        const better = rule.better === 'higher' ? value + more : value - more;
        const [one, two] = [readRule(rule, { value }), readRule(rule, { value: better })];
        if (one.kind === 'read' && two.kind === 'read')
          expect(rank[two.status]).toBeLessThanOrEqual(rank[one.status]);
      }),
    );
  });

  it('take a value at a threshold for the middle', () => {
    const rule: Rule = { id: 'x', better: 'higher', good: 1.5, poor: 1, weight: 1 };
    const words = [1.51, 1.5, 1, 0.99].map((value) => statusOf(readRule(rule, { value })));
    expect(words).toEqual(['low risk', 'medium risk', 'medium risk', 'high risk']);
  });
});

describe('a score', () => {
  it('stays the same in any order and when all weights are doubled, and lies between 0 and 1', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const score = scoreOf(all);
        expect(scoreOf(all.toReversed()).value ?? -1).toBeCloseTo(score.value ?? -1, 12);
        const doubled = all.map((one) => ({ ...one, rule: { ...one.rule, weight: one.rule.weight * 2 } }));
        expect(scoreOf(doubled).value ?? -1).toBeCloseTo(score.value ?? -1, 12);
        expect(score.value ?? 0).toBeGreaterThanOrEqual(0);
        expect(score.value ?? 1).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is moved by what was not computed in its coverage only, and says nothing below 60 %', () => {
    const rule: Rule = { id: 'x', better: 'higher', good: 2, poor: 1, weight: 3 };
    const poor = readRule(rule, { value: 0 });
    const missing = readRule({ ...rule, weight: 2 }, { reason: 'missing' });
    expect(scoreOf([poor, missing])).toEqual({ value: 1, status: 'high risk', coverage: 0.6 });
    expect(scoreOf([poor, missing, missing])).toMatchObject({ value: null, status: null });
    expect(scoreOf([])).toEqual({ value: null, status: null, coverage: 0 });
  });

  it('names the readings on which its word hangs', () => {
    const all = [readRule(ruleOf('a', 3), { value: 3 }), readRule(ruleOf('b', 3), { value: 0 })];
    expect(scoreOf(all).status).toBe('medium risk');
    expect(turningPoints(all).map((one) => one.rule.id)).toEqual(['a', 'b']);
    const sure = [1, 2, 3, 4].map((n) => readRule(ruleOf(String(n), 1), { value: 3 }));
    expect(turningPoints(sure)).toEqual([]);
  });
});

describe('the highest of several risks', () => {
  const rule: Rule = { id: 'x', better: 'lower', good: 1, poor: 2, weight: 1 };
  const read = (value: number) => readRule(rule, { value });
  const missing = readRule(rule, { reason: 'missing' });

  it('F9 is not softened by what was not computed: low only where all were', () => {
    expect(worstOf([read(0), read(1.5)])).toBe('medium risk');
    expect(worstOf([read(0), missing])).toBeNull();
    expect(worstOf([read(3), missing])).toBe('high risk');
    expect(worstOf([read(0), read(0)])).toBe('low risk');
    expect(worstOf([missing])).toBeNull();
  });
});

describe('cases', () => {
  const cases: readonly Case<'far' | 'near' | 'grown' | 'known'>[] = [
    { word: 'far', when: [{ measure: 'gap', isSize: true, least: 2 }] },
    {
      word: 'grown',
      when: [
        { measure: 'gap', less: 'then', above: 0 },
        { measure: 'gap', over: 'then', above: 1.5 },
      ],
    },
    { word: 'near', when: [{ measure: 'gap', most: 0.5 }] },
    { word: 'known', when: [{ measure: 'gap' }] },
  ];
  const word = (gap: number, then = Number.NaN) =>
    firstCase(cases, (id) => (id === 'gap' ? gap : then), 'known' as const);

  it('give the word of the first that holds whole', () => {
    expect([word(-3), word(1, 0.5), word(1, 0.9), word(0.5)]).toEqual(['far', 'grown', 'known', 'near']);
  });

  it('read nothing from what was not computed', () => {
    const unread = firstCase(cases, () => Number.NaN, 'none' as never);
    expect(unread).toBe('none');
  });
});

describe('a change', () => {
  const rule = {
    measure: 'a',
    before: 'b',
    unit: 0.1,
    isShare: true,
    words: { more: 'up', less: 'down', same: 'flat' },
  } as const;
  const read = (now: number, then: number) => readChange(rule, (id) => (id === 'a' ? now : then));

  it('smaller than its unit is none, and of what was not computed nothing is said', () => {
    expect([read(100, 95), read(100, 80), read(100, 120), read(100, Number.NaN)]).toEqual([
      'flat',
      'up',
      'down',
      null,
    ]);
  });
});
