import { expect, it } from 'vitest';
import { cellFormula } from './cell-formula.ts';

const cells = (...values: readonly number[]) => values.map((value, at) => ({ address: `G${at + 2}`, value }));
const formulaOf = (tex: string, inputs: readonly number[], value: number, decimals = 3) =>
  cellFormula(tex, cells(...inputs), { value, decimals })?.formula ?? null;

it('writes a formula over the cells of its inputs where it gives the printed number', () => {
  expect(formulaOf(String.raw`\frac{C_t}{C_0} - 1`, [97.42, 85.22], 0.143)).toBe('((G2/G3)-1)');
  expect(formulaOf(String.raw`\frac{|C_t - S|}{\mathrm{ATR}_{14}}`, [97.42, 88, 2.28], 4.1, 1)).toBe(
    '(ABS((G2-G3))/G4)',
  );
  expect(formulaOf(String.raw`\sqrt{252}\,s`, [0.01], 0.159)).toBe('(SQRT(252)*G2)');
  expect(formulaOf('a - b + c', [5, 3, 1], 3, 0)).toBe('((G2-G3)+G4)');
  expect(formulaOf(String.raw`2\,(a + b)^2`, [1, 2], 18, 0)).toBeNull();
});

it('finds which symbol is which input by the number that comes out', () => {
  expect(formulaOf(String.raw`\frac{C_{low}}{C_{peak}} - 1`, [78.04, 54.43], -0.303)).toBe('((G3/G2)-1)');
});

it('writes none where another number comes out, an input is missing or the formula is no plain arithmetic', () => {
  expect(formulaOf(String.raw`\frac{a}{b}`, [1, 2], 0.7)).toBeNull();
  expect(formulaOf(String.raw`\frac{a}{b}`, [1], 1)).toBeNull();
  for (const tex of [
    String.raw`\frac{1}{20} \sum_{i=0}^{19} C_{t-i}`,
    String.raw`\mathrm{EMA}_{12}(C) - \mathrm{EMA}_{26}(C)`,
    String.raw`\max_t C_t - C`,
    String.raw`\foo{a} - b`,
    'as stated',
  ])
    expect(formulaOf(tex, [1, 1], 0, 0), tex).toBeNull();
});
