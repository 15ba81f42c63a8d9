import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, layoutChart, type ChartFrame } from './chart-layout.ts';

const frame: ChartFrame = {
  left: 10,
  top: 20,
  width: 400,
  height: 200,
  foot: 20,
  mostNames: 8,
  widestBar: 40,
  measure: (text) => text.length * 6,
  tickText: String,
};

describe('the place of things in a chart', () => {
  it('has round numbers on its axis that hold all values', () => {
    expect(axisTicks(0, 412.6)).toEqual([0, 100, 200, 300, 400, 500]);
    expect(axisTicks(-2.1, 12.3)).toEqual([-5, 0, 5, 10, 15]);
  });

  it('is inside the plot for any numbers, bars on zero, each as high as its value', () => {
    const value = fc.option(
      fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
      { freq: 5 },
    );
    const values = fc.array(value, { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, fc.constantFrom('line' as const, 'bar' as const), (series, shape) => {
        fc.pre(series.some((one) => one !== null));
        const points = series.map((_, at) => `P${at}`);
        const layout = layoutChart(
          shape,
          { points, series: [{ name: 'S', values: series }], unit: '' },
          frame,
        );
        const { left, right, top, bottom } = layout;
        const drawn =
          shape === 'bar' ? layout.bars.length : layout.lines.flatMap((line) => line.points).length;
        expect(drawn).toBe(series.filter((one) => one !== null).length);
        for (const { x, y, width, height } of layout.bars) {
          expect(x).toBeGreaterThanOrEqual(left);
          expect(x + width).toBeLessThanOrEqual(right + 1e-6);
          expect(y).toBeGreaterThanOrEqual(top - 1e-6);
          expect(y + height).toBeLessThanOrEqual(bottom + 0.5);
        }
        for (const { y } of layout.lines.flatMap((line) => line.points)) {
          expect(y).toBeGreaterThanOrEqual(top - 1e-6);
          expect(y).toBeLessThanOrEqual(bottom + 1e-6);
        }
      }),
    );
  });

  it('breaks a line where a value is missing', () => {
    const data = { points: ['a', 'b', 'c', 'd'], series: [{ name: 'S', values: [1, null, 2, 3] }], unit: '' };
    expect(layoutChart('line', data, frame).lines.map((line) => line.points.length)).toEqual([1, 2]);
  });

  it('writes as many names as fit, none beyond the right edge or over another', () => {
    const points = Array.from({ length: 52 }, (_, at) => `2026-${String(at).padStart(2, '0')}-01`);
    const data = { points, series: [{ name: 'S', values: points.map((_, at) => at) }], unit: '' };
    const { names, right } = layoutChart('line', data, frame);
    expect(names.length).toBeLessThanOrEqual(8);
    for (const { x, text } of names) expect(x + frame.measure(text)).toBeLessThanOrEqual(right);
    names.reduce((before, one) => {
      expect(one.x).toBeGreaterThan(before.x + frame.measure(before.text));
      return one;
    });
  });
});
