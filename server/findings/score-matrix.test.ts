import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dominated } from './dominance.ts';
import { leadersOf, scoreMatrix, sharesOf, type MatrixCell, type MatrixCriterion } from './score-matrix.ts';
import { flips } from './sensitivity.ts';

const criterion = (
  id: string,
  weight: number,
  better: MatrixCriterion['better'] = 'higher',
  scale: MatrixCriterion['scale'] = 'range',
): MatrixCriterion => ({ id, name: id, weight, better, scale });
const cell = (option: string, id: string, value: number | null): MatrixCell => ({
  option,
  criterion: id,
  value,
});
const scoreIn = (result: ReturnType<typeof scoreMatrix>, option: string) =>
  result.scores.find((one) => one.option === option);

const options = ['A', 'B', 'C'] as const;
const ids = ['p', 'q', 'r'] as const;
const matrices = fc
  .record({
    weights: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.nat(9)),
    better: fc.tuple(...ids.map(() => fc.constantFrom('higher' as const, 'lower' as const))),
    values: fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { freq: 5 }), {
      minLength: 9,
      maxLength: 9,
    }),
  })
  .map(({ weights, better, values }) => ({
    criteria: ids.map((id, i) => criterion(id, weights[i] ?? 0, better[i])),
    cells: options.flatMap((option, o) => ids.map((id, i) => cell(option, id, values[o * 3 + i] ?? null))),
  }));

describe('a matrix of scores', () => {
  it('weighs normalised values as by hand, each in its direction', () => {
    // Price 100, 150, 200 (lower is better): 1, 0.5, 0. Support 2, 4, 3 (higher): 0, 1, 0.5. Weights 3 and 1.
    const result = scoreMatrix(
      options,
      [criterion('price', 3, 'lower'), criterion('support', 1)],
      [
        cell('A', 'price', 100),
        cell('B', 'price', 150),
        cell('C', 'price', 200),
        cell('A', 'support', 2),
        cell('B', 'support', 4),
        cell('C', 'support', 3),
      ],
    );
    expect(result.scores).toEqual([
      { option: 'A', score: 0.75, coverage: 1, rank: 1 },
      { option: 'B', score: 0.625, coverage: 1, rank: 2 },
      { option: 'C', score: 0.125, coverage: 1, rank: 3 },
    ]);
    // A and B are equal at a price share t with t = t/2 + (1 − t), which is 2/3.
    const price = flips(result).find((one) => one.criterion === 'price');
    expect(price).toMatchObject({ share: 0.75, from: 'A', to: 'B' });
    expect(price?.at).toBeCloseTo(2 / 3, 12);
    expect(dominated(result)).toEqual([['B', 'C']]);
  });

  it('leaves an empty cell empty: it lowers the coverage, and below 60 % there is no rank', () => {
    const result = scoreMatrix(
      options,
      [criterion('p', 6), criterion('q', 4)],
      [cell('A', 'p', 1), cell('B', 'p', 0), cell('B', 'q', 5), cell('C', 'q', 3), cell('C', 'p', null)],
    );
    expect(scoreIn(result, 'A')).toEqual({ option: 'A', score: 1, coverage: 0.6, rank: 1 });
    expect(scoreIn(result, 'B')).toEqual({ option: 'B', score: 0.4, coverage: 1, rank: 2 });
    expect(scoreIn(result, 'C')).toEqual({ option: 'C', score: 0, coverage: 0.4, rank: null });
    expect(dominated(result)).toEqual([]);
  });

  it('gives no points for a criterion that tells nothing apart', () => {
    const result = scoreMatrix(
      ['A', 'B'],
      [criterion('p', 1), criterion('q', 1), criterion('r', 2)],
      [cell('A', 'p', 7), cell('B', 'p', 7), cell('A', 'q', 1), cell('B', 'q', 2), cell('A', 'r', 3)],
    );
    expect(result.flat).toEqual(['p', 'r']);
    expect(result.scores).toEqual([
      { option: 'A', score: 0, coverage: 1, rank: 1 },
      { option: 'B', score: 1, coverage: 0.5, rank: null },
    ]);
    expect([...sharesOf(result)]).toEqual([['q', 1]]);
    expect(flips(result)).toEqual([]);
  });

  it('takes points that are given as they are', () => {
    const given = [criterion('p', 1, 'higher', 'given'), criterion('q', 1, 'lower', 'given')];
    const result = scoreMatrix(['A'], given, [cell('A', 'p', 0.5), cell('A', 'q', 0.25)]);
    expect(result.scores).toEqual([{ option: 'A', score: 0.625, coverage: 1, rank: 1 }]);
    expect(() => scoreMatrix(['A'], given, [cell('A', 'p', 1.5)])).toThrow(RangeError);
  });

  it('says a tie as one, without a weight that would turn it', () => {
    const result = scoreMatrix(
      ['A', 'B'],
      [criterion('p', 1), criterion('q', 1)],
      [cell('A', 'p', 1), cell('B', 'p', 0), cell('A', 'q', 0), cell('B', 'q', 1)],
    );
    expect(leadersOf(result).map(({ option, score }) => [option, score])).toEqual([
      ['A', 0.5],
      ['B', 0.5],
    ]);
    expect(flips(result)).toEqual([]);
  });

  it('refuses weights and cells that cannot be meant', () => {
    expect(() => scoreMatrix(['A'], [criterion('p', 0)], [])).toThrow(RangeError);
    expect(() => scoreMatrix(['A'], [criterion('p', -1), criterion('q', 3)], [])).toThrow(RangeError);
    expect(() => scoreMatrix(['A'], [criterion('p', 1)], [cell('A', 'p', 1), cell('A', 'p', 2)])).toThrow();
    expect(() => scoreMatrix(['A'], [criterion('p', 1)], [cell('B', 'p', 1)])).toThrow(RangeError);
    expect(() => scoreMatrix(['A'], [criterion('p', 1)], [cell('A', 'p', Number.NaN)])).toThrow(RangeError);
  });

  it('stays between 0 and 1, in any order, unit and scale of weights', () => {
    fc.assert(
      fc.property(matrices, ({ criteria, cells }) => {
        const result = scoreMatrix(options, criteria, cells);
        const other = scoreMatrix(
          options.toReversed(),
          criteria.map((one) => ({ ...one, weight: one.weight * 7 })).toReversed(),
          cells.map((one) => ({ ...one, value: one.value === null ? null : one.value * 3 + 11 })),
        );
        for (const { option, score, rank, coverage } of result.scores) {
          const same = scoreIn(other, option);
          expect(same?.score ?? -1).toBeCloseTo(score ?? -1, 9);
          expect([same?.rank, same?.coverage.toFixed(9)]).toEqual([rank, coverage.toFixed(9)]);
          expect(score ?? 0).toBeGreaterThanOrEqual(0);
          expect(score ?? 0).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('never scores an option that is dominated above the one that dominates it', () => {
    fc.assert(
      fc.property(matrices, ({ criteria, cells }) => {
        const result = scoreMatrix(options, criteria, cells);
        for (const [better, worse] of dominated(result))
          expect(scoreIn(result, better)?.score ?? 0).toBeGreaterThanOrEqual(
            (scoreIn(result, worse)?.score ?? 0) - 1e-12,
          );
      }),
    );
  });
});

/** The same matrix with one criterion at a share, all others scaled to what is left. */
function at(share: number, flipped: string, criteria: readonly MatrixCriterion[], cells: MatrixCell[]) {
  const rest = sharesOf(scoreMatrix(options, criteria, cells));
  const left = 1 - (rest.get(flipped) ?? 0);
  const weighted = criteria.map((one) => ({
    ...one,
    weight: one.id === flipped ? share : ((rest.get(one.id) ?? 0) / left) * (1 - share),
  }));
  return scoreMatrix(options, weighted, cells);
}

describe('the weight that turns the order', () => {
  it('makes both scores equal, and beyond it the other is ahead', () => {
    let seen = 0;
    fc.assert(
      fc.property(matrices, ({ criteria, cells }) => {
        for (const one of flips(scoreMatrix(options, criteria, cells))) {
          seen += 1;
          const scores = (share: number) => {
            const result = at(share, one.criterion, criteria, cells);
            return (scoreIn(result, one.from)?.score ?? 0) - (scoreIn(result, one.to)?.score ?? 0);
          };
          expect(scores(one.at)).toBeCloseTo(0, 7);
          const [before, beyond] = [
            0.5 * (one.at + one.share),
            one.at + 1e-4 * Math.sign(one.at - one.share),
          ];
          expect(scores(before)).toBeGreaterThan(-1e-9);
          if (beyond > 0 && beyond < 1) expect(scores(beyond)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it('is reported where a cell is missing, too', () => {
    // A has no r. With share t of r: A = R = 0.75; B = t·1 + (1 − t)·0.25, equal at t = 2/3.
    const criteria = [criterion('p', 3), criterion('q', 1), criterion('r', 1)];
    const cells = [
      cell('A', 'p', 1),
      cell('B', 'p', 0),
      cell('A', 'q', 0),
      cell('B', 'q', 1),
      cell('B', 'r', 1),
      cell('C', 'r', 0),
    ];
    const found = flips(scoreMatrix(options, criteria, cells)).find((one) => one.criterion === 'r');
    expect(found).toMatchObject({ from: 'A', to: 'B', share: 0.2 });
    expect(found?.at).toBeCloseTo(2 / 3, 12);
  });
});
