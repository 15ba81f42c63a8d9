import { z } from 'zod';
import type { Language } from '../lib/language.ts';

const line = z
  .string()
  .max(200)
  .regex(/\S/, 'must not be blank')
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'must be text');

/** What a slice calls something for people; strict, since it comes from a release. */
export const sliceLabelSchema = z.strictObject({ en: line, de: line.optional() } satisfies Record<
  Language,
  z.ZodType
>);
