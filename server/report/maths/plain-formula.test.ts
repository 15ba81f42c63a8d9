import { expect, it } from 'vitest';
import { plainFormula } from './plain-formula.ts';

it('writes a formula of words on one line, its letters whole', () => {
  expect(plainFormula('\\frac{\\text{Jahresüberschuss}}{\\text{Umsatz}}')).toBe('Jahresüberschuss / Umsatz');
  expect(plainFormula('\\frac{\\text{Revenue 2025}}{\\text{Revenue 2024}} - 1')).toBe(
    'Revenue 2025 / Revenue 2024 − 1',
  );
  expect(plainFormula('\\frac{\\text{Cash} - \\text{Debt}}{\\text{Assets}} \\cdot 365')).toBe(
    '(Cash − Debt) / Assets × 365',
  );
  expect(plainFormula('\\text{as stated}')).toBe('as stated');
  expect(plainFormula('\\frac{C_t}{C_0} - 1')).toBeNull();
});
