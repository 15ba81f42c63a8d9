import type { Rule } from '../../findings/rules.ts';

export type RoomRuleId = 'top_customer' | 'net_retention' | 'months_of_cash' | 'room_coverage';

/** What investors often expect, as data: rules of thumb, not laws. A report says so beside each threshold. */
export const roomRules: readonly (Rule & { readonly id: RoomRuleId })[] = [
  { id: 'top_customer', better: 'lower', good: 0.2, poor: 0.35, weight: 3 },
  { id: 'net_retention', better: 'higher', good: 1, poor: 0.85, weight: 2 },
  { id: 'months_of_cash', better: 'higher', good: 18, poor: 9, weight: 3 },
  { id: 'room_coverage', better: 'higher', good: 0.8, poor: 0.5, weight: 2 },
];
