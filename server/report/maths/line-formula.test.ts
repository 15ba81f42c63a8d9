import { expect, it } from 'vitest';
import { lineFormula } from './line-formula.ts';

it.each([
  ['\\frac{\\text{Revenue}}{\\text{Total assets}}', 'Revenue / Total assets'],
  ['\\frac{C_t}{C_{t-1}} - 1', 'C_t / C_(t−1) − 1'],
  ['d_{\\mathrm{run}} - d_{\\mathrm{last}}', 'd_run − d_last'],
  ['d_{run}', 'd_run'],
  ['\\frac{a - b}{2c}', '(a − b) / (2c)'],
  ['\\frac{\\sum w_i p_i}{\\sum w_i}', '(∑w_i p_i) / (∑w_i)'],
  ['\\mathrm{EMA}_{12}(C) - \\mathrm{EMA}_{26}(C)', 'EMA_12(C) − EMA_26(C)'],
  [
    '100 - \\frac{100}{1 + \\overline{U}_{14} / \\overline{D}_{14}}',
    '100 − 100 / (1 + mean(U)_14 / mean(D)_14)',
  ],
  [
    '\\sqrt{\\frac{N}{4\\,n\\ln 2}\\sum_{t=1}^{n}\\left(\\ln\\frac{H_t}{L_t}\\right)^2}',
    '√((N / (4 n ln 2))∑_(t=1)^n(ln (H_t / L_t))^2)',
  ],
  ['\\min_t \\left( \\frac{C_t}{\\max_{s \\le t} C_s} - 1 \\right)', 'min_t(C_t / (max_(s≤t) C_s) − 1)'],
  ['as stated, rounded', 'as stated, rounded'],
  ['\\frac{', '\\frac{'],
])('%s reads as a line of text that means the same', (tex, line) => {
  expect(lineFormula(tex)).toBe(line);
});
