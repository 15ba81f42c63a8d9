import { z } from 'zod';
import { id, instant } from './common.ts';

/** What a browser has to know of the view it is in: who looks, whether it may write, and when the server ends it. */
export const impersonationView = z.object({
  id: id('imp'),
  admin_name: z.string(),
  user_name: z.string(),
  is_read_only: z.boolean(),
  ends_at: instant,
  seconds_left: z
    .number()
    .int()
    .min(0)
    .describe('by the clock of the server, which may differ from the browser’s'),
});
export type ImpersonationView = z.output<typeof impersonationView>;
