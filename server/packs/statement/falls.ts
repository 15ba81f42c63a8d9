import type { StatementLineId } from './lines.ts';

/** What a reader has to know beside a score that looks at one year only, in the order of statements. */
export const fallingLines: readonly StatementLineId[] = [
  'operating_profit',
  'net_income',
  'operating_cash_flow',
  'cash',
];

/** A fall by more than a quarter since the year before is said in the headline; a rule of thumb of this product. */
export const fallRule = { below: -0.25 } as const;
