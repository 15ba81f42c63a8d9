import { z } from 'zod';

/** Money is whole minor units (cents) and an ISO 4217 code; never a fraction. */
export const money = z.object({
  amount_minor: z.number().int().describe('minor units of the currency; negative for what is taken off'),
  currency: z.string().describe('ISO 4217'),
});
export type Money = z.output<typeof money>;

export const interval = z.enum(['monthly', 'yearly']);
export type Interval = z.output<typeof interval>;

/** `test`: local test payments, nobody is charged. `stripe`: real ones. */
export const providerName = z.enum(['test', 'stripe']);
