import { describe, expect, it } from 'vitest';
import { areDistinct, countDistinct } from './distinct-values.ts';

const all = (values: ArrayLike<number>) => Uint32Array.from({ length: values.length }, (_, row) => row);
const count = (values: ArrayLike<number>) => countDistinct(values, all(values));

describe('different values of a column', () => {
  it('are told apart whether they lie close together, far apart, below zero or between whole numbers', () => {
    expect(count(Uint32Array.of(3, 1, 3, 2))).toBe(3);
    expect(count(Float64Array.of(-5, 1e15, -5, 7))).toBe(3);
    expect(count(Float64Array.of(0.5, 0.25, 0.5))).toBe(2);
    expect(areDistinct(Float64Array.of(100_001, 100_000, 100_002))).toBe(true);
    expect(areDistinct(Float64Array.of(1e15, -5, 1e15))).toBe(false);
    expect(areDistinct(Float64Array.of(0.5, 0.25, 0.75))).toBe(true);
  });

  it('count two empty cells as alike, and zero once whatever its sign', () => {
    expect(areDistinct(Float64Array.of(1, Number.NaN, Number.NaN))).toBe(false);
    expect(count(Float64Array.of(0, -0, Number.NaN, Number.NaN))).toBe(2);
    expect(count(Float64Array.of(0, -0))).toBe(1);
  });

  it('are those of the rows asked for', () => {
    expect(countDistinct(Uint32Array.of(7, 8, 9, 7), Uint32Array.of(0, 3))).toBe(1);
    expect(countDistinct(Uint32Array.of(), Uint32Array.of())).toBe(0);
    expect(areDistinct(Uint32Array.of())).toBe(true);
  });
});
