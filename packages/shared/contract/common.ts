import { z } from 'zod';

/** Ids are typed by prefix and opaque otherwise: `usr_…`, `cht_…`. */
export const id = (prefix: string) => z.string().max(80).describe(`id, ${prefix}_…`);
/** ISO 8601 instant in UTC. */
export const instant = z.string().describe('ISO 8601 instant, UTC');
/** Whole credits, never negative. */
export const credits = z.number().int().min(0).describe('whole credits');
/** Signed whole credits. */
export const signedCredits = z.number().int().describe('signed whole credits');
export const nothing = z.object({});
/** Query of a page: `cursor` from the previous answer, absent for the first page. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  q: z.string().max(200).optional(),
});
/** How many lines a page has, for whoever wants them all; 50 without it. */
export const pageLimit = z.coerce.number().int().min(1).max(1000).optional();
