/** A ratio of two attributes of one company and one period (or day). */
export interface RatioRule {
  readonly id: string;
  readonly over: readonly [string, string];
  readonly print: 'percent' | 'number';
}

/** Common ratios of statements, as textbooks of accounting define them. */
export const companyRatios: readonly RatioRule[] = [
  { id: 'gross-margin', over: ['gross_profit', 'revenue'], print: 'percent' },
  { id: 'operating-margin', over: ['operating_profit', 'revenue'], print: 'percent' },
  { id: 'net-margin', over: ['net_income', 'revenue'], print: 'percent' },
  { id: 'equity-ratio', over: ['equity', 'total_assets'], print: 'percent' },
  { id: 'current-ratio', over: ['current_assets', 'current_liabilities'], print: 'number' },
  { id: 'debt-equity', over: ['debt', 'equity'], print: 'number' },
  { id: 'cash-conversion', over: ['operating_cash_flow', 'net_income'], print: 'number' },
];
